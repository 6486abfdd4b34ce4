import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFakeSite } from '../../tests/support/fake-site.ts';
import { createApp } from '../app/app.ts';
import { createLog } from '../app/log.ts';
import { createFileCache } from './file-cache.ts';
import { writeManifest } from './manifest.ts';
import { type BuiltSite, readSite } from './read-site.ts';

let fake: ReturnType<typeof writeFakeSite>;
let site: BuiltSite;
let lines: string[];
const largeFile = randomBytes(3 * 1024 * 1024);
const place = (name: string) => path.join(fake.dist, name);

beforeEach(() => {
  fake = writeFakeSite();
  writeFileSync(place('film.mp4'), largeFile);
  writeManifest(fake.dist);
  site = readSite(fake.dist);
  lines = [];
});
afterEach(() => fake.remove());

const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') => {
  const log = createLog('error', (line) => lines.push(line));
  return createApp({ site: { current: site }, routes: [], log }).request(address, {
    method,
    headers,
  });
};
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const keptBytes = (address: string) =>
  site.files.get(address)?.cachedResponses.identity?.body?.length;

describe('a file too large to cache', () => {
  it('[CC14] is streamed from disk, whole or in ranges, and never cached', async () => {
    const whole = await ask('/film.mp4');
    expect(whole.headers.get('content-length')).toBe(String(largeFile.length));
    expect((await bytesOf(whole)).equals(largeFile)).toBe(true);
    const part = await ask('/film.mp4', { range: 'bytes=1000000-2999999' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-length')).toBe('2000000');
    expect((await bytesOf(part)).equals(largeFile.subarray(1_000_000, 3_000_000))).toBe(true);
    const end = await ask('/film.mp4', { range: 'bytes=-5' });
    expect((await bytesOf(end)).equals(largeFile.subarray(-5))).toBe(true);
    expect(keptBytes('/film.mp4')).toBeUndefined();
  });

  it('[CC14] is not opened for responses without a body', async () => {
    const etag = (await ask('/film.mp4', {}, 'HEAD')).headers.get('etag') ?? '';
    rmSync(place('film.mp4'));
    expect((await ask('/film.mp4', {}, 'HEAD')).status).toBe(200);
    expect((await ask('/film.mp4', { 'if-none-match': etag })).status).toBe(304);
  });

  it('[CC14] aborts the response if the file is truncated meanwhile', async () => {
    const answer = await ask('/film.mp4');
    truncateSync(place('film.mp4'), 1000);
    await expect(answer.arrayBuffer()).rejects.toThrow('truncated');
  });
});

describe('a requested file', () => {
  it('[CC14] is read once for concurrent requests, and cached', async () => {
    expect(keptBytes('/pictures/titan.avif')).toBeUndefined();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask('/pictures/titan.avif')),
    );
    for (const answer of answers) expect(await answer.text()).toHaveLength(26);
    expect(keptBytes('/pictures/titan.avif')).toBe(26);
    rmSync(place('pictures/titan.avif'));
    const part = await ask('/pictures/titan.avif', { range: 'bytes=2-5' });
    expect(await part.text()).toBe('cdef');
  });

  it('[CC14] is not cached if there is no space', async () => {
    site = readSite(fake.dist, createFileCache(1));
    expect(await (await ask('/pictures/titan.avif')).text()).toHaveLength(26);
    expect(keptBytes('/pictures/titan.avif')).toBeUndefined();
    expect(await (await ask('/pictures/titan.avif')).text()).toHaveLength(26);
  });
});

describe('a site rebuilt on disk', () => {
  const refused = async (address: string, why: RegExp) => {
    const answer = await ask(address);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('Unexpected Application Error!');
    expect(lines.splice(0).join('')).toMatch(why);
  };

  it.each(['/pictures/titan.avif', '/film.mp4'])(
    '[CC14] a missing file shows the error page: %s',
    async (address) => {
      rmSync(place(address));
      await refused(address, /ENOENT/);
    },
  );

  it.each(['/pictures/titan.avif', '/film.mp4'])(
    '[CC14] sends no file of another length: %s',
    async (address) => {
      truncateSync(place(address), 10);
      await refused(address, /has a different size/);
    },
  );

  it('[CC14] serves only cached files, no files of the new build', async () => {
    expect((await ask('/robots.txt')).status).toBe(200);
    writeFileSync(place('index.html'), readFileSync(place('index.html'), 'utf8').replace('H', 'h'));
    writeManifest(fake.dist);
    utimesSync(place('.manifest.json'), 1, 1);
    await refused('/', /been rebuilt/);
    await refused('/film.mp4', /been rebuilt/);
    expect((await ask('/robots.txt')).status).toBe(200);
  });
});
