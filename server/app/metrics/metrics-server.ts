import type { Database } from '../../database/database.ts';
import { withTimeout } from '../../http/with-timeout.ts';
import { describeError, type Log } from '../log.ts';
import { readDatabaseMetrics } from './database-metrics.ts';
import { createRequestMetrics, type RequestMetrics, watchProcess } from './request-metrics.ts';

type MetricsDeps = { database: Promise<Database>; log: Log };

type MetricsServer = {
  /** Called after every response. */
  note: RequestMetrics['note'];
  /** Handles GET /metrics. */
  fetch: (request: Request) => Promise<Response>;
};

/** A scrape must not wait long for the database. */
const patience = 2_000;

/** Collects the metrics of this process and its database. */
export function openMetricsServer({ database, log }: MetricsDeps): MetricsServer {
  const requests = createRequestMetrics();
  const running = watchProcess();

  async function readDatabase(): Promise<Metric[]> {
    const reading = database.then(readDatabaseMetrics);
    try {
      const late = () => new Error('the database took too long to respond');
      return [up(1), ...(await withTimeout(patience, reading, late))];
    } catch (error) {
      log.debug('could not read the database metrics', describeError(error));
      return [up(0)];
    }
  }

  return {
    note: requests.note,
    async fetch(request) {
      if (new URL(request.url).pathname !== '/metrics') return new Response(null, { status: 404 });
      if (request.method !== 'GET') return new Response(null, { status: 405 });
      const metrics = [...(await readDatabase()), ...requests.read(), ...running.read()];
      return new Response(prometheusText(metrics), { headers: { 'content-type': prometheusType } });
    },
  };
}

const up = (value: 0 | 1) =>
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
export function samplesBy(label: string, values: Readonly<Record<string, number>>) {
  return Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }));
}

const prometheusType = 'text/plain; version=0.0.4; charset=utf-8';

/** Writes metrics in the Prometheus text format. */
export function prometheusText(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ name, help, type, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(
      ({ value, labels = {}, suffix = '' }) => `${name}${suffix}${written(labels)} ${value}`,
    ),
  ]);
  return `${lines.join('\n')}\n`;
}

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${escaped(String(value))}"`,
  );
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
}
