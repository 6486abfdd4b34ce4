import { whenLoadedAndIdle } from '../when-idle.ts';

const activityEvents = ['pointermove', 'touchstart', 'keydown', 'scroll'];

/** Lays out deferred sections as they come near, and the rest one by one when idle. A jump link lays out all. */
export function renderDeferredSections() {
  const root = document.documentElement;
  if (root.dataset.fresh === undefined) return;
  const renderNext = () => {
    const next = document.querySelector('.waiting-section');
    if (!next) return;
    next.classList.remove('waiting-section');
    whenLoadedAndIdle(renderNext);
  };
  const start = () => {
    for (const eventName of activityEvents) removeEventListener(eventName, start);
    whenLoadedAndIdle(renderNext);
  };
  for (const eventName of activityEvents) addEventListener(eventName, start, { passive: true });
  const renderAll = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) delete root.dataset.fresh;
  };
  addEventListener('click', renderAll, { capture: true });
}
