import { after, defaultKeymap } from '../screen/index.ts';
import {
  Callers,
  certificateFingerprint,
  Web,
  type BrowserDoor,
  type Certificate,
} from '../doors/port/index.ts';
import { certificateIn } from './certificate-file.ts';
import { dice, freshSeed } from '../chance/index.ts';
import { exitCodes } from './exit-codes.ts';
import { localAddresses, webSocketDoor } from '../doors/web-socket/index.ts';
import { openPorts, type Plan } from './open-ports.ts';
import { statePath } from './state-folder.ts';
import { Turns, type House } from '../doors/hosted/index.ts';
import type { DoorOptions } from './door-options.ts';
import type { Edition } from '../words/index.ts';
import type { Failure } from './enter-table.ts';
import type { HostOptions } from './host-options.ts';
import type { OpenDoor, Table } from '../table/index.ts';
import type { SshDoor } from '../doors/ssh/index.ts';

/** The ways in to a table. */
export interface Doors {
  readonly open: readonly OpenDoor[];
  /** The addresses of this machine under which guests find them, the likely one first. */
  readonly addresses: readonly string[];
  /** The port of all doors that have none of their own. */
  readonly port: number;
  /** By which a client of SSH knows this host; null without SSH. */
  readonly fingerprint: string | null;
  /** By which a browser knows this host: its certificate's; null where pages come plainly. */
  readonly certificate: string | null;
  /** Whether it will be known by the same next time. */
  readonly isKeyKept: boolean;
  /** Closes them all, after what was just sent; resolves when everybody is gone. */
  close(): Promise<void>;
}

/** What guests of every door have to do with. */
interface Entrance {
  readonly house: House;
  readonly callers: Callers;
}

/** The SSH door, and whether its key is kept. */
interface Ssh {
  readonly door: SshDoor;
  readonly kept: boolean;
}

/** Opens every door of a table that its host wants. `onFault` hears of faults of ours that ended a guest's screen. */
export async function openDoors(
  table: Table,
  { port, code, local, doors }: HostOptions,
  edition: Edition,
  onFault: (error: unknown) => void,
): Promise<Doors | Failure> {
  const luck = dice(freshSeed());
  const house: House = {
    table,
    edition,
    keymap: defaultKeymap,
    after,
    shuffle: (tiles) => luck.shuffle(tiles),
    turns: new Turns(),
    code,
    onFault,
  };
  const entrance = { house, callers: new Callers(after) };
  let sshPort = 0;
  const ssh = doors.ssh ? await newSshDoor(entrance, () => sshPort) : null;
  if (ssh !== null && 'problem' in ssh) return ssh;
  const certificate = doors.https ? await certificateIn(statePath('certificate.json')) : null;
  const browser = doors.browser ? await newBrowserDoor(entrance, certificate !== null) : null;
  const plans = plansFor(port, doors, entrance, { ssh: ssh?.door ?? null, browser, certificate });
  const ports = await openPorts(plans, local);
  if ('problem' in ports) return ports;
  const numberOf = (option: string): number =>
    ports.opened[
      Math.max(
        plans.findIndex((plan) => plan.option === option),
        0,
      )
    ]?.port ?? 0;
  sshPort = numberOf('--ssh-port');
  const open: OpenDoor[] = [{ door: 'node', port: numberOf('--port'), secure: false }];
  if (ssh) open.push({ door: 'ssh', port: sshPort, secure: true });
  if (browser) open.push({ door: 'browser', port: numberOf('--browser-port'), secure: certificate !== null });
  return {
    open,
    addresses: localAddresses(ports.listened),
    port: numberOf('--port'),
    fingerprint: ssh?.door.fingerprint ?? null,
    certificate: certificate === null ? null : certificateFingerprint(certificate),
    isKeyKept: ssh?.kept ?? true,
    close: async () => void (await Promise.all(ports.opened.map((one) => one.close()))),
  };
}

/** One port for all doors, but for those that are to have one of their own. */
function plansFor(
  port: number,
  { sshPort, browserPort }: DoorOptions,
  { house: { table }, callers }: Entrance,
  {
    ssh,
    browser,
    certificate,
  }: {
    readonly ssh: SshDoor | null;
    readonly browser: BrowserDoor | null;
    readonly certificate: Certificate | null;
  },
): readonly Plan[] {
  const every = { after, callers };
  const protocol = webSocketDoor({ table, after, seated: callers.seated });
  const pages = browserPort === null ? { browser, certificate } : { browser: null, certificate: null };
  const web = new Web({ callers, protocol, ...pages });
  const plans: Plan[] = [{ ...every, option: '--port', port, ssh: sshPort === null ? ssh : null, web }];
  if (sshPort !== null) plans.push({ ...every, option: '--ssh-port', port: sshPort, ssh, web: null });
  if (browserPort !== null) {
    const alone = new Web({ callers, protocol: null, browser, certificate });
    plans.push({ ...every, option: '--browser-port', port: browserPort, ssh: null, web: alone });
  }
  return plans;
}

async function newSshDoor(
  { house, callers: { welcomed, seated } }: Entrance,
  port: () => number,
): Promise<Ssh | Failure> {
  const [{ sshDoor }, { hostKeyIn }] = await Promise.all([
    import('../doors/ssh/index.ts'),
    import('./host-key.ts'),
  ]);
  const own = hostKeyIn(statePath('ssh-host-key'));
  if ('problem' in own) return { exitCode: exitCodes.storage, ...own };
  return { door: sshDoor({ house, hostKey: own.key, port, welcomed, seated }), kept: own.kept };
}

async function newBrowserDoor(
  { house, callers: { welcomed, seated } }: Entrance,
  secure: boolean,
): Promise<BrowserDoor> {
  const { browserDoor } = await import('../doors/browser/index.ts');
  return browserDoor({ house, secure, welcomed, seated });
}
