import type { ClientDirective } from 'astro';

/**
 * When an island with `client:intent` is hydrated:
 * - `client:intent`           on the first interaction, or once it is on screen and the browser is idle
 * - `client:intent="ready"`   when a visitor is present: on the first pointer move, touch, key or scroll
 *                             anywhere, or on Back or Forward; its files are fetched once the browser is idle
 * - `client:intent="soon"`    like `ready`, or 4 s after the navigation, for content that changes by itself
 * - `client:intent="use"`     only on the first interaction
 * - `client:intent="dialog"`  when the dialog in it opens, or on interaction with a button that opens it
 * A click held by the early-click script counts as interaction for all values, and so does `hydrateIsland`.
 */
const hydrateOnIntent: ClientDirective = (load, options, island) => {
  let isHydrating = false;
  const wake = async () => {
    if (isHydrating) return;
    isHydrating = true;
    const hydrate = await load();
    await hydrate();
    if (!island.hasAttribute('ssr')) return;
    // Its files did not load: they are requested again on the next interaction.
    isHydrating = false;
    onFirstEvent(island, interactionEvents, wake);
    onFirstEvent(window, ['online'], wake);
  };
  const { value } = options;

  if (island.matches('[data-held], [data-wake]')) {
    wake();
    return;
  }
  onFirstEvent(island, interactionEvents, wake);
  if (value === 'dialog') hydrateWithDialog(island, wake);
  else if (value === 'ready' || value === 'soon') hydrateOnActivity(wake);
  else if (value !== 'use') hydrateWhenVisible(island, wake);
  if (value === 'soon') setTimeout(wake, 4000 - performance.now());
};

const interactionEvents = ['held', 'wake', 'beforetoggle', 'pointerenter', 'focusin', 'touchstart'];

function onFirstEvent(target: EventTarget, eventNames: readonly string[], wake: () => void) {
  for (const eventName of eventNames)
    target.addEventListener(eventName, wake, { once: true, passive: true, capture: true });
}

function hydrateWithDialog(island: HTMLElement, wake: () => void) {
  const dialog = island.querySelector('dialog');
  if (!dialog) throw new Error('client:intent="dialog" without a dialog');
  if (dialog.matches(':is([open], :popover-open)')) return wake();
  for (const opener of document.querySelectorAll(`[commandfor="${dialog.id}"]`))
    onFirstEvent(opener, interactionEvents, wake);
}

function hydrateOnActivity(wake: () => void) {
  if (navigator.userActivation?.hasBeenActive || document.activeElement !== document.body)
    return wake();
  // Read in the next frame, which does layout anyway. Reading it here would force a second layout.
  requestAnimationFrame(() => scrollY > 0 && wake());
  onFirstEvent(window, ['touchstart', 'keydown', 'scroll', 'focusin', 'popstate'], wake);
  // Browsers also report a pointer at rest when the page appears below it.
  const wakeIfMoved = ({ movementX, movementY }: PointerEvent) => {
    if (movementX || movementY) {
      removeEventListener('pointermove', wakeIfMoved);
      wake();
    }
  };
  addEventListener('pointermove', wakeIfMoved);
}

function hydrateWhenVisible(island: HTMLElement, wake: () => void) {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      whenIdle(wake, { timeout: 2000 });
    },
    { rootMargin: '200px' },
  );
  // The island's element has no box (display: contents), so its children are observed.
  for (const child of island.children) observer.observe(child);
}

export default hydrateOnIntent;
