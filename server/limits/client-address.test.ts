import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

async function addressOf(
  proxies: number,
  { socket, forwarded }: { socket?: string; forwarded?: string },
) {
  let address: string | undefined;
  const app = new Hono();
  app.get('/', (context) => {
    address = clientAddress(context, proxies);
    return context.text('');
  });
  const env =
    socket === undefined ? undefined : { incoming: { socket: { remoteAddress: socket } } };
  const headers: HeadersInit = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  await app.request('/', { headers }, env);
  return address;
}

describe('the address of a visitor', () => {
  it('[QU4] is the connection’s, and no header changes that without a proxy', async () => {
    const said = { socket: '192.0.2.7', forwarded: '203.0.113.1' };
    expect(await addressOf(0, said)).toBe('192.0.2.7');
    expect(await addressOf(0, { socket: '::ffff:192.0.2.7' })).toBe('192.0.2.7');
  });

  it('[QU4] is what the proxies saw, whatever the visitor wrote before', async () => {
    const said = { socket: '10.0.0.1', forwarded: '203.0.113.1, 198.51.100.2,192.0.2.7' };
    expect(await addressOf(1, said)).toBe('192.0.2.7');
    expect(await addressOf(2, said)).toBe('198.51.100.2');
    expect(await addressOf(4, said)).toBeUndefined();
    expect(await addressOf(1, { socket: '10.0.0.1' })).toBeUndefined();
  });

  it('[QU4] is read with a port, and one IPv6 network is one visitor', async () => {
    const read = (forwarded: string) => addressOf(1, { forwarded });
    expect(await read('192.0.2.7:4711')).toBe('192.0.2.7');
    const network = '2001:db8:0:1::/64';
    expect(await read('2001:db8:0:1::1')).toBe(network);
    expect(await read('[2001:DB8:0000:0001:a:b:c:d]:443')).toBe(network);
    expect(await read('2001:db8:0:2::1')).not.toBe(network);
    expect(await read('::1')).toBe('0:0:0:0::/64');
    expect(await read('2001:db8::')).toBe('2001:db8:0:0::/64');
  });

  it('[QU4] is unknown where nothing of the kind was given', async () => {
    for (const forwarded of ['', 'unknown', '_hidden', '1.2.3', 'a::b::c', '<script>']) {
      expect(await addressOf(1, { forwarded })).toBeUndefined();
    }
    expect(await addressOf(0, {})).toBeUndefined();
  });
});
