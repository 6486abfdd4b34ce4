import { whenLoadedAndIdle } from '../when-idle.ts';

const signsOfVisitor = ['pointermove', 'touchstart', 'keydown', 'scroll'];

/**
 * Sections that waited are laid out as they come near. Once somebody is there, the others follow one
 * at a time, whenever the browser has nothing to do: together they would hold up a phone as long as
 * the first paint takes. A link to a place on the page wants all of them at once, for who glides past
 * a section must know how tall it is.
 */
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
