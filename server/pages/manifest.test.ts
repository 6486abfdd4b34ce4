import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeContentSecurityPolicy, writeFakeSite } from '../../tests/support/fake-site.ts';
import { readManifest, writeManifest } from './manifest.ts';

let fake: ReturnType<typeof writeFakeSite>;
beforeEach(() => {
  fake = writeFakeSite();
});
afterEach(() => fake.remove());
const place = (name: string) => path.join(fake.dist, name);
const factsOf = (name: string) => readManifest(fake.dist).files[name];

describe('writeManifest', () => {
  it('[CC14] records the size of every variant', () => {
    expect(factsOf('shop.html')).toMatchObject({
      identity: statSync(place('shop.html')).size,
      br: statSync(place('shop.html.br')).size,
      gzip: statSync(place('shop.html.gz')).size,
    });
    const picture = factsOf('pictures/titan.avif');
    expect(picture).toMatchObject({ identity: 26 });
    expect(picture?.br).toBeUndefined();
    expect(
      Object.keys(readManifest(fake.dist).files).filter((name) => /\.(br|gz)$/.test(name)),
    ).toEqual([]);
  });

  it('[CC14] changes only the tags of changed files', () => {
    const before = { shop: factsOf('shop.html')?.tag, home: factsOf('index.html')?.tag };
    const html = readFileSync(place('shop.html'), 'utf8');
    writeFileSync(place('shop.html'), html.replace('P', 'p'));
    writeManifest(fake.dist);
    expect(factsOf('shop.html')?.tag).not.toBe(before.shop);
    expect(factsOf('index.html')?.tag).toBe(before.home);
  });

  it('keeps the policies, and rejects a page without one', () => {
    expect(readManifest(fake.dist).contentSecurityPolicy['shop.html']).toBe(
      fakeContentSecurityPolicy,
    );
    writeFileSync(place('new.html'), '<p>New</p>');
    expect(() => writeManifest(fake.dist)).toThrow('no content security policy for new.html');
  });
});
