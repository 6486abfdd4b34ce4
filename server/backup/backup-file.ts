import { open, rename, rm } from 'node:fs/promises';

/** Writes a file for the owner alone. It has its name once it is whole and on the disk. */
export async function writeWhole<Result>(
  file: string,
  work: (write: (text: string) => Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  const part = `${file}.part`;
  const handle = await open(part, 'w', 0o600);
  try {
    // Unlike `write`, which on a nearly full disk may take a part and say nothing.
    const result = await work((text) => handle.appendFile(text));
    await handle.sync();
    await handle.close();
    await rename(part, file);
    return result;
  } catch (error) {
    await handle.close();
    await rm(part, { force: true });
    throw error;
  }
}

/** The lines of a file, one after the other. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const handle = await open(file);
  try {
    yield* handle.readLines();
  } finally {
    await handle.close();
  }
}
