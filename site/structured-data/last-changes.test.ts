import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findNewest, readLastChanges } from './last-changes.plugin.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rungmoor-history-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function git(at: string, ...words: string[]) {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@rungmoor.example'];
  execFileSync('git', [...identity, ...words], { cwd: at, stdio: 'ignore' });
}

function commit(at: string, file: string, text: string, day: string) {
  mkdirSync(path.dirname(path.join(at, file)), { recursive: true });
  writeFileSync(path.join(at, file), text);
  git(at, 'add', '-A');
  vi.stubEnv('GIT_COMMITTER_DATE', `${day}T12:00:00Z`);
  git(at, 'commit', '-m', text);
  vi.unstubAllEnvs();
}

it('has the last commit day of files and folders', () => {
  git(folder, 'init');
  commit(folder, 'lists/steps.ts', 'first', '2026-03-01');
  commit(folder, 'lists/towers.ts', 'other', '2026-04-02');
  commit(folder, 'lists/steps.ts', 'second', '2026-05-03');
  commit(folder, 'pictures/steps.avif', 'picture', '2026-05-04');
  const changes = readLastChanges(['lists'], folder);
  expect([...changes].sort()).toEqual([
    ['lists/steps.ts', '2026-05-03'],
    ['lists/towers.ts', '2026-04-02'],
  ]);
  expect(findNewest(changes, ['lists/towers.ts'])).toBe('2026-04-02');
  expect(findNewest(changes, ['lists/'])).toBe('2026-05-03');
  expect(findNewest(changes, ['lists'])).toBeUndefined();
});

it('uses today for uncommitted changes', () => {
  git(folder, 'init');
  commit(folder, 'steps.ts', 'first', '2026-03-01');
  writeFileSync(path.join(folder, 'steps.ts'), 'dearer');
  const today = new Date().toISOString().slice(0, 10);
  expect(readLastChanges(['.'], folder).get('steps.ts')).toBe(today);
});

it('is empty without a git history', () => {
  writeFileSync(path.join(folder, 'steps.ts'), 'first');
  expect(readLastChanges(['.'], folder).size).toBe(0);
});

it('knows nothing in a shallow clone', () => {
  const [whole, copy] = [path.join(folder, 'whole'), path.join(folder, 'copy')];
  git(folder, 'init', whole);
  commit(whole, 'steps.ts', 'first', '2026-03-01');
  commit(whole, 'steps.ts', 'second', '2026-04-01');
  git(folder, 'clone', '--depth', '1', `file://${whole}`, copy);
  expect(readLastChanges(['.'], whole).get('steps.ts')).toBe('2026-04-01');
  expect(readLastChanges(['.'], copy).size).toBe(0);
});
