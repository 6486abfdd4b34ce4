import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './run.mjs';

/** A problem the user can fix; the message says how. */
export class Failure extends Error {}

const diskTroubles = {
  EROFS: 'the disk is read-only',
  EACCES: 'the folder is not open to this user',
  EPERM: 'the folder is not open to this user',
  ENOSPC: 'the disk is full',
};

/** Explains a file system error; other errors are returned as they are. */
function explainDiskTrouble(error, folder) {
  const trouble = diskTroubles[error.code];
  return trouble ? new Failure(`Cannot write to ${folder}: ${trouble}.`) : error;
}

const folder = path.join(root, '.cache');
const lock = path.join(folder, 'ensure.lock');
// Containers that share a folder may have equal process ids.
const here = processNamespace();
const ownToken = `${process.pid} ${randomUUID()} ${here}`;
const heartbeatMs = 5_000;
const staleAfterMs = 60_000;

/** Runs work under a lock: only one run at a time, and the others wait. */
export async function withLock(work) {
  await acquireLock();
  // A lock without a heartbeat is stale, even if its process id is in use again.
  const beating = setInterval(touchLock, heartbeatMs);
  process.on('exit', release);
  try {
    return await work();
  } catch (error) {
    throw explainDiskTrouble(error, root);
  } finally {
    clearInterval(beating);
    process.off('exit', release);
    release();
  }
}

async function acquireLock() {
  let reported = false;
  while (!(await tryAcquireLock())) {
    const owner = readOwner();
    if (owner && isStale(owner)) rmSync(lock, { force: true });
    else if (owner && !reported) {
      console.error(
        `Another run is at work (process ${Number.parseInt(owner, 10)}), waiting for it …`,
      );
      reported = true;
    }
    await pause(200);
  }
}

async function tryAcquireLock() {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(lock, ownToken, { flag: 'wx' });
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw explainDiskTrouble(error, root);
  }
  // Two runs may break the same stale lock; the later one holds the file.
  await pause(50);
  return readOwner() === ownToken;
}

function readOwner() {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
}

function isStale(owner) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > staleAfterMs) return true;
    // Processes in another container are invisible: only the heartbeat counts.
    if (owner.endsWith(` ${here}`)) process.kill(Number.parseInt(owner, 10), 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

/** Identifies the boot and container that share process ids. */
function processNamespace() {
  try {
    const start = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${start} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function touchLock() {
  const now = new Date();
  if (readOwner() === ownToken) utimesSync(lock, now, now);
}

function release() {
  if (readOwner() === ownToken) rmSync(lock, { force: true });
}
