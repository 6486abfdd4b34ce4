import { describe, expect, it } from 'vitest';
import { createFileCache } from './file-cache.ts';
import { createMemoryFile, type SiteFile } from './site-file.ts';

const size = 10_000;
const newFile = (): SiteFile => createMemoryFile({}, { identity: new Uint8Array(size) });
const body = () => new Uint8Array(size);
const isKept = (file: SiteFile) => file.cachedResponses.identity?.body !== undefined;

/** Room for three files with their overhead. */
const budget = 3 * (size + 2500);

describe('the file cache', () => {
  it('[CC14] stays within its byte limit', () => {
    const { keep } = createFileCache(budget);
    const files = Array.from({ length: 50 }, newFile);
    for (const file of files) {
      keep(file, 'identity', body());
      expect(files.filter(isKept).length).toBeLessThanOrEqual(3);
    }
    expect(files.filter(isKept)).toHaveLength(3);
  });

  it('[CC14] keeps files in use when others are read once', () => {
    const { keep } = createFileCache(budget);
    const [shop, ...others] = Array.from({ length: 20 }, newFile);
    if (!shop) throw new Error('There is no file');
    keep(shop, 'identity', body());
    for (const file of others) {
      if (shop.cachedResponses.identity) shop.cachedResponses.identity.wasUsed = true;
      keep(file, 'identity', body());
    }
    expect(isKept(shop)).toBe(true);
    for (const file of Array.from({ length: 5 }, newFile)) keep(file, 'identity', body());
    expect(isKept(shop)).toBe(false);
  });

  it('[CC14] caches only headers until the body is requested', () => {
    const { keep } = createFileCache(budget);
    const file = newFile();
    keep(file, 'identity');
    expect(file.cachedResponses.identity?.headers).toContain(String(size));
    expect(isKept(file)).toBe(false);
    keep(file, 'identity', body());
    const { identity: kept } = file.cachedResponses;
    expect(isKept(file)).toBe(true);
    keep(file, 'identity');
    expect(file.cachedResponses.identity).toBe(kept);
  });

  it('[LC2] frees the space of dropped files', () => {
    const { keep, drop } = createFileCache(budget);
    const [old, ...others] = Array.from({ length: 3 }, newFile);
    if (!old) throw new Error('There is no file');
    for (const file of [old, ...others]) keep(file, 'identity', body());
    drop(old);
    expect(isKept(old)).toBe(false);
    keep(newFile(), 'identity', body());
    expect(others.every(isKept)).toBe(true);
  });
});
