/** Addresses that are never prefetched: API routes, payment, thank-you and confirmation pages, files. */
const excludedPaths = ['/api/', '/sandbox/', '/success', '/thank-you', '/drawings/'];

/** Jump links, facets that the listing handles itself, and links to other windows or downloads. */
const otherLinks = "[href*='#'],[data-listing] [href*='?'],[target],[download]";

/** Matched by selector only: matching addresses takes a browser three times as long on every change of address. */
const excludedSelectors = excludedPaths.map((path) => `[href^='${path}']`).join();
const links = `a[href^='/']:not(${excludedSelectors},${otherLinks})`;

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
export function prefetchLinks() {
  const networkInfo = (navigator as { connection?: ConnectionInfo }).connection;
  document.addEventListener('prerenderingchange', () => dispatchEvent(new StorageEvent('storage')));
  if (
    networkInfo?.saveData ||
    networkInfo?.type === 'cellular' ||
    /2g/.test(networkInfo?.effectiveType ?? '')
  ) {
    document.querySelector('[type=speculationrules]')?.remove();
  } else if (!HTMLScriptElement.supports?.('speculationrules')) {
    const prefetched = new Set();
    const prefetchOnHover = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(links);
      if (!link || prefetched.has(link.href)) return;
      prefetched.add(link.href);
      const hint = document.createElement('link');
      hint.rel = 'prefetch';
      hint.href = link.href;
      document.head.append(hint);
    };
    for (const eventName of ['pointerover', 'touchstart'])
      addEventListener(eventName, prefetchOnHover, { passive: true });
  }
}
