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
const versionFile = 'PG_VERSION';

/** A complete new cluster waits under this name until it is moved into place. */
const pendingFolder = '.new-cluster';

/** PostgreSQL's own tables have lower numbers, and a table's file is named by its number. */
const firstUserTableId = 16_384;

/**
 * Ensures that a folder contains a complete cluster. A new one is created separately and moved in with
 * its version file last, so that an interruption never leaves half a cluster.
 */
export async function ensureCluster(
  folder: string,
  initialise: (empty: string) => Promise<unknown>,
): Promise<void> {
  if (existsSync(join(folder, pendingFolder))) moveIntoPlace(folder);
  else if (!existsSync(join(folder, versionFile))) {
    if (hasUserTables(folder)) {
      throw new Error(
        `The data folder ${folder} holds tables, but its file ${versionFile} is missing`,
      );
    }
    await recreateCluster(folder, initialise);
  }
}

/** Whether a folder contains a cluster, or one waiting to be moved in. */
export function isCluster(folder: string): boolean {
  return [versionFile, pendingFolder].some((name) => existsSync(join(folder, name)));
}

/** Creates a new cluster and moves it in; existing files are moved aside, not deleted. */
export async function recreateCluster(
  folder: string,
  initialise: (empty: string) => Promise<unknown>,
): Promise<void> {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(`${pendingFolder}-`)) continue;
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
  // Unique, because an earlier process whose parent was killed may still be writing.
  const newFolder = mkdtempSync(join(folder, `${pendingFolder}-`));
  await initialise(newFolder);
  renameSync(newFolder, join(folder, pendingFolder));
  moveIntoPlace(folder);
}

/** Whether these files ever contained one of our tables, and so perhaps orders. */
export function hasUserTables(folder: string): boolean {
  const base = join(folder, 'base');
  if (!existsSync(base)) return false;
  return readdirSync(base, { recursive: true, encoding: 'utf8' }).some(
    (path) => Number.parseInt(path.split(/[/\\]/)[1] ?? '', 10) >= firstUserTableId,
  );
}

/** Can resume after an interruption: files already moved are no longer in the source. */
function moveIntoPlace(folder: string): void {
  const from = join(folder, pendingFolder);
  const versionFileLast = (one: string, other: string) =>
    Number(one === versionFile) - Number(other === versionFile);
  const leftoverFolder = join(folder, `half-made-${Date.now()}`);
  for (const name of readdirSync(from).sort(versionFileLast)) {
    const place = join(folder, name);
    if (existsSync(place)) {
      mkdirSync(leftoverFolder, { recursive: true, mode: 0o700 });
      renameSync(place, join(leftoverFolder, name));
    }
    renameSync(join(from, name), place);
  }
  rmdirSync(from);
}
