/** Runs once the browser has shown what stands in the page now. A page out of sight shows nothing. */
export function afterPaint(run: () => void) {
  if (document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
}
