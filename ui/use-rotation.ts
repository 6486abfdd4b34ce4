import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Goes round: after the last comes the first, before the first the last. */
export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/**
 * Moves through `count` things, one each `every` ms (never, without it). It stands still while pointed
 * at, focused by key, paused, in a hidden tab, far out of sight, and for visitors who asked for less
 * motion. `place` is the element that is seen, and that a mouse may rest on before this is awake.
 */
export function useRotation(count: number, every?: number, place?: RefObject<Element | null>) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(false);
  const [far, setFar] = useState(false);

  const goTo = useCallback((next: number) => setIndex(wrap(next, count)), [count]);

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const obey = () => setPaused(still.matches);
    const watch = () => setAway(document.hidden);
    if (still.matches) obey();
    watch();
    still.addEventListener('change', obey);
    document.addEventListener('visibilitychange', watch);
    return () => {
      still.removeEventListener('change', obey);
      document.removeEventListener('visibilitychange', watch);
    };
  }, []);

  useEffect(() => {
    if (!place?.current) return;
    // Still near, it goes on: whoever scrolls back finds it moving, and not waking up.
    const near = { rootMargin: '100%' };
    const sight = new IntersectionObserver((seen) => setFar(!seen.at(-1)?.isIntersecting), near);
    sight.observe(place.current);
    return () => sight.disconnect();
  }, [place]);

  useEffect(() => {
    // A finger leaves no word when it goes away.
    const isMouse = matchMedia('(hover: hover)').matches;
    if (isMouse && place?.current?.matches(':hover')) setPointed(true);
  }, [place]);

  const justWoken = useRef(true);
  const resting = paused || pointed || focused || away || far || !every;
  // The index starts each wait anew: a visitor who has just stepped gets the whole time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: index restarts the timer on purpose
  useEffect(() => {
    if (count < 2) return;
    // The first is on show since the page opened, however late this woke.
    const shown = justWoken.current ? performance.now() : 0;
    justWoken.current = false;
    if (resting) return;
    const wait = Math.max(every - shown, 1000);
    const timer = setTimeout(() => setIndex((now) => wrap(now + 1, count)), wait);
    return () => clearTimeout(timer);
  }, [resting, every, count, index]);

  return {
    index,
    playing: !paused,
    goTo,
    toggle: () => setPaused((was) => !was),
    /** Put on the element that rests while it is pointed at or holds the focus. */
    rest: {
      // A finger presses and is gone; it must not hold everything up for good.
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType !== 'touch'),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
