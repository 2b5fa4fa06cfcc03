import type { HistoryPhrases } from '../../phrases/history.ts';
import type { LogPageWords } from '../../table-words.ts';
import type { Themed } from '../../theme.ts';

export const history: Themed<HistoryPhrases> = {
  head: '이력',
  board: {
    classic: (liberal, fascist, tracker, deck) =>
      `자유 L ${liberal}/5  파시스트 F ${fascist}/6  선거 실패 ${tracker}  덱 ${deck}`,
    corporate: (liberal, fascist, tracker, deck) =>
      `정상 O ${liberal}/5  불량 X ${fascist}/6  교착 ${tracker}  도면함 ${deck}`,
    cats: (liberal, fascist, tracker, deck) =>
      `고양이 C ${liberal}/5  쥐 R ${fascist}/6  닳은 인내심 ${tracker}  법안함 ${deck}`,
  },
  columns: {
    round: 'R',
    president: { classic: '대통령', corporate: 'CEO', cats: '시장' },
    chancellor: { classic: '총리', corporate: '수석 엔지니어', cats: '쥐잡이' },
    vote: '투표',
    put: { classic: 'L/F', corporate: 'O/X', cats: 'C/R' },
    presidentSaid: { classic: '대', corporate: 'CE', cats: '시' },
    chancellorSaid: { classic: '총', corporate: '수', cats: '잡' },
    followed: '이후',
  },
  columnsShort: {
    round: 'R',
    pair: { classic: '대+총', corporate: 'CE+수', cats: '시+잡' },
    vote: '투표',
    put: { classic: 'L/F', corporate: 'O/X', cats: 'C/R' },
    presidentSaid: { classic: '대통령', corporate: 'CEO', cats: '시장' },
    chancellorSaid: { classic: '총리', corporate: '수석', cats: '쥐잡이' },
  },
  governments: { classic: '정부', corporate: '경영진', cats: '시청' },
  noteShort: {
    classic: (history) => `≠ 대통령이 L을 버렸거나 거짓말. 전체 ${history}`,
    corporate: (history) => `≠ CEO가 O를 파쇄했거나 거짓말. 전체 ${history}`,
    cats: (history) => `≠ 시장이 C를 버렸거나 거짓말. 전체 ${history}`,
  },
  nothing: {
    classic: '아직 투표한 정부가 없어요.',
    corporate: '아직 투표한 경영진이 없어요.',
    cats: '아직 투표한 시청이 없어요.',
  },
  veto: { classic: '거부', corporate: '폐기', cats: '밀침' },
  tracker: {
    classic: (tracker) => `실패 ${tracker}`,
    corporate: (tracker) => `교착 ${tracker}`,
    cats: (tracker) => `인내심 ${tracker}`,
  },
  tie: {
    classic: (tracker) => `동률, 실패 ${tracker}`,
    corporate: (tracker) => `동률, 교착 ${tracker}`,
    cats: (tracker) => `동률, 인내심 ${tracker}`,
  },
  chaos: {
    classic: (tile) => `혼돈: ${tile}`,
    corporate: (tile) => `파업: ${tile}`,
    cats: (tile) => `대소동: ${tile}`,
  },
  notHitler: {
    classic: (seat) => `${seat} H아님`,
    corporate: (seat) => `${seat} R아님`,
    cats: (seat) => `${seat} 공쥐X`,
  },
  investigated: {
    classic: (seat) => `조사 ${seat}`,
    corporate: (seat) => `조회 ${seat}`,
    cats: (seat) => `냄새 ${seat}`,
  },
  investigatedSaid: {
    classic: (seat, said) => `조사 ${seat}: “${said}”`,
    corporate: (seat, said) => `조회 ${seat}: “${said}”`,
    cats: (seat, said) => `냄새 ${seat}: “${said}”`,
  },
  peeked: { classic: '엿보기', corporate: '미리보기', cats: '엿보기' },
  peekedSaid: {
    classic: (said) => `엿보기: “${said}”`,
    corporate: (said) => `미리보기: “${said}”`,
    cats: (said) => `엿보기: “${said}”`,
  },
  listed: (followed) => followed.join(', '),
  picked: (seat) => `지목 ${seat}`,
  killed: {
    classic: (seat) => `처형 ${seat}`,
    corporate: (seat) => `해고 ${seat}`,
    cats: (seat) => `추방 ${seat}`,
  },
  note: {
    classic: '≠ 대통령이 L을 버렸거나, 둘 중 누군가 거짓말을 했어요.',
    corporate: '≠ CEO가 O를 파쇄했거나, 둘 중 누군가 거짓말을 했어요.',
    cats: '≠ 시장이 C를 버렸거나, 둘 중 누군가 거짓말을 했어요.',
  },
  keys: '≠ 없어도 거짓일 수 있어요.  ↑↓ 줄 · Enter 표 · Esc 게임판',
  keysOfLine: '↑↓ 줄 · Enter 목록으로 · Esc 게임판',
};

export const logPage: Themed<LogPageWords> = {
  head: '기록',
  keys: '↑ 이전 · End 최신 · Esc 게임판',
};
