import { rewritePages } from './rewrite-pages.ts';

/** An island that wakes by itself once it is in sight: its directive has no value. */
const wakesByItself = /<astro-island\b[^>]*client="intent"[^>]*&quot;value&quot;:true/;

/**
 * Browsers fetch modules as urgently as what can be seen. Where nothing on a page moves by itself its
 * modules come after that: nobody waits for them.
 */
export function scriptsLast(dist: string): void {
  rewritePages(dist, (html) =>
    wakesByItself.test(html)
      ? html
      : html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'),
  );
}
