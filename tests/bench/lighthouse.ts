import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import runLighthouse, { type RunnerResult } from 'lighthouse';
import { LargestContentfulPaint } from 'lighthouse/core/computed/metrics/largest-contentful-paint.js';
import { withShop } from '../support/open-shop.ts';
import { chromiumArguments, chromiumProgram } from './browser.ts';
import { watchHost } from './machine.ts';
import { atMost, type Findings, type Goal, type Measurement, median } from './measurement.ts';
import { withTlsFront } from './tls-front.ts';

const runs = 3;
/** Per cent of the CPU time that may be lost to the host: above this, a 5 ms task may take 50 ms. */
const mostTaken = 3;

/** Categories that a page need not pass: hidden from search engines, or the 404 page. */
const hidden = ['seo'] as const;
const absent = ['seo', 'best-practices'] as const;

/** One address of each kind of page. */
const routes: readonly { address: string; exempt?: readonly Category[] }[] = [
  { address: '/' },
  { address: '/shop' },
  { address: '/product/calderstile-900-grp-step-ladder-8-tread' },
  { address: '/projects' },
  { address: '/projects/edinburgh-heritage-ladders' },
  { address: '/spare-parts' },
  { address: '/locations/leeds' },
  { address: '/terms' },
  { address: '/no-such-page', exempt: absent },
  { address: '/success', exempt: hidden },
  { address: '/thank-you', exempt: hidden },
];

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;

type Category = keyof typeof categories;
type Score = Record<Category | 'lcp' | 'networkLcp' | 'cls' | 'tbt', number>;
type MeasuredPage = (typeof routes)[number] & {
  score: Score;
  faults: ReadonlySet<string>;
  taken: number;
};

export const lighthouse: Measurement = {
  name: 'lighthouse',
  title: 'Lighthouse, mobile',
  how: `Every kind of page over HTTPS and HTTP/2, as a live shop is reached, with an empty cache, the median of ${runs} runs, in a browser that has opened one page before. Where the host of a virtual machine lets more than ${mostTaken}% of its work wait, there are up to ${2 * runs} runs, and the ${runs} calmest count. Lighthouse's own mobile settings: slow 4G and a processor four times slower, both reckoned from one load. "LCP, network" is Lighthouse's estimate of the largest paint from the same load with processor time set to zero: the goal is LCP ÷ LCP, network. A page with * is kept out of search engines on purpose, which SEO counts against it; the one that is not there is an error in the console too. Neither counts here.`,
  measure: (effort) =>
    withShop((shop) =>
      withTlsFront(shop, (address) =>
        withChromium((port) => measureAll(address, port, effort === 'quick' ? 1 : runs)),
      ),
    ),
};

async function measureAll(shop: string, port: number, times: number): Promise<Findings> {
  const measured: MeasuredPage[] = [];
  // The first page in a new browser is slowed by the browser's own start.
  await runUntilSeen(`${shop}/privacy`, port);
  for (const route of routes) {
    const all = await calmRuns(shop + route.address, port, times);
    const found = {
      ...route,
      score: medians(all.map(({ score }) => score)),
      faults: new Set(all.flatMap(({ faults }) => faults)),
      taken: median(all.map(({ taken }) => taken)),
    };
    measured.push(found);
    console.log(`  ${JSON.stringify(rowOf(found))}`);
  }
  return { rows: measured.map(rowOf), goals: goalsFor(measured) };
}

function rowOf({ address, exempt, score, faults, taken }: MeasuredPage) {
  return {
    page: exempt ? `${address} *` : address,
    ...Object.fromEntries(
      Object.entries(categories).map(([id, name]) => [name, score[id as Category]]),
    ),
    'LCP, s': (score.lcp / 1000).toFixed(2),
    'LCP, network, s': (score.networkLcp / 1000).toFixed(2),
    'LCP ÷ network': ratioOf(score).toFixed(2),
    'TBT, ms': Math.round(score.tbt),
    CLS: Number(score.cls.toFixed(3)),
    'waited, %': taken,
    'faults found': [...faults].join(', ') || 'none',
  };
}

function ratioOf({ lcp, networkLcp }: Score): number {
  return lcp / networkLcp;
}

