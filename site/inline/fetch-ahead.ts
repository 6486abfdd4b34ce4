/** What is never fetched ahead of a visit: API routes, payment, what thanks or confirms, files. */
const spared = ['/api/', '/sandbox/', '/success', '/thank-you', '/drawings/'];

/** A jump on the page, a facet that the listing takes into its own hands, another window. */
const otherLinks = "[href*='#'],[data-listing] [href*='?'],[target],[download]";

/** By selector alone: matching addresses takes a browser three times as long whenever the address changes. */
const kept = spared.map((path) => `[href^='${path}']`).join();
const links = `a[href^='/']:not(${kept},${otherLinks})`;

/** Speculation rules: a page is made ready when its link is hovered or touched, not with Save-Data. */
export function speculationRules(): string {
  const rule = { where: { selector_matches: links }, eagerness: 'moderate' };
  return JSON.stringify({ prefetch: [rule], prerender: [rule] });
}

type ConnectionInfo = { saveData?: boolean; type?: string; effectiveType?: string };

/** Takes the rules back on a slow or costly line, and fetches ahead where browsers do not know them. */
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
