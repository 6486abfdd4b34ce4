import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import * as v from 'valibot';

/**
 * Writes a file readable by its owner only. It is renamed to its final name once complete, synced and
 * checked; until then an earlier file stays.
 */
export async function writeWhole<Result>(
  file: string,
  work: (write: (text: string) => Promise<unknown>) => Promise<Result>,
  check: (part: string) => Promise<unknown> = async () => {},
): Promise<Result> {
  const part = `${file}.part`;
  // The mode applies to new files only: a left-over file may be readable by others.
  await rm(part, { force: true });
  const handle = await open(part, 'wx', 0o600);
  try {
    // `write` may write only part of the data on a nearly full disk, without an error.
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
 * Reads a file line by line. Node's own readers also split at U+2028 and U+2029, which visitors may
 * have typed.
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

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const head = v.object({
  rungmoor: v.literal('backup'),
  version: v.literal(1),
  at: v.pipe(v.string(), v.isoTimestamp()),
  engine: v.string(),
  /** The migrations applied when it was written. */
  migrations: v.array(v.string()),
});

const row = v.object({ table: v.string(), row: v.record(v.string(), v.unknown()) });

const end = v.object({
  /** Row counts by table. */
  rows: v.record(v.string(), count),
  /** The last value of each table's sequence. */
  numbers: v.record(v.string(), count),
  /** The hash of every line before this one. */
  sha256: v.string(),
});

export type BackupHead = v.InferOutput<typeof head>;
export type BackupRow = v.InferOutput<typeof row>;
export type BackupEnd = v.InferOutput<typeof end>;

/** Thrown if the file is not a complete backup. */
export class BackupError extends Error {}

/** Hashes lines. */
export function sumOfLines() {
  const hash = createHash('sha256');
  return {
    add: (line: string) => hash.update(`${line}\n`),
    sum: () => hash.digest('hex'),
  };
}

/**
 * Reads a backup and calls back with its rows. Damage may be detected only at the end, so the caller must
 * be able to roll back.
 */
export async function readBackup(
  lines: AsyncIterable<string>,
  onHead: (head: BackupHead) => Promise<void>,
  onRow: (row: BackupRow) => Promise<void>,
): Promise<BackupEnd> {
  const sum = sumOfLines();
  const counts: Record<string, number> = {};
  let before: string | undefined;
  let isFirst = true;
  for await (const line of lines) {
    if (before !== undefined) {
      sum.add(before);
      if (isFirst) await onHead(parsed(head, before, 'This is not a backup of the shop.'));
      else {
        const read = parsed(row, before, damaged);
        counts[read.table] = (counts[read.table] ?? 0) + 1;
        await onRow(read);
      }
      isFirst = false;
    }
    before = line;
  }
  const last = parsed(end, before ?? '', cutShort);
  if (isFirst || last.sha256 !== sum.sum()) throw new BackupError(damaged);
  for (const [name, expected] of Object.entries(last.rows)) {
    if ((counts[name] ?? 0) !== expected) throw new BackupError(`Rows of ${name} are missing.`);
  }
  return last;
}

const cutShort = 'The backup is incomplete: its last line is missing.';
const damaged = 'The backup is damaged.';

function parsed<Output>(
  schema: v.GenericSchema<unknown, Output>,
  line: string,
  otherwise: string,
): Output {
  try {
    return v.parse(schema, JSON.parse(line));
  } catch (cause) {
    throw new BackupError(otherwise, { cause });
  }
}
