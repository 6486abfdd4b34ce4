/** Addresses that are never prefetched: API routes, payment, thank-you and confirmation pages, files. */
const spared = ['/api/', '/sandbox/', '/success', '/thank-you', '/drawings/'];

/** Jump links, facets that the listing handles itself, and links to other windows or downloads. */
const otherLinks = "[href*='#'],[data-listing] [href*='?'],[target],[download]";

/** Matched by selector only: matching addresses takes a browser three times as long on every change of address. */
const kept = spared.map((path) => `[href^='${path}']`).join();
const links = `a[href^='/']:not(${kept},${otherLinks})`;

/**
 * Speculation rules: a page is prefetched and prerendered on hover or touch of its link, but not with
 * Save-Data.
 */
export function speculationRules(): string {
  const rule = { where: { selector_matches: links }, eagerness: 'moderate' };
  return JSON.stringify({ prefetch: [rule], prerender: [rule] });
}

type ConnectionInfo = { saveData?: boolean; type?: string; effectiveType?: string };

/** Removes the rules on a slow or metered connection, and prefetches in browsers that do not support them. */
export function fetchAhead() {
  const line = (navigator as { connection?: ConnectionInfo }).connection;
  document.addEventListener('prerenderingchange', () => dispatchEvent(new StorageEvent('storage')));
  if (line?.saveData || line?.type === 'cellular' || /2g/.test(line?.effectiveType ?? '')) {
    document.querySelector('[type=speculationrules]')?.remove();
  } else if (!HTMLScriptElement.supports?.('speculationrules')) {
    const asked = new Set();
    const ahead = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(links);
      if (!link || asked.has(link.href)) return;
      asked.add(link.href);
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = link.href;
      document.head.append(hint);
    };
    for (const sign of ['pointerover', 'touchstart'])
      addEventListener(sign, ahead, { passive: true });
  }
}
