import { useEffect, useRef } from 'react';

/** After this many milliseconds, a page that has not loaded counts as stopped. */
const navigationTimeoutMs = 10_000;

/**
 * For a control that waits while its page is left: `rest` is called when the page is restored from the
 * back/forward cache, or when the next page does not load. Returns a function to call on leaving.
 */
export function useNavigationReset(onReset: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      clearTimeout(timer.current);
      onReset();
    };
    addEventListener('pageshow', handlePageShow);
    return () => removeEventListener('pageshow', handlePageShow);
  }, [onReset]);
  return () => {
    timer.current = setTimeout(onReset, navigationTimeoutMs);
  };
}
