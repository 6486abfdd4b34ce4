import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { describeOnBothEngines } from '../testing/databases.ts';
import { readCommand } from './read-command.ts';
import { adminOn } from './testing/run-admin.ts';

describe('the name of a file', () => {
  const given = (line: string) => readCommand(line.split(' '), '/home/owner').given;

  it.each([
    ['shop.jsonl', '/home/owner/shop.jsonl'],
    ['../shop.jsonl', '/home/shop.jsonl'],
    ['/srv/shop.jsonl', '/srv/shop.jsonl'],
  ])('%s is read from the folder in which it was typed', (typed, file) => {
    expect(given(`backup ${typed}`).word(0)).toBe(file);
    expect(given(`restore ${typed}`).word(0)).toBe(file);
    expect(given(`export stock --out ${typed}`).option('out')).toBe(file);
    expect(given(`stripe sync --out ${typed}`).option('out')).toBe(file);
  });

  it('is nothing where none was typed, and no other word is taken for one', () => {
    expect(given('export stock').option('out')).toBeUndefined();
    expect(given('export stock').word(0)).toBe('stock');
    expect(given('help stock').optionalWord(0)).toBe('stock');
    expect(given('orders dispatch 1 --carrier Pallet').option('carrier')).toBe('Pallet');
  });
});

describeOnBothEngines('a file that is named without its folder', (database) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'typed-')));
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const type = (line: string) => adminOn({ database: database() }).type(line);

  it('[CC14] lands where the owner stands, wherever npm runs the command', async () => {
    vi.stubEnv('INIT_CWD', folder);
    expect((await type('backup shop.jsonl')).out).toContain(` to ${join(folder, 'shop.jsonl')}.`);
    expect((await type('restore shop.jsonl --yes')).out).toContain('Restored 0 rows');
    expect((await type('export orders --out orders.csv')).out).toContain(folder);
    expect(readdirSync(folder)).toEqual(['orders.csv', 'shop.jsonl']);
  });

  it('[CC14] lands in the working directory without npm', async () => {
    vi.stubEnv('INIT_CWD', '');
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    expect(await type('export stock --out stock.csv')).toMatchObject({ code: 0 });
    expect(readdirSync(folder)).toContain('stock.csv');
  });
});
