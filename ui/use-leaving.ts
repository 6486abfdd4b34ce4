import { useEffect, useRef } from 'react';

/** After that a page that has not come was stopped on its way. */
const patience = 10_000;

/**
 * For a control that waits while its page is left: `rest` is called when the page is back out of the
 * browser's own cache, or when the next one does not come. Answers what to call on leaving.
 */
export function useLeaving(rest: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      clearTimeout(timer.current);
      rest();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [rest]);
  return () => {
    timer.current = setTimeout(rest, patience);
  };
}
