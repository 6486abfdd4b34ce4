// Proves that a full disk loses no order: while quotes come in, the disk under PGlite is filled, completely
// and except for a few megabytes, and freed again. Linux only; uses a small in-memory disk that no other
// process can see.
//   node tests/proof/disk-full.ts
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../server/database/database.ts';
import { withDatabase } from '../support/engines.ts';
import { conclude } from '../support/figures.ts';
import { askForQuote, createQuoteTally } from '../support/quotes.ts';
import { startShop } from '../support/start-shop.ts';

const megabyte = 1024 * 1024;
const diskSize = 192;
/** Megabytes left when the disk is filled: PGlite's write-ahead log grows in steps of 16. */
const left = [0, 8, 40];
const quotesEach = 50;
/** Programs that every Linux has. */
const programs = { apart: 'unshare', mount: 'mount' };

if (process.env.OWN_DISK === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'rungmoor-disk-'));
  const apart = ['--user', '--map-root-user', '--mount'];
  const self = fileURLToPath(import.meta.url);
  const { status } = spawnSync(programs.apart, [...apart, process.execPath, self], {
    stdio: 'inherit',
    env: { ...process.env, OWN_DISK: folder },
  });
  rmSync(folder, { recursive: true });
  process.exit(status ?? 1);
}

const disk = process.env.OWN_DISK;
spawnSync(programs.mount, ['-t', 'tmpfs', '-o', `size=${diskSize}m`, 'tmpfs', disk]);
const filler = join(disk, 'filler');
const place = {
  engine: 'PGlite' as const,
  environment: { DATA_DIR: join(disk, 'data'), DATABASE_URL: '', MAIL_DIR: join(disk, 'mail') },
};
const environment = { ...place.environment, TRUST_PROXY: '1', LOG_LEVEL: 'warn' };
const seen = createQuoteTally();
const readiness: number[] = [];
const start = performance.now();

let shop = await startShop(environment);
for (const megabytes of left) {
  await ask(5);
  fill(megabytes);
  await ask(quotesEach);
  readiness.push(await shop.status('/api/ready'));
  rmSync(filler);
  await ask(5);
  readiness.push(await shop.status('/api/ready'));
}
const saidWhy = shop.log().includes('The disk is full');

// Started on a full disk, the shop waits, and opens its database as soon as there is space.
fill(0);
await shop.stop();
shop = await startShop(environment, '/api/health');
const closed = await shop.status('/api/ready');
rmSync(filler);
await shop.until('/api/ready');
await ask(5);
await shop.stop();

const kept = await withDatabase(place, ({ queries }) =>
  rowsOf<{ company: string }>(queries, sql`select company from quote`),
);
const names = new Set(kept.map(({ company }) => company));
const figures = {
  'times the disk was full': left.length + 1,
  'quotes asked': seen.asked,
  'buyers thanked': seen.thanked.size,
  'told to try again (503)': seen.refused,
  'OTHER ANSWERS': seen.other.length,
  'THANKED AND LOST': [...seen.thanked].filter((company) => !names.has(company)).length,
  'KEPT WITHOUT THANKS': kept.filter(({ company }) => !seen.thanked.has(company)).length,
  'ready while full, and after': readiness.join(' '),
  seconds: Math.round((performance.now() - start) / 1000),
};
const isRight =
  saidWhy &&
  closed === 503 &&
  readiness.join() === left.map(() => '503,200').join() &&
  seen.refused === left.length * quotesEach;
if (!conclude(figures, isRight, 'A full disk loses nothing, and room is enough to go on.')) {
  console.log(seen.other);
  process.exitCode = 1;
}

async function ask(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await askForQuote(shop.address, seen);
}

/** Fills the disk except for this many megabytes. */
function fill(megabytes: number): void {
  const { bavail, bsize } = statfsSync(disk);
  try {
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - megabytes * megabyte)));
  } catch (error) {
    // The shop has written something in the meantime: the disk is full anyway.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
