import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { buildFingerprint, installFingerprint } from './fingerprint.mjs';
import { install, projectNode } from './install.mjs';
import { withLock } from './lock.mjs';
import { beginStep } from './progress.mjs';
import { logOf, root, run } from './run.mjs';

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

/** Does the work unless the stamp says that it was done for the same sources. */
async function upToDate(stamp, fingerprint, work) {
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
  if (isDone()) return;
  await withLock(async () => {
    // Another run may have done it while this one waited.
    if (isDone()) return;
    const before = fingerprint();
    rmSync(stamp, { force: true });
    await work();
    writeFileSync(stamp, before);
  });
}

async function runScript(name, complaint) {
  const { code, reason } = await run(name, projectNode(), [`scripts/${name}.ts`], { tells: true });
  if (code === 0) return;
  throw new Failure(
    `${complaint}${reason ? `: ${reason}` : '.'}\nThe whole log is in ${logOf(name)}`,
  );
}
