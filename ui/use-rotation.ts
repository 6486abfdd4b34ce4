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
export function wrapIndex(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/**
 * Moves through `count` items, one every `every` ms (never if omitted). It stops while it is pointed
 * at, focused by key, paused, in a hidden tab or far out of view, and for visitors who prefer reduced
 * motion. `place` is the observed element, which a mouse may already be over before hydration.
 */
export function useRotation(
  count: number,
  intervalMs?: number,
  elementRef?: RefObject<Element | null>,
) {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [isTabHidden, setIsTabHidden] = useState(false);
  const [isFarFromView, setIsFarFromView] = useState(false);

  const goTo = useCallback((next: number) => setIndex(wrapIndex(next, count)), [count]);

  useEffect(() => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    const applyPreference = () => setPaused(reducedMotion.matches);
    const updateVisibility = () => setIsTabHidden(document.hidden);
    if (reducedMotion.matches) applyPreference();
    updateVisibility();
    reducedMotion.addEventListener('change', applyPreference);
    document.addEventListener('visibilitychange', updateVisibility);
    return () => {
      reducedMotion.removeEventListener('change', applyPreference);
      document.removeEventListener('visibilitychange', updateVisibility);
    };
  }, []);

  useEffect(() => {
    if (!elementRef?.current) return;
    // While it is near, it continues, so that visitors who scroll back find it already moving.
    const near = { rootMargin: '100%' };
    const observer = new IntersectionObserver(
      (entries) => setIsFarFromView(!entries.at(-1)?.isIntersecting),
      near,
    );
    observer.observe(elementRef.current);
    return () => observer.disconnect();
  }, [elementRef]);

  useEffect(() => {
    // Only for a mouse, because no event reports that a finger has left.
    const isMouse = matchMedia('(hover: hover)').matches;
    if (isMouse && elementRef?.current?.matches(':hover')) setIsHovered(true);
  }, [elementRef]);

  const isFirstItem = useRef(true);
  const isResting = paused || isHovered || focused || isTabHidden || isFarFromView || !intervalMs;
  // A new index restarts the timer, so that a visitor who has just stepped gets the whole time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: index restarts the timer on purpose
  useEffect(() => {
    if (count < 2) return;
    // The first item has been visible since the page opened, however late hydration was.
    const shown = isFirstItem.current ? performance.now() : 0;
    isFirstItem.current = false;
    if (isResting) return;
    const wait = Math.max(intervalMs - shown, 1000);
    const timer = setTimeout(() => setIndex((now) => wrapIndex(now + 1, count)), wait);
    return () => clearTimeout(timer);
  }, [isResting, intervalMs, count, index]);

  return {
    index,
    playing: !paused,
    goTo,
    toggle: () => setPaused((was) => !was),
    /** Props for the element that stops the rotation while it is pointed at or focused. */
    rest: {
      // A touch must not stop the rotation for good.
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsHovered(pointerType !== 'touch'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}
