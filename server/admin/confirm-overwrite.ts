import { statSync } from 'node:fs';
import type { AdminContext } from './admin-context.ts';
import { CommandError } from './command.ts';

/** Asks before a file is written over; refuses what is no file, such as a folder. */
export async function confirmOverwrite(
  desk: Pick<AdminContext, 'confirm'>,
  file: string,
): Promise<void> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isFile()) throw new CommandError(`${file} is there already, and it is no file.`);
  await desk.confirm(`${file} is there already. Write over it?`);
}
