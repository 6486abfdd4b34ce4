import react from '@astrojs/react';
import tailwind from '@tailwindcss/vite';
import { defineConfig, passthroughImageService } from 'astro/config';
import { company } from './content/company.ts';
import { listedProducts } from './site/features/listed-products/listed-products.plugin.ts';
import { intent } from './site/islands/intent.integration.ts';
import { offlineWorker } from './site/offline/offline-worker.plugin.ts';

export default defineConfig({
  site: company.origin,
  srcDir: './site',
  publicDir: './site/public',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  // Pictures are made and encoded before they are committed; the build has none to convert.
  image: { service: passthroughImageService() },
  integrations: [react(), intent()],
  devToolbar: { enabled: false },
  vite: {
    plugins: [tailwind(), listedProducts(), offlineWorker()],
    // Three.js is larger than the usual 500, and loads when somebody asks for the 3D view.
    build: { chunkSizeWarningLimit: 600 },
    server: {
      proxy: { '/api': 'http://localhost:3001', '/sandbox': 'http://localhost:3001' },
    },
  },
});
