import type { AstroIntegration } from 'astro';
import { bundles } from './bundles.ts';
import { plainImports } from './plain-imports.ts';

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
