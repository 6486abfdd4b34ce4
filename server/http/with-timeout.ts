/** Waits for a promise; rejects with `createError()` after the time-out. */
export async function withTimeout<Result>(
  timeoutMs: number,
  awaited: Promise<Result>,
  createError: () => Error,
): Promise<Result> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(createError()), timeoutMs);
  try {
    return await Promise.race([awaited, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
