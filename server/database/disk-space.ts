import { statfsSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

/**
 * So much stays free. PGlite stands still for good, and the process with it, when it cannot begin
 * the next file of its journal (16 MB), so that it must never come to that.
 */
const reserve = 64 * 1024 * 1024;

/** Nothing is written any more; the code is PostgreSQL's own for a full disk. */
export class DiskFull extends Error {
  readonly code = '53100';

  constructor(folder: string) {
    super(`The disk is full: nothing is written to ${folder} until 64 MB are free`);
  }
}

/** Whether the disk under a folder has room for more. */
export function hasDiskSpace(folder: string, wanted = reserve): boolean {
  const { blocks, bavail, bsize } = statfsSync(folder);
  // A file system that does not count its blocks cannot be asked.
  return blocks === 0 || bavail * bsize >= wanted;
}

/** Has every statement and transaction that may write refused while there is no room. */
export function writeOnlyWithSpace(
  client: Pick<PGlite, 'query' | 'transaction'>,
  folder: string,
  hasSpace: () => boolean,
): void {
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = async <Row>(text: string, ...rest: Rest) => {
    if (!/^\s*select\b/i.test(text) && !hasSpace()) throw new DiskFull(folder);
    return query<Row>(text, ...rest);
  };
  client.transaction = async (work) => {
    if (!hasSpace()) throw new DiskFull(folder);
    return transaction(work);
  };
}

type Rest = Parameters<PGlite['query']> extends [string, ...infer Others] ? Others : never;
