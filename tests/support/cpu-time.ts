/** No request may keep the others waiting for longer, in milliseconds. */
export const longestBlock = 50;

/**
 * The least CPU time of this thread, in milliseconds, that a piece of work takes in up to five turns. What
 * else runs on the machine is not in it; what the compiler or the collector does in passing falls out.
 */
export async function leastCpuTime(work: () => unknown, enough = longestBlock): Promise<number> {
  let least = await cpuTime(work);
  // Nothing in passing takes ten times as long.
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
