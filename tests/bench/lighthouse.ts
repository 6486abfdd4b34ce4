import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import runLighthouse, { type RunnerResult } from 'lighthouse';
import { LargestContentfulPaint } from 'lighthouse/core/computed/metrics/largest-contentful-paint.js';
import { withShop } from '../support/open-shop.ts';
import { chromiumArguments, findChromium } from './browser.ts';
import { withHttpsProxy } from './https-proxy.ts';
import { watchStealTime } from './machine.ts';
import {
  createMaxGoal,
  type Findings,
  type Goal,
  type Measurement,
  median,
} from './measurement.ts';

const runs = 3;
/** Per cent of the CPU time that may be lost to the host: above this, a 5 ms task may take 50 ms. */
const maxStealPercent = 3;

/** Categories that a page need not pass: hidden from search engines, or the 404 page. */
const noindexExemptions = ['seo'] as const;
const notFoundExemptions = ['seo', 'best-practices'] as const;

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
  { address: '/no-such-page', exempt: notFoundExemptions },
  { address: '/success', exempt: noindexExemptions },
  { address: '/thank-you', exempt: noindexExemptions },
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
  failedAudits: ReadonlySet<string>;
  taken: number;
};

export const lighthouse: Measurement = {
  name: 'lighthouse',
  title: 'Lighthouse, mobile',
  how: `Every kind of page over HTTPS and HTTP/2, as a live shop is reached, with an empty cache, the median of ${runs} runs, in a browser that has opened one page before. Where the host of a virtual machine lets more than ${maxStealPercent}% of its work wait, there are up to ${2 * runs} runs, and the ${runs} calmest count. Lighthouse's own mobile settings: slow 4G and a processor four times slower, both reckoned from one load. "LCP, network" is Lighthouse's estimate of the largest paint from the same load with processor time set to zero: the goal is LCP ÷ LCP, network. A page with * is kept out of search engines on purpose, which SEO counts against it; the one that is not there is an error in the console too. Neither counts here.`,
  measure: (effort) =>
    withShop((shop) =>
      withHttpsProxy(shop, (address) =>
        withChromium((port) => measureAll(address, port, effort === 'quick' ? 1 : runs)),
      ),
    ),
};

async function measureAll(shop: string, port: number, runCount: number): Promise<Findings> {
  const measured: MeasuredPage[] = [];
  // The first page in a new browser is slowed by the browser's own start.
  await runWithRetries(`${shop}/privacy`, port);
  for (const route of routes) {
    const all = await runUndisturbed(shop + route.address, port, runCount);
    const found = {
      ...route,
      score: toMedianScore(all.map(({ score }) => score)),
      failedAudits: new Set(all.flatMap(({ failedAudits }) => failedAudits)),
      taken: median(all.map(({ taken }) => taken)),
    };
    measured.push(found);
    console.log(`  ${JSON.stringify(toRow(found))}`);
  }
  return { rows: measured.map(toRow), goals: createGoals(measured) };
}

function toRow({ address, exempt, score, failedAudits, taken }: MeasuredPage) {
  return {
    page: exempt ? `${address} *` : address,
    ...Object.fromEntries(
      Object.entries(categories).map(([id, name]) => [name, score[id as Category]]),
    ),
    'LCP, s': (score.lcp / 1000).toFixed(2),
    'LCP, network, s': (score.networkLcp / 1000).toFixed(2),
    'LCP ÷ network': getLcpRatio(score).toFixed(2),
    'TBT, ms': Math.round(score.tbt),
    CLS: Number(score.cls.toFixed(3)),
    'waited, %': taken,
    'faults found': [...failedAudits].join(', ') || 'none',
  };
}

function getLcpRatio({ lcp, networkLcp }: Score): number {
  return lcp / networkLcp;
}

function createGoals(measured: readonly MeasuredPage[]): Goal[] {
  const getMetrics = (metric: keyof Score, pages = measured) =>
    pages.map(({ score }) => score[metric]);
  const scores = Object.entries(categories).map(([id, name]) => {
    const pages = measured.filter(({ exempt }) => !exempt?.includes(id as Category));
    const minScore = Math.min(...getMetrics(id as Category, pages));
    return {
      what: `Lighthouse ${name}, worst page`,
      measured: `${minScore}`,
      goal: '100',
      met: minScore === 100,
    };
  });
  const ratio = Number(Math.max(...measured.map(({ score }) => getLcpRatio(score))).toFixed(2));
  return [
    ...scores,
    createMaxGoal('LCP ÷ LCP, network, worst page', ratio, 1.1),
    createMaxGoal('TBT, worst page', Math.round(Math.max(...getMetrics('tbt'))), 50, 'ms'),
    createMaxGoal('CLS, worst page', Number(Math.max(...getMetrics('cls')).toFixed(3)), 0),
  ];
}

