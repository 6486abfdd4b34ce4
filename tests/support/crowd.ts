/** Limits how many tasks run at once, for example to the machine's sockets; the others queue. */
export function createCrowd(atOnce: number) {
  const waiting: (() => void)[] = [];
  let inside = 0;
  return async function inTurn<Result>(deed: () => Promise<Result>): Promise<Result> {
    if (inside >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else inside += 1;
    try {
      return await deed();
    } finally {
      // Hands the slot to the first in the queue.
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    }
  };
}
