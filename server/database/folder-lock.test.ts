import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUseError, lockFile, lockFolder } from './folder-lock.ts';

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
const lockScript = `const { lockFolder } = await import(${JSON.stringify(module)});
  await lockFolder(process.argv[1]);`;
/** What a shop in another container locks of a folder: the file, but no socket name visible here. */
const fileLockScript = `const { DatabaseSync } = await import('node:sqlite');
  globalThis.held = new DatabaseSync(process.argv[1] + '/${lockFile}', { timeout: 250 });
  held.exec('begin exclusive');`;

/** Starts a process that locks the folder and keeps running; returns its first output, `held` or an error. */
async function startOtherProcess(work: string): Promise<{ child: ChildProcess; said: string }> {
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

it('[CC14] locks a folder until it is released', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  expect((await startOtherProcess(lockScript)).said).toContain('is in use by another process');
  await lock.release();
  await (await lockFolder(folder)).release();
});

it('[CC14] rejects a folder locked in another container', async () => {
  const { child, said } = await startOtherProcess(fileLockScript);
  expect(said).toBe('held');
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await kill(child);
  await (await lockFolder(folder)).release();
});

it('[CC14] releases the lock of a killed process', async () => {
  const { child, said } = await startOtherProcess(lockScript);
  expect(said).toBe('held');
  await kill(child);
  await (await lockFolder(folder)).release();
  expect(readdirSync(folder)).toEqual([lockFile]);
  expect(statSync(join(folder, lockFile)).size).toBe(0);
});

it('[CC14] retries if the lock’s holder does not respond', async () => {
  const { child, said } = await startOtherProcess(lockScript);
  expect(said).toBe('held');
  child.kill('SIGSTOP');
  const next = lockFolder(folder);
  await kill(child);
  await (await next).release();
});

it('[CC14] gives the lock to one of many concurrent processes', async () => {
  for (const work of [lockScript, fileLockScript]) {
    const started = await Promise.all([1, 2, 3, 4].map(() => startOtherProcess(work)));
    expect(started.filter(({ said }) => said === 'held')).toHaveLength(1);
    for (const { child } of started) await kill(child);
  }
});

it('[CC14] does not lock a copy of a locked folder', async () => {
  expect((await startOtherProcess(lockScript)).said).toBe('held');
  const copy = `${folder}-copy`;
  cpSync(folder, copy, { recursive: true });
  await (await lockFolder(copy)).release();
  rmSync(copy, { recursive: true });
});

// Registered only where it can run: a skipped test counts as failed.
if (process.platform === 'linux') {
  it('[CC14] locks within the container if the file system has no locks', async () => {
    // A folder in place of the lock file cannot be locked either.
    mkdirSync(join(folder, lockFile));
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
    await lock.release();
    await (await lockFolder(folder)).release();
  });
}
