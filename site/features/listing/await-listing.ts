/** Hides what filters will change until the listing has read the address; a link pressed before adds to the address. */
export function awaitListing(
  listing: string,
  timeoutMs: number,
  multiValueFacets: readonly string[],
) {
  const root = document.documentElement;
  const island = () => document.querySelector(`astro-island[ssr]:has(${listing})`);
  let isPressed = false;
  const hydrate = () => {
    island()?.setAttribute('data-held', '');
    island()?.dispatchEvent(new Event('held'));
  };
  const giveUp = () => {
    if (!island()) return;
    // If files did not load, a pressed link reloads the page; otherwise the unfiltered list is better than none.
    if (isPressed) location.reload();
    else delete root.dataset.listingWaits;
  };
  const press = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>(`${listing} a[href*="/shop"]`);
    if (!link || !island()) return;
    const originalSearch = link.search;
    const params = new URLSearchParams(location.search);
    params.delete('page');
    for (const name of link.dataset.drops?.split(' ') ?? []) params.delete(name);
    for (const [name, value] of new URLSearchParams(originalSearch)) {
      if (params.has(name, value)) params.delete(name, value);
      else if (multiValueFacets.includes(name)) params.append(name, value);
      else params.set(name, value);
    }
    link.search = String(params);
    // Does not use `isPlainClick`, because inlined functions cannot have imports.
    if (!(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) {
      event.preventDefault();
      history.pushState(null, '', link.href);
      root.dataset.listingWaits = '';
      isPressed = true;
      hydrate();
      setTimeout(giveUp, timeoutMs);
    }
    // Restores the link once a new tab has its address.
    setTimeout(() => {
      link.search = originalSearch;
    });
  };
  addEventListener('click', press, true);
  addEventListener('auxclick', press, true);
  if (!location.search) return;
  root.dataset.listingWaits = '';
  addEventListener('DOMContentLoaded', hydrate);
  addEventListener('load', () => setTimeout(giveUp, timeoutMs));
}
