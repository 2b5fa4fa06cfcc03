import type { Themed } from '../../theme.ts';
import type { WaysWords } from '../../table-words.ts';

export const ways: Themed<WaysWords> = {
  keys: 'Esc 返回',
  invite: {
    head: '加入方式',
    code: (code) => `ssh 和瀏覽器會問這張牌桌的密碼：${code}`,
    certificate: '網頁憑證的指紋（SHA-256），讓來客和瀏覽器顯示的比對：',
  },
  back: {
    head: '返回方式',
    warning:
      '下面每一行都能從這裡或另一台電腦帶你回到座位。別人拿到其中一行，就能佔走這個座位，看到它知道的一切：別給任何人看。你在別處回來後，這個畫面就會結束。',
  },
};
