// Builds the shop's pages into a folder, with another file in place of catalogue/changes.json.
//   node tests/support/build-with-changes.ts FOLDER CHANGES
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { rewritePages } from '../../scripts/build/rewrite-pages.ts';
import { writeManifest } from '../../server/pages/manifest.ts';

const [folder = '', changes = ''] = process.argv.slice(2);

process.env.ASTRO_TELEMETRY_DISABLED = '1';
await build({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  outDir: folder,
  logLevel: 'warn',
  vite: {
    plugins: [
      {
        name: 'changes',
        enforce: 'pre',
        load: (id) =>
          id.endsWith('/catalogue/changes.json') ? readFileSync(changes, 'utf8') : undefined,
      },
    ],
  },
});
rewritePages(folder);
writeManifest(folder);
