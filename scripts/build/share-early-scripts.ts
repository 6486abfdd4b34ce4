import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const inlineScript = /<script( data-early-script)?>([\s\S]*?)<\/script>/g;
/** Astro's own: one defines the island's element, one each way in which islands wake. */
const wakesIslands =
  /customElements\.define\(["'`]astro-island|\.dispatchEvent\(new Event\(["'`]astro:/;

/**
 * The scripts that wake islands, which Astro writes into every page, and those the layout marks as
 * early move into one file: a browser loads it once, beside the page and without holding it up.
 */
export function shareEarlyScripts(dist: string): void {
  const shared = new Set<string>();
  const sharing = new Map<string, string>();
  for (const page of globSync('**/*.html', { cwd: dist }).sort()) {
    const file = path.join(dist, page);
    const before = readFileSync(file, 'utf8');
    const after = before.replaceAll(inlineScript, (tag, marked, script: string) => {
      if (!marked && !wakesIslands.test(script)) return tag;
      shared.add(script.trim());
      return '';
    });
    if (after !== before) sharing.set(file, after);
  }
  if (shared.size === 0) return;
  // In the order found: a way to wake stands before the element that asks for it.
  const script = `${[...shared].join('\n')}\n`;
  const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
  const address = `_astro/early.${hash}.js`;
  mkdirSync(path.join(dist, '_astro'), { recursive: true });
  writeFileSync(path.join(dist, address), script);
  const tag = `<script async src="/${address}"></script>`;
  for (const [file, html] of sharing) writeFileSync(file, html.replace('</head>', `${tag}</head>`));
}
