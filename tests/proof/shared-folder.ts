// Proves that a second process on the same PGlite folder exits with a message and code 1, and that the
// first keeps running, under a load of quote requests.
//   node tests/proof/shared-folder.ts [times]
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../server/database/database.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { withDatabase } from '../support/engines.ts';
import { conclude } from '../support/figures.ts';
import { askForQuote, createQuoteTally } from '../support/quotes.ts';
import { spawnShop } from '../support/server-processes.ts';
import { startShop } from '../support/start-shop.ts';

const times = Number(process.argv[2] ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'rungmoor-proof-'));
const place = {
  engine: 'PGlite' as const,
  environment: { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', MAIL_DIR: join(folder, 'mail') },
};
const environment = { ...place.environment, TRUST_PROXY: '1', API_ONLY: 'true' };

const first = await startShop(environment);
const seen = createQuoteTally();
const ends: { code: number | null; words: string }[] = [];
for (let time = 0; time < times; time += 1) {
  const second = startSecond();
  let isOver = false;
  const over = second.then((how) => {
    isOver = true;
    ends.push(how);
  });
  while (!isOver) await askForQuote(first.address, seen);
  await over;
}
const readyAfter = await first.status('/api/ready');
await first.stop();
const kept = await withDatabase(place, ({ queries }) => rowsOf(queries, sql`select from quote`));
rmSync(folder, { recursive: true });

const clear = ends.filter(
  ({ code, words }) =>
    code === 1 &&
    /^The data folder \S+ is in use by another process( \(\d+\))?\. .*\n$/.test(words),
);
const figures = {
  'second processes': times,
  'left with one sentence and code 1': clear.length,
  'LEFT OTHERWISE': times - clear.length,
  'quotes asked of the first': seen.asked,
  'NOT THANKED': seen.asked - seen.thanked.size,
  'THANKED AND LOST': seen.thanked.size - kept.length,
  'first is ready after': readyAfter,
};
if (!conclude(figures, readyAfter === 200, 'One folder, one process.')) {
  console.log(ends, seen.other);
  process.exitCode = 1;
}

async function startSecond() {
  const child = await spawnShop(await freePort(), environment, { output: ['ignore', 'pipe'] });
  const left = once(child, 'exit');
  const words = child.stderr ? await text(child.stderr) : '';
  const [code] = (await left) as [number | null];
  return { code, words };
}
