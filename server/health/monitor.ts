import { launchFacts } from '../../content/launch.ts';
import type { CheckName, HealthCheckResult } from '../../contract/health.ts';
import { getBuiltCatalogue } from '../app/catalogue.ts';
import type { Environment } from '../app/environment.ts';
import type { Shop } from '../app/shop.ts';
import { type HealthContext, runChecks } from './checks.ts';

/** The results of the checks, and their time. */
export type Health = { at: Date; results: readonly HealthCheckResult[] };

/** A problem, and when it was first found. */
export type HealthProblem = HealthCheckResult & { since: Date };

export type HealthMonitor = {
  /** The results of the last minute, or of a new run. */
  read: () => Promise<Health>;
  checkNow: () => Promise<Health>;
  /** Invalidates the results: the next read runs the checks again. */
  invalidate: () => void;
  /** The problems of the last run, without a new one. */
  problems: () => readonly HealthProblem[];
  /** Runs the checks every few minutes until stopped. */
  start: (signal: AbortSignal) => void;
};

const cacheMs = 60_000;
const checkIntervalMs = 5 * 60_000;

/** Caches the results, because checks call mail servers and other slow services. */
export function createHealthMonitor(
  environment: Environment,
  shop: () => Promise<Shop>,
  run: (context: HealthContext) => Promise<HealthCheckResult[]> = runChecks,
): HealthMonitor {
  const context: HealthContext = {
    environment: () => environment,
    catalogue: getBuiltCatalogue,
    launch: launchFacts,
    database: async () => (await shop()).database,
    shop,
  };
  let latest: Health | undefined;
  let running: Promise<Health> | undefined;
  let expired = false;
  let since: ReadonlyMap<CheckName, Date> = new Map();

  async function runAndCache(): Promise<Health> {
    expired = false;
    try {
      const results = await run(context);
      const at = new Date();
      const problems = results.filter(({ state }) => state === 'problem');
      since = new Map(problems.map(({ name }) => [name, since.get(name) ?? at]));
      latest = { at, results };
      return latest;
    } finally {
      running = undefined;
    }
  }
  const checkNow = () => {
    running ??= runAndCache();
    return running;
  };

  return {
    checkNow,
    invalidate: () => {
      expired = true;
    },
    read: async () =>
      latest && !expired && Date.now() - latest.at.getTime() < cacheMs ? latest : checkNow(),
    problems: () =>
      latest?.results.flatMap((result) => {
        const at = since.get(result.name);
        return at ? [{ ...result, since: at }] : [];
      }) ?? [],
    start(signal) {
      const checkAgain = () => {
        if (!signal.aborted) checkNow().catch(() => {});
      };
      // Until the database is open, every check would fail.
      shop().then(checkAgain, checkAgain);
      const timer = setInterval(checkAgain, checkIntervalMs).unref();
      signal.addEventListener('abort', () => clearInterval(timer));
    },
  };
}
