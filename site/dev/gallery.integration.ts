import type { AstroIntegration } from 'astro';

/** Serves every interface part in every state at /gallery, in `npm run dev` only. */
export function gallery(): AstroIntegration {
  return {
    name: 'rungmoor:gallery',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/gallery', entrypoint: './site/dev/gallery.astro' });
      },
    },
  };
}
