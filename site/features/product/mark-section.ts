/** Marks the tab of the section that is being read, and keeps it in sight. */
export function markSection() {
  const list = document.querySelector<HTMLElement>('[data-section-tabs]');
  if (!list) return;
  const tabs = new Map([...list.querySelectorAll('a')].map((tab) => [tab.hash.slice(1), tab]));
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const tab = tabs.get(target.id);
        if (!tab) continue;
        tab.ariaCurrent = isIntersecting ? 'true' : null;
        if (isIntersecting) list.scrollTo({ left: tab.offsetLeft - list.offsetWidth / 3 });
      }
    },
    // One line across the screen, a quarter down: a section is read while it lies under it.
    { rootMargin: '-25% 0px -75%' },
  );
  for (const id of tabs.keys()) {
    const section = document.getElementById(id);
    if (section) watch.observe(section);
  }
}
