/** The longest time that a request may block other requests, in milliseconds. */
export const longestBlock = 50;

/**
 * The least CPU time of this thread, in milliseconds, that a piece of work takes in up to five runs. That
 * excludes other processes, and occasional work of the compiler or the garbage collector.
 */
export async function leastCpuTime(work: () => unknown, enough = longestBlock): Promise<number> {
  let least = await cpuTime(work);
  // No occasional work takes ten times the limit.
  for (let turn = 1; turn < 5 && least > enough && least < 10 * enough; turn += 1) {
    least = Math.min(least, await cpuTime(work));
  }
  return least;
}

async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
