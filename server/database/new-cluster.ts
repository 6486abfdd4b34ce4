import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';

/** PGlite takes a folder for a database by this file alone. */
const sign = 'PG_VERSION';

/** A new cluster waits under this name, whole, until all of it is where it belongs. */
const waiting = '.new-cluster';

/** PostgreSQL's own tables have lower numbers, and a table's file is named by its number. */
const firstOfOurs = 16_384;

/**
 * Sees to it that a folder holds a whole cluster. A new one is made beside and moved in with its
 * sign last, so that being broken off at any moment leaves nothing that could be taken for one.
 */
export async function ensureCluster(
  folder: string,
  make: (empty: string) => Promise<unknown>,
): Promise<void> {
  if (existsSync(join(folder, waiting))) moveIn(folder);
  else if (!existsSync(join(folder, sign))) {
    if (holdsTables(folder)) {
      throw new Error(`The data folder ${folder} holds tables, but its file ${sign} is missing`);
    }
    await renewCluster(folder, make);
  }
}

/** Whether a folder holds a cluster, or one that waits to be moved in. */
export function isCluster(folder: string): boolean {
  return [sign, waiting].some((name) => existsSync(join(folder, name)));
}

/** Makes a new cluster and moves it in; what stands in its way is put aside and not thrown away. */
export async function renewCluster(
  folder: string,
  make: (empty: string) => Promise<unknown>,
): Promise<void> {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${waiting}-`)) continue;
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
  // A name of its own: an earlier maker whose parent was killed may still be writing.
  const made = mkdtempSync(join(folder, `${waiting}-`));
  await make(made);
  renameSync(made, join(folder, waiting));
  moveIn(folder);
}

/** Whether anybody has ever kept a table in these files, which may hold orders then. */
export function holdsTables(folder: string): boolean {
  const base = join(folder, 'base');
  if (!existsSync(base)) return false;
  return readdirSync(base, { recursive: true, encoding: 'utf8' }).some(
    (path) => Number.parseInt(path.split(/[/\\]/)[1] ?? '', 10) >= firstOfOurs,
  );
}

/** Goes on where it was broken off: what is in its place already waits no longer. */
function moveIn(folder: string): void {
  const from = join(folder, waiting);
  const signLast = (one: string, other: string) => Number(one === sign) - Number(other === sign);
  const aside = join(folder, `half-made-${Date.now()}`);
  for (const name of readdirSync(from).sort(signLast)) {
    const place = join(folder, name);
    if (existsSync(place)) {
      mkdirSync(aside, { recursive: true, mode: 0o700 });
      renameSync(place, join(aside, name));
    }
    renameSync(join(from, name), place);
  }
  rmdirSync(from);
}
