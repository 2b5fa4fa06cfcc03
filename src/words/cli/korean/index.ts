import { help } from './help.ts';
import type { CliWords } from '../../cli-words.ts';
import type { NameRefusal } from '../../../text/index.ts';

const names: Readonly<Record<NameRefusal, string>> = {
  empty: '이름이 비어 있어요',
  'too-wide': '이름이 16칸보다 넓어요',
  'forbidden-character': '보이지 않는 문자가 있어요',
  'stray-marks': '글자 없는 부호가 있거나 한 글자에 부호가 너무 많아요',
  'mixed-scripts': '여러 문자 체계가 섞여 있어요',
  'unsteady-width': '터미널마다 다르게 그리는 문자가 있어요',
  'no-letter-first': '이름은 글자로 시작해야 해요',
  'unusual-character': "글자, 숫자, 공백과 - ' . · 만 쓸 수 있어요",
  'like-a-sign': '앞에 x, p, c가 있거나 낱말 사이에 숫자가 있으면 게임판의 표시처럼 보여요',
};

/** Korean, on the command line. */
export const korean: CliWords = {
  help,

  syntax: {
    unknownOption: (option) => `${option} 옵션은 없어요.`,
    unknownCommand: (command) => `${command} 명령은 없어요.`,
    missingArgument: (name) => `인자가 빠졌어요: ${name}.`,
    missingValue: (option) => `값이 필요해요: ${option}.`,
    tooMany: '받을 수 있는 것보다 인자가 많아요.',
  },

  didYouMean: (word) => `혹시 ${word} 말인가요?`,
  oneOf: (what, values) => `${what}에는 다음 중 하나를 쓰세요: ${values.join(', ')}.`,
  number: (option, least, most) => `${option}에는 ${least}부터 ${most}까지의 수를 쓰세요.`,
  notNumber: (option, least, most, given) =>
    `${option}에는 "${given}" 말고 ${least}부터 ${most}까지의 정수를 쓰세요.`,
  port: (option) => `${option}에는 0(비어 있는 아무 포트)부터 65535까지의 수를 쓰세요.`,
  fault: (message) => `이 프로그램의 오류예요. 알려 주세요: ${message}`,
  outputFailed: (code) => `출력을 쓸 수 없어요 (${code}). 디스크가 가득 찼나요?`,

  name: {
    choose: '--name으로 이름을 정하세요.',
    likeABot: '--name: 봇 이름처럼 보여요. 다른 이름을 고르세요.',
    refused: (because) => `--name: ${names[because]}. 다른 이름을 고르세요.`,
    refusedTable: (because) => `--table: ${names[because]}. 다른 이름을 고르세요.`,
    refusedSetting: (because) => `name: ${names[because]}. 다른 이름을 고르세요.`,
    refusedByHost: (because) =>
      `방장 쪽에서 그 이름을 받지 않아요: ${names[because]}. --name으로 다른 이름을 고르세요.`,
  },

  config: {
    in: (path, problem) => `${path}: ${problem}`,
    missing: (path) => `${path}: 그런 파일이 없어요. --config로 다른 파일을 고르세요.`,
    unreadable: (path, code) => `${path}: 읽을 수 없어요 (${code}). --config로 다른 파일을 고르세요.`,
    noObject: '{"palette": "dark"} 같은 객체가 들어 있지 않아요.',
    noSetting: (name) => `${name} 설정은 없어요.`,
    noJson: (message) => `JSON이 아니에요 (${message}). 고치거나 파일을 지우세요.`,
    noJsonAt: (line, message) => `${line}번째 줄: JSON이 아니에요 (${message}). 고치거나 파일을 지우세요.`,
    name: 'name은 "Ada" 같은 글이에요.',
    ascii: 'ascii는 따옴표 없이 true나 false예요.',
    keys: 'keys는 {"ja": "f", "nein": "d"} 같은, 동작을 담은 객체예요.',
    noAction: (name) => `keys: ${name} 동작은 없어요.`,
    listedIn: 'docs/config.md에 목록이 있어요.',
    key: (action) => `keys.${action}: "a"부터 "z"까지의 글자 하나나 "," 같은 기호 하나를 고르세요.`,
    clash: (key, one, other) =>
      `keys: ${key} 키가 ${one}, ${other} 두 동작에 함께 쓰여요. 하나는 다른 키로 바꾸세요.`,
  },

  host: {
    jsonNeedsNoSeat: '--json에는 --no-seat가 필요해요. 화면이 출력을 차지하거든요.',
    code: (longest) => `--code에는 보이는 문자 1~${longest}개를 쓰세요.`,
    seatNeedsTerminal: '자리에 앉으려면 터미널이 필요해요. 터미널에서 실행하거나 --no-seat를 쓰세요.',
    whenToStart: '화면이 없으면 아무도 게임을 시작할 수 없어요. --players로 언제 시작할지 정하세요.',
    extraNeedsClock: '--extra는 --clock과 함께 쓰세요. 시간제한이 없으면 추가 시간도 필요 없어요.',
    noPhase: (text) => `--clock ${text}: 그런 단계는 없어요.`,
    uselessWith: (option, other) => `${other}와 함께 쓰면 ${option}은 소용이 없어요.`,
    folderFailed: (path, code) =>
      `${path ?? '상태 폴더'}에 기록을 쓸 수 없어요 (${code}). --records로 다른 폴더를 고르세요.`,
    portTaken: (option) =>
      `그 포트는 쓰이고 있어요. ${option} 옵션으로 다른 포트나 0(비어 있는 아무 포트)을 고르세요.`,
    portForbidden: (option) =>
      `이 사용자는 그 포트를 쓸 수 없어요. ${option} 옵션으로 1023보다 큰 포트를 고르세요.`,
    noSuchAddress: '이 컴퓨터에는 그런 주소가 없어요.',
    keyUnreadable: (path, code) => `호스트 키 ${path}: 읽을 수 없어요 (${code}). 권한을 확인하세요.`,
    keyDamaged: (path) =>
      `호스트 키 ${path}: 손상됐어요. 지우면 새로 만들어져요 (그러면 ssh가 전에 온 사람들에게 경고해요).`,
    keyNotKept: 'ssh 호스트 키를 저장하지 못했어요. 상태 폴더에 쓸 수 있나요?',
    guestFailed: (fault) => `손님의 화면에 오류가 났어요. 알려 주세요: ${fault}`,
    recordFailed: '기록을 쓸 수 없어 게임이 중단됐어요. 디스크가 가득 찼나요?',
    record: (path) => `게임 기록: ${path}`,
    open: (lines) => `테이블이 열렸어요. 이렇게 들어오세요\n${lines.join('\n')}`,
    fingerprint: (key) => `ssh가 보여 주는 이 호스트의 키: ${key}`,
    certificate: (fingerprint) => `브라우저가 보여 주는 인증서(SHA-256): ${fingerprint}`,
    joined: (seat, name) => `${seat}번 자리: ${name}`,
    joinedBot: (seat, name) => `${seat}번 자리: ${name}, 봇`,
    started: (players) => `플레이어 ${players}명으로 게임이 시작됐어요.`,
    ended: {
      'liberal-policies': (record) => `자유당원이 이겼어요. 기록: ${record}`,
      'hitler-executed': (record) => `자유당원이 이겼어요. 기록: ${record}`,
      'fascist-policies': (record) => `파시스트가 이겼어요. 기록: ${record}`,
      'hitler-elected': (record) => `파시스트가 이겼어요. 기록: ${record}`,
      mastermind: (record) => `마스터 마인드가 이겼어요. 기록: ${record}`,
      brokenOff: (record) => `게임이 중단됐어요. 기록: ${record}`,
    },
  },

  join: {
    address: {
      empty: '방장 화면에 보이는 주소를 쓰세요. 예: 192.168.1.20:7777.',
      scheme: '주소는 ws://로 시작하거나 스킴이 없어야 해요.',
      path: '포트 뒤에는 아무것도 올 수 없어요.',
      'needs-brackets': 'IPv6 주소는 대괄호에 넣으세요. 예: [fe80::1]:7777.',
      host: '호스트 이름도 IP 주소도 아니에요.',
      port: '포트는 1부터 65535까지의 수예요.',
    },
    unreachable: {
      'nobody-there': '그곳에는 아무것도 열려 있지 않아요. 테이블이 열려 있고 포트가 맞나요?',
      'no-such-host': '그런 이름의 컴퓨터를 찾을 수 없어요. 주소로 해 보세요.',
      'no-way-there': '그 주소로 가는 길이 없어요. 방장과 같은 네트워크인가요?',
      'timed-out': '응답이 없어요. 중간에 방화벽이 있나요?',
      'not-a-table': '그곳에는 테이블이 아닌 다른 것이 열려 있어요.',
      'another-name': '방장 쪽에서 쓰지 않는 이름이에요. 방장 화면에 보이는 주소를 쓰세요.',
      crowded: '그곳에 열린 연결이 너무 많아요. 1분 뒤에 다시 해 보세요.',
      lost: '연결이 끊어졌어요. 다시 해 보세요.',
      unreadable: '방장의 프로그램이 하는 말을 이 프로그램이 이해하지 못해요.',
    },
    seatNeedsTerminal: '자리에 앉으려면 터미널이 필요해요. 파이프 없이 터미널에서 실행하세요.',
    boardNeedsTerminal: '게임판을 보려면 터미널이 필요해요.',
    notNoted: '자리를 이 컴퓨터에 저장하지 못했어요. 상태 폴더에 쓸 수 있나요?',
    noToken: '--seat에는 자리 화면의 “복귀 방법”에 나오는 복귀 코드를 쓰세요. 네 글자씩 다섯 묶음이에요.',
    severalSeats: (lines) => `그곳에 자리가 여럿 있어요. 하나를 고르세요:\n${lines.join('\n')}`,
    atTable: (name) => `(테이블 ${name})`,
    full: (line) => `자리가 모두 찼거나 게임이 시작됐어요. 관전하려면:  ${line}`,
    nameTaken: '그곳에 같거나 비슷한 이름이 있거나, 봇 이름처럼 보여요. --name으로 다른 이름을 고르세요.',
    needsCode: '테이블에 입장 코드가 있어요. 방장에게 물어보고 --code로 넣으세요.',
    wrongCode: '테이블의 입장 코드가 아니에요. 방장에게 물어보고 --code로 넣으세요.',
    noSuchSeat: '그 자리는 더 이상 남아 있지 않아요. --new로 새 자리에 앉으세요.',
    closed: '테이블이 닫혔어요.',
    otherVersion: (theirs) =>
      `프로토콜 버전이 달라요 (방장 쪽은 ${theirs}). 양쪽 secret-cli의 버전이 같아야 해요.`,
    notUnderstood:
      '방장의 프로그램이 이 프로그램의 말을 이해하지 못했어요. 양쪽 secret-cli의 버전이 같아야 해요.',
    kicked: '방장이 나를 내보냈어요.',
    replaced: '다른 곳에서 내 자리를 이어받았어요.',
    sentAway: '방장 쪽에서 다시 들여보내지 않았어요.',
    anotherTable: (line) =>
      `테이블이 사라졌어요. 방장의 프로그램이 끝났고, 그 주소에는 다른 테이블이 열려 있어요. ${
        line === null ? '같은 명령으로 들어갈 수 있어요.' : `그 테이블에는 이렇게 들어가요:  ${line}`
      }`,
    unreadable: '방장의 프로그램이 보낸 것을 이 프로그램이 읽지 못해요. 양쪽 secret-cli의 버전이 같아야 해요.',
    tableClosed: '테이블이 닫혔어요.',
    kept: (line) => `자리는 남아 있어요. 이렇게 돌아오세요:  ${line}`,
    keptAtBest: (line) =>
      `방장에게 연결할 수 없어요. 방장의 프로그램이 켜져 있는 동안 자리는 남아 있어요. 이렇게 돌아오세요:  ${line}`,
  },

  pass: {
    refused: (name, because) => `"${name}": ${names[because]}. 다른 이름을 고르세요.`,
    likeABot: (name) => `"${name}": 봇 이름처럼 보여요. 다른 이름을 고르세요.`,
    twice: (name) => `"${name}": 같거나 비슷해 보이는 이름이 있어요. 다른 이름을 고르세요.`,
    seats: (taken, least, most) =>
      `한 게임의 자리는 --bots까지 합쳐 ${least}~${most}개인데 ${taken}개예요. 플레이할 사람들의 이름을 쓰세요.`,
  },

  here: {
    needsTerminal: '터미널에서 하는 게임이에요. 파이프 없이 터미널에서 실행하세요.',
    kept: (line) => `게임을 저장했어요. 이어서 하려면:  ${line}`,
    keptBefore: (line) => `끝나지 않은 게임이 있어요. 이어서 하려면  ${line}  새로 시작하려면 --new를 쓰세요.`,
  },

  unfinished: {
    busy: '다른 터미널에서 이 게임을 하고 있어요. 거기서 이어서 하거나 먼저 닫으세요.',
    notKept: (code) =>
      `이어서 할 수 있게 게임을 저장하지 못했어요 (${code}). 상태 폴더에 쓸 수 있는지 확인하세요.`,
    noteUnreadable: (note, code) =>
      `끝나지 않은 게임을 적어 둔 파일을 읽지 못했어요 (${code}): ${note}. --new로 새 게임을 시작하세요. 기록은 그대로 남아요.`,
    noteDamaged: (note) =>
      `끝나지 않은 게임을 적어 둔 파일이 손상됐거나 다른 버전의 것이에요: ${note}. --new로 새 게임을 시작하세요. 기록은 그대로 남아요.`,
    unreadable: (record, code) =>
      `끝나지 않은 게임의 기록을 읽지 못했어요 (${code}): ${record}. --new로 새 게임을 시작하세요.`,
    damaged: (record, line, why) =>
      `끝나지 않은 게임의 기록이 손상됐어요, ${record}:${line}: ${why}. --new로 새 게임을 시작하세요.`,
  },

  rules: {
    noOption: (text) => `--rules ${text}: 그런 규칙이나 규칙 묶음은 없어요.`,
    thereAre: (all) => `쓸 수 있는 것: ${all.join(', ')}.`,
  },

  simulate: {
    noBot: (name) => `--bots: "${name}" 봇은 없어요.`,
    theBots: (bots) => `쓸 수 있는 봇: ${bots.join(', ')}.`,
    recordsNeedFile: '--records에는 파일을 쓰세요. 표준 출력에는 요약이 나오므로 -는 쓸 수 없어요.',
    holdsSomething: (path) => `--records: ${path}에 이미 내용이 있어요. 덮어쓰려면 --force를 더하세요.`,
    writeFailed: (path, code) => `${path}: 쓸 수 없어요 (${code}). 폴더와 권한, 남은 공간을 확인하세요.`,
    summary: (games, players, bots, rules) =>
      `플레이어 ${players}명 게임 ${games}판 · 봇 ${bots} · 규칙 ${rules}`,
    seed: (text) => `시드 ${text}`,
    outcomes: {
      'liberal-policies': '자유당원: 정책 다섯 장',
      'hitler-executed': '자유당원: 히틀러 처형',
      'fascist-policies': '파시스트: 정책 여섯 장',
      'hitler-elected': '파시스트: 히틀러 당선',
      mastermind: '마스터 마인드',
    },
    nominations: '한 판당 지명',
    vetoes: '한 판당 거부권 성립',
    topDecks: '한 판당 혼돈 통과',
    margin: (games) => `±는 95% 오차 · 초당 ${games}판`,
  },

  verify: {
    readFailed: (path, code) => `${path}: 읽을 수 없어요 (${code}). 이름과 권한을 확인하세요.`,
    noGame: (path) => `${path}: 게임이 없어요. host나 simulate가 쓴 기록을 주세요.`,
    count: (games, illegal) => `게임 ${games}판, 규칙 위반 ${illegal}판`,
  },
};
