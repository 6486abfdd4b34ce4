// After the build: moves the merchant feed to its function, deletes what only a server needs, and writes
// dist/_headers and, with OFFLINE=off, the worker that unregisters itself.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rendererFolder } from '../server/pages/build-info.ts';
import { listFileNames, manifestFile } from '../server/pages/manifest.ts';
import { offlineWorkerFile, unregisteringWorker } from '../server/pages/remove-offline-worker.ts';
import { buildHeadersFile } from './headers-file.ts';
import { moveFeed } from './move-feed.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const built = fileURLToPath(new URL('./built/', import.meta.url));
const { contentSecurityPolicy } = JSON.parse(readFileSync(`${dist}${manifestFile}`, 'utf8'));
// Not read through readEnvironment, because a preview has no database.
if (process.env.OFFLINE === 'off')
  writeFileSync(`${dist}${offlineWorkerFile}`, unregisteringWorker);
moveFeed(dist, built);
rmSync(`${dist}${rendererFolder}`, { recursive: true, force: true });
writeFileSync(`${dist}_headers`, buildHeadersFile(contentSecurityPolicy, listFileNames(dist)));
