/** A time as written in the UK: 15 November at 09:12. */
export function formatUkTime(moment: number): string {
  // Created only when needed: it is slow in browsers, and this code is on every page.
  const formatParts = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'Europe/London' }).format(moment);
  const day = formatParts({ day: 'numeric', month: 'long' });
  return `${day} at ${formatParts({ hour: '2-digit', minute: '2-digit' })}`;
}

type PageAge = { online: boolean; fetchedAt: number; fromDevice: boolean };

/** A message about the page's age, or '' if it is current. */
export function pageAgeMessage({ online, fetchedAt, fromDevice }: PageAge): string {
  if (online && !fromDevice) return '';
  return `You're offline. This page was saved on ${formatUkTime(fetchedAt)}, so prices and stock may have changed.`;
}

const bars = new Map<string, HTMLElement>();

/** Shows a message at the top of the page, one per subject, and returns its element. An empty message hides it. */
export function showMessageBar(subject: string, words: string): HTMLElement | undefined {
  let bar = bars.get(subject);
  if (!words && !bar) return bar;
  if (!bar) {
    bar = document.createElement('div');
    bar.role = 'status';
    bar.className = 'message-bar';
    bars.set(subject, bar);
    document.body.prepend(bar);
  }
  bar.textContent = words;
  return bar;
}
