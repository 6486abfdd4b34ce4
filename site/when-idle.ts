/** Runs once the page has loaded and the browser has nothing better to do. */
export function whenLoadedAndIdle(run: () => void) {
  const whenIdle = () => {
    if (window.requestIdleCallback) window.requestIdleCallback(run);
    else setTimeout(run, 200);
  };
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
