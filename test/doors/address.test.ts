import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { formatAddress, parseAddress } from '../../src/doors/web-socket/index.ts';

describe('an address', () => {
  it.each([
    ['192.168.1.20', '192.168.1.20', 7777],
    ['192.168.1.20:8000', '192.168.1.20', 8000],
    [' robins-laptop.local ', 'robins-laptop.local', 7777],
    ['localhost:1', 'localhost', 1],
    ['Robins-Laptop:65535', 'robins-laptop', 65_535],
    ['[::1]:7777', '::1', 7777],
    ['[FE80::1]', 'fe80::1', 7777],
    ['ws://10.0.0.7:9000', '10.0.0.7', 9000],
    ['WS://10.0.0.7/', '10.0.0.7', 7777],
    ['bücher.example', 'xn--bcher-kva.example', 7777],
  ])('%j is read', (typed, host, port) => {
    expect(parseAddress(typed)).toEqual({ host, port });
  });

  it.each([
    ['', 'empty'],
    ['ws://', 'empty'],
    ['wss://10.0.0.7', 'scheme'],
    ['http://10.0.0.7:7777', 'scheme'],
    ['10.0.0.7/table', 'path'],
    ['10.0.0.7?code=1', 'path'],
    ['::1', 'needs-brackets'],
    ['::1:7777', 'needs-brackets'],
    ['[::1', 'host'],
    ['[10.0.0.7]', 'host'],
    ['[fe80::1%eth0]:7777', 'host'],
    ['10.0.0.256', 'host'],
    ['127.1', 'host'],
    ['0x7f000001', 'host'],
    ['me@home', 'host'],
    ['two words', 'host'],
    ['a..b', 'host'],
    ['a\u0000b', 'host'],
    [':7777', 'host'],
    ['table:', 'port'],
    ['table:0', 'port'],
    ['table:65536', 'port'],
    ['table:77x', 'port'],
    ['table:7777:1', 'port'],
  ])('%j is refused: %s', (typed, problem) => {
    expect(parseAddress(typed)).toEqual({ problem });
  });

  it('that was read is written so that it is read again, and makes a URL', () => {
    const typed = fc.oneof(
      fc.ipV4(),
      fc.ipV6().map((ip) => `[${ip}]`),
      fc.domain(),
      fc.string(),
    );
    fc.assert(
      fc.property(
        typed,
        fc.oneof(
          fc.constant(''),
          fc.nat(70_000).map((port) => `:${port}`),
        ),
        (host, port) => {
          const address = parseAddress(host + port);
          if ('problem' in address) return;
          expect(parseAddress(formatAddress(address))).toEqual(address);
          expect(URL.canParse(`ws://${formatAddress(address)}/`)).toBe(true);
        },
      ),
    );
  });
});
