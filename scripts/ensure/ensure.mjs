import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { buildFingerprint, installFingerprint } from './fingerprint.mjs';
import { install, projectNode } from './install.mjs';
import { withLock } from './lock.mjs';
import { root, run } from './run.mjs';

export { Failure };

const installStamp = path.join(root, 'node_modules', '.ensure');
const buildStamp = path.join(root, 'dist', '.ensure');

/** @param {Set<string>} wanted `build` and `browser`, beyond the installation. */
export async function ensure(wanted) {
  await upToDate('Install', installStamp, installFingerprint, install);
  if (wanted.has('build'))
    await upToDate('Build', buildStamp, buildFingerprint, () =>
      runScript('scripts/build.ts', 'The site could not be built.'),
    );
  if (wanted.has('browser'))
    await runScript('scripts/browser.ts', 'The browser tests have no browser to run in.');
}

/** Does the work unless the stamp says that it was done for the same sources. */
async function upToDate(name, stamp, fingerprint, work) {
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
  if (isDone()) return;
  await withLock(async () => {
    // Another run may have done it while this one waited.
    if (isDone()) return;
    const start = Date.now();
    const before = fingerprint();
    console.error(`${name} …`);
    rmSync(stamp, { force: true });
    await work();
    writeFileSync(stamp, before);
    console.error(`${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  });
}

async function runScript(script, complaint) {
  const { code } = await run(projectNode(), [script]);
  if (code !== 0) throw new Failure(complaint);
}
