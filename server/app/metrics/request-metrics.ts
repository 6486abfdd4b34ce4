import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { CompletedRequest } from '../../http/request-log.ts';
import { gauge, labelledSamples, type Metric } from './metrics-server.ts';

type Series = {
  labels: { method: string; route: string; status: number };
  count: number;
  seconds: number;
  /** How many requests took no longer than the bound with the same index. */
  buckets: number[];
};

const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** All other methods share one label, or a client could fill the memory. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];

export type RequestMetrics = {
  recordRequest: (request: CompletedRequest) => void;
  read: () => Metric[];
};

/** Counts requests and their duration by method, route and status, never by address, query or visitor. */
export function createRequestMetrics(): RequestMetrics {
  const seriesByKey = new Map<string, Series>();

  function getSeries({ method: sent, route, status }: CompletedRequest): Series {
    const method = methods.includes(sent) ? sent : 'other';
    const key = `${method} ${route} ${status}`;
    const known = seriesByKey.get(key);
    if (known) return known;
    const labels = { method, route, status };
    const made = { labels, count: 0, seconds: 0, buckets: bounds.map(() => 0) };
    seriesByKey.set(key, made);
    return made;
  }

  return {
    recordRequest(request) {
      const series = getSeries(request);
      const seconds = request.ms / 1000;
      series.count += 1;
      series.seconds += seconds;
      for (const [place, bound] of bounds.entries())
        if (seconds <= bound) series.buckets[place] = (series.buckets[place] ?? 0) + 1;
    },
    read: () => [
      {
        name: 'rungmoor_http_requests_total',
        help: 'Requests answered, by method, route and status.',
        type: 'counter',
        samples: [...seriesByKey.values()].map(({ labels, count }) => ({ labels, value: count })),
      },
      {
        name: 'rungmoor_http_request_seconds',
        help: 'How long requests took to answer.',
        type: 'histogram',
        samples: [...seriesByKey.values()].flatMap(histogram),
      },
    ],
  };
}

function histogram({ labels, count, seconds, buckets }: Series): Metric['samples'] {
  return [
    ...bounds.map((le, place) => ({
      suffix: '_bucket' as const,
      labels: { ...labels, le },
      value: buckets[place] ?? 0,
    })),
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: seconds },
    { suffix: '_count', labels, value: count },
  ];
}

/** Sampling interval in milliseconds, which is included in every measured delay. */
const resolution = 20;

/** Monitors the event loop; each reading covers the time since the previous one. */
export function createProcessMetrics(): { read: () => Metric[] } {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  const seconds = (nanoseconds: number) =>
    Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - resolution / 1000) : 0;

  return {
    read: () => {
      const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
      const memory = { rss, heap_used: heapUsed, heap_total: heapTotal, external };
      const lag = {
        mean: seconds(delay.mean),
        p99: seconds(delay.percentile(99)),
        max: seconds(delay.max),
      };
      delay.reset();
      return [
        gauge(
          'rungmoor_process_memory_bytes',
          'Memory of the process, by kind.',
          labelledSamples('kind', memory),
        ),
        gauge(
          'rungmoor_event_loop_delay_seconds',
          'How late the event loop was since the last reading.',
          labelledSamples('of', lag),
        ),
        gauge('rungmoor_uptime_seconds', 'How long the process has run.', process.uptime()),
      ];
    },
  };
}
