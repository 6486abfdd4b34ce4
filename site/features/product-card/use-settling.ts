import { type ReactNode, type RefObject, useEffect } from 'react';

/**
 * What is marked with `data-waits` is not worked on while it is off the screen. Whenever the browser
 * has nothing to do, one more of them is laid out for a frame, and the browser remembers how tall it
 * was: so the page soon has its true height, and whatever changes in it is painted as fast as before.
 */
export function useSettling(list: RefObject<HTMLElement | null>, cards: ReactNode) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards are laid out anew
  useEffect(() => {
    const waiting = [...(list.current?.querySelectorAll('[data-waits]') ?? [])];
    let takeBack: () => void;
    const settleNext = () => {
      const next = waiting.shift();
      if (!next) return;
      next.removeAttribute('data-waits');
      // The size is taken at the end of the first frame.
      requestAnimationFrame(() => requestAnimationFrame(() => next.setAttribute('data-waits', '')));
      takeBack = whenIdle(settleNext);
    };
    takeBack = whenIdle(settleNext);
    return () => takeBack();
  }, [list, cards]);
}

/** Gives back how to take it back. */
function whenIdle(run: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run);
  return () => cancelIdleCallback(idle);
}
