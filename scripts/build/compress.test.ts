import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compressTextFiles } from './compress.ts';

let folder: string;
const dist = () => path.join(folder, 'dist');
const cache = () => path.join(folder, 'cache');
const file = (name: string) => path.join(dist(), name);
const page = '<p>Ladders</p>'.repeat(100);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rungmoor compress '));
  mkdirSync(file('deep'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('compressTextFiles', () => {
  it('puts both variants beside a text', async () => {
    writeFileSync(file('deep/page.html'), page);
    await compressTextFiles(dist(), cache());
    expect(brotliDecompressSync(readFileSync(file('deep/page.html.br'))).toString()).toBe(page);
    expect(gunzipSync(readFileSync(file('deep/page.html.gz'))).toString()).toBe(page);
  });

  it('leaves small texts, pictures and what does not shrink', async () => {
    writeFileSync(file('small.txt'), 'x'.repeat(500));
    writeFileSync(file('picture.avif'), 'x'.repeat(5000));
    writeFileSync(file('noise.txt'), crypto.getRandomValues(new Uint8Array(2000)));
    await compressTextFiles(dist(), cache());
    expect(readdirSync(dist()).filter((name) => /\.(br|gz)$/.test(name))).toEqual([]);
  });

  it('reuses cached files and removes unused ones', async () => {
    writeFileSync(file('page.html'), page);
    await compressTextFiles(dist(), cache());
    const [kept = ''] = readdirSync(cache()).filter((name) => name.endsWith('.br'));
    writeFileSync(path.join(cache(), kept), 'from the cache');
    await compressTextFiles(dist(), cache());
    expect(readFileSync(file('page.html.br'), 'utf8')).toBe('from the cache');

    writeFileSync(file('page.html'), page.toUpperCase());
    await compressTextFiles(dist(), cache());
    expect(existsSync(path.join(cache(), kept))).toBe(false);
    expect(brotliDecompressSync(readFileSync(file('page.html.br'))).toString()).toBe(
      page.toUpperCase(),
    );
  });
});
