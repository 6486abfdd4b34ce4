/** Marks the tab of the section that crosses the upper part of the screen, and keeps it in sight. */
export function markSection() {
  const list = document.querySelector<HTMLElement>('[data-section-tabs]');
  if (!list) return;
  const tabs = [...list.querySelectorAll('a')];
  const watch = new IntersectionObserver(
    (seen) => {
      const read = seen.find((entry) => entry.isIntersecting)?.target.id;
      if (!read) return;
      for (const tab of tabs) {
        tab.ariaCurrent = tab.hash === `#${read}` ? 'true' : null;
        if (tab.ariaCurrent) list.scrollTo({ left: tab.offsetLeft - list.offsetWidth / 3 });
      }
    },
    // One line across the screen, a quarter down: a section is read while it lies under it.
    { rootMargin: '-25% 0px -75%' },
  );
  for (const tab of tabs) {
    const section = document.getElementById(tab.hash.slice(1));
    if (section) watch.observe(section);
  }
}
