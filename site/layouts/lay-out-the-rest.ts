import { whenLoadedAndIdle } from '../when-idle.ts';

const signsOfVisitor = ['pointermove', 'touchstart', 'keydown', 'scroll'];

/** Lays out deferred sections as they come near, and the rest one by one when idle. A jump link lays out all. */
export function layOutTheRest() {
  const root = document.documentElement;
  if (root.dataset.fresh === undefined) return;
  const layOutNext = () => {
    const next = document.querySelector('.waiting-section');
    if (!next) return;
    next.classList.remove('waiting-section');
    whenLoadedAndIdle(layOutNext);
  };
  const start = () => {
    for (const sign of signsOfVisitor) removeEventListener(sign, start);
    whenLoadedAndIdle(layOutNext);
  };
  for (const sign of signsOfVisitor) addEventListener(sign, start, { passive: true });
  const layOutAll = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) delete root.dataset.fresh;
  };
  addEventListener('click', layOutAll, { capture: true });
}
