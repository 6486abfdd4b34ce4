// Proves that a second process on the same PGlite folder exits with a message and code 1, and that the
// first keeps running, under a load of quote requests.
//   node tests/proof/shared-folder.ts [times]
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { queryRows } from '../../server/database/database.ts';
import { findFreePort } from '../../server/testing/free-port.ts';
import { createQuoteTally, sendQuoteRequest } from '../support/quotes.ts';
import { reportFigures } from '../support/report-figures.ts';
import { spawnShop } from '../support/server-processes.ts';
import { startShop } from '../support/start-shop.ts';
import { withDatabase } from '../support/test-database.ts';

const times = Number(process.argv[2] ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'rungmoor-proof-'));
const place = {
  engine: 'PGlite' as const,
  environment: { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', MAIL_DIR: join(folder, 'mail') },
};
const environment = { ...place.environment, TRUST_PROXY: '1', API_ONLY: 'true' };

const first = await startShop(environment);
const tally = createQuoteTally();
const exits: { code: number | null; words: string }[] = [];
for (let time = 0; time < times; time += 1) {
  const second = runSecondProcess();
  let isExited = false;
  const exited = second.then((exit) => {
    isExited = true;
    exits.push(exit);
  });
  while (!isExited) await sendQuoteRequest(first.address, tally);
  await exited;
}
const readyAfter = await first.status('/api/ready');
await first.stop();
const storedQuotes = await withDatabase(place, ({ queries }) =>
  queryRows(queries, sql`select from quote`),
);
rmSync(folder, { recursive: true });

const expectedExits = exits.filter(
  ({ code, words }) =>
    code === 1 &&
    /^The data folder \S+ is in use by another process( \(\d+\))?\. .*\n$/.test(words),
);
const figures = {
  'second processes': times,
  'left with one sentence and code 1': expectedExits.length,
  'LEFT OTHERWISE': times - expectedExits.length,
  'quotes asked of the first': tally.asked,
  'NOT THANKED': tally.asked - tally.thanked.size,
  'THANKED AND LOST': tally.thanked.size - storedQuotes.length,
  'first is ready after': readyAfter,
};
if (!reportFigures(figures, readyAfter === 200, 'One folder, one process.')) {
  console.log(exits, tally.other);
  process.exitCode = 1;
}

async function runSecondProcess() {
  const child = await spawnShop(await findFreePort(), environment, { output: ['ignore', 'pipe'] });
  const left = once(child, 'exit');
  const words = child.stderr ? await text(child.stderr) : '';
  const [code] = (await left) as [number | null];
  return { code, words };
}
