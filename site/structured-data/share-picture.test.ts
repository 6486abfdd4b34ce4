import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shareName, sharePicture } from './listed-pages.ts';

let folder: string;
const publicFolder = () => pathToFileURL(`${folder}/`);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rungmoor share '));
  mkdirSync(path.join(folder, 'share'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  ['/', 'home'],
  ['/shop', 'shop'],
  ['/product/calderstile-tool-tray', 'product-calderstile-tool-tray'],
])('names the picture of %s %s', (page, name) => {
  expect(shareName(page)).toBe(name);
});

it('finds only existing pictures', () => {
  writeFileSync(path.join(folder, 'share', 'home.jpg'), '');
  writeFileSync(path.join(folder, 'share', 'projects.png'), '');
  expect(sharePicture('/', publicFolder())).toBe('/share/home.jpg');
  expect(sharePicture('/projects', publicFolder())).toBe('/share/projects.png');
  expect(sharePicture('/shop', publicFolder())).toBeUndefined();
});
