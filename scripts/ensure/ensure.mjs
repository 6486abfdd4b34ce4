import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { install, projectNode } from './install.mjs';
import { Failure, withLock } from './lock.mjs';
import { beginStep, logOf, root, run } from './run.mjs';

export { Failure };

const installStamp = path.join(root, 'node_modules', '.ensure');
const buildStamp = path.join(root, 'dist', '.ensure');

/** @param {Set<string>} wanted `build` and `browser`, beyond the installation. */
export async function ensure(wanted) {
  const isFirst = !existsSync(installStamp) && wanted.has('build');
  if (isFirst)
    console.error('The first start installs and builds the shop, which takes a minute or two.');
  await upToDate(installStamp, installFingerprint, install);
  if (wanted.has('build'))
    await upToDate(buildStamp, buildFingerprint, () => {
      beginStep('Starting the build');
      return runScript('build', 'The site could not be built');
    });
  if (wanted.has('browser'))
    await runScript('browser', 'The browser tests have no browser to run in');
}

/** Does the work unless the stamp matches the sources. */
async function upToDate(stamp, fingerprint, work) {
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
  if (isDone()) return;
  await withLock(async () => {
    // Another run may have done it meanwhile.
    if (isDone()) return;
    const before = fingerprint();
    rmSync(stamp, { force: true });
    await work();
    writeFileSync(stamp, before);
  });
}

async function runScript(name, complaint) {
  const { code, reason } = await run(name, projectNode(), [`scripts/${name}.ts`], {
    reportsSteps: true,
  });
  if (code === 0) return;
  throw new Failure(
    `${complaint}${reason ? `: ${reason}` : '.'}\nThe whole log is in ${logOf(name)}`,
  );
}

/** What the built site depends on. */
const builtFrom = [
  'site',
  'office',
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

/** Changes when node_modules must be reinstalled. */
function installFingerprint() {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  return createHash('sha256')
    .update(JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides]))
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

/** Changes when the site must be rebuilt. */
function buildFingerprint() {
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
