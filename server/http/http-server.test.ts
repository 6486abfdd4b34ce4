import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createApp } from '../app/app.ts';
import { createLog } from '../app/log.ts';
import { createHttpServer, type HttpLimits } from './http-server.ts';
import { healthRoute } from './routes.ts';

const limits: HttpLimits = {
  HEADERS_TIMEOUT: 60_000,
  REQUEST_TIMEOUT: 60_000,
  KEEP_ALIVE_TIMEOUT: 60_000,
  MAX_CONNECTIONS: 3,
  MAX_CONNECTIONS_PER_ADDRESS: 3,
  TRUST_PROXY: 0,
};
// Only for tests of the time-outs: a machine that halts for 200 ms would get a 408 instead of a response.
const shortTimeouts = { HEADERS_TIMEOUT: 200, REQUEST_TIMEOUT: 400 };
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Responds with the body's length; to `/huge` with more than sockets buffer, to `/never` not at all. */
async function open(given: Partial<HttpLimits> = {}): Promise<Server> {
  const server = createHttpServer(
    async (request) => {
      if (request.url.endsWith('/never')) await new Promise(() => {});
      return request.url.endsWith('/huge')
        ? new Response(new Uint8Array(64 * 1024 * 1024))
        : new Response(String((await request.text()).length));
    },
    { ...limits, ...given },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return server;
}

async function send(server: Server, bytes: string): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  closing.push(() => socket.destroy());
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

/** Everything the server sends until it closes the connection. */
async function readUntilClosed(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // Not `once`, which would reject on a reset, although a reset closes the connection too.
  await new Promise<void>((closed) => socket.on('close', () => closed()));
  return text;
}

const connectionsOf = (server: Server) =>
  new Promise<number>((count) => server.getConnections((_, open) => count(open)));

/** A 408, or nothing if the reset that follows has discarded the response. */
const tooSlow = /^(HTTP\/1\.1 408 |$)/;

const request = 'POST / HTTP/1.1\r\nHost: shop.example\r\n';

it('[CC14] closes the connection of a client that sends its headers too slowly', async () => {
  const socket = await send(await open({ HEADERS_TIMEOUT: 200 }), request);
  const drops = setInterval(() => socket.write('X-A: b\r\n'), 20);
  closing.push(() => clearInterval(drops));
  expect(await readUntilClosed(socket)).toMatch(tooSlow);
});

it('[CC14] closes the connection of a client that sends its body too slowly', async () => {
  const server = await open(shortTimeouts);
  const socket = await send(server, `${request}Content-Length: 100000\r\n\r\n`);
  const drops = setInterval(() => socket.write('x'), 20);
  closing.push(() => clearInterval(drops));
  expect(await readUntilClosed(socket)).toMatch(tooSlow);
});

it('[CC14] closes idle connections before and after a request', async () => {
  await readUntilClosed(await send(await open({ HEADERS_TIMEOUT: 200 }), ''));
  const server = await open({ KEEP_ALIVE_TIMEOUT: 100 });
  const answered = await readUntilClosed(
    await send(server, `${request}Content-Length: 2\r\n\r\nhi`),
  );
  expect(answered).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*\r\n\r\n2$/);
});

it('[CC14] closes the connection of a client that does not read the response', async () => {
  const server = await open(shortTimeouts);
  const connected = once(server, 'connection');
  const socket = await send(server, 'GET /huge HTTP/1.1\r\nHost: shop.example\r\n\r\n');
  socket.pause();
  await connected;
  await expect.poll(() => connectionsOf(server)).toBe(0);
});

