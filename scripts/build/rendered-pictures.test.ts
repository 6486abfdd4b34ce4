import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPictureCheck } from './rendered-pictures.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'made pictures '));
});
afterEach(() => rmSync(folder, { recursive: true }));

function make(...files: string[]): void {
  for (const file of files) writeFileSync(path.join(folder, file), '');
}

describe('createPictureCheck', () => {
  it('[CA11] knows a picture by all its files', () => {
    make('abc-240.avif', 'abc-480.avif', 'abc-960.avif', 'abc-640.webp');
    make('def-240.avif', 'def-480.avif', 'def-640.webp');
    const hasPicture = createPictureCheck(folder);
    expect(hasPicture('/pictures/abc')).toBe(true);
    expect(hasPicture('/pictures/def')).toBe(false);
    expect(hasPicture('/pictures/ghi')).toBe(false);
  });

  it('[CA11] asks for no drawing, because the build makes those', () => {
    expect(createPictureCheck(folder)('/drawings/ladder/three-quarter')).toBe(true);
  });
});
