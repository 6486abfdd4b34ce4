import type { ClientDirective } from 'astro';

/**
 * When an island with `client:intent` is hydrated:
 * - `client:intent`           on the first interaction, or once it is on screen and the browser is idle
 * - `client:intent="ready"`   when a visitor is present: on the first pointer move, touch, key or scroll
 *                             anywhere, or on Back or Forward; its files are fetched once the browser is idle
 * - `client:intent="soon"`    like `ready`, or 4 s after the navigation, for content that changes by itself
 * - `client:intent="use"`     only on the first interaction
 * - `client:intent="dialog"`  when the dialog in it opens, or on interaction with a button that opens it
 * A click held by the early-click script counts as interaction for all values, and so does `wakeIsland`.
 */
const wakeOnIntent: ClientDirective = (load, options, island) => {
  let woken = false;
  const wake = async () => {
    if (woken) return;
    woken = true;
    const hydrate = await load();
    await hydrate();
    if (!island.hasAttribute('ssr')) return;
    // Its files did not load: they are requested again on the next interaction.
    woken = false;
    onFirst(island, signsOfUse, wake);
    onFirst(window, ['online'], wake);
  };
  const { value } = options;

  if (island.matches('[data-held], [data-wake]')) {
    wake();
    return;
  }
  onFirst(island, signsOfUse, wake);
  if (value === 'dialog') wakeWithDialog(island, wake);
  else if (value === 'ready' || value === 'soon') wakeWithVisitor(wake);
  else if (value !== 'use') wakeWhenSeen(island, wake);
  if (value === 'soon') setTimeout(wake, 4000 - performance.now());
};

const signsOfUse = ['held', 'wake', 'beforetoggle', 'pointerenter', 'focusin', 'touchstart'];

function onFirst(target: EventTarget, signs: readonly string[], wake: () => void) {
  for (const sign of signs)
    target.addEventListener(sign, wake, { once: true, passive: true, capture: true });
}

function wakeWithDialog(island: HTMLElement, wake: () => void) {
  const dialog = island.querySelector('dialog');
  if (!dialog) throw new Error('client:intent="dialog" without a dialog');
  if (dialog.matches(':is([open], :popover-open)')) return wake();
  for (const opener of document.querySelectorAll(`[commandfor="${dialog.id}"]`))
    onFirst(opener, signsOfUse, wake);
}

function wakeWithVisitor(wake: () => void) {
  if (navigator.userActivation?.hasBeenActive || document.activeElement !== document.body)
    return wake();
  // Read in the next frame, which does layout anyway. Reading it here would force a second layout.
  requestAnimationFrame(() => scrollY > 0 && wake());
  onFirst(window, ['touchstart', 'keydown', 'scroll', 'focusin', 'popstate'], wake);
  // Browsers also report a pointer at rest when the page appears below it.
  const wakeIfMoved = ({ movementX, movementY }: PointerEvent) => {
    if (movementX || movementY) {
      removeEventListener('pointermove', wakeIfMoved);
      wake();
    }
  };
  addEventListener('pointermove', wakeIfMoved);
}

function wakeWhenSeen(island: HTMLElement, wake: () => void) {
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      whenIdle(wake, { timeout: 2000 });
    },
    { rootMargin: '200px' },
  );
  // The island's element has no box (display: contents), so its children are observed.
  for (const child of island.children) seen.observe(child);
}

export default wakeOnIntent;
