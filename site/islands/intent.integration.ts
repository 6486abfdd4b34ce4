import type { AstroIntegration } from 'astro';

/** Adds `client:intent`: an island sleeps until somebody means to use it. */
export function intent(): AstroIntegration {
  return {
    name: 'rungmoor:intent',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'intent',
          entrypoint: './site/islands/intent.client.ts',
        });
      },
    },
  };
}
