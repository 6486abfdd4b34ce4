import { describeError, type Log } from './log.ts';

type Task = {
  name: string;
  /** Milliseconds from the end of one round to the beginning of the next. */
  every: number;
  work: () => Promise<unknown>;
  log: Log;
};

export type Worker = {
  /** There is something to do now: the next round begins at once, or after the one under way. */
  wake: () => void;
  stop: () => Promise<void>;
};

/** Does a task again and again, never twice at once. A round that fails is logged, the next comes. */
export function startWorker({ name, every, work, log }: Task): Worker {
  let stopped = false;
  let woken = false;
  let working = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();

  const turn = () => {
    woken = false;
    working = true;
    round = work().then(
      () => {},
      (error) => log.error(`${name} failed`, describeError(error)),
    );
    round.then(() => {
      working = false;
      if (!stopped) timer = setTimeout(turn, woken ? 0 : every);
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
