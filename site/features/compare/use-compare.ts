import { useSyncExternalStore } from 'react';
import { browserCompare } from './browser-compare.ts';
import { type ChosenIds, noneChosen } from './compare-store.ts';

/** What is chosen for comparing; nothing on the server and during the first render in the browser. */
export function useCompare(): ChosenIds {
  return useSyncExternalStore(browserCompare.subscribe, browserCompare.get, () => noneChosen);
}
