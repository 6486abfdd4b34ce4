import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readLines, writeFileAtomically } from './backup-format.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-file-'));
const file = join(folder, 'shop.jsonl');
afterAll(() => rmSync(folder, { recursive: true }));

const write = (lines: readonly string[]) =>
  writeFileAtomically(file, async (add) => {
    for (const line of lines) await add(`${line}\n`);
  });

it('[CC14] splits lines at line feeds only', async () => {
  const lines = ['one\u2028still\u2029one', '', 'two\u0085\v\f\rtwo', '三🪜'];
  await write(lines);
  expect(await Array.fromAsync(readLines(file))).toEqual(lines);
  writeFileSync(file, 'whole\nhalf');
  expect(await Array.fromAsync(readLines(file))).toEqual(['whole', 'half']);
  writeFileSync(file, '');
  expect(await Array.fromAsync(readLines(file))).toEqual([]);
});

it('[CC14] decodes characters that span two chunks', async () => {
  // Four bytes each, offset by one byte per line, so that some cross a chunk boundary.
  const lines = ['', 'a', 'ab', 'abc'].map((start) => start + '🪜'.repeat(50_000));
  await write(lines);
  expect(await Array.fromAsync(readLines(file))).toEqual(lines);
});

it('[CC14] keeps the existing file if the check fails', async () => {
  writeFileSync(file, 'earlier');
  const seen: string[] = [];
  const writing = writeFileAtomically(
    file,
    (add) => add('later'),
    async (part) => {
      seen.push(readFileSync(part, 'utf8'));
      throw new Error('It does not pass.');
    },
  );
  await expect(writing).rejects.toThrow('It does not pass.');
  expect(seen).toEqual(['later']);
  expect(readFileSync(file, 'utf8')).toBe('earlier');
  expect(readdirSync(folder)).toEqual(['shop.jsonl']);
});

it('[CC14] creates a file readable by the owner only', async () => {
  for (const name of [file, `${file}.part`]) {
    writeFileSync(name, 'earlier');
    chmodSync(name, 0o666);
  }
  await write(['later']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toBe('later\n');
});
