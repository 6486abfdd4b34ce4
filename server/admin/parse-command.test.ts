import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { describeOnBothEngines } from '../testing/databases.ts';
import { parseCommand } from './parse-command.ts';
import { createAdminRunner } from './testing/run-admin.ts';

describe('command arguments', () => {
  const given = (line: string) => parseCommand(line.split(' '), '/home/owner').args;

  it.each([
    ['shop.jsonl', '/home/owner/shop.jsonl'],
    ['../shop.jsonl', '/home/shop.jsonl'],
    ['/srv/shop.jsonl', '/srv/shop.jsonl'],
  ])('resolve the file name %s in the caller’s folder', (typed, file) => {
    expect(given(`backup ${typed}`).positional(0)).toBe(file);
    expect(given(`restore ${typed}`).positional(0)).toBe(file);
    expect(given(`export stock --out ${typed}`).option('out')).toBe(file);
    expect(given(`stripe sync --out ${typed}`).option('out')).toBe(file);
  });

  it('are undefined if omitted', () => {
    expect(given('export stock').option('out')).toBeUndefined();
    expect(given('export stock').positional(0)).toBe('stock');
    expect(given('help stock').optionalPositional(0)).toBe('stock');
    expect(given('orders dispatch 1 --carrier Pallet').option('carrier')).toBe('Pallet');
  });
});

describeOnBothEngines('a relative file name', (database) => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'typed-')));
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  const type = (line: string) => createAdminRunner({ database: database() }).run(line);

  it('[CC14] is resolved in the caller’s folder under npm', async () => {
    vi.stubEnv('INIT_CWD', folder);
    expect((await type('backup shop.jsonl')).out).toContain(` to ${join(folder, 'shop.jsonl')}.`);
    expect((await type('restore shop.jsonl --yes')).out).toContain('Restored 0 rows');
    expect((await type('export orders --out orders.csv')).out).toContain(folder);
    expect(readdirSync(folder)).toEqual(['orders.csv', 'shop.jsonl']);
  });

  it('[CC14] is resolved in the working directory without npm', async () => {
    vi.stubEnv('INIT_CWD', '');
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    expect(await type('export stock --out stock.csv')).toMatchObject({ code: 0 });
    expect(readdirSync(folder)).toContain('stock.csv');
  });
});
