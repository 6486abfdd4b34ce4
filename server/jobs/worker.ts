import { describeError, type Log } from '../app/log.ts';

type Task<Found> = {
  name: string;
  /** Milliseconds from the end of one round to the beginning of the next, if need be by what it found. */
  every: number | ((found: Found | undefined) => number);
  work: () => Promise<Found>;
  log: Log;
};

export type Worker = {
  /** There is something to do now: the next round begins at once, or after the one under way. */
  wake: () => void;
  stop: () => Promise<void>;
};

/** Does a task again and again, never twice at once. A round that fails is logged, the next comes. */
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
