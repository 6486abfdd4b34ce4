/** A moment as people in the shop's country say it: 15 November at 09:12. */
export function ukTime(moment: number): string {
  // Made when there is something to say, for browsers take long over them and this is on every page.
  const sentenceText = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'Europe/London' }).format(moment);
  const day = sentenceText({ day: 'numeric', month: 'long' });
  return `${day} at ${sentenceText({ hour: '2-digit', minute: '2-digit' })}`;
}

type PageAge = { online: boolean; fetchedAt: number; fromDevice: boolean };

/** What the page says of its own age, or nothing while it is as the server has it. */
export function ageOfPage({ online, fetchedAt, fromDevice }: PageAge): string {
  if (online && !fromDevice) return '';
  return `You're offline. This page was saved on ${ukTime(fetchedAt)}, so prices and stock may have changed.`;
}

const bars = new Map<string, HTMLElement>();

/** Says something above the page, a line for each matter, which is handed back; nothing to say removes it. */
export function sayAbove(matter: string, words: string): HTMLElement | undefined {
  let bar = bars.get(matter);
  if (!words && !bar) return bar;
  if (!bar) {
    bar = document.createElement('div');
    bar.role = 'status';
    bar.className = 'message-bar';
    bars.set(matter, bar);
    document.body.prepend(bar);
  }
  bar.textContent = words;
  return bar;
}
