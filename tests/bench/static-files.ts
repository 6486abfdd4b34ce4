import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../server/testing/free-port.ts';
import { onEngines } from '../support/engines.ts';
import { end, spawnShop, untilAnswers } from '../support/server-processes.ts';
import {
  type Effort,
  type Findings,
  type Measurement,
  median,
  type ReportRow,
} from './measurement.ts';

const paths = ['/shop', '/terms'];
const goal = 90;
const bareServer = path.join(import.meta.dirname, 'bare-server.ts');

export const staticFiles: Measurement = {
  name: 'static-files',
  title: 'Pages against a bare Node server',
  how: '`wrk -t1 -c32` with gzip, in turn at the shop and at a Node server that does nothing but hold the same bytes and headers, each in a process of its own on this machine. The share is the median over the pairs. Needs `wrk` (Debian: `apt-get install wrk`).',
  measure,
};

async function measure(effort: Effort): Promise<Findings> {
  const [pairs, seconds] = effort === 'quick' ? [1, 1] : [5, 4];
  const rows: ReportRow[] = [];
  await onEngines('PGlite', async ({ environment }) => {
    const [shopPort, barePort] = await Promise.all([freePort(), freePort()]);
    const [shop, bare] = [`http://127.0.0.1:${shopPort}`, `http://127.0.0.1:${barePort}`];
    const shopProcess = await spawnShop(shopPort, environment);
    await untilAnswers(`${shop}/api/ready`);
    const bareArguments = [bareServer, shop, String(barePort), ...paths];
    const bareProcess = spawn(process.execPath, bareArguments, { stdio: 'inherit' });
    try {
      await untilAnswers(`${bare}/shop`);
      for (const page of paths)
        for (const tag of [undefined, await tagOf(`${shop}${page}`)]) {
          rows.push(compare({ shop, bare, page, tag, pairs, seconds }));
          console.log(`  ${JSON.stringify(rows.at(-1))}`);
        }
    } finally {
      await Promise.all([end(bareProcess, 'SIGTERM'), end(shopProcess, 'SIGTERM')]);
    }
    return true;
  });
  const least = Math.min(...rows.map((row) => Number(row['share, %'])));
  return {
    rows,
    goals: [
      {
        what: 'Pages a second against a bare Node server, least',
        measured: `${least} %`,
        goal: `≥ ${goal} %`,
        met: least >= goal,
      },
    ],
  };
}

type Comparison = {
  shop: string;
  bare: string;
  page: string;
  tag: string | undefined;
  pairs: number;
  seconds: number;
};

function compare({ shop, bare, page, tag, pairs, seconds }: Comparison): ReportRow {
  const rate = (address: string) => requestsPerSecond(`${address}${page}`, tag, seconds);
  for (const address of [shop, bare]) rate(address);
  const figures = Array.from({ length: pairs }, () => ({ ours: rate(shop), bare: rate(bare) }));
  return {
    page,
    answer: tag === undefined ? 200 : 304,
    'shop, per second': Math.round(median(figures.map(({ ours }) => ours))),
    'bare, per second': Math.round(median(figures.map((pair) => pair.bare))),
    'share, %': Math.round(100 * median(figures.map((pair) => pair.ours / pair.bare))),
  };
}

function requestsPerSecond(url: string, tag: string | undefined, seconds: number): number {
  const condition = tag === undefined ? [] : ['-H', `If-None-Match: ${tag}`];
  const options = ['-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', ...condition];
  const output = execFileSync('wrk', [...options, url], { encoding: 'utf8' });
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]);
}

async function tagOf(url: string): Promise<string> {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  return headers.get('etag') ?? '';
}
