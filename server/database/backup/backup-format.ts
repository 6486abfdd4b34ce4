import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import * as v from 'valibot';

/**
 * Writes a file readable by its owner only. It is renamed to its final name once complete, synced and
 * checked; until then an earlier file stays.
 */
export async function writeFileAtomically<Result>(
  file: string,
  writeContents: (write: (text: string) => Promise<unknown>) => Promise<Result>,
  check: (temporaryFile: string) => Promise<unknown> = async () => {},
): Promise<Result> {
  const temporaryFile = `${file}.part`;
  // The mode applies to new files only: a left-over file may be readable by others.
  await rm(temporaryFile, { force: true });
  const handle = await open(temporaryFile, 'wx', 0o600);
  try {
    // `write` may write only part of the data on a nearly full disk, without an error.
    const result = await writeContents((text) => handle.appendFile(text));
    await handle.sync();
    await handle.close();
    await check(temporaryFile);
    await rename(temporaryFile, file);
    return result;
  } catch (error) {
    await handle.close();
    await rm(temporaryFile, { force: true });
    throw error;
  }
}

/**
 * Reads a file line by line. Node's own readers also split at U+2028 and U+2029, which visitors may
 * have typed.
 */
export async function* readLines(file: string): AsyncGenerator<string> {
  const texts: AsyncIterable<string> = createReadStream(file, 'utf8');
  let partialLine = '';
  for await (const text of texts) {
    const [end = '', ...others] = text.split('\n');
    partialLine += end;
    for (const other of others) {
      yield partialLine;
      partialLine = other;
    }
  }
  if (partialLine !== '') yield partialLine;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const headerSchema = v.object({
  rungmoor: v.literal('backup'),
  version: v.literal(1),
  at: v.pipe(v.string(), v.isoTimestamp()),
  engine: v.string(),
  /** The migrations applied when it was written. */
  migrations: v.array(v.string()),
});

const rowSchema = v.object({ table: v.string(), row: v.record(v.string(), v.unknown()) });

const trailerSchema = v.object({
  /** Row counts by table. */
  rows: v.record(v.string(), count),
  /** The last value of each table's sequence. */
  numbers: v.record(v.string(), count),
  /** The hash of every line before this one. */
  sha256: v.string(),
});

export type BackupHeader = v.InferOutput<typeof headerSchema>;
export type BackupRow = v.InferOutput<typeof rowSchema>;
export type BackupTrailer = v.InferOutput<typeof trailerSchema>;

/** Thrown if the file is not a complete backup. */
export class BackupError extends Error {}

/** Hashes lines. */
export function createLineHash() {
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
  onHeader: (header: BackupHeader) => Promise<void>,
  onRow: (row: BackupRow) => Promise<void>,
): Promise<BackupTrailer> {
  const lineHash = createLineHash();
  const counts: Record<string, number> = {};
  let previousLine: string | undefined;
  let isFirst = true;
  for await (const line of lines) {
    if (previousLine !== undefined) {
      lineHash.add(previousLine);
      if (isFirst)
        await onHeader(parseLine(headerSchema, previousLine, 'This is not a backup of the shop.'));
      else {
        const read = parseLine(rowSchema, previousLine, damagedMessage);
        counts[read.table] = (counts[read.table] ?? 0) + 1;
        await onRow(read);
      }
      isFirst = false;
    }
    previousLine = line;
  }
  const trailer = parseLine(trailerSchema, previousLine ?? '', incompleteMessage);
  if (isFirst || trailer.sha256 !== lineHash.sum()) throw new BackupError(damagedMessage);
  for (const [name, expected] of Object.entries(trailer.rows)) {
    if ((counts[name] ?? 0) !== expected) throw new BackupError(`Rows of ${name} are missing.`);
  }
  return trailer;
}

const incompleteMessage = 'The backup is incomplete: its last line is missing.';
const damagedMessage = 'The backup is damaged.';

function parseLine<Output>(
  schema: v.GenericSchema<unknown, Output>,
  line: string,
  errorMessage: string,
): Output {
  try {
    return v.parse(schema, JSON.parse(line));
  } catch (cause) {
    throw new BackupError(errorMessage, { cause });
  }
}
