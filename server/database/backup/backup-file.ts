import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';

/**
 * Writes a file for the owner alone. It has its name once it is whole, on the disk and past the
 * check; until then an earlier file of that name stays as it was.
 */
export async function writeWhole<Result>(
  file: string,
  work: (write: (text: string) => Promise<unknown>) => Promise<Result>,
  check: (part: string) => Promise<unknown> = async () => {},
): Promise<Result> {
  const part = `${file}.part`;
  // The rights count for a new file alone: one left over may be open to others.
  await rm(part, { force: true });
  const handle = await open(part, 'wx', 0o600);
  try {
    // Unlike `write`, which on a nearly full disk may take a part and say nothing.
    const result = await work((text) => handle.appendFile(text));
    await handle.sync();
    await handle.close();
    await check(part);
    await rename(part, file);
    return result;
  } catch (error) {
    await handle.close();
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * The lines of a file, one after the other. Node's own readers also end a line at U+2028 and
 * U+2029, which may stand in what a visitor wrote.
 */
export async function* linesOf(file: string): AsyncGenerator<string> {
  const texts: AsyncIterable<string> = createReadStream(file, 'utf8');
  let begun = '';
  for await (const text of texts) {
    const [end = '', ...others] = text.split('\n');
    begun += end;
    for (const other of others) {
      yield begun;
      begun = other;
    }
  }
  if (begun !== '') yield begun;
}
