import { help } from './help.ts';
import type { CliWords } from '../../cli-words.ts';
import type { NameRefusal } from '../../../text/index.ts';

const names: Readonly<Record<NameRefusal, string>> = {
  empty: 'there is nothing in it',
  'too-wide': 'it is wider than 16 columns',
  'forbidden-character': 'it has a character that is not shown',
  'stray-marks': 'it has marks without a letter, or too many on one',
  'mixed-scripts': 'it mixes alphabets',
  'unsteady-width': 'it has a character that terminals draw differently',
  'no-letter-first': 'it must begin with a letter',
  'unusual-character': "it may have letters, digits, spaces and - ' . · and no more",
  'like-a-sign': 'with x, p or c in front or a number between words it reads like a sign on the board',
};

/** English, on the command line. */
export const english: CliWords = {
  help,

  syntax: {
    unknownOption: (option) => `there is no option ${option}.`,
    unknownCommand: (command) => `there is no command ${command}.`,
    missingArgument: (name) => `${name} is missing.`,
    missingValue: (option) => `${option} needs a value.`,
    tooMany: 'there are more arguments than it takes.',
  },

  didYouMean: (word) => `Did you mean ${word}?`,
  oneOf: (what, values) => `${what} is ${values.slice(0, -1).join(', ')} or ${values.at(-1)}.`,
  number: (option, least, most) => `${option} takes a number from ${least} to ${most}.`,
  notNumber: (option, least, most, given) =>
    `${option} takes a whole number from ${least} to ${most}, not "${given}".`,
  port: (option) => `${option} takes a number from 0 (any free one) to 65535.`,
  fault: (message) => `a fault of this program, please report it: ${message}`,
  outputFailed: (code) => `the output can't be written (${code}); is the disk full?`,

  name: {
    choose: 'choose a name with --name.',
    likeABot: '--name: it looks like a bot’s; choose another.',
    refused: (because) => `--name: ${names[because]}; choose another.`,
    refusedTable: (because) => `--table: ${names[because]}; choose another.`,
    refusedSetting: (because) => `name: ${names[because]}; choose another.`,
    refusedByHost: (because) => `the host takes no such name: ${names[because]}; choose another with --name.`,
  },

  config: {
    in: (path, problem) => `${path}: ${problem}`,
    missing: (path) => `${path}: there is no such file; name another with --config.`,
    unreadable: (path, code) => `${path}: it can't be read (${code}); name another with --config.`,
    noObject: 'it holds no object, like {"palette": "dark"}.',
    noSetting: (name) => `there is no setting ${name}.`,
    noJson: (message) => `it is no JSON (${message}); mend it, or remove the file.`,
    noJsonAt: (line, message) => `line ${line}: it is no JSON (${message}); mend it, or remove the file.`,
    name: 'name is a text, like "Ada".',
    ascii: 'ascii is true or false, without quotes.',
    keys: 'keys is an object of actions, like {"ja": "f", "nein": "d"}.',
    noAction: (name) => `keys: there is no action ${name}.`,
    listedIn: 'docs/config.md lists them.',
    key: (action) => `keys.${action} is one letter from "a" to "z", or a sign like ","; choose one.`,
    clash: (key, one, other) =>
      `keys: ${key} would stand for ${one} and ${other} at once; give one of them another key.`,
  },

  host: {
    jsonNeedsNoSeat: '--json needs --no-seat: your screen would own the output.',
    code: (longest) => `--code takes a text of 1 to ${longest} characters that can be shown.`,
    seatNeedsTerminal: 'your seat needs a terminal: run it in one, or with --no-seat.',
    whenToStart: 'without a screen nobody can start the game: say with --players when it starts.',
    extraNeedsClock: '--extra needs --clock: nobody runs out of time without one.',
    noPhase: (text) => `--clock ${text}: there is no such phase.`,
    uselessWith: (option, other) => `${option} is of no use with ${other}.`,
    folderFailed: (path, code) =>
      `records can't be written to ${path ?? 'your state folder'} (${code}); name another with --records.`,
    portTaken: (option) => `that port is taken; choose another with ${option}, or 0 for any free one.`,
    portForbidden: (option) => `this user may not listen on that port; choose one above 1023 with ${option}.`,
    noSuchAddress: 'this machine has no such address to listen on.',
    keyUnreadable: (path, code) => `the host key ${path} can’t be read (${code}); look to its permissions.`,
    keyDamaged: (path) =>
      `the host key ${path} is damaged; delete it for a new one (ssh will then warn those who have been here before).`,
    keyNotKept: 'the ssh host key couldn’t be kept; is the state folder writable?',
    guestFailed: (fault) => `a guest’s screen failed, please report it: ${fault}`,
    recordFailed: 'the game was broken off: its record could not be written; is the disk full?',
    record: (path) => `The record of a game: ${path}`,
    open: (lines) => `The table is open. Join it with\n${lines.join('\n')}`,
    fingerprint: (key) => `The key of this host, as ssh shows it: ${key}`,
    certificate: (fingerprint) => `Its certificate (SHA-256), as browsers show it: ${fingerprint}`,
    joined: (seat, name) => `Seat ${seat}: ${name}`,
    joinedBot: (seat, name) => `Seat ${seat}: ${name}, a bot`,
    started: (players) => `The game has begun, with ${players} players.`,
    ended: {
      'liberal-policies': (record) => `The Liberals have won. Its record: ${record}`,
      'hitler-executed': (record) => `The Liberals have won. Its record: ${record}`,
      'fascist-policies': (record) => `The Fascists have won. Its record: ${record}`,
      'hitler-elected': (record) => `The Fascists have won. Its record: ${record}`,
      mastermind: (record) => `The Mastermind has won. Its record: ${record}`,
      brokenOff: (record) => `The game was broken off. Its record: ${record}`,
    },
  },

  join: {
    address: {
      empty: 'give the address that the host’s screen shows, like 192.168.1.20:7777.',
      scheme: 'an address starts with ws:// or with no scheme at all.',
      path: 'nothing may follow the port.',
      'needs-brackets': 'an IPv6 address goes in brackets, like [fe80::1]:7777.',
      host: 'that is neither a host’s name nor an IP address.',
      port: 'a port is a number from 1 to 65535.',
    },
    unreachable: {
      'nobody-there': 'nothing listens there; is the table open, and the port right?',
      'no-such-host': 'no machine of that name is known here; try its address.',
      'no-way-there': 'there is no way to that address; are you on the host’s network?',
      'timed-out': 'no answer came; is a firewall in between?',
      'not-a-table': 'something else than a table listens there.',
      'another-name': 'the host doesn’t go by that name; use the address that its screen shows.',
      crowded: 'too many connections are open there; try again in a minute.',
      lost: 'the link broke; try again.',
      unreadable: 'the host speaks in a way that this program doesn’t understand.',
    },
    seatNeedsTerminal: 'your seat needs a terminal: run it in one, without a pipe.',
    boardNeedsTerminal: 'the board needs a terminal to be shown on.',
    notNoted: 'your seat couldn’t be noted here; is the state folder writable?',
    noToken: '--seat takes what your seat’s own screen shows under “Ways back”: five groups of four signs.',
    severalSeats: (lines) => `you have several seats there; choose one:\n${lines.join('\n')}`,
    atTable: (name) => `(table ${name})`,
    full: (line) => `every seat is taken, or the game has begun; look on with:  ${line}`,
    nameTaken:
      'somebody there has that name or one that looks like it, or it looks like a bot’s; choose another with --name.',
    needsCode: 'the table has a code; ask its host, and give it with --code.',
    wrongCode: 'that is not the table’s code; ask its host, and give it with --code.',
    noSuchSeat: 'the seat is not kept there any more; take a new one with --new.',
    closed: 'the table is closed.',
    otherVersion: (theirs) =>
      `the host speaks version ${theirs} of the protocol; both sides need the same secret-cli.`,
    notUnderstood: 'the host did not understand this program; both sides need the same secret-cli.',
    kicked: 'the host has put you out.',
    replaced: 'your seat was taken up from elsewhere.',
    sentAway: 'the host did not let you in again.',
    anotherTable: (line) =>
      `your table is gone: its host’s program has ended, and another table is open at that address; ${
        line === null ? 'the same line leads to it.' : `join that one with:  ${line}`
      }`,
    unreadable: 'the host sent what this program can’t read; both sides need the same secret-cli.',
    tableClosed: 'The table is closed.',
    kept: (line) => `Your seat is kept. Come back with:  ${line}`,
    keptAtBest: (line) =>
      `The host can’t be reached; your seat is kept as long as its program runs. Come back with:  ${line}`,
  },

  pass: {
    refused: (name, because) => `"${name}": ${names[because]}; choose another name.`,
    likeABot: (name) => `"${name}" looks like a bot’s name; choose another.`,
    twice: (name) => `"${name}" is there twice, or a name that looks like it; choose another.`,
    seats: (taken, least, most) =>
      `a game has ${least} to ${most} seats, those of --bots among them, not ${taken}; name who plays.`,
  },

  here: {
    needsTerminal: 'it is played on a terminal: run it in one, without a pipe.',
    kept: (line) => `The game is kept. Go on with it by:  ${line}`,
    keptBefore: (line) =>
      `a game of yours is unfinished; go on with it by  ${line}  or begin another with --new.`,
  },

  unfinished: {
    busy: 'your game is open in another terminal; play on there, or close it there first.',
    notKept: (code) => `the game can’t be kept to go on with later (${code}); is the state folder writable?`,
    noteUnreadable: (note, code) =>
      `the note of your unfinished game can't be read (${code}): ${note}; begin a new game with --new, which leaves the records alone.`,
    noteDamaged: (note) =>
      `the note of your unfinished game is damaged or of another version: ${note}; begin a new game with --new, which leaves the records alone.`,
    unreadable: (record, code) =>
      `the record of your unfinished game can't be read (${code}): ${record}; begin a new game with --new.`,
    damaged: (record, line, why) =>
      `the record of your unfinished game is damaged, ${record}:${line}: ${why}; begin a new game with --new.`,
  },

  rules: {
    noOption: (text) => `--rules ${text}: no such option or preset.`,
    thereAre: (all) => `There are ${all.join(', ')}.`,
  },

  simulate: {
    noBot: (name) => `--bots: no bot is called "${name}".`,
    theBots: (bots) => `The bots are: ${bots.join(', ')}.`,
    recordsNeedFile: '--records takes a file; - is none, since the summary is printed.',
    holdsSomething: (path) => `--records: ${path} has something in it; add --force to overwrite it.`,
    writeFailed: (path, code) => `can't write ${path} (${code}); check its folder, permissions and space.`,
    summary: (games, players, bots, rules) =>
      `${games} game${games === 1 ? '' : 's'} of ${players} players · bots ${bots} · rules ${rules}`,
    seed: (text) => `seed ${text}`,
    outcomes: {
      'liberal-policies': 'Liberals: five policies',
      'hitler-executed': 'Liberals: Hitler executed',
      'fascist-policies': 'Fascists: six policies',
      'hitler-elected': 'Fascists: Hitler elected',
      mastermind: 'The Mastermind',
    },
    nominations: 'Nominations a game',
    vetoes: 'Vetoes granted a game',
    topDecks: 'Top-decks a game',
    margin: (games) => `± is the 95 % margin · ${games} game${games === 1 ? '' : 's'} a second`,
  },

  verify: {
    readFailed: (path, code) => `can't read ${path} (${code}); check its name and permissions.`,
    noGame: (path) => `${path} holds no game; give it a record that host or simulate wrote.`,
    count: (games, illegal) => `${games} game${games === 1 ? '' : 's'}, ${illegal} illegal`,
  },
};
