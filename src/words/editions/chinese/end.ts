import { listed, spaced } from './grammar.ts';
import { turning } from './turning-points.ts';
import type { EndPhrases } from '../../phrases/end.ts';
import type { Either } from '../../span.ts';
import type { Pair } from '../../phrases/log.ts';
import type { Person } from '../../phrases/person.ts';
import type { Themed } from '../../theme.ts';

/** Who won and by what, or at least who won. */
const won = (who: string, by: string): Either => ({ either: [`${who}：${by}`, who] });

/** The same, with how the last policy came about. */
const wonLaid = (who: string, by: string, laid: string): Either => ({
  either: [`${who}：${laid}`, `${who}：${by}`, who],
});

/** The same, with the government that laid it: `laid` says of the pair what it did. */
const wonLaidBy =
  (who: string, by: string, laid: (pair: string) => string) =>
  ({ president, chancellor }: Pair): Either => ({
    either: [
      `${who}：${laid(`${president.who} + ${chancellor.who}`)}`,
      `${who}：${laid(`${president.number} + ${chancellor.number} 號`)}`,
      `${who}：${by}`,
      who,
    ],
  });

/** A team that lost, and others beside it with what they were: by name, or by number where there is no room. */
const lost = (
  team: readonly Person[],
  ...others: readonly (readonly [what: string, who: Person])[]
): Either => {
  const lostAs = (called: (one: Person) => string): string =>
    `落敗：${listed([...team.map(called), ...others.map(([what, one]) => `${what} ${called(one)}`)])}。`;
  return { either: [lostAs(({ name }) => name), lostAs(({ number }) => String(number))] };
};

