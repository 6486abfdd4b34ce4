import { describeError, type Log } from '../app/log.ts';

type WorkerOptions<Result> = {
  name: string;
  /** Milliseconds between rounds, or a function of what the last round found. */
  intervalMs: number | ((found: Result | undefined) => number);
  run: () => Promise<Result>;
  log: Log;
};

export type Worker = {
  /** Starts the next round now, or right after the current one. */
  wake: () => void;
  stop: () => Promise<void>;
};

/** Repeats a task, one round at a time. A failed round is logged. */
export function startWorker<Result>({ name, intervalMs, run, log }: WorkerOptions<Result>): Worker {
  const intervalAfter = typeof intervalMs === 'number' ? () => intervalMs : intervalMs;
  let stopped = false;
  let woken = false;
  let working = false;
  let timer: NodeJS.Timeout | undefined;
  let currentRound = Promise.resolve();

  const runRound = () => {
    woken = false;
    working = true;
    const found = run().catch((error) => {
      log.error(`${name} failed`, describeError(error));
      return undefined;
    });
    currentRound = found.then((result) => {
      working = false;
      if (!stopped) timer = setTimeout(runRound, woken ? 0 : intervalAfter(result));
    });
  };
  runRound();

  return {
    wake: () => {
      woken = true;
      if (stopped || working) return;
      clearTimeout(timer);
      runRound();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return currentRound;
    },
  };
}
