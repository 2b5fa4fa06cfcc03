import { Command, CommanderError, Option } from 'commander';
import { botNames, defaultBots, hostedBot } from '../bots/names.ts';
import { cliWordsIn } from '../words/cli/index.ts';
import { credits } from './credits.ts';
import { exitCodes } from './exit-codes.ts';
import { langIn, languageAskedFor } from './language-asked-for.ts';
import { oneOf } from './did-you-mean.ts';
import { languageOf, languages } from '../words/language.ts';
import { helpIn } from './help-text.ts';
import { printable } from './printable.ts';
import { speeds, usualSpeed } from './speeds.ts';
import { syntaxProblem } from './syntax-problem.ts';
import { themes } from '../words/theme.ts';
import { version } from './version.ts';
import type { CommandName } from '../words/index.ts';
import type { Io, Streams } from './io.ts';
import type { RawHostOptions } from './host-options.ts';
import type { RawJoinOptions } from './join.ts';
import type { RawPassOptions } from './pass-options.ts';
import type { RawRulesOptions } from './rules.ts';
import type { RawSoloOptions } from './solo-options.ts';
import type { RawWatchOptions } from './watch.ts';
import type { SimulateOptions } from './simulate-options.ts';

/** Runs one command line, without the program's own name, in its user's language; returns the exit code. */
export async function run(
  args: readonly string[],
  streams: Streams,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Promise<number> {
  const io: Io = { ...streams, words: cliWordsIn(languageAskedFor(args, environment)) };
  const asked = langIn(args);
  if (typeof asked === 'string' && languageOf(asked) === null) {
    io.err(`secret-cli: ${oneOf('--lang', languages, printable(asked))(io.words)}\n`);
    return exitCodes.usage;
  }
  let exitCode: number = exitCodes.done;
  const program = commands(io, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return exitCodes.done;
    const problem = syntaxProblem(error, io.words);
    if (problem !== null) io.err(`${problem}\n${whereHelpIs(args, io)}\n`);
    return exitCodes.usage;
  }
}

/** Every command with its options; the rooms that one needs load when it runs. */
function commands(io: Io, exit: (code: number) => void): Command {
  const { help } = io.words;
  const { options: says } = help;
  const program = new Command('secret-cli')
    .description(help.about)
    .version(version, '-V, --version', help.version)
    .helpOption('-h, --help', help.help)
    .helpCommand(false)
    .option('--credits', help.credits)
    .option('--lang <tag>', says.lang(languages))
    .enablePositionalOptions()
    .exitOverride()
    .configureHelp(helpIn(help))
    .configureOutput({ writeOut: io.out, writeErr: io.err, outputError: () => undefined })
    .on('option:credits', () => {
      io.out(credits);
      throw new CommanderError(exitCodes.done, 'secret-cli.credits', 'credits printed');
    });

  const command = (name: CommandName): Command => program.command(name).description(help.commands[name]);
  const lang = new Option('--lang <tag>', says.lang(languages));
  const theme = new Option('--theme <name>', says.theme(themes));
  /** What was asked for before the command's name counts as well. */
  const withLanguage = <Options extends { readonly lang?: string }>(options: Options): Options => ({
    ...program.opts<Pick<Options, 'lang'>>(),
    ...options,
  });
  const rules = new Option('--rules <name=value>', says.rules).default([]).argParser(collect);
  /** With the options of every command that has a screen. */
  const onScreen = (shown: Command): Command =>
    shown
      .addOption(lang)
      .addOption(theme)
      .option('--palette <name>', says.palette)
      .option('--ascii', says.ascii)
      .option('--config <file>', says.config);

  onScreen(
    command('host')
      .option('--name <name>', says.name)
      .option('--table <name>', says.table)
      .option('--code <text>', says.letIn)
      .option('--port <number>', says.port, '7777')
      .option('--players <number>', says.players)
      .option('--bots <number>', says.bots(hostedBot), '0')
      .option('--no-seat', says.noSeat)
      .addOption(rules)
      .addOption(new Option('--clock <phase=seconds>', says.clock).default([]).argParser(collect))
      .option('--extra <seconds>', says.extra)
      .option('--local', says.local)
      .option('--no-ssh', says.noSsh)
      .option('--no-browser', says.noBrowser)
      .option('--https', says.https)
      .option('--ssh-port <number>', says.sshPort)
      .option('--browser-port <number>', says.browserPort)
      .option('--records <folder>', says.recordsFolder)
      .option('--json', says.hostJson),
  ).action(async (options: RawHostOptions) => {
    const { host } = await import('./host.ts');
    exit(await host(withLanguage(options), io));
  });

  onScreen(
    command('join')
      .argument('<address>', help.arguments.address)
      .option('--name <name>', says.name)
      .option('--code <text>', says.code)
      .option('--new', says.newSeat)
      .option('--seat <token>', says.seat),
  ).action(async (address: string, options: RawJoinOptions) => {
    const { join } = await import('./join.ts');
    exit(await join(address, withLanguage(options), io));
  });

  onScreen(
    command('watch').argument('<address>', help.arguments.address).option('--code <text>', says.code),
  ).action(async (address: string, options: RawWatchOptions) => {
    const { watch } = await import('./watch.ts');
    exit(await watch(address, withLanguage(options), io));
  });

  onScreen(
    command('solo')
      .option('--players <number>', says.amongBots)
      .option('--speed <name>', says.speed(speeds, usualSpeed))
      .option('--level <name>', says.level(botNames, hostedBot))
      .option('--name <name>', says.name)
      .addOption(rules)
      .option('--seed <text>', says.seed)
      .option('--records <folder>', says.recordsFolder)
      .option('--new', says.newGame),
  ).action(async (options: RawSoloOptions) => {
    const { solo } = await import('./solo.ts');
    exit(await solo(withLanguage(options), io));
  });

  onScreen(
    command('pass')
      .argument('[name...]', help.arguments.name)
      .option('--bots <number>', says.bots(hostedBot))
      .option('--private', says.private)
      .option('--table <name>', says.table)
      .addOption(rules)
      .option('--seed <text>', says.seed)
      .option('--records <folder>', says.recordsFolder)
      .option('--new', says.newGame),
  ).action(async (names: string[], options: RawPassOptions) => {
    const { pass } = await import('./pass.ts');
    exit(await pass(names, withLanguage(options), io));
  });

  command('rules')
    .option('--short', says.short)
    .addOption(lang)
    .addOption(theme)
    .action(async (options: RawRulesOptions) => {
      const { rules: tellRules } = await import('./rules.ts');
      exit(tellRules(withLanguage(options), io));
    });

  command('simulate')
    .option('--games <number>', says.games)
    .option('--players <number>', says.seats)
    .option('--seed <text>', says.seed)
    .option('--bots <names>', says.whoPlays(botNames), defaultBots)
    .addOption(rules)
    .option('--records <file>', says.recordsFile)
    .option('--force', says.force)
    .option('--json', says.simulateJson)
    .addOption(lang)
    .action(async (options: SimulateOptions) => {
      const { simulate } = await import('./simulate.ts');
      exit(await simulate(options, io));
    });

  command('verify')
    .argument('<file...>', help.arguments.file)
    .option('--json', says.verifyJson)
    .addOption(lang)
    .action(async (files: string[], options: { json?: true }) => {
      const { verify } = await import('./verify.ts');
      exit(await verify(files, options, io));
    });

  return program;
}

const collect = (value: string, earlier: readonly string[]): readonly string[] => [...earlier, value];

/** Where the one finds help who typed that. */
function whereHelpIs(args: readonly string[], { words: { help } }: Io): string {
  const command = args.find((arg) => Object.hasOwn(help.commands, arg));
  return command === undefined ? help.seeHelp : help.seeHelpOf(command);
}
