/** The commands, and what their help says. */
export interface HelpTextWords {
  readonly about: string;
  readonly version: string;
  readonly help: string;
  readonly credits: string;
  /** After what was typed wrongly: where help is. */
  readonly seeHelp: string;
  seeHelpOf(command: string): string;
  /** Heads of a help page's parts. */
  readonly heads: Readonly<Record<'usage' | 'arguments' | 'options' | 'commands', string>>;
  /** What a command line may have in it, in its usage. */
  readonly placeholders: Readonly<Record<'options' | 'command', string>>;
  byDefault(value: string): string;
  readonly commands: Readonly<Record<CommandName, string>>;
  readonly arguments: Readonly<Record<'address' | 'file' | 'name', string>>;
  readonly options: OptionWords;
}

export type CommandName = 'host' | 'join' | 'watch' | 'solo' | 'pass' | 'simulate' | 'verify' | 'rules';

/** What an option is for. */
interface OptionWords {
  readonly name: string;
  readonly table: string;
  readonly letIn: string;
  readonly code: string;
  readonly port: string;
  readonly players: string;
  bots(plays: string): string;
  readonly noSeat: string;
  readonly rules: string;
  readonly clock: string;
  readonly extra: string;
  readonly local: string;
  readonly noSsh: string;
  readonly noBrowser: string;
  readonly https: string;
  readonly sshPort: string;
  readonly browserPort: string;
  readonly recordsFolder: string;
  readonly hostJson: string;
  readonly newSeat: string;
  readonly seat: string;
  /** How many play, whoever is alone with bots among them. */
  readonly amongBots: string;
  speed(names: readonly string[], usual: string): string;
  level(names: readonly string[], usual: string): string;
  readonly private: string;
  readonly newGame: string;
  readonly games: string;
  readonly seats: string;
  readonly seed: string;
  whoPlays(names: readonly string[]): string;
  readonly recordsFile: string;
  readonly force: string;
  readonly simulateJson: string;
  readonly verifyJson: string;
  lang(tags: readonly string[]): string;
  theme(names: readonly string[]): string;
  readonly palette: string;
  readonly ascii: string;
  readonly config: string;
  readonly short: string;
}
