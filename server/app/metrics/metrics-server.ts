import type { Database } from '../../database/database.ts';
import { withTimeout } from '../../http/with-timeout.ts';
import { describeError, type Log } from '../log.ts';
import { readDatabaseMetrics } from './database-metrics.ts';
import { watchProcess } from './process-metrics.ts';
import { type Metric, prometheusText, prometheusType } from './prometheus-text.ts';
import { createRequestMetrics, type RequestMetrics } from './request-metrics.ts';

type Needs = { database: Promise<Database>; log: Log };

type MetricsDesk = {
  /** Told of every request that was answered. */
  note: RequestMetrics['note'];
  /** Answers GET /metrics, on an address of its own. */
  fetch: (request: Request) => Promise<Response>;
};

/** A scrape comes every few seconds, and without the books it has still something to tell. */
const patience = 2_000;

/** Gathers the figures of this process and of the books it works on. */
export function openMetricsServer({ database, log }: Needs): MetricsDesk {
  const requests = createRequestMetrics();
  const running = watchProcess();

  async function readBooks(): Promise<Metric[]> {
    const reading = database.then(readDatabaseMetrics);
    try {
      const late = () => new Error('the books take too long to answer');
      return [up(1), ...(await withTimeout(patience, reading, late))];
    } catch (error) {
      log.debug('the books could not be counted', describeError(error));
      return [up(0)];
    }
  }

  return {
    note: requests.note,
    async fetch(request) {
      if (new URL(request.url).pathname !== '/metrics') return new Response(null, { status: 404 });
      if (request.method !== 'GET') return new Response(null, { status: 405 });
      const metrics = [...(await readBooks()), ...requests.read(), ...running.read()];
      return new Response(prometheusText(metrics), { headers: { 'content-type': prometheusType } });
    },
  };
}

function up(value: 0 | 1): Metric {
  return {
    name: 'rungmoor_database_up',
    help: 'Whether the books could be read.',
    type: 'gauge',
    samples: [{ value }],
  };
}
