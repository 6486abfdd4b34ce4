/** In milliseconds: until the next paint, as INP counts it, and until the last change. */
export type TakenInteraction = { painted: number; settled: number };

declare global {
  interface Window {
    bench: {
      begin: () => void;
      end: () => Promise<TakenInteraction>;
      /** Waits until the previous action has finished: a dialog may still be closing. */
      rest: () => Promise<void>;
    };
  }
}

/** Runs in the page: the longest event of an interaction, and when the last card or result changed. */
export function watchInteractions(): void {
  let painted = 0;
  let began = 0;
  let changed = 0;
  const count = (entries: (PerformanceEntry & { interactionId?: number })[]) => {
    for (const entry of entries)
      if (entry.interactionId) painted = Math.max(painted, entry.duration);
  };
  const events = new PerformanceObserver((list) => count(list.getEntries()));
  events.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  for (const sign of ['pointerup', 'keydown'])
    addEventListener(sign, (event) => (began ||= event.timeStamp), true);
  // Layout of off-screen cards and changes to counts are ignored: no one waits for them.
  const isSeen = ({ attributeName, target }: MutationRecord) =>
    attributeName !== 'data-waits' &&
    !(target.parentElement ?? document.body).closest('.tabs, .list-foot, .screen-head');
  const changes = new MutationObserver((records) => {
    if (records.some(isSeen)) changed = performance.now();
  });
  const quiet = (): Promise<void> =>
    new Promise((resolve) => {
      const look = () => {
        const still = began > 0 && performance.now() - Math.max(changed, began) > 400;
        if (still) requestIdleCallback(() => resolve(), { timeout: 1000 });
        else setTimeout(look, 50);
      };
      look();
    });
  window.bench = {
    async rest() {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    },
    begin() {
      painted = began = changed = 0;
      const watched = 'section[aria-labelledby=products-heading], dialog#search, .screen-body';
      for (const place of document.querySelectorAll(watched))
        changes.observe(place, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
    },
    async end() {
      await quiet();
      changes.disconnect();
      // An event is reported after its paint, and never if it took less than 16 ms.
      for (let look = 0; look < 5 && painted === 0; look += 1) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        count(events.takeRecords());
      }
      return { painted, settled: Math.max(0, changed - began) };
    },
  };
}
