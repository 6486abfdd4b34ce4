import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../office', import.meta.url));

/** Builds the office's app into a folder of its own, which the public shop never serves. */
export async function buildOffice(folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    // TanStack Query's "use client" would be warned about file by file.
    logLevel: 'error',
    plugins: [tailwind()],
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      outDir: folder,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  });
}
