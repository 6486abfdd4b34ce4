import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const builtFrom = [
  'site',
  'ui',
  'catalogue',
  'content',
  'contract',
  'pictures/plans',
  'pictures/models',
  'pictures/drawings',
  'astro.config.ts',
  'scripts/build.ts',
  'scripts/build',
  'server/pages',
  'tsconfig.json',
  'package-lock.json',
];

/** Changes when node_modules has to be installed anew. */
export function installFingerprint() {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  return createHash('sha256')
    .update(JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides]))
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

/** Changes when the site has to be built anew. */
export function buildFingerprint() {
  const hash = createHash('sha256');
  for (const file of builtFrom.flatMap(filesUnder))
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

function filesUnder(name) {
  const full = path.join(root, name);
  if (!existsSync(full) || /\.test\.tsx?$/.test(name)) return [];
  if (!statSync(full).isDirectory()) return [name];
  return readdirSync(full)
    .sort()
    .flatMap((entry) => filesUnder(path.join(name, entry)));
}
