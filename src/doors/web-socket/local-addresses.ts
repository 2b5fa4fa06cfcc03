import { networkInterfaces } from 'node:os';

/** The network interfaces of a machine, as Node lists them. */
export type Interfaces = ReturnType<typeof networkInterfaces>;

/** Interfaces that lead to containers, virtual machines and tunnels: seldom where the others sit. */
const virtual =
  /^(?:docker|br-|veth|virbr|vmnet|vbox|vethernet|podman|cni|flannel|lxc|lxd|tun|tap|utun|wg|tailscale|zt|awdl|llw|bridge)/i;
const linkLocal = /^(?:169\.254\.|fe[89ab])/i;

/** What a host listens on to be found under every address of its machine: of IPv4 alone, or of both families. */
const anyAddress: Readonly<Record<string, readonly string[]>> = { '0.0.0.0': ['IPv4'], '::': ['IPv4', 'IPv6'] };

/**
 * The addresses under which others reach a host that listens on `listened`, likely ones first: IPv4 before IPv6, and
 * in each real interfaces before virtual ones. Loopback and link-local addresses are left out.
 */
export function localAddresses(listened: string, interfaces: Interfaces = networkInterfaces()): string[] {
  const families = anyAddress[listened];
  if (families === undefined) return [listened];
  const found = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos
      .filter(
        ({ internal, address, family }) => !internal && !linkLocal.test(address) && families.includes(family),
      )
      .map(({ address, family }) => ({
        address,
        rank: families.indexOf(family) * 2 + Number(virtual.test(name)),
      })),
  );
  return found.toSorted((a, b) => a.rank - b.rank).map(({ address }) => address);
}

/** Every address of this machine, loopback included. */
export const ownAddresses = (interfaces: Interfaces = networkInterfaces()): string[] =>
  Object.values(interfaces).flatMap((infos = []) => infos.map(({ address }) => address));
