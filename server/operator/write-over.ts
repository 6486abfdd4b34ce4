import { statSync } from 'node:fs';
import { Failure } from './command.ts';
import type { Desk } from './desk.ts';

/** Asks before a file is written over; refuses what is no file, such as a folder. */
export async function askToWriteOver(desk: Pick<Desk, 'confirm'>, file: string): Promise<void> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isFile()) throw new Failure(`${file} is there already, and it is no file.`);
  await desk.confirm(`${file} is there already. Write over it?`);
}
