/**
 * Fetches the files of islands that are to be ready ahead of their use, once the page has loaded and
 * the browser is idle. The build writes their addresses on the tag of the page's script.
 */
export function fetchIslandsAhead() {
  const files = document.querySelector<HTMLElement>('[data-ahead]')?.dataset.ahead;
  if (!files) return;
  const fetchAll = () => {
    for (const file of files.split(' ')) {
      const hint = document.createElement('link');
      hint.rel = 'modulepreload';
      hint.href = file;
      document.head.append(hint);
    }
  };
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(fetchAll);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
