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

/** PGlite recognises a database by this file alone. */
const sign = 'PG_VERSION';

/** A complete new cluster waits under this name until it is moved into place. */
const waiting = '.new-cluster';

/** PostgreSQL's own tables have lower numbers, and a table's file is named by its number. */
const firstOfOurs = 16_384;

/**
 * Ensures that a folder contains a complete cluster. A new one is created separately and moved in with
 * its version file last, so that an interruption never leaves half a cluster.
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

/** Whether a folder contains a cluster, or one waiting to be moved in. */
export function isCluster(folder: string): boolean {
  return [sign, waiting].some((name) => existsSync(join(folder, name)));
}

/** Creates a new cluster and moves it in; existing files are moved aside, not deleted. */
export async function renewCluster(
  folder: string,
  make: (empty: string) => Promise<unknown>,
): Promise<void> {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${waiting}-`)) continue;
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
  // Unique, because an earlier process whose parent was killed may still be writing.
  const made = mkdtempSync(join(folder, `${waiting}-`));
  await make(made);
  renameSync(made, join(folder, waiting));
  moveIn(folder);
}

/** Whether these files ever contained one of our tables, and so perhaps orders. */
export function holdsTables(folder: string): boolean {
  const base = join(folder, 'base');
  if (!existsSync(base)) return false;
  return readdirSync(base, { recursive: true, encoding: 'utf8' }).some(
    (path) => Number.parseInt(path.split(/[/\\]/)[1] ?? '', 10) >= firstOfOurs,
  );
}

/** Can resume after an interruption: files already moved are no longer in the source. */
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
