import { whenLoadedAndIdle } from '../when-idle.ts';

/**
 * Fetches the files of islands that are to be ready ahead of their use. The build writes their
 * addresses on the tag of the page's script.
 */
export function fetchIslandsAhead() {
  const files = document.querySelector<HTMLElement>('[data-ahead]')?.dataset.ahead;
  if (!files) return;
  whenLoadedAndIdle(() => {
    for (const file of files.split(' ')) {
      const hint = document.createElement('link');
      hint.rel = 'modulepreload';
      hint.href = file;
      document.head.append(hint);
    }
  });
}
