// After the build: writes dist/_headers, in which a static host finds the policy of every page.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { headersFile } from './headers-file.ts';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const { contentSecurityPolicy } = JSON.parse(readFileSync(`${dist}.manifest.json`, 'utf8'));
writeFileSync(`${dist}_headers`, await headersFile(contentSecurityPolicy));
