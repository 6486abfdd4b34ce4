import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isContentHashed } from './content-hashed.ts';

const pictures = globSync('pictures/**/*.*', { cwd: 'site/public' }).map((file) => `/${file}`);

describe('isContentHashed', () => {
  it('accepts every picture that pages show, except phone crops', () => {
    expect(pictures.length).toBeGreaterThan(1000);
    const others = pictures.filter((picture) => !isContentHashed(picture));
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toMatch(/^\/pictures\/scenes\/.*-phone\.avif$/);
  });

  it('accepts the files that the build hashes', () => {
    expect(isContentHashed('/_astro/cart.B2x9.js')).toBe(true);
  });

  it.each([
    '/',
    '/offline-worker.js',
    '/favicon.svg',
    '/share/shop.png',
    '/drawings/deadbeef0123-480/front.svg',
    '/pictures/titan.avif',
    '/pictures/titan-480.avif',
    '/pictures/0a1b2c3d-480.avif',
    '/pictures/0a1b2c3d4e5f-480.svg',
    '/pictures/scenes/city-leeds-960.avif',
    '/pictures/scenes/0a1b2c3d-960.avif',
    '/more/pictures/0a1b2c3d4e5f-480.avif',
    '/more/_astro/cart.B2x9.js',
  ])('rejects %s', (path) => {
    expect(isContentHashed(path)).toBe(false);
  });
});
