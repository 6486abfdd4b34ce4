import { type ReactNode, type RefObject, useEffect } from 'react';

/**
 * What is marked with `data-waits` is not worked on while it is off the screen. Whenever the browser
 * has nothing to do, one more of them is laid out for a frame, and the browser remembers how tall it
 * was: so the page soon has its true height and no more to style and paint than what is in sight.
 */
export function useSettling(list: RefObject<HTMLElement | null>, cards: ReactNode) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards are laid out anew
  useEffect(() => {
    let waiting = [...(list.current?.querySelectorAll('.waiting-run, .waiting-card') ?? [])];
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    const settleNext = () => {
      const next = waiting.shift();
      if (!next) return;
      whenIdle(settleNext);
      // What is in sight has its size; made to wait again, it would be gone for a frame.
      if (next.firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true })) return;
      next.removeAttribute('data-waits');
      // The size is taken at the end of the first frame.
      requestAnimationFrame(() => requestAnimationFrame(() => next.setAttribute('data-waits', '')));
    };
    whenIdle(settleNext);
    return () => {
      waiting = [];
    };
  }, [list, cards]);
}