it('[CC14] closes a connection whose response never comes', async () => {
  const server = await open(shortTimeouts);
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop.example\r\n\r\n`;
  const socket = await send(server, get('/'));
  await once(socket, 'data');
  socket.write(get('/never'));
  expect(await readUntilClosed(socket)).toBe('');
});

it('[CC14] keeps serving a slow reader', async () => {
  // It closes a connection on which nothing is read for 2 s.
  const server = await open({ HEADERS_TIMEOUT: 1_000, REQUEST_TIMEOUT: 1_000 });
  const socket = await send(server, 'GET /huge HTTP/1.1\r\nHost: shop.example\r\n\r\n');
  let read = 0;
  socket.on('data', (chunk) => {
    read += chunk.length;
    socket.pause();
  });
  const sips = setInterval(() => socket.resume(), 5);
  closing.push(() => clearInterval(sips));
  await new Promise((later) => setTimeout(later, 4_000));
  expect(read).toBeGreaterThan(0);
  expect(await connectionsOf(server)).toBe(1);
});

it('[CC14] refuses headers over 16 KB', async () => {
  const server = await open();
  const large = `${request}X-Large: ${'x'.repeat(17 * 1024)}\r\nContent-Length: 0\r\n\r\n`;
  expect(await readUntilClosed(await send(server, large))).toMatch(/^HTTP\/1\.1 431 /);
});

it.each([
  ['Content-Length and chunked', 'Content-Length: 4\r\nTransfer-Encoding: chunked'],
  ['two Content-Length headers', 'Content-Length: 4\r\nContent-Length: 5'],
  ['invalid Content-Length', 'Content-Length: 4x'],
  ['chunked is not the last encoding', 'Transfer-Encoding: chunked, identity'],
])('[CC14] rejects a request of ambiguous length: %s', async (_, framing) => {
  const socket = await send(await open(), `${request}${framing}\r\n\r\n0\r\n\r\nGET /next`);
  const said = await readUntilClosed(socket);
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
  // What follows could be another client's request to a proxy: it must not get a response.
  expect(said.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

it('[CC14] does not echo a TRACE request', async () => {
  const app = createApp({ routes: [healthRoute], log: createLog('error', () => {}) });
  const server = createHttpServer(app.fetch, limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const lines = ['TRACE /api/health HTTP/1.1', 'Host: shop.example', 'X-Secret: abc'];
  const said = await readUntilClosed(
    await send(server, `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`),
  );
  expect(said).toMatch(/^HTTP\/1\.1 405 /);
  expect(said).not.toContain('abc');
});

it('[CC14] limits concurrent connections', async () => {
  const server = await open();
  const inside = await Promise.all([1, 2, 3].map(() => send(server, request)));
  const dropped = once(server, 'drop');
  const fourth = await send(server, `${request}Content-Length: 0\r\n\r\n`);
  await dropped;
  expect(await readUntilClosed(fourth)).toBe('');
  for (const socket of inside) {
    const left = once(socket, 'close');
    socket.destroy();
    await left;
  }
  await expect.poll(() => connectionsOf(server)).toBe(0);
  const next = await send(server, `${request}Connection: close\r\nContent-Length: 0\r\n\r\n`);
  expect(await readUntilClosed(next)).toMatch(/^HTTP\/1\.1 200 OK/);
});

it('[CC14] limits concurrent connections per address', async () => {
  const server = await open({ MAX_CONNECTIONS: 100, MAX_CONNECTIONS_PER_ADDRESS: 2 });
  const [first] = await Promise.all([1, 2].map(() => send(server, request)));
  await expect.poll(() => connectionsOf(server)).toBe(2);
  const whole = `${request}Connection: close\r\nContent-Length: 0\r\n\r\n`;
  expect(await readUntilClosed(await send(server, whole))).toBe('');
  first?.destroy();
  await expect.poll(() => connectionsOf(server)).toBe(1);
  expect(await readUntilClosed(await send(server, whole))).toMatch(/^HTTP\/1\.1 200 OK/);
});

it('[CC14] does not limit the connections of a trusted proxy', async () => {
  const server = await open({
    MAX_CONNECTIONS: 100,
    MAX_CONNECTIONS_PER_ADDRESS: 1,
    TRUST_PROXY: 1,
  });
  await send(server, request);
  await expect.poll(() => connectionsOf(server)).toBe(1);
  const second = await send(server, `${request}Connection: close\r\nContent-Length: 0\r\n\r\n`);
  expect(await readUntilClosed(second)).toMatch(/^HTTP\/1\.1 200 OK/);
});
