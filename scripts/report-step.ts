/** Reports the current step to the parent command, which times it, or prints it here. */
export function reportStep(step: string): void {
  if (process.send) process.send({ step });
  else console.log(`${step} …`);
}

/** Ends the process: the reason for the parent command, the details for the log. */
export async function fail(reason: string, error?: unknown): Promise<never> {
  console.error(error ?? reason);
  if (process.send) await new Promise((resolve) => process.send?.({ reason }, resolve));
  process.exit(1);
}
