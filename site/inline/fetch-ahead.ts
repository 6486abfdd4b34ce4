/** What is never fetched ahead of a visit: calls, payment, what thanks or confirms, files. */
const spared = ['/api/', '/sandbox/', '/success', '/thank-you', '/drawings/'];

/** A jump on the page, a facet that the listing takes into its own hands, another window. */
const otherLinks = "[href*='#'],[data-listing] [href*='?'],[target],[download]";

/**
 * By selector alone: a browser looks through all links again whenever the address changes, and takes
 * a third of the time for it if it need not match addresses as well.
 */
const kept = spared.map((path) => `[href^='${path}']`).join();
const links = `a[href^='/']:not(${kept},${otherLinks})`;

/**
 * Speculation rules: a page is made ready when the pointer rests on its link or a finger touches it.
 * Browsers that can only fetch ahead do that. With Save-Data or little memory they leave both.
 */
export function speculationRules(): string {
  const rule = { where: { selector_matches: links }, eagerness: 'moderate' };
  return JSON.stringify({ prefetch: [rule], prerender: [rule] });
}

type Line = { saveData?: boolean; type?: string; effectiveType?: string };

/**
 * Takes the rules back on a line that costs or crawls, and fetches the same pages ahead in browsers
 * that do not know such rules. A page that was made ready looks at storage again when it is shown.
 */
export function fetchAhead() {
  const line = (navigator as { connection?: Line }).connection;
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