/** A score, and the failed audits, except those for performance, whose metrics say more. */
type LighthouseRun = { score: Score; failedAudits: string[]; taken: number };

/** The runs least disturbed by the host. Runs up to twice as often as needed to find undisturbed ones. */
async function runUndisturbed(
  url: string,
  port: number,
  runCount: number,
): Promise<LighthouseRun[]> {
  const all: LighthouseRun[] = [];
  const isUndisturbed = ({ taken }: LighthouseRun) => taken <= maxStealPercent;
  while (all.filter(isUndisturbed).length < runCount && all.length < 2 * runCount) {
    all.push(await runWithRetries(url, port));
  }
  return all.toSorted((one, other) => one.taken - other.taken).slice(0, runCount);
}

/** Retries, because Lighthouse sometimes misses the start of a page. */
async function runWithRetries(url: string, port: number): Promise<LighthouseRun> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await runOnce(url, port);
    } catch (error) {
      if (retries === 2) throw error;
      console.log(`  run again: ${error}`);
    }
  }
}

async function runOnce(url: string, port: number): Promise<LighthouseRun> {
  const taken = watchStealTime();
  const result = await runLighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(categories),
    // The 404 page is measured too.
    ignoreStatusCode: true,
  });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
  const { audits, categories: lighthouseCategories, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const getCategoryScore = (category: Category) =>
    Math.round((lighthouseCategories[category]?.score ?? 0) * 100);
  const getNumericValue = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const failingAudits = Object.values(lighthouseCategories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0);
  return {
    score: {
      performance: getCategoryScore('performance'),
      accessibility: getCategoryScore('accessibility'),
      'best-practices': getCategoryScore('best-practices'),
      seo: getCategoryScore('seo'),
      lcp: getNumericValue('largest-contentful-paint'),
      networkLcp: await estimateNetworkLcp(result),
      cls: getNumericValue('cumulative-layout-shift'),
      tbt: getNumericValue('total-blocking-time'),
    },
    failedAudits: failingAudits.map(({ id }) => id),
    taken: taken(),
  };
}

/** The largest paint with processor time set to zero. */
async function estimateNetworkLcp({ artifacts, lhr }: RunnerResult): Promise<number> {
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

function toMedianScore(all: readonly Score[]): Score {
  const medianOf = (metric: keyof Score) => median(all.map((score) => score[metric]));
  return {
    performance: medianOf('performance'),
    accessibility: medianOf('accessibility'),
    'best-practices': medianOf('best-practices'),
    seo: medianOf('seo'),
    lcp: medianOf('lcp'),
    networkLcp: medianOf('networkLcp'),
    cls: medianOf('cls'),
    tbt: medianOf('tbt'),
  };
}

/** Starts a browser for Lighthouse, and reads its debugging port. */
async function withChromium<Result>(work: (port: number) => Promise<Result>): Promise<Result> {
  const profile = mkdtempSync(path.join(tmpdir(), 'rungmoor-lighthouse-'));
  const child = spawn(
    findChromium(),
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
  const exited = once(child, 'exit');
  const killBrowser = () => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (child.pid && isRunning) process.kill(-child.pid, 'SIGKILL');
  };
  process.once('exit', killBrowser);
  try {
    return await work(await readDebuggingPort(createInterface({ input: child.stderr })));
  } finally {
    process.off('exit', killBrowser);
    killBrowser();
    await exited;
    child.stderr.destroy();
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  }
}

async function readDebuggingPort(lines: ReturnType<typeof createInterface>): Promise<number> {
  const found = Promise.withResolvers<number>();
  lines.on('line', (line) => {
    const port = /^DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1];
    if (port) found.resolve(Number(port));
  });
  once(lines, 'close').then(() => found.reject(new Error('Chromium did not start')));
  return found.promise;
}
