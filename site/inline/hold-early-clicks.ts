/** Keeps clicks on controls whose island sleeps (`data-early`), wakes it and clicks again, in order. */
export function holdEarlyClicks() {
  const held = new Map<EventTarget | null, HTMLElement[]>();
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
      if (held.get(island)?.push(control)) return;
      held.set(island, [control]);
      island.setAttribute('data-held', '');
      island.dispatchEvent(new Event('held'));
    },
    true,
  );
  const letGo = ({ target, type }: Event) =>
    setTimeout(async () => {
      // With those that are held meanwhile.
      for (const control of held.get(target) ?? []) {
        control.ariaBusy = null;
        // Whose files did not come is asleep still: the next click asks for them again.
        if (type === 'astro:hydrate') control.click();
        // Shown before the next: three clicks on one more are three.
        await Promise.resolve();
      }
      held.delete(target);
    });
  for (const end of ['astro:hydrate', 'astro:hydration-error']) addEventListener(end, letGo, true);
}
