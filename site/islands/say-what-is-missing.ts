import { sayAbove } from '../offline/message-bar.ts';

const wanted = '[data-held], :has(:is([open], :popover-open))';

/** Shows a message at the top of the page while files of an island are missing. Each interaction retries. */
export function sayWhatIsMissing() {
  const missing = new Set<EventTarget | null>();
  const say = ({ type, target }: Event) => {
    if (type === 'astro:hydrate') missing.delete(target);
    else if ((target as Element).matches(wanted)) missing.add(target);
    if (missing.size > 0) sayMissing();
    else sayAbove('missing', '');
  };
  for (const sign of ['astro:hydrate', 'astro:hydration-error']) addEventListener(sign, say, true);
}

/** Shows that requested content did not load. */
export const sayMissing = () =>
  sayAbove('missing', "Part of this page didn't load. Try again, or reload the page.");
