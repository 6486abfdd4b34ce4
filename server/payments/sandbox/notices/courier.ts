import { describeError, type Log } from '../../../log.ts';

const longestRest = 5_000;
const shortestRest = 1_000;

/** Something that makes its rounds: at once when called, and else every few seconds. */
export type Courier = { call: () => void; stop: () => Promise<void> };

/** Starts a courier. A round answers how much it found to do; while there is work it hurries. */
export function startCourier(round: () => Promise<number>, log: Log): Courier {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let calledMeanwhile = false;
  let stopped = false;

  async function go(): Promise<void> {
    let found = 0;
    do {
      calledMeanwhile = false;
      try {
        found = await round();
      } catch (error) {
        log.warn('sandbox courier failed', describeError(error));
      }
    } while (calledMeanwhile && !stopped);
    underWay = undefined;
    rest(found > 0 ? shortestRest : longestRest);
  }

  function rest(milliseconds: number): void {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(call, milliseconds);
    timer.unref();
  }

  function call(): void {
    if (stopped) return;
    if (underWay) calledMeanwhile = true;
    else underWay = go();
  }

  rest(shortestRest);
  return {
    call,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
