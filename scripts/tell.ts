/** Says what begins now: to the command that started this one, which shows how long it takes, or here. */
export function reportStep(step: string): void {
  if (process.send) process.send({ step });
  else console.log(`${step} …`);
}

/** Ends the process with the reason in a sentence, and all there is to know of it in the log. */
export async function fail(reason: string, error?: unknown): Promise<never> {
  console.error(error ?? reason);
  if (process.send) await new Promise((resolve) => process.send?.({ reason }, resolve));
  process.exit(1);
}
