/** Holds clicks on controls (`data-early`) whose island is not hydrated, hydrates it and repeats them in order. */
export function holdEarlyClicks() {
  const heldClicks = new Map<EventTarget | null, HTMLElement[]>();
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || event.button || !event.isTrusted) return;
      const control = event.target.closest<HTMLElement>('[data-early]');
      // Hydrated, but with held clicks to repeat: those come first.
      const controlIsland = control?.closest('astro-island');
      const island =
        controlIsland && heldClicks.has(controlIsland)
          ? controlIsland
          : controlIsland?.closest('astro-island[ssr]');
      if (!control || !island) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      control.ariaBusy = 'true';
      if (heldClicks.get(island)?.push(control)) return;
      heldClicks.set(island, [control]);
      island.setAttribute('data-held', '');
      island.dispatchEvent(new Event('held'));
    },
    true,
  );
  const replayClicks = ({ target, type }: Event) =>
    setTimeout(async () => {
      // Includes clicks that are held in the meantime.
      for (const control of heldClicks.get(target) ?? []) {
        control.ariaBusy = null;
        // If its files did not load, the island is still not hydrated: the next click requests them again.
        if (type === 'astro:hydrate') control.click();
        // Rendered before the next click, so that three clicks on plus add three.
        await Promise.resolve();
      }
      heldClicks.delete(target);
    });
  for (const eventName of ['astro:hydrate', 'astro:hydration-error'])
    addEventListener(eventName, replayClicks, true);
}
