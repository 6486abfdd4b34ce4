/** In milliseconds: until the next paint, as INP counts it, and until the last change. */
export type MeasuredInteraction = { paintedMs: number; settledMs: number };

declare global {
  interface Window {
    bench: {
      begin: () => void;
      end: () => Promise<MeasuredInteraction>;
      /** Waits until the previous action has finished: a dialog may still be closing. */
      waitUntilIdle: () => Promise<void>;
    };
  }
}

/** Runs in the page: the longest event of an interaction, and when the last card or result changed. */
export function installInteractionObserver(): void {
  let paintedMs = 0;
  let startedAt = 0;
  let lastChangeAt = 0;
  const recordEvents = (entries: (PerformanceEntry & { interactionId?: number })[]) => {
    for (const entry of entries)
      if (entry.interactionId) paintedMs = Math.max(paintedMs, entry.duration);
  };
  const events = new PerformanceObserver((list) => recordEvents(list.getEntries()));
  events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  for (const eventType of ['pointerup', 'keydown'])
    addEventListener(eventType, (event) => (startedAt ||= event.timeStamp), true);
  // Layout of off-screen cards and changes to counts are ignored: no one waits for them.
  const isRelevantChange = ({ attributeName, target }: MutationRecord) =>
    attributeName !== 'data-waits' &&
    !(target.parentElement ?? document.body).closest('.tabs, .list-foot, .screen-head');
  const changes = new MutationObserver((records) => {
    if (records.some(isRelevantChange)) lastChangeAt = performance.now();
  });
  const waitUntilSettled = (): Promise<void> =>
    new Promise((resolve) => {
      const look = () => {
        const isSettled =
          startedAt > 0 && performance.now() - Math.max(lastChangeAt, startedAt) > 400;
        if (isSettled) requestIdleCallback(() => resolve(), { timeout: 1000 });
        else setTimeout(look, 50);
      };
      look();
    });
  window.bench = {
    async waitUntilIdle() {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    },
    begin() {
      paintedMs = startedAt = lastChangeAt = 0;
      const watchedSelector =
        'section[aria-labelledby=products-heading], dialog#search, .screen-body';
      for (const container of document.querySelectorAll(watchedSelector))
        changes.observe(container, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
    },
    async end() {
      await waitUntilSettled();
      changes.disconnect();
      // An event is reported after its paint, and never if it took less than 16 ms.
      for (let look = 0; look < 5 && paintedMs === 0; look += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        recordEvents(events.takeRecords());
      }
      return { paintedMs, settledMs: Math.max(0, lastChangeAt - startedAt) };
    },
  };
}
