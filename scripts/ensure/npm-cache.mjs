import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { root } from './run.mjs';

/** What to tell npm of its cache: one in the project where the home, its own place, is closed to us. */
export function cacheSettings() {
  const own = path.join(homedir(), '.npm');
  // npm tells its scripts the place even where nobody has chosen one; a chosen one stays.
  const place = process.env.npm_config_cache || own;
  if (place !== own || canKeepIn(own)) return {};
  return { npm_config_cache: path.join(root, '.cache', 'npm') };
}

function canKeepIn(cache) {
  const folder = path.join(cache, '_cacache');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
