const bars = new Map<string, HTMLElement>();

/**
 * Says something above the page; nothing to say takes it away. Each matter has a line of its own,
 * which is handed back.
 */
export function sayAbove(matter: string, words: string): HTMLElement | undefined {
  let bar = bars.get(matter);
  if (!words && !bar) return bar;
  if (!bar) {
    bar = document.createElement('div');
    bar.role = 'status';
    bar.className = 'notice-bar';
    bars.set(matter, bar);
    document.body.prepend(bar);
  }
  bar.textContent = words;
  return bar;
}
