import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { feedFile } from '../server/pages/read-site.ts';

/** Moves the built feed out of the published folder, or Netlify would serve it with its old stock. */
export function moveFeed(dist: string, target: string): void {
  const published = path.join(dist, feedFile);
  if (!existsSync(published)) return;
  mkdirSync(path.dirname(path.join(target, feedFile)), { recursive: true });
  renameSync(published, path.join(target, feedFile));
  for (const ending of ['.br', '.gz']) rmSync(`${published}${ending}`, { force: true });
}
