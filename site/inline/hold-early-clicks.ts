/**
 * Keeps clicks on controls whose island has not woken yet (`data-early`), wakes the island and
 * clicks again as often as the visitor did. Links and forms need none of this: they work as they are.
 */
export function holdEarlyClicks() {
  const held = new WeakMap<Element, number>();
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || event.button || !event.isTrusted) return;
      const control = event.target.closest<HTMLElement>('[data-early]');
      const island = control?.closest('astro-island[ssr]');
      if (!control || !island) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const clicks = (held.get(control) ?? 0) + 1;
      held.set(control, clicks);
      if (clicks > 1) return;
      control.ariaBusy = 'true';
      const replay = () =>
        setTimeout(async () => {
          control.ariaBusy = null;
          for (let left = held.get(control) ?? 0; left > 0; left -= 1) {
            control.click();
            // Shown before the next: three clicks on one more are three.
            await Promise.resolve();
          }
          held.delete(control);
        });
      island.addEventListener('astro:hydrate', replay, { once: true });
      island.setAttribute('data-held', '');
      island.dispatchEvent(new Event('held'));
    },
    true,
  );
}
