import type { ClientDirective } from 'astro';

/**
 * When an island with `client:intent` wakes:
 * - `client:intent`           at the first sign of use, or once it is on screen and the browser idle
 * - `client:intent="ready"`   when someone is there, at the first pointer, touch, key or scroll anywhere, or
 *                             step through history; its files are fetched once the browser is idle
 * - `client:intent="soon"`    as `ready`, or 4 s after the page was asked for, for what changes by itself
 * - `client:intent="use"`     only at the first sign of use
 * - `client:intent="dialog"`  when the dialog in it opens, or a button that opens it is approached
 * A click held by the early-click script is a sign of use, whichever the value, and so is being woken.
 */
const wakeOnIntent: ClientDirective = (load, options, island) => {
  let woken = false;
  const wake = async () => {
    if (woken) return;
    woken = true;
    const hydrate = await load();
    await hydrate();
    if (!island.hasAttribute('ssr')) return;
    // Its files did not come: they are asked for again at the next sign of use.
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
  // Asked with the next frame, which lays the page out anyway: asked here, it would be done twice.
  requestAnimationFrame(() => scrollY > 0 && wake());
  onFirst(window, ['touchstart', 'keydown', 'scroll', 'focusin', 'popstate'], wake);
  // Browsers report a pointer at rest too, when the page has come to lie under it.
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
  // An island's own element has no box (display: contents), its children have.
  for (const child of island.children) seen.observe(child);
}

export default wakeOnIntent;
