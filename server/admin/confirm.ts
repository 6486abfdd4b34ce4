import { CommandError, UsageError } from './command.ts';

/** Asks a question that is answered with yes or no. */
export type Ask = (question: string) => Promise<boolean>;

/** Goes on after a yes; refuses to ask where nobody can answer. */
export async function confirm(question: string, yes: boolean, ask: Ask | undefined): Promise<void> {
  if (yes) return;
  if (!ask) throw new UsageError(`${question} Nobody is here to answer: add --yes to go ahead.`);
  if (!(await ask(question))) throw new CommandError('Nothing was done.');
}
