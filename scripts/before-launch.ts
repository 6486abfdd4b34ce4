// Writes docs/before-launch.md from the list of claims. A test fails where the two differ.
import { writeFileSync } from 'node:fs';
import { beforeLaunch } from '../content/before-launch.ts';

writeFileSync(new URL('../docs/before-launch.md', import.meta.url), beforeLaunch());