export const end: Themed<EndPhrases> = {
  won: {
    classic: { liberal: '自由黨獲勝', fascist: '法西斯獲勝', mastermind: '幕後主謀獲勝' },
    corporate: { liberal: '忠誠員工獲勝', fascist: '內鬼獲勝', mastermind: '幕後黑手獲勝' },
    cats: { liberal: '鎮上的貓獲勝', fascist: '老鼠獲勝', mastermind: '老貓獲勝' },
  },
  count: {
    classic: (rounds, governments) => `${rounds} 回合 · ${governments} 屆政府`,
    corporate: (rounds, managements) => `${rounds} 回合 · ${managements} 屆經營團隊`,
    cats: (rounds, townHalls) => `${rounds} 回合 · ${townHalls} 屆鎮公所`,
  },
  whoHead: '誰是誰',
  governmentsHead: '拿到什麼、說了什麼',
  governmentsColumns: {
    classic: ' # 統+理 抽  交 頒    統說    理說',
    corporate: ' # 執+工 抽  交 採    執說    工說',
    cats: ' # 鎮+捕 抽  交 法    鎮說    捕說',
  },
  vetoed: { classic: '否決', corporate: '廢案', cats: '推下' },
  lie: '謊',
  turningHead: '關鍵時刻',
  killed: {
    classic: (round) => `R${round}處決`,
    corporate: (round) => `R${round}開除`,
    cats: (round) => `R${round}驅逐`,
  },
  head: '遊戲結束',
  how: {
    'liberal-policies': {
      classic: won('自由黨獲勝', '第五張自由黨法案'),
      corporate: won('忠誠員工獲勝', '第五張合格藍圖'),
      cats: won('鎮上的貓獲勝', '第五張貓法'),
    },
    'hitler-executed': {
      classic: won('自由黨獲勝', '希特勒被處決'),
      corporate: won('忠誠員工獲勝', '老鼠被開除'),
      cats: won('鎮上的貓獲勝', '公務員老鼠被驅逐'),
    },
    'fascist-policies': {
      classic: won('法西斯獲勝', '第六張法西斯法案'),
      corporate: won('內鬼獲勝', '第六張瑕疵藍圖'),
      cats: won('老鼠獲勝', '第六張鼠法'),
    },
    'hitler-elected': {
      classic: won('法西斯獲勝', '希特勒當選總理'),
      corporate: won('內鬼獲勝', '老鼠當上總工程師'),
      cats: won('老鼠獲勝', '公務員老鼠當上捕鼠官'),
    },
    mastermind: {
      classic: won('幕後主謀獲勝', '四張自由黨法案和五張法西斯法案'),
      corporate: won('幕後黑手獲勝', '四張合格藍圖和五張瑕疵藍圖'),
      cats: won('老貓獲勝', '四張貓法和五張鼠法'),
    },
  },
  howLaid: {
    'liberal-policies': {
      classic: wonLaidBy('自由黨獲勝', '第五張自由黨法案', (pair) => spaced`${pair}頒布第五張自由黨法案`),
      corporate: wonLaidBy('忠誠員工獲勝', '第五張合格藍圖', (pair) => spaced`${pair}採用第五張合格藍圖`),
      cats: wonLaidBy('鎮上的貓獲勝', '第五張貓法', (pair) => spaced`${pair}通過第五張貓法`),
    },
    'fascist-policies': {
      classic: wonLaidBy('法西斯獲勝', '第六張法西斯法案', (pair) => spaced`${pair}頒布第六張法西斯法案`),
      corporate: wonLaidBy('內鬼獲勝', '第六張瑕疵藍圖', (pair) => spaced`${pair}採用第六張瑕疵藍圖`),
      cats: wonLaidBy('老鼠獲勝', '第六張鼠法', (pair) => spaced`${pair}通過第六張鼠法`),
    },
    mastermind: {
      classic: wonLaidBy(
        '幕後主謀獲勝',
        '四張自由黨法案和五張法西斯法案',
        (pair) => spaced`四張自由黨和五張法西斯，最後由${pair}頒布`,
      ),
      corporate: wonLaidBy(
        '幕後黑手獲勝',
        '四張合格藍圖和五張瑕疵藍圖',
        (pair) => spaced`四張合格和五張瑕疵，最後由${pair}採用`,
      ),
      cats: wonLaidBy(
        '老貓獲勝',
        '四張貓法和五張鼠法',
        (pair) => spaced`四張貓法和五張鼠法，最後由${pair}通過`,
      ),
    },
  },
  howChaos: {
    'liberal-policies': {
      classic: wonLaid('自由黨獲勝', '第五張自由黨法案', '混亂中頒布第五張自由黨法案'),
      corporate: wonLaid('忠誠員工獲勝', '第五張合格藍圖', '罷工中採用第五張合格藍圖'),
      cats: wonLaid('鎮上的貓獲勝', '第五張貓法', '大亂鬥中通過第五張貓法'),
    },
    'fascist-policies': {
      classic: wonLaid('法西斯獲勝', '第六張法西斯法案', '混亂中頒布第六張法西斯法案'),
      corporate: wonLaid('內鬼獲勝', '第六張瑕疵藍圖', '罷工中採用第六張瑕疵藍圖'),
      cats: wonLaid('老鼠獲勝', '第六張鼠法', '大亂鬥中通過第六張鼠法'),
    },
    mastermind: {
      classic: wonLaid(
        '幕後主謀獲勝',
        '四張自由黨法案和五張法西斯法案',
        '四張自由黨和五張法西斯，最後一張在混亂中頒布',
      ),
      corporate: wonLaid(
        '幕後黑手獲勝',
        '四張合格藍圖和五張瑕疵藍圖',
        '四張合格和五張瑕疵，最後一張在罷工中採用',
      ),
      cats: wonLaid('老貓獲勝', '四張貓法和五張鼠法', '四張貓法和五張鼠法，最後一張在大亂鬥中通過'),
    },
  },
  lost: {
    all: ({ name, number }) => ({
      either: [spaced`落敗：${name}以外的所有人。`, `落敗：${number} 號以外的所有人。`],
    }),
    liberals: (team) => lost(team),
    liberalsAndMastermind: {
      classic: (team, mastermind) => lost(team, ['幕後主謀', mastermind]),
      corporate: (team, mastermind) => lost(team, ['幕後黑手', mastermind]),
      cats: (team, mastermind) => lost(team, ['老貓', mastermind]),
    },
    fascists: {
      classic: (team, hitler) => lost(team, ['希特勒', hitler]),
      corporate: (team, rat) => lost(team, ['老鼠', rat]),
      cats: (team, rat) => lost(team, ['公務員老鼠', rat]),
    },
    fascistsAndMastermind: {
      classic: (team, hitler, mastermind) => lost(team, ['希特勒', hitler], ['幕後主謀', mastermind]),
      corporate: (team, rat, mastermind) => lost(team, ['老鼠', rat], ['幕後黑手', mastermind]),
      cats: (team, rat, mastermind) => lost(team, ['公務員老鼠', rat], ['老貓', mastermind]),
    },
  },
  mayDealAgain: {
    either: ['房主可以照原座位再發一局。謝謝大家。', '房主可以再發一局。謝謝大家。', '房主可以再發一局。'],
  },
  turning,
};
