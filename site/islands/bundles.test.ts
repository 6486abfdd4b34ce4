import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundles, listingFiles, shopFiles } from './bundles.ts';

it('names files that are there: one that has moved would become a request of its own', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const files = [...shopFiles, ...listingFiles];
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

it('takes them for the shop, and no others that end alike', () => {
  const shop = bundles.find(({ name }) => name === 'shop');
  expect(shopFiles.filter((file) => !shop?.test.test(`/home/rungmoor/${file}`))).toEqual([]);
  expect(shop?.test.test('/home/rungmoor/site/ui/BigButton.tsx')).toBe(false);
  expect(shop?.test.test('/home/rungmoor/site/paths.test.ts')).toBe(false);
});
