import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { minified } from './minify-inline-scripts.ts';
import type { PageStep } from './rewrite-pages.ts';

const inlineScript = /<script( data-early-script)?>([\s\S]*?)<\/script>/g;
/** Astro's own: one defines the island's element, one each way in which islands wake. */
const wakesIslands =
  /customElements\.define\(["'`]astro-island|\.dispatchEvent\(new Event\(["'`]astro:/;
/** Astro's too, beside the first island, where HTML allows none. The style sheet has the same. */
const islandStyle = /<style>astro-island,[^<]*<\/style>/g;

/**
 * The scripts that wake islands, which Astro writes into every page, and those the layout marks as
 * early move into one file: a browser loads it once, beside the page and without holding it up.
 */
export function shareEarlyScripts(dist: string): PageStep {
  const tag = `<script async src="/${writeShared(dist)}"></script>`;
  return (html) => {
    let found = false;
    const rest = html
      .replaceAll(islandStyle, '')
      .replaceAll(inlineScript, (script, marked, text) => {
        if (!isEarly(marked, text)) return script;
        found = true;
        return '';
      });
    return found ? rest.replace('</head>', `${tag}</head>`) : rest;
  };
}

/** Writes the scripts of all pages into one file and answers with its place. */
function writeShared(dist: string): string {
  // In the order found: a way to wake stands before the element that asks for it.
  const shared = new Set<string>();
  for (const page of globSync('**/*.html', { cwd: dist }).sort()) {
    const scripts = readFileSync(path.join(dist, page), 'utf8').matchAll(inlineScript);
    for (const [, marked, text = ''] of scripts) if (isEarly(marked, text)) shared.add(text);
  }
  const script = `${Array.from(shared, (each) => minified(each).trim()).join('\n')}\n`;
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
  const place = `_astro/early.${hash}.js`;
  mkdirSync(path.join(dist, '_astro'), { recursive: true });
  writeFileSync(path.join(dist, place), script);
  return place;
}

function isEarly(marked: string | undefined, text: string): boolean {
  return marked !== undefined || wakesIslands.test(text);
}
