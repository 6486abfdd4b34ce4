import { once } from 'node:events';
import { Agent, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app/app.ts';
import { createLog } from '../app/log.ts';
import { withErrorResponses } from './errors.ts';
import { createHttpServer } from './http-server.ts';
import { limits, withRateLimit } from './limits/limits.ts';
import { maxFormBytes, readBody } from './read-body.ts';
import { healthRoute, type Route } from './routes.ts';

const log = createLog('error', () => {});
// The request bodies in this test have no content type.
const types = [''];
const reads: Route = {
  method: 'POST',
  path: '/api/read',
  handler: withErrorResponses(log, async ({ req }) =>
    Response.json({ length: (await readBody(req.raw, maxFormBytes)).length }),
  ),
};
const limiter = { countRequest: async () => 60, count: async () => 60, networksOf: async () => [] };
const admission = { limiter, origin: 'http://shop.example', limit: limits.quote, types };
const tooOften = withRateLimit({ ...reads, path: '/api/often' }, admission, log);

let server: Server;
let socket: Socket;
let said: string;
beforeEach(async () => {
  const app = createApp({ routes: [healthRoute, reads, tooOften], log });
  server = createHttpServer(app.fetch, {
    HEADERS_TIMEOUT: 60_000,
    REQUEST_TIMEOUT: 60_000,
    KEEP_ALIVE_TIMEOUT: 60_000,
    MAX_CONNECTIONS: 10,
    MAX_CONNECTIONS_PER_ADDRESS: 10,
    TRUST_PROXY: 0,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  socket = connect(port(), '127.0.0.1');
  said = '';
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    said += chunk;
  });
});
afterEach(() => {
  socket.destroy();
  server.close();
  server.closeAllConnections();
});
const port = () => (server.address() as AddressInfo).port;

const get = 'GET /api/health HTTP/1.1\r\nHost: shop.example\r\n\r\n';
const post = (path: string, framing: string) =>
  `POST ${path} HTTP/1.1\r\nHost: shop.example\r\n${framing}\r\n\r\n`;
const sized = (path: string, size: number) =>
  post(path, `Content-Length: ${size}`) + 'x'.repeat(size);
const inChunks = (path: string, size: number) =>
  `${post(path, 'Transfer-Encoding: chunked')}${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`;

/** The statuses of all responses so far. */
const answered = () => [...said.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));

describe('the request after a rejected body', () => {
  it.each([
    ['by its length', sized('/api/read', 300_000), 413],
    ['in the middle of it', inChunks('/api/read', 100_000), 413],
    ['before it was read', sized('/api/often', 200_000), 429],
    ['by its path', sized('/shop', 200_000), 404],
  ])('[CC14] is answered on the same connection: refused %s', async (_, bytes, status) => {
    socket.write(bytes);
    await expect.poll(answered).toEqual([status]);
    socket.write(get);
    await expect.poll(answered).toEqual([status, 200]);
    expect(said).not.toMatch(/connection: close/i);
  });

  it('[CC14] is answered if both arrive in one packet', async () => {
    socket.write(inChunks('/api/read', 100_000) + get);
    await expect.poll(answered).toEqual([413, 200]);
  });

  it('[CC14] is answered on a kept-alive connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (method: string, path: string, body = '') =>
      new Promise<string>((resolve, reject) => {
        const asked = request({ agent, method, path, port: port() }, (answer) => {
          answer.resume();
          answer.on('end', () => resolve(`${answer.statusCode} ${asked.reusedSocket}`));
        });
        asked.on('error', reject);
        asked.end(body);
      });
    expect(await ask('POST', '/api/read', 'x'.repeat(300_000))).toBe('413 false');
    expect(await ask('POST', '/api/often', 'x'.repeat(60_000))).toBe('429 true');
    expect(await ask('POST', '/api/read', 'x'.repeat(100_000))).toBe('413 true');
    expect(await ask('GET', '/api/health')).toBe('200 true');
    agent.destroy();
  });

  it('[CC14] needs a new connection if the body was too long', async () => {
    // Not `once`, which would reject when the rest of the body can no longer be sent.
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.write(sized('/api/read', 8_000_000));
    await closed;
    expect(answered()).toEqual([413]);
    expect(said).toMatch(/connection: close/i);
    expect(said).toContain('"error"');
  });
});
