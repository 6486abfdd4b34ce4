/** Reports the current step to the parent command, which times it, or prints it here. */
export function reportStep(step: string): void {
  if (process.send) process.send({ step });
  else console.log(`${step} …`);
}

/** Exits with an error: the reason goes to the parent process, the details to the log. */
export async function fail(reason: string, error?: unknown): Promise<never> {
  console.error(error ?? reason);
  if (process.send) await new Promise((resolve) => process.send?.({ reason }, resolve));
  process.exit(1);
}
