import astroReact from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** Astro's React integration, with the site's own renderer on the server. */
export function react(): AstroIntegration {
  const integration = astroReact();
  const setUp = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, serverEntrypoint: '/site/islands/render-react.ts' }),
        }),
    },
  };
}
