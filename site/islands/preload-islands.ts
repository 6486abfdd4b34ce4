import { whenLoadedAndIdle } from '../when-idle.ts';

/** Preloads the files of islands, one at a time. The build writes their addresses on the script's tag. */
export function preloadIslands() {
  const files = document.querySelector<HTMLElement>('[data-ahead]')?.dataset.ahead?.split(' ');
  const fetchNext = () => {
    const file = files?.shift();
    if (!file) return;
    const hint = document.createElement('link');
    hint.rel = 'modulepreload';
    hint.href = file;
    document.head.append(hint);
    whenLoadedAndIdle(fetchNext);
  };
  whenLoadedAndIdle(fetchNext);
}
