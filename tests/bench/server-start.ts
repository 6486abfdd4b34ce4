// Measures how soon the server answers and how much memory it takes, on each engine: from the start of
// the process until its port is open and until its books are ready, its memory when idle and after
// 1,000 requests. Serves dist/ where there is one.
//   node tests/bench/server-start.ts [starts] [PGlite | PostgreSQL]
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/testing/free-port.ts';
import { onEngines, type Place } from '../support/engines.ts';
import { end, spawnShop, untilAnswers } from '../support/server-processes.ts';

const starts = Number(process.argv[2] ?? 5);
const requests = 1000;
const atOnce = 10;
const isBuilt = existsSync(fileURLToPath(new URL('../../dist/index.html', import.meta.url)));
const asked = isBuilt
  ? ['/', '/shop', '/spare-parts', '/terms', '/api/stock', '/api/health']
  : ['/api/stock', '/api/health', '/api/ready'];

type Figures = {
  engine: string;
  start: string;
  'port open, ms': number;
  'books ready, ms': number;
  'idle, MB': number;
  'after 1,000 requests, MB': number;
};

const rows: Figures[] = [];
await onEngines(process.argv[3], async (place) => {
  // The first start makes the books; later ones find them.
  rows.push(await measure(place, 'first, makes the books'));
  const later: Figures[] = [];
  for (let turn = 0; turn < starts; turn += 1) later.push(await measure(place, 'later'));
  rows.push(median(later));
  return true;
});
console.table(rows);
console.log(
  `Later starts: the median of ${starts}. ${isBuilt ? 'With' : 'WITHOUT'} the built site.`,
);

async function measure({ engine, environment }: Place, start: string): Promise<Figures> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  const child = spawnShop(port, { ...environment, ...(!isBuilt && { API_ONLY: 'true' }) });
  try {
    await untilAnswers(`${address}/api/health`, 5);
    const open = performance.now() - begin;
    await untilAnswers(`${address}/api/ready`, 5);
    const ready = performance.now() - begin;
    // What was needed for the start alone is given back by then.
    await pause(3000);
    const idle = memoryOf(child.pid);
    await askAll(address);
    await pause(1000);
    return {
      engine,
      start,
      'port open, ms': Math.round(open),
      'books ready, ms': Math.round(ready),
      'idle, MB': idle,
      'after 1,000 requests, MB': memoryOf(child.pid),
    };
  } finally {
    await end(child, 'SIGTERM');
  }
}

async function askAll(address: string): Promise<void> {
  let next = 0;
  const askInTurn = async () => {
    while (next < requests) {
      const path = asked[next % asked.length] ?? '/';
      next += 1;
      const answer = await fetch(`${address}${path}`);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askInTurn));
}

/** Resident memory in whole megabytes, as the operating system counts it. */
function memoryOf(pid = 0): number {
  const status = `/proc/${pid}/status`;
  const kilobytes = existsSync(status)
    ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString();
  return Math.round(Number(kilobytes) / 1024);
}

/** Of each figure the one in the middle. */
function median(all: readonly Figures[]): Figures {
  const [first] = all;
  if (!first) throw new Error('There must be one later start at least');
  const middle = (of: (figures: Figures) => number) =>
    all.map(of).sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
  return {
    ...first,
    'port open, ms': middle((figures) => figures['port open, ms']),
    'books ready, ms': middle((figures) => figures['books ready, ms']),
    'idle, MB': middle((figures) => figures['idle, MB']),
    'after 1,000 requests, MB': middle((figures) => figures['after 1,000 requests, MB']),
  };
}
