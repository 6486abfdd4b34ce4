/** Holds clicks on controls (`data-early`) whose island is not hydrated, hydrates it and repeats them in order. */
export function holdEarlyClicks() {
  const held = new Map<EventTarget | null, HTMLElement[]>();
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || event.button || !event.isTrusted) return;
      const control = event.target.closest<HTMLElement>('[data-early]');
      // Hydrated, but with held clicks to repeat: those come first.
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
      // Includes clicks that are held in the meantime.
      for (const control of held.get(target) ?? []) {
        control.ariaBusy = null;
        // If its files did not load, the island is still not hydrated: the next click requests them again.
        if (type === 'astro:hydrate') control.click();
        // Rendered before the next click, so that three clicks on plus add three.
        await Promise.resolve();
      }
      held.delete(target);
    });
  for (const end of ['astro:hydrate', 'astro:hydration-error']) addEventListener(end, letGo, true);
}
