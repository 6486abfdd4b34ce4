import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../server/testing/free-port.ts';
import { spawnShop, stopProcess, waitUntilReady } from '../support/server-processes.ts';
import { runOnEngines } from '../support/test-database.ts';
import {
  type Effort,
  type Findings,
  type Measurement,
  median,
  type ReportRow,
} from './measurement.ts';

const paths = ['/shop', '/terms'];
const minSharePercent = 90;
/** After this many milliseconds the jobs of a start are done; they take 2 s of a core. */
const startJobsMs = 30_000;
const bareServer = path.join(import.meta.dirname, 'bare-server.ts');

export const staticFiles: Measurement = {
  name: 'static-files',
  title: 'Pages against a bare Node server',
  how: '`wrk -t1 -c32` with gzip, in turn at the shop and at a Node server that does nothing but hold the same bytes and headers, each in a process of its own on this machine, the shop on each database engine, half a minute after its start: the embedded one shares its process. The share is the median over the pairs. Needs `wrk` (Debian: `apt-get install wrk`).',
  measure,
};

async function measure(effort: Effort): Promise<Findings> {
  const [pairs, seconds] = effort === 'quick' ? [1, 1] : [5, 3];
  const rows: ReportRow[] = [];
  await runOnEngines(undefined, async ({ engine, environment }) => {
    const [shopPort, barePort] = await Promise.all([findFreePort(), findFreePort()]);
    const [shop, bare] = [`http://127.0.0.1:${shopPort}`, `http://127.0.0.1:${barePort}`];
    const shopProcess = await spawnShop(shopPort, environment);
    await waitUntilReady(`${shop}/api/ready`);
    const bareArguments = [bareServer, shop, String(barePort), ...paths];
    const bareProcess = spawn(process.execPath, bareArguments, { stdio: 'inherit' });
    try {
      await waitUntilReady(`${bare}/shop`);
      if (effort === 'usual') await pause(startJobsMs);
      for (const page of paths)
        for (const tag of [undefined, await fetchEtag(`${shop}${page}`)]) {
          rows.push({ engine, ...compare({ shop, bare, page, tag, pairs, seconds }) });
          console.log(`  ${JSON.stringify(rows.at(-1))}`);
        }
    } finally {
      await Promise.all([stopProcess(bareProcess, 'SIGTERM'), stopProcess(shopProcess, 'SIGTERM')]);
    }
    return true;
  });
  const goals = [...new Set(rows.map(({ engine }) => engine))].map((engine) => {
    const shares = rows
      .filter((row) => row.engine === engine)
      .map((row) => Number(row['share, %']));
    const minShare = Math.min(...shares);
    return {
      what: `Pages a second against a bare Node server, least, on ${engine}`,
      measured: `${minShare} %`,
      goal: `≥ ${minSharePercent} %`,
      met: minShare >= minSharePercent,
    };
  });
  return { rows, goals };
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
  const measureRate = (address: string) => requestsPerSecond(`${address}${page}`, tag, seconds);
  for (const address of [shop, bare]) measureRate(address);
  const figures = Array.from({ length: pairs }, () => ({
    ours: measureRate(shop),
    bare: measureRate(bare),
  }));
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

async function fetchEtag(url: string): Promise<string> {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  return headers.get('etag') ?? '';
}
