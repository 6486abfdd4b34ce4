/**
 * Keeps clicks on controls whose island has not woken yet (`data-early`), wakes the island and
 * clicks again, as often and in the order the visitor did. Links and forms need none of this: they
 * work as they are.
 */
export function holdEarlyClicks() {
  const held = new WeakMap<Element, HTMLElement[]>();
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || event.button || !event.isTrusted) return;
      const control = event.target.closest<HTMLElement>('[data-early]');
      // Awake, but with clicks to be made again: those come first.
      const own = control?.closest('astro-island');
      const island = own && held.has(own) ? own : own?.closest('astro-island[ssr]');
      if (!control || !island) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.ariaBusy = 'true';
      const clicked = held.get(island);
      if (clicked) {
        clicked.push(control);
        return;
      }
      const clicks = [control];
      held.set(island, clicks);
      const replay = () =>
        setTimeout(async () => {
          for (let next = clicks.shift(); next; next = clicks.shift()) {
            next.ariaBusy = null;
            next.click();
            // Shown before the next: three clicks on one more are three.
            await Promise.resolve();
          }
          held.delete(island);
        });
      island.addEventListener('astro:hydrate', replay, { once: true });
      island.setAttribute('data-held', '');
      island.dispatchEvent(new Event('held'));
    },
    true,
  );
}
