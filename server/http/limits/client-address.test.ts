import { type Context, Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { clientAddress, isFromUndeclaredProxy } from './client-address.ts';

type Request = { socket?: string; forwarded?: string };

const addressOf = (proxies: number, request: Request) => ask(clientAddress, proxies, request);

async function ask<Answer>(
  question: (context: Context, proxies: number) => Answer,
  proxies: number,
  { socket, forwarded }: Request,
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
  it('[QU4] is the connection’s, and no header changes that without a proxy', async () => {
    const said = { socket: '192.0.2.7', forwarded: '203.0.113.1' };
    expect(await addressOf(0, said)).toBe('192.0.2.7');
    expect(await addressOf(0, { socket: '::ffff:192.0.2.7' })).toBe('192.0.2.7');
  });

  it('[QU4] is what the proxies saw, whatever the visitor wrote before', async () => {
    const said = { socket: '10.0.0.1', forwarded: '203.0.113.1, 198.51.100.2,192.0.2.7' };
    expect(await addressOf(1, said)).toBe('192.0.2.7');
    expect(await addressOf(2, said)).toBe('198.51.100.2');
  });

  it('[QU4] is the connection’s where the proxies said nothing that can be read', async () => {
    const socket = '10.0.0.1';
    expect(await addressOf(1, { socket })).toBe(socket);
    expect(await addressOf(3, { socket, forwarded: '203.0.113.1, 192.0.2.7' })).toBe(socket);
    for (const forwarded of ['', 'unknown', '_hidden', '1.2.3', 'a::b::c', '<script>']) {
      expect(await addressOf(1, { socket, forwarded })).toBe(socket);
    }
  });

  it('[QU4] is read with a port', async () => {
    const read = (forwarded: string) => addressOf(1, { forwarded });
    expect(await read('192.0.2.7:4711')).toBe('192.0.2.7');
    expect(await read('[2001:db8::7]:443')).toBe('2001:db8::7');
  });

  it('[QU4] is one for all who have none, and never none', async () => {
    expect(await addressOf(0, {})).toBe('unknown');
    expect(await addressOf(1, { forwarded: 'unknown' })).toBe('unknown');
  });
});

describe('a proxy that nobody told of', () => {
  const isUntold = (proxies: number, request: Request) =>
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
  ])('[QU4] calls from near by, as %s does', async (socket) => {
    expect(await isUntold(0, { socket, forwarded })).toBe(true);
    expect(await isUntold(1, { socket, forwarded })).toBe(false);
    expect(await isUntold(0, { socket })).toBe(false);
  });

  it('[QU4] is not whoever writes the header from far away', async () => {
    for (const socket of ['192.0.2.7', '172.32.0.1', '2001:db8::1']) {
      expect(await isUntold(0, { socket, forwarded })).toBe(false);
    }
    expect(await isUntold(0, { forwarded })).toBe(false);
  });
});
