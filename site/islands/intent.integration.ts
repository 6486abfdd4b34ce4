import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { bundles } from './bundles.ts';

/** Adds `client:intent`: an island is hydrated on first use. */
export function intent(): AstroIntegration {
  return {
    name: 'rungmoor:intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({
          name: 'intent',
          entrypoint: './site/islands/intent.client.ts',
        });
        const output = { codeSplitting: { groups: bundles } };
        const build = { rolldownOptions: { output } };
        updateConfig({ vite: { plugins: [plainImports()], environments: { client: { build } } } });
      },
    },
  };
}

const helper = '\0vite/preload-helper.js';

/** Makes `import()` plain: Vite's helper loads style sheets and lists of files that ours do not need. */
function plainImports(): Plugin {
  return {
    name: 'rungmoor:plain-imports',
    apply: 'build',
    enforce: 'pre',
    configEnvironment: () => ({ build: { modulePreload: false } }),
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
