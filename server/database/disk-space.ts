import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

/**
 * The space to keep free: PGlite, and its process with it, hangs for good if it cannot create its next
 * WAL file (16 MB).
 */
const reservedBytes = 64 * 1024 * 1024;

/** Thrown if a write is rejected; the code is PostgreSQL's own for a full disk. */
export class DiskFullError extends Error {
  readonly code = '53100';

  constructor(folder: string) {
    super(`The disk is full: ${folder} needs 64 MB of free space`);
  }
}

/** Whether the disk under a folder has enough free space. */
export function hasDiskSpace(folder: string, minFreeBytes = reservedBytes): boolean {
  const { blocks, bavail, bsize } = statfsSync(folder);
  // Some file systems do not report their blocks.
  return blocks === 0 || bavail * bsize >= minFreeBytes;
}

/** Rejects every statement and transaction that may write while the disk is full. */
export function rejectWritesWhenFull(
  client: Pick<PGlite, 'query' | 'transaction'>,
  folder: string,
  hasSpace: () => boolean,
): void {
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = async <Row>(text: string, ...rest: Rest) => {
    if (!/^\s*select\b/i.test(text) && !hasSpace()) throw new DiskFullError(folder);
    return query<Row>(text, ...rest);
  };
  client.transaction = async (work) => {
    if (!hasSpace()) throw new DiskFullError(folder);
    return transaction(work);
  };
}

type Rest = Parameters<PGlite['query']> extends [string, ...infer Others] ? Others : never;
