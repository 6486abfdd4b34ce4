/** Waits for a promise; rejects with `late()` after so many milliseconds. */
export async function withTimeout<Result>(
  milliseconds: number,
  awaited: Promise<Result>,
  late: () => Error,
): Promise<Result> {
  const tooLong = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLong.reject(late()), milliseconds);
  try {
    return await Promise.race([awaited, tooLong.promise]);
  } finally {
    clearTimeout(timer);
  }
}
