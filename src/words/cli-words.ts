import type { HelpTextWords } from './help-text-words.ts';
import type { EndedBy } from '../game/index.ts';
import type { NameRefusal } from '../text/index.ts';

/** What is wrong with a command line as such. */
export interface SyntaxWords {
  unknownOption(option: string): string;
  unknownCommand(command: string): string;
  missingArgument(name: string): string;
  missingValue(option: string): string;
  readonly tooMany: string;
}

/** What a program of the command line says, in one language; each problem without the command's name, which stands before it. */
export interface CliWords {
  readonly help: HelpTextWords;
  readonly syntax: SyntaxWords;
  /** Nearest to what was misspelt, as a sentence of its own. */
  didYouMean(word: string): string;
  oneOf(what: string, values: readonly string[]): string;
  number(option: string, least: number, most: number): string;
  /** The same, for what was typed instead. */
  notNumber(option: string, least: number, most: number, given: string): string;
  port(option: string): string;
  fault(message: string): string;
  outputFailed(code: string): string;

  readonly name: {
    readonly choose: string;
    readonly likeABot: string;
    refused(because: NameRefusal): string;
    /** The same for the name of a table, and for one in the config. */
    refusedTable(because: NameRefusal): string;
    refusedSetting(because: NameRefusal): string;
    refusedByHost(because: NameRefusal): string;
  };

  readonly config: {
    /** What is wrong in that file. */
    in(path: string, problem: string): string;
    missing(path: string): string;
    unreadable(path: string, code: string): string;
    readonly noObject: string;
    noSetting(name: string): string;
    noJson(message: string): string;
    noJsonAt(line: number, message: string): string;
    readonly name: string;
    readonly ascii: string;
    readonly keys: string;
    noAction(name: string): string;
    readonly listedIn: string;
    key(action: string): string;
    clash(key: string, one: string, other: string): string;
  };

  readonly host: {
    readonly jsonNeedsNoSeat: string;
    code(longest: number): string;
    readonly seatNeedsTerminal: string;
    readonly whenToStart: string;
    readonly extraNeedsClock: string;
    noPhase(text: string): string;
    uselessWith(option: string, other: string): string;
    folderFailed(path: string | null, code: string): string;
    portTaken(option: string): string;
    portForbidden(option: string): string;
    readonly noSuchAddress: string;
    keyUnreadable(path: string, code: string): string;
    keyDamaged(path: string): string;
    readonly keyNotKept: string;
    guestFailed(fault: string): string;
    readonly recordFailed: string;
    record(path: string): string;
    open(lines: readonly string[]): string;
    fingerprint(key: string): string;
    certificate(fingerprint: string): string;
    joined(seat: number, name: string): string;
    joinedBot(seat: number, name: string): string;
    started(players: number): string;
    readonly ended: Readonly<Record<EndedBy | 'brokenOff', (record: string) => string>>;
  };

  readonly join: {
    readonly address: Readonly<
      Record<'empty' | 'scheme' | 'path' | 'needs-brackets' | 'host' | 'port', string>
    >;
    /** Why nobody was reached at an address, which stands before it. */
    readonly unreachable: Readonly<
      Record<
        | 'nobody-there'
        | 'no-such-host'
        | 'no-way-there'
        | 'timed-out'
        | 'not-a-table'
        | 'another-name'
        | 'crowded'
        | 'lost'
        | 'unreadable',
        string
      >
    >;
    readonly seatNeedsTerminal: string;
    readonly boardNeedsTerminal: string;
    readonly notNoted: string;
    readonly noToken: string;
    /** `lines`: what to type for each of them, and for a new one. */
    severalSeats(lines: readonly string[]): string;
    /** Behind the line that leads to one of them. */
    atTable(name: string): string;
    /** `line`: looks on. */
    full(line: string): string;
    readonly nameTaken: string;
    readonly needsCode: string;
    readonly wrongCode: string;
    readonly noSuchSeat: string;
    readonly closed: string;
    otherVersion(theirs: number): string;
    readonly notUnderstood: string;
    readonly kicked: string;
    readonly replaced: string;
    readonly sentAway: string;
    /** `line`: brings to the table that is there now; null where the same line does. */
    anotherTable(line: string | null): string;
    readonly unreadable: string;
    readonly tableClosed: string;
    kept(line: string): string;
    keptAtBest(line: string): string;
  };

  readonly pass: {
    /** Why no game begins with somebody of that name. */
    refused(name: string, because: NameRefusal): string;
    likeABot(name: string): string;
    /** The name is there already, or one that looks like it. */
    twice(name: string): string;
    /** So many seats would be taken, where a game has from `least` to `most`. */
    seats(taken: number, least: number, most: number): string;
  };

  /** A game at this terminal, and why it isn't played. */
  readonly here: {
    readonly needsTerminal: string;
    /** `line`: goes on with it. */
    kept(line: string): string;
    /** One is kept, and another is asked for. */
    keptBefore(line: string): string;
  };

  /** Why a game can't be gone on with. */
  readonly unfinished: {
    readonly busy: string;
    notKept(code: string): string;
    noteUnreadable(note: string, code: string): string;
    noteDamaged(note: string): string;
    unreadable(record: string, code: string): string;
    damaged(record: string, line: number, why: string): string;
  };

  readonly rules: {
    noOption(text: string): string;
    thereAre(names: readonly string[]): string;
  };

  readonly simulate: {
    noBot(name: string): string;
    theBots(names: readonly string[]): string;
    readonly recordsNeedFile: string;
    holdsSomething(path: string): string;
    writeFailed(path: string, code: string): string;
    summary(games: number, players: number, bots: string, rules: string): string;
    seed(text: string): string;
    readonly outcomes: Readonly<Record<EndedBy, string>>;
    readonly nominations: string;
    readonly vetoes: string;
    readonly topDecks: string;
    margin(gamesASecond: number): string;
  };

  readonly verify: {
    readFailed(path: string, code: string): string;
    noGame(path: string): string;
    count(games: number, illegal: number): string;
  };
}

/** A sentence, for whoever knows in which language it is to be said. */
export type Said = (words: CliWords) => string;
