import { launchFacts } from '../../content/launch.ts';
import type { CheckName, HealthCheckResult } from '../../contract/health.ts';
import { currentCatalogue } from '../app/catalogue.ts';
import type { Environment } from '../app/environment.ts';
import type { Shop } from '../app/shop.ts';
import { type HealthContext, runChecks } from './checks.ts';

/** What the checks found, and when. */
export type Health = { at: Date; results: readonly HealthCheckResult[] };

/** A problem, and since when it is known. */
export type HealthProblem = HealthCheckResult & { since: Date };

export type HealthMonitor = {
  /** What was found in the last minute, or is found now. */
  read: () => Promise<Health>;
  checkNow: () => Promise<Health>;
  /** What was found no longer holds: the next who reads it has it checked. */
  expire: () => void;
  /** Of the last time, without a look. */
  problems: () => readonly HealthProblem[];
  /** Looks every few minutes until it is stopped. */
  start: (stopping: AbortSignal) => void;
};

const freshFor = 60_000;
const lookEvery = 5 * 60_000;

/** Keeps what the checks found, since they ask mail servers and others that take their time. */
export function createHealthMonitor(
  environment: Environment,
  shop: () => Promise<Shop>,
  run: (context: HealthContext) => Promise<HealthCheckResult[]> = runChecks,
): HealthMonitor {
  const context: HealthContext = {
    environment: () => environment,
    catalogue: currentCatalogue,
    launch: launchFacts,
    database: async () => (await shop()).database,
    shop,
  };
  let latest: Health | undefined;
  let running: Promise<Health> | undefined;
  let expired = false;
  let since: ReadonlyMap<CheckName, Date> = new Map();

  async function look(): Promise<Health> {
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
    running ??= look();
    return running;
  };

  return {
    checkNow,
    expire: () => {
      expired = true;
    },
    read: async () =>
      latest && !expired && Date.now() - latest.at.getTime() < freshFor ? latest : checkNow(),
    problems: () =>
      latest?.results.flatMap((result) => {
        const at = since.get(result.name);
        return at ? [{ ...result, since: at }] : [];
      }) ?? [],
    start(stopping) {
      const again = () => {
        if (!stopping.aborted) checkNow().catch(() => {});
      };
      // Until the database is open every check would fail.
      shop().then(again, again);
      const timer = setInterval(again, lookEvery).unref();
      stopping.addEventListener('abort', () => clearInterval(timer));
    },
  };
}
