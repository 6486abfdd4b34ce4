import tailwind from '@tailwindcss/vite';
import { defineConfig, passthroughImageService } from 'astro/config';
import { company } from './content/company.ts';
import { listedProducts } from './site/features/listed-products/listed-products.plugin.ts';
import { intent } from './site/islands/intent.integration.ts';
import { react } from './site/islands/react.integration.ts';
import { offlineWorker } from './site/offline/offline-worker.plugin.ts';
import { ownerChanges } from './site/owner-changes/owner-changes.plugin.ts';
import { lastChanges } from './site/structured-data/last-changes.plugin.ts';

/** Leaves out what Astro appends to the name of a page's script: pages are limited to the byte. */
const entryFileNames = ({ name }: { name: string }) =>
  `_astro/${name.split('.astro')[0]}.[hash].js`;

export default defineConfig({
  site: company.origin,
  srcDir: './site',
  publicDir: './site/public',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  // Pictures are rendered and encoded before they are committed, so the build converts none.
  image: { service: passthroughImageService() },
  integrations: [react(), intent()],
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwind(), listedProducts(), ownerChanges(), lastChanges(), offlineWorker()],
    // Three.js exceeds the usual limit of 500 kB, but it loads only when the 3D view is opened.
    build: { chunkSizeWarningLimit: 600 },
    environments: { client: { build: { rolldownOptions: { output: { entryFileNames } } } } },
    server: {
      proxy: { '/api': 'http://localhost:3002', '/sandbox': 'http://localhost:3002' },
    },
  },
});
