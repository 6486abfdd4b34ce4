import { describeError, type Log } from '../app/log.ts';

type Task<Found> = {
  name: string;
  /** Milliseconds between rounds, or a function of what the last round found. */
  every: number | ((found: Found | undefined) => number);
  work: () => Promise<Found>;
  log: Log;
};

export type Worker = {
  /** Starts the next round now, or right after the current one. */
  wake: () => void;
  stop: () => Promise<void>;
};

/** Repeats a task, one round at a time. A failed round is logged. */
export function startWorker<Found>({ name, every, work, log }: Task<Found>): Worker {
  const restAfter = typeof every === 'number' ? () => every : every;
  let stopped = false;
  let woken = false;
  let working = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  const turn = () => {
    woken = false;
    working = true;
    const found = work().catch((error) => {
      log.error(`${name} failed`, describeError(error));
      return undefined;
    });
    round = found.then((what) => {
      working = false;
      if (!stopped) timer = setTimeout(turn, woken ? 0 : restAfter(what));
    });
  };
  turn();

  return {
    wake: () => {
      woken = true;
      if (stopped || working) return;
      clearTimeout(timer);
      turn();
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      return round;
    },
  };
}
