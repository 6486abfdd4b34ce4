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
import { queryRows } from '../../server/database/database.ts';
import { createQuoteTally, sendQuoteRequest } from '../support/quotes.ts';
import { reportFigures } from '../support/report-figures.ts';
import { startShop } from '../support/start-shop.ts';
import { withDatabase } from '../support/test-database.ts';

const megabyte = 1024 * 1024;
const diskSize = 192;
/** Megabytes left when the disk is filled: PGlite's write-ahead log grows in steps of 16. */
const freeMegabytes = [0, 8, 40];
const quotesEach = 50;
/** Programs that every Linux has. */
const programs = { apart: 'unshare', mount: 'mount' };

if (process.env.OWN_DISK === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'rungmoor-disk-'));
  const unshareArguments = ['--user', '--map-root-user', '--mount'];
  const thisFile = fileURLToPath(import.meta.url);
  const { status } = spawnSync(programs.apart, [...unshareArguments, process.execPath, thisFile], {
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
const tally = createQuoteTally();
const readiness: number[] = [];
const start = performance.now();

let shop = await startShop(environment);
for (const megabytes of freeMegabytes) {
  await sendQuoteRequests(5);
  fillDisk(megabytes);
  await sendQuoteRequests(quotesEach);
  readiness.push(await shop.status('/api/ready'));
  rmSync(filler);
  await sendQuoteRequests(5);
  readiness.push(await shop.status('/api/ready'));
}
const hasLoggedReason = shop.log().includes('The disk is full');

// Started on a full disk, the shop waits, and opens its database as soon as there is space.
fillDisk(0);
await shop.stop();
shop = await startShop(environment, '/api/health');
const readyStatus = await shop.status('/api/ready');
rmSync(filler);
await shop.until('/api/ready');
await sendQuoteRequests(5);
await shop.stop();

const storedQuotes = await withDatabase(place, ({ queries }) =>
  queryRows<{ company: string }>(queries, sql`select company from quote`),
);
const storedCompanies = new Set(storedQuotes.map(({ company }) => company));
const figures = {
  'times the disk was full': freeMegabytes.length + 1,
  'quotes asked': tally.asked,
  'buyers thanked': tally.thanked.size,
  'told to try again (503)': tally.refused,
  'OTHER ANSWERS': tally.other.length,
  'THANKED AND LOST': [...tally.thanked].filter((company) => !storedCompanies.has(company)).length,
  'KEPT WITHOUT THANKS': storedQuotes.filter(({ company }) => !tally.thanked.has(company)).length,
  'ready while full, and after': readiness.join(' '),
  seconds: Math.round((performance.now() - start) / 1000),
};
const isCorrect =
  hasLoggedReason &&
  readyStatus === 503 &&
  readiness.join() === freeMegabytes.map(() => '503,200').join() &&
  tally.refused === freeMegabytes.length * quotesEach;
if (!reportFigures(figures, isCorrect, 'A full disk loses nothing, and room is enough to go on.')) {
  console.log(tally.other);
  process.exitCode = 1;
}

async function sendQuoteRequests(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await sendQuoteRequest(shop.address, tally);
}

/** Fills the disk except for this many megabytes. */
function fillDisk(megabytes: number): void {
  const { bavail, bsize } = statfsSync(disk);
  try {
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - megabytes * megabyte)));
  } catch (error) {
    // The shop has written something in the meantime: the disk is full anyway.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
