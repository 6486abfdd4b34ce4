import { type ReactNode, type RefObject, useEffect } from 'react';

/**
 * What is marked with `data-waits` is not laid out while it is off the screen. Whenever the browser
 * has nothing to do, one more of them is, so that the page soon has its true height.
 */
export function useSettling(list: RefObject<HTMLElement | null>, cards: ReactNode) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards wait anew
  useEffect(() => {
    let takeBack: () => void;
    const settleNext = () => {
      const next = list.current?.querySelector('[data-waits]');
      next?.removeAttribute('data-waits');
      if (next) takeBack = whenIdle(settleNext);
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
