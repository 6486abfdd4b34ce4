import type { PageStep } from './rewrite-pages.ts';
import { withImports } from './script-imports.ts';

const island = /<astro-island\b[^>]*&quot;(?:ready|soon)&quot;[^>]*>/g;
const islandFile = / (?:component|renderer)-url="\/([^"]+)"/g;
const pageScript = '<script type="module"';

/**
 * Tells the page's script (`site/islands/fetch-islands-ahead.ts`) the files of the islands with
 * `client:intent="ready"` or `"soon"`, with all that they import.
 */
export function islandsAhead(dist: string): PageStep {
  return (html) => {
    const tags = html.match(island) ?? [];
    const named = tags.flatMap((tag) => [...tag.matchAll(islandFile)].map(([, file = '']) => file));
    if (named.length === 0) return html;
    const files = Array.from(withImports(dist, named), (file) => `/${file}`);
    const further = files.filter((file) => !html.includes(` src="${file}"`));
    return html.replace(pageScript, `${pageScript} data-ahead="${further.join(' ')}"`);
  };
}
