import type { Database } from '../../database/database.ts';
import { withTimeout } from '../../http/with-timeout.ts';
import { describeError, type Log } from '../log.ts';
import { readDatabaseMetrics } from './database-metrics.ts';
import {
  createProcessMetrics,
  createRequestMetrics,
  type RequestMetrics,
} from './request-metrics.ts';

type MetricsDeps = { database: Promise<Database>; log: Log };

type MetricsServer = {
  /** Called after every response. */
  recordRequest: RequestMetrics['recordRequest'];
  /** Handles GET /metrics. */
  fetch: (request: Request) => Promise<Response>;
};

/** A scrape must not wait long for the database. */
const timeoutMs = 2_000;

/** Collects the metrics of this process and its database. */
export function openMetricsServer({ database, log }: MetricsDeps): MetricsServer {
  const requests = createRequestMetrics();
  const processMetrics = createProcessMetrics();

  async function readDatabase(): Promise<Metric[]> {
    const metricsPromise = database.then(readDatabaseMetrics);
    try {
      const timeoutError = () => new Error('the database took too long to respond');
      return [databaseUp(1), ...(await withTimeout(timeoutMs, metricsPromise, timeoutError))];
    } catch (error) {
      log.debug('could not read the database metrics', describeError(error));
      return [databaseUp(0)];
    }
  }

  return {
    recordRequest: requests.recordRequest,
    async fetch(request) {
      if (new URL(request.url).pathname !== '/metrics') return new Response(null, { status: 404 });
      if (request.method !== 'GET') return new Response(null, { status: 405 });
      const metrics = [...(await readDatabase()), ...requests.read(), ...processMetrics.read()];
      return new Response(formatPrometheus(metrics), {
        headers: { 'content-type': prometheusType },
      });
    },
  };
}

const databaseUp = (value: 0 | 1) =>
  gauge('rungmoor_database_up', 'Whether the database could be read.', value);

type Labels = Readonly<Record<string, string | number>>;

type Sample = {
  value: number;
  labels?: Labels;
  /** A histogram's samples have suffixed names. */
  suffix?: '_bucket' | '_sum' | '_count';
};

/** A metric in the form Prometheus expects. */
export type Metric = {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: readonly Sample[];
};

/** A value that goes up and down: one, or one for each value of a label. */
export function gauge(name: string, help: string, value: number | Metric['samples']): Metric {
  const samples = typeof value === 'number' ? [{ value }] : value;
  return { name, help, type: 'gauge', samples };
}

/** One sample for each value of a label. */
export function labelledSamples(label: string, values: Readonly<Record<string, number>>) {
  return Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }));
}

const prometheusType = 'text/plain; version=0.0.4; charset=utf-8';

/** Writes metrics in the Prometheus text format. */
export function formatPrometheus(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(
      ({ value, labels = {}, suffix = '' }) => `${name}${suffix}${formatLabels(labels)} ${value}`,
    ),
  ]);
  return `${lines.join('\n')}\n`;
}

function formatLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${escapeLabelValue(String(value))}"`,
  );
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escapeLabelValue(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
