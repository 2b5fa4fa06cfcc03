import { describe, expect, it } from 'vitest';
import { localAddresses, type Interfaces } from '../../src/doors/web-socket/local-addresses.ts';

const at = (address: string, internal = false): NonNullable<Interfaces[string]>[number] => {
  const about = { address, netmask: '', mac: '', internal, cidr: null };
  return address.includes(':') ? { ...about, family: 'IPv6', scopeid: 0 } : { ...about, family: 'IPv4' };
};

const machine: Interfaces = {
  lo: [at('127.0.0.1', true), at('::1', true)],
  docker0: [at('172.17.0.1')],
  veth12ab: [at('fe80::2')],
  'br-7f3e': [at('172.18.0.1')],
  tailscale0: [at('100.101.102.103'), at('fd7a::1')],
  wlp3s0: [at('192.168.1.20'), at('fe80::1'), at('2001:db8::20')],
  eth0: [at('10.0.0.7'), at('169.254.3.4')],
};

describe('the addresses to join', () => {
  it('are those of real interfaces, then those of virtual ones, where the host listens on all of IPv4', () => {
    expect(localAddresses('0.0.0.0', machine)).toEqual([
      '192.168.1.20',
      '10.0.0.7',
      '172.17.0.1',
      '172.18.0.1',
      '100.101.102.103',
    ]);
  });

  it('end with IPv6 where the host listens on that too', () => {
    expect(localAddresses('::', machine).slice(-2)).toEqual(['2001:db8::20', 'fd7a::1']);
  });

  it('are the one that the host listens on, where it is one', () => {
    expect(localAddresses('127.0.0.1', machine)).toEqual(['127.0.0.1']);
  });

  it('are none on a machine without a network', () => {
    expect(localAddresses('0.0.0.0', { lo: [at('127.0.0.1', true)] })).toEqual([]);
  });
});
