import { once } from 'node:events';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFakeSite } from '../../tests/support/fake-site.ts';
import { createApp } from '../app/app.ts';
import { createLog } from '../app/log.ts';
import { createRequestMetrics, type RequestMetrics } from '../app/metrics/request-metrics.ts';
import { createHttpServer } from '../http/http-server.ts';
import { createRequestRecorder } from '../http/request-log.ts';
import { createFileListener } from './file-listener.ts';
import { type LiveSite, readSite } from './read-site.ts';
import { createMemoryFile } from './site-file.ts';

let fake: ReturnType<typeof writeFakeSite>;
let live: LiveSite;
let server: Server;
let metrics: RequestMetrics;
let lines: string[];
/** How many requests reached the framework. */
let framework: number;

beforeEach(async () => {
  fake = writeFakeSite();
  live = { current: readSite(fake.dist) };
  metrics = createRequestMetrics();
  lines = [];
  framework = 0;
  const log = createLog('debug', (line) => lines.push(line));
  const record = createRequestRecorder(log, metrics.recordRequest);
  const app = createApp({ site: live, routes: [], log, record });
  const fetch: Parameters<typeof createHttpServer>[0] = (request, env) => {
    framework += 1;
    return app.fetch(request, env);
  };
  const limits = {
    HEADERS_TIMEOUT: 60_000,
    REQUEST_TIMEOUT: 60_000,
    KEEP_ALIVE_TIMEOUT: 60_000,
    MAX_CONNECTIONS: 100,
    MAX_CONNECTIONS_PER_ADDRESS: 100,
    TRUST_PROXY: 0,
  };
  server = createHttpServer(fetch, limits, createFileListener(live, record));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  fake.remove();
});

type RawResponse = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

/** Not `fetch`, which decompresses responses. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawResponse> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, headers, method }, async (answer) => {
      const chunks = await answer.toArray();
      const { date, ...others } = answer.headers;
      const body = Buffer.concat(chunks).toString('latin1');
      resolve({ status: answer.statusCode, headers: others, body });
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Sends a request twice and returns both responses; `framework` then counts the second only. */
async function askTwice(...asked: Parameters<typeof ask>): Promise<[RawResponse, RawResponse]> {
  const first = await ask(...asked);
  framework = 0;
  return [first, await ask(...asked)];
}

describe('a file in memory', () => {
  const encodings = ['', 'gzip', 'br', 'gzip, deflate, br, zstd', 'br;q=0, gzip;q=0.1'];

  it.each(
    ['/', '/shop', '/_astro/shop.B2x9.js', '/pictures/titan.avif', '/robots.txt'].flatMap((path) =>
      encodings.map((encoding) => [path, encoding] as const),
    ),
  )('[CC14] gets the same response as from the framework: %s in "%s"', async (path, encoding) => {
    const headers = { 'accept-encoding': encoding };
    const [slow, fast] = await askTwice(path, headers);
    expect(framework).toBe(0);
    expect(fast).toEqual(slow);
    expect(slow.headers['content-security-policy']).toBeTruthy();

    const head = await ask(path, headers, 'HEAD');
    expect(framework).toBe(0);
    expect(head).toEqual({ ...slow, body: '' });

    const again = { ...headers, 'if-none-match': `W/${slow.headers.etag}, "other"` };
    const unchanged = await ask(path, again);
    expect(framework).toBe(0);
    const slowly = await ask(`${path}?x=1`, again);
    expect(unchanged).toEqual(slowly);
    expect(unchanged.status).toBe(304);
    const stale = await ask(path, { ...headers, 'if-none-match': '"other"' });
    expect(stale).toEqual(slow);
  });

  it('[CC14] needs no body for 304 and HEAD responses', async () => {
    const { tag } = live.current.files.get('/shop')?.metadata ?? {};
    const [, unchanged] = await askTwice('/shop', { 'if-none-match': `"${tag}"` });
    expect([unchanged.status, framework]).toEqual([304, 0]);
    const [, head] = await askTwice('/robots.txt', {}, 'HEAD');
    expect([head.headers['content-length'], framework]).toEqual(['14', 0]);
    expect((await ask('/robots.txt')).body).toBe('User-agent: *\n');
  });

  it('[CC14] leaves ranges and queries to the framework', async () => {
    await ask('/pictures/titan.avif');
    framework = 0;
    const narrowed = await ask('/shop?family=step-ladders');
    expect(narrowed.headers['x-robots-tag']).toBe('noindex');
    const part = await ask('/pictures/titan.avif', { range: 'bytes=2-5' });
    expect([part.status, part.body]).toEqual([206, 'cdef']);
    expect((await ask('/shop', {}, 'POST')).status).toBe(405);
    expect((await ask('/sho%70')).status).toBe(200);
    expect((await ask('/shop/')).status).toBe(308);
    expect(framework).toBe(5);
  });

  it('[CC14] is logged and counted', async () => {
    await askTwice('/shop');
    await ask('/shop', { 'if-none-match': '*' });
    expect(framework).toBe(0);
    const logged = lines.map((line) => JSON.parse(line));
    expect(logged.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['GET', '/shop', 200],
      ['GET', '/shop', 200],
      ['GET', '/shop', 304],
    ]);
    expect(new Set(logged.map(({ requestId }) => requestId)).size).toBe(3);
    const [counted] = metrics.read();
    expect(counted?.samples).toEqual([
      { labels: { method: 'GET', route: 'pages', status: 200 }, value: 2 },
      { labels: { method: 'GET', route: 'pages', status: 304 }, value: 1 },
    ]);
  });

  it('[CC14] is replaced together with the site', async () => {
    const [, before] = await askTwice('/shop');
    const { headers } = live.current.files.get('/shop') ?? { headers: {} };
    const page = createMemoryFile(headers, { identity: new TextEncoder().encode('<h1>New</h1>') });
    live.current = { ...live.current, files: new Map([...live.current.files, ['/shop', page]]) };
    const [after, again] = await askTwice('/shop', { 'if-none-match': `${before.headers.etag}` });
    expect([after.status, after.body]).toEqual([200, '<h1>New</h1>']);
    expect(again).toEqual(after);
    expect(framework).toBe(0);
  });
});
