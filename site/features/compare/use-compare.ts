import { useSyncExternalStore } from 'react';
import { browserCompare } from './browser-compare.ts';
import { type Chosen, noneChosen } from './compare-store.ts';

/** What is chosen for comparing; nothing on the server and during the first render in the browser. */
export function useCompare(): Chosen {
  return useSyncExternalStore(browserCompare.subscribe, browserCompare.get, () => noneChosen);
}
