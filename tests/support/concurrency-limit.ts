/** Limits how many tasks run at once, for example to the machine's sockets; the others queue. */
export function createConcurrencyLimit(limit: number) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async function runLimited<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= limit) await new Promise<void>((resolve) => queue.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // Hands the slot to the first in the queue.
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
