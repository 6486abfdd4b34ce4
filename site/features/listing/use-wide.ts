import { useSyncExternalStore } from 'react';

const wide = '(width >= 56.25rem)';

function watch(watcher: () => void) {
  const query = matchMedia(wide);
  query.addEventListener('change', watcher);
  return () => query.removeEventListener('change', watcher);
}

/** Whether the filters stand beside the cards. Not known when the page is built: there it is undefined. */
export function useWide(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    watch,
    () => matchMedia(wide).matches,
    () => undefined,
  );
}
