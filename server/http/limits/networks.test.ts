import fc from 'fast-check';
import { type Context, Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress, isFromUndeclaredProxy, networksOf } from './networks.ts';

const namesOf = (address: string) => networksOf(address).map(({ name }) => name);

describe('the networks of an address', () => {
  it('[QU4, CC14] are the address itself for IPv4 and unknown addresses', () => {
    for (const address of ['192.0.2.7', 'unknown']) {
      expect(networksOf(address)).toEqual([{ name: address, visitors: 1, percent: 10 }]);
    }
  });

  it('[QU4, CC14] are the /64, /56 and /48 of IPv6 in any notation', () => {
    const networks = ['2001:db8:0:12ab::/64', '2001:db8:0:1200::/56', '2001:db8:0:0::/48'];
    expect(namesOf('2001:db8:0:12ab::1')).toEqual(networks);
    expect(namesOf('2001:0DB8:0000:12AB:a:b:c:d')).toEqual(networks);
    expect(namesOf('2001:db8::')).toEqual([
      '2001:db8:0:0::/64',
      '2001:db8:0:0::/56',
      '2001:db8:0:0::/48',
    ]);
    expect(namesOf('::1')[0]).toBe('0:0:0:0::/64');
    expect(namesOf('64:ff9b::192.0.2.7')[0]).toBe('64:ff9b:0:0::/64');
    expect(namesOf('fe80::1%eth0')[0]).toBe('fe80:0:0:0::/64');
  });

  it('[QU4, CC14] are shared only by addresses with the same prefix', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const groups = fc.array(group, { minLength: 8, maxLength: 8 });
    const written = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');
    fc.assert(
      fc.property(groups, fc.integer({ min: 0, max: 127 }), (parts, bit) => {
        const at = Math.floor(bit / 16);
        const other = parts.map((part, place) =>
          place === at ? part ^ (0x8000 >> (bit % 16)) : part,
        );
        const [one, two] = [namesOf(written(parts)), namesOf(written(other))];
        expect(one.map((name, tier) => name === two[tier])).toEqual(
          [64, 56, 48].map((bits) => bit >= bits),
        );
      }),
    );
  });

  it('[CC14] may hold at most 10% of stock, narrower ones less', () => {
    const shares = networksOf('2001:db8::1').map(({ percent }) => percent);
    expect(shares).toEqual([6, 8, 10]);
  });
});

type FakeRequest = { socket?: string; forwarded?: string };

const addressOf = (proxies: number, request: FakeRequest) => ask(clientAddress, proxies, request);

async function ask<Answer>(
  question: (context: Context, proxies: number) => Answer,
  proxies: number,
  { socket, forwarded }: FakeRequest,
) {
  let answer: Answer | undefined;
  const app = new Hono();
  app.get('/', (context) => {
    answer = question(context, proxies);
    return context.text('');
  });
  const env =
    socket === undefined ? undefined : { incoming: { socket: { remoteAddress: socket } } };
  const headers: HeadersInit = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  await app.request('/', { headers }, env);
  return answer;
}

describe('the address of a visitor', () => {
  it('[QU4] is the socket’s without a proxy, whatever the headers', async () => {
    const said = { socket: '192.0.2.7', forwarded: '203.0.113.1' };
    expect(await addressOf(0, said)).toBe('192.0.2.7');
    expect(await addressOf(0, { socket: '::ffff:192.0.2.7' })).toBe('192.0.2.7');
  });

  it('[QU4] is the one that the proxies added, not what the visitor sent', async () => {
    const said = { socket: '10.0.0.1', forwarded: '203.0.113.1, 198.51.100.2,192.0.2.7' };
    expect(await addressOf(1, said)).toBe('192.0.2.7');
    expect(await addressOf(2, said)).toBe('198.51.100.2');
  });

  it('[QU4] is the socket’s if X-Forwarded-For is missing or invalid', async () => {
    const socket = '10.0.0.1';
    expect(await addressOf(1, { socket })).toBe(socket);
    expect(await addressOf(3, { socket, forwarded: '203.0.113.1, 192.0.2.7' })).toBe(socket);
    for (const forwarded of ['', 'unknown', '_hidden', '1.2.3', 'a::b::c', '<script>']) {
      expect(await addressOf(1, { socket, forwarded })).toBe(socket);
    }
  });

  it('[QU4] may include a port', async () => {
    const read = (forwarded: string) => addressOf(1, { forwarded });
    expect(await read('192.0.2.7:4711')).toBe('192.0.2.7');
    expect(await read('[2001:db8::7]:443')).toBe('2001:db8::7');
  });

  it('[QU4] is a shared placeholder if unknown', async () => {
    expect(await addressOf(0, {})).toBe('unknown');
    expect(await addressOf(1, { forwarded: 'unknown' })).toBe('unknown');
  });
});

describe('an undeclared proxy', () => {
  const isUndeclared = (proxies: number, request: FakeRequest) =>
    ask(isFromUndeclaredProxy, proxies, request);
  const forwarded = '203.0.113.1';

  it.each([
    '127.0.0.1',
    '::ffff:127.0.0.1',
    '10.1.2.3',
    '::ffff:172.17.0.1',
    '192.168.0.4',
    '100.64.0.9',
    '::1',
    'fd00::7',
  ])('[QU4] has a loopback or private address such as %s', async (socket) => {
    expect(await isUndeclared(0, { socket, forwarded })).toBe(true);
    expect(await isUndeclared(1, { socket, forwarded })).toBe(false);
    expect(await isUndeclared(0, { socket })).toBe(false);
  });

  it('[QU4] is not assumed for public addresses', async () => {
    for (const socket of ['192.0.2.7', '172.32.0.1', '2001:db8::1']) {
      expect(await isUndeclared(0, { socket, forwarded })).toBe(false);
    }
    expect(await isUndeclared(0, { forwarded })).toBe(false);
  });
});
