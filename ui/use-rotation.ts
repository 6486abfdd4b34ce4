import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Wraps an index around: after the last comes the first, before the first the last. */
export function wrap(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/**
 * Moves through `count` items, one every `every` ms (never if omitted). It stops while it is pointed
 * at, focused by key, paused, in a hidden tab or far out of view, and for visitors who prefer reduced
 * motion. `place` is the observed element, which a mouse may already be over before hydration.
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
    // While it is near, it continues, so that visitors who scroll back find it already moving.
    const near = { rootMargin: '100%' };
    const sight = new IntersectionObserver((seen) => setFar(!seen.at(-1)?.isIntersecting), near);
    sight.observe(place.current);
    return () => sight.disconnect();
  }, [place]);

  useEffect(() => {
    // Only for a mouse, because no event reports that a finger has left.
    const isMouse = matchMedia('(hover: hover)').matches;
    if (isMouse && place?.current?.matches(':hover')) setPointed(true);
  }, [place]);

  const justWoken = useRef(true);
  const resting = paused || pointed || focused || away || far || !every;
  // A new index restarts the timer, so that a visitor who has just stepped gets the whole time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: index restarts the timer on purpose
  useEffect(() => {
    if (count < 2) return;
    // The first item has been visible since the page opened, however late hydration was.
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
    /** Props for the element that stops the rotation while it is pointed at or focused. */
    rest: {
      // A touch must not stop the rotation for good.
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointed(pointerType !== 'touch'),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
