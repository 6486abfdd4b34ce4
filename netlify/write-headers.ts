// After the build: writes dist/_headers, in which a static host finds the policy of every page, and
// with OFFLINE=off the worker that leaves.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fileNames, manifestFile } from '../server/pages/manifest.ts';
import { leavingWorker, workerFile } from '../server/pages/no-offline.ts';
import { headersFile } from './headers-file.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const { contentSecurityPolicy } = JSON.parse(readFileSync(`${dist}${manifestFile}`, 'utf8'));
// Not by way of the whole environment: a preview has no database, and needs its pages all the same.
if (process.env.OFFLINE === 'off') writeFileSync(`${dist}${workerFile}`, leavingWorker);
writeFileSync(`${dist}_headers`, headersFile(contentSecurityPolicy, fileNames(dist)));
