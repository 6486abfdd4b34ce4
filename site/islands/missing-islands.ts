import { showMessageBar } from '../offline/message-bar.ts';

const wantedSelector = '[data-held], :has(:is([open], :popover-open))';

/** Shows a message at the top of the page while files of an island are missing. Each interaction retries. */
export function watchMissingIslands() {
  const missing = new Set<EventTarget | null>();
  const update = ({ type, target }: Event) => {
    if (type === 'astro:hydrate') missing.delete(target);
    else if ((target as Element).matches(wantedSelector)) missing.add(target);
    if (missing.size > 0) showMissingMessage();
    else showMessageBar('missing', '');
  };
  for (const eventName of ['astro:hydrate', 'astro:hydration-error'])
    addEventListener(eventName, update, true);
}

/** Shows that requested content did not load. */
export const showMissingMessage = () =>
  showMessageBar('missing', "Part of this page didn't load. Try again, or reload the page.");
