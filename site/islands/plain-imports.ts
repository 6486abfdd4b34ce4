import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Vite loads what an `import()` needs beforehand, with a helper that every island would carry. Ours
 * need no style sheet of their own and hardly a second file: a plain `import()` is enough, and nobody
 * reads a list of the files it would load.
 */
export function plainImports(): Plugin {
  return {
    name: 'rungmoor:plain-imports',
    apply: 'build',
    enforce: 'pre',
    configEnvironment: () => ({ build: { modulePreload: false } }),
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
