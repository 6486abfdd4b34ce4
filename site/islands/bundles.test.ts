import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundles, listingFiles, shopFiles } from './bundles.ts';

it('lists only existing files', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const files = [...shopFiles, ...listingFiles];
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

it('matches only the shop’s own modules', () => {
  const shop = bundles.find(({ name }) => name === 'shop');
  expect(shopFiles.filter((file) => !shop?.test.test(`/home/rungmoor/${file}`))).toEqual([]);
  expect(shop?.test.test('/home/rungmoor/site/ui/BigButton.tsx')).toBe(false);
  expect(shop?.test.test('/home/rungmoor/site/paths.test.ts')).toBe(false);
});
