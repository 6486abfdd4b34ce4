import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metric } from './prometheus-text.ts';

/** How often the event loop is looked at, in milliseconds; so much of each delay is the look itself. */
const resolution = 20;

/** Begins to watch the event loop; answers memory and delay since the last reading. */
export function watchProcess(): { read: () => Metric[] } {
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
        {
          name: 'rungmoor_process_memory_bytes',
          help: 'Memory of the process, by kind.',
          type: 'gauge',
          samples: Object.entries(memory).map(([kind, value]) => ({ labels: { kind }, value })),
        },
        {
          name: 'rungmoor_event_loop_delay_seconds',
          help: 'How late the event loop was since the last reading.',
          type: 'gauge',
          samples: Object.entries(lag).map(([of, value]) => ({ labels: { of }, value })),
        },
        {
          name: 'rungmoor_uptime_seconds',
          help: 'How long the process has run.',
          type: 'gauge',
          samples: [{ value: process.uptime() }],
        },
      ];
    },
  };
}
