/** Shows the projects of the sector in the address and follows its links without a page load. */
export function filterBySector() {
  const cards = document.querySelectorAll<HTMLElement>('[data-sector]');
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-sector-link]');
  const list = document.querySelector<HTMLElement>('[data-project-list]');
  const empty = document.querySelector<HTMLElement>('[data-no-projects]');
  const count = document.querySelector<HTMLElement>('[data-project-count]');
  if (!list || !empty || !count) return;

  const show = () => {
    const sector = new URLSearchParams(location.search).get('sector') || 'all';
    let shown = 0;
    for (const card of cards) {
      card.hidden = sector !== 'all' && card.dataset.sector !== sector;
      if (!card.hidden) shown += 1;
    }
    let name = '';
    for (const link of links) {
      const isChosen = link.dataset.sectorLink === sector;
      link.ariaCurrent = isChosen ? 'true' : null;
      if (isChosen && sector !== 'all') name = link.dataset.sectorName ?? '';
    }
    list.hidden = shown === 0;
    empty.hidden = shown > 0;
    const found = shown === 1 ? '1 project' : `${shown} projects`;
    count.textContent = name ? `${found} in ${name}` : found;
  };

  show();
  addEventListener('popstate', show);
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    // Does not use `isPlainClick`, which is bundled with the islands' files, and this page has no islands.
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target.closest<HTMLAnchorElement>('[data-sector-link]');
    if (!link) return;
    event.preventDefault();
    if (link.href !== location.href) history.pushState(null, '', link.href);
    show();
    // The empty state's button has gone, so the count takes its focus.
    if (!link.checkVisibility()) count.focus();
  });
}
