import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/** Makes `import()` plain: Vite's helper loads style sheets and lists of files that ours do not need. */
export function plainImports(): Plugin {
  return {
    name: 'rungmoor:plain-imports',
    apply: 'build',
    enforce: 'pre',
    configEnvironment: () => ({ build: { modulePreload: false } }),
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