function goalsFor(measured: readonly MeasuredPage[]): Goal[] {
  const figures = (of: keyof Score, among = measured) => among.map(({ score }) => score[of]);
  const scores = Object.entries(categories).map(([id, name]) => {
    const among = measured.filter(({ exempt }) => !exempt?.includes(id as Category));
    const least = Math.min(...figures(id as Category, among));
    return {
      what: `Lighthouse ${name}, worst page`,
      measured: `${least}`,
      goal: '100',
      met: least === 100,
    };
  });
  const ratio = Number(Math.max(...measured.map(({ score }) => ratioOf(score))).toFixed(2));
  return [
    ...scores,
    atMost('LCP ÷ LCP, network, worst page', ratio, 1.1),
    atMost('TBT, worst page', Math.round(Math.max(...figures('tbt'))), 50, 'ms'),
    atMost('CLS, worst page', Number(Math.max(...figures('cls')).toFixed(3)), 0),
  ];
}

/** A score, and the failed audits, except those for performance, whose metrics say more. */
type LighthouseRun = { score: Score; faults: string[]; taken: number };

/** The runs least disturbed by the host. Runs up to twice as often as needed to find undisturbed ones. */
async function calmRuns(url: string, port: number, times: number): Promise<LighthouseRun[]> {
  const all: LighthouseRun[] = [];
  const isCalm = ({ taken }: LighthouseRun) => taken <= mostTaken;
  while (all.filter(isCalm).length < times && all.length < 2 * times) {
    all.push(await runUntilSeen(url, port));
  }
  return all.toSorted((one, other) => one.taken - other.taken).slice(0, times);
}

/** Retries, because Lighthouse sometimes misses the start of a page. */
async function runUntilSeen(url: string, port: number): Promise<LighthouseRun> {
  for (let misses = 0; ; misses += 1) {
    try {
      return await runOnce(url, port);
    } catch (error) {
      if (misses === 2) throw error;
      console.log(`  run again: ${error}`);
    }
  }
}

async function runOnce(url: string, port: number): Promise<LighthouseRun> {
  const taken = watchHost();
  const result = await runLighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(categories),
    // The 404 page is measured too.
    ignoreStatusCode: true,
  });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
  const { audits, categories: scored, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const scoreOf = (category: Category) => Math.round((scored[category]?.score ?? 0) * 100);
  const figureOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const failed = Object.values(scored)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0);
  return {
    score: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
      lcp: figureOf('largest-contentful-paint'),
      networkLcp: await networkLcpOf(result),
      cls: figureOf('cumulative-layout-shift'),
      tbt: figureOf('total-blocking-time'),
    },
    faults: failed.map(({ id }) => id),
    taken: taken(),
  };
}

/** The largest paint with processor time set to zero. */
async function networkLcpOf({ artifacts, lhr }: RunnerResult): Promise<number> {
  const { configSettings } = lhr;
  const throttling = { ...configSettings.throttling, cpuSlowdownMultiplier: 0 };
  const { timing } = await LargestContentfulPaint.request(
    {
      trace: artifacts.Trace,
      devtoolsLog: artifacts.DevtoolsLog,
      gatherContext: artifacts.GatherContext,
      settings: { ...configSettings, throttling },
      URL: artifacts.URL,
      SourceMaps: artifacts.SourceMaps,
      HostDPR: artifacts.HostDPR,
      simulator: null,
    },
    { computedCache: new Map() },
  );
  return timing;
}

function medians(all: readonly Score[]): Score {
  const middle = (of: keyof Score) => median(all.map((score) => score[of]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
    lcp: middle('lcp'),
    networkLcp: middle('networkLcp'),
    cls: middle('cls'),
    tbt: middle('tbt'),
  };
}

/** Starts a browser for Lighthouse, and reads its debugging port. */
async function withChromium<Result>(work: (port: number) => Promise<Result>): Promise<Result> {
  const profile = mkdtempSync(path.join(tmpdir(), 'rungmoor-lighthouse-'));
  const child = spawn(
    chromiumProgram(),
    [
      ...chromiumArguments,
      '--headless',
      // The front's certificate is self-signed.
      '--ignore-certificate-errors',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // In its own process group: the program may be a script that only starts the real one.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const gone = once(child, 'exit');
  const leave = () => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (child.pid && isRunning) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', leave);
  try {
    return await work(await portOf(createInterface({ input: child.stderr })));
  } finally {
    process.off('exit', leave);
    leave();
    await gone;
    child.stderr.destroy();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function portOf(lines: ReturnType<typeof createInterface>): Promise<number> {
  const found = Promise.withResolvers<number>();
  lines.on('line', (line) => {
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port) found.resolve(Number(port));
  });
  once(lines, 'close').then(() => found.reject(new Error('Chromium did not start')));
  return found.promise;
}
