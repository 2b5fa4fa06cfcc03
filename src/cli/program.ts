import { Command, CommanderError, Option } from 'commander';
import { botNames, defaultBots, hostedBot } from '../bots/names.ts';
import { credits } from './credits.ts';
import { exitCodes } from './exit-codes.ts';
import { version } from './version.ts';
import type { Io } from './io.ts';
import type { RawHostOptions } from './host-options.ts';
import type { RawJoinOptions } from './join.ts';
import type { RawWatchOptions } from './watch.ts';
import type { SimulateOptions } from './simulate-options.ts';

/** Runs one command line, without the program's own name; returns the exit code. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  let exitCode: number = exitCodes.done;
  const program = commands(io, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  }
}

/** Every command with its options; the rooms that one needs load when it runs. */
function commands(io: Io, exit: (code: number) => void): Command {
  const program = new Command('secret-cli')
    .description(
      'Secret Hitler for five to ten people in their terminals.\nUnofficial and non-commercial; see --credits.',
    )
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this, or a command’s own help')
    .helpCommand(false)
    .option('--credits', 'who made the game, and the licences')
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: io.err })
    .showHelpAfterError('(secret-cli --help lists the commands and options)')
    .on('option:credits', () => {
      io.out(credits);
      throw new CommanderError(exitCodes.done, 'secret-cli.credits', 'credits printed');
    });

  const command = (name: string, description: string): Command =>
    program
      .command(name)
      .description(description)
      .showHelpAfterError(`(secret-cli ${name.split(' ')[0]} --help lists the options)`);

  command('host', 'open a table on this network and take a seat at it')
    .option('--name <name>', 'your name at the table (default: your user name)')
    .option('--table <name>', 'the table’s name (default: a word and two digits, by lot)')
    .option('--code <text>', 'let in only those who know this')
    .option('--port <number>', 'the port to listen on; 0 for any free one', '7777')
    .option('--players <number>', 'start by itself when so many are ready, 5 to 10 (default: you start)')
    .option('--bots <number>', `how many bots sit from the start; they play as "${hostedBot}" does`, '0')
    .option('--no-seat', 'take no seat yourself')
    .option(
      '--rules <name=value>',
      'a house rule, or the preset standard or rulebook; may be repeated',
      collect,
      [],
    )
    .option('--local', 'listen on this machine only')
    .option('--no-ssh', 'let nobody in by ssh')
    .option('--no-browser', 'let nobody in by a browser')
    .option('--https', 'show the browser’s page by TLS, with a certificate of your own that browsers warn of')
    .option('--ssh-port <number>', 'a port for ssh alone; 0 for any free one (default: the port of all)')
    .option('--browser-port <number>', 'a port for the browser’s page alone; 0 for any free one')
    .option('--records <folder>', 'where the record of each game is written')
    .option('--json', 'print an object a line on what happens (with --no-seat)')
    .addOption(palette)
    .addOption(ascii)
    .addOption(config)
    .action(async (options: RawHostOptions) => {
      const { host } = await import('./host.ts');
      exit(await host(options, io));
    });

  command('join', 'take a seat at a table that somebody hosts, or come back to yours')
    .argument('<address>', 'what the host’s screen shows, like 192.168.1.20:7777')
    .option('--name <name>', 'your name at the table (default: your user name)')
    .option('--code <text>', 'the table’s code, where it has one')
    .option('--new', 'take a new seat although one of yours is kept there')
    .option('--seat <token>', 'come back to the seat of that token, from another door or machine')
    .addOption(palette)
    .addOption(ascii)
    .addOption(config)
    .action(async (address: string, options: RawJoinOptions) => {
      const { join } = await import('./join.ts');
      exit(await join(address, options, io));
    });

  command('watch', 'look on at a table: the public board, without a seat')
    .argument('<address>', 'what the host’s screen shows, like 192.168.1.20:7777')
    .option('--code <text>', 'the table’s code, where it has one')
    .addOption(palette)
    .addOption(ascii)
    .addOption(config)
    .action(async (address: string, options: RawWatchOptions) => {
      const { watch } = await import('./watch.ts');
      exit(await watch(address, options, io));
    });

  command('simulate', 'let bots play many games and count how they end')
    .option('--games <number>', 'how many games (needed)')
    .option('--players <number>', 'how many seats, 5 to 10 (needed)')
    .option('--seed <text>', 'any text: the same one gives the same games (default: a fresh one)')
    .option(
      '--bots <names>',
      `who plays: ${botNames.join(' or ')} in every seat, or a list like ${botNames.join(',')} that goes round them`,
      defaultBots,
    )
    .option(
      '--rules <name=value>',
      'a house rule, or the preset standard or rulebook; may be repeated',
      collect,
      [],
    )
    .option('--records <file>', 'write the record of every game to this file')
    .option('--force', 'overwrite that file, if there is something in it')
    .option('--json', 'print one object')
    .action(async (options: SimulateOptions) => {
      const { simulate } = await import('./simulate.ts');
      exit(await simulate(options, io));
    });

  command('verify', 'replay recorded games and report those that break a rule')
    .argument('<file...>', 'records, one game behind another; - is standard input')
    .option('--json', 'print an object a game')
    .action(async (files: string[], options: { json?: true }) => {
      const { verify } = await import('./verify.ts');
      exit(await verify(files, options, io));
    });

  return program;
}

/** The options of every command with a screen. */
const palette = new Option(
  '--palette <name>',
  'the colours: auto, dark, light, or for red-green blindness dark-cb, light-cb',
);
const ascii = new Option('--ascii', 'draw with signs of ASCII only');
const config = new Option('--config <file>', 'your settings (default: config.json in your config directory)');

const collect = (value: string, earlier: readonly string[]): readonly string[] => [...earlier, value];
