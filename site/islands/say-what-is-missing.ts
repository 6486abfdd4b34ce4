import { sayAbove } from '../offline/notice-bar.ts';

/**
 * Says above the page that the files of an island did not come, until they do. It asks for them again
 * at the next sign of use; what a browser remembers as failed it asks for again with a new page only.
 */
export function sayWhatIsMissing() {
  const missing = new Set<EventTarget | null>();
  const say = ({ type, target }: Event) => {
    if (type === 'astro:hydrate') missing.delete(target);
    else missing.add(target);
    const words = 'Part of this page did not load. Press again, or reload the page.';
    sayAbove('missing', missing.size > 0 ? words : '');
  };
  for (const sign of ['astro:hydrate', 'astro:hydration-error']) addEventListener(sign, say, true);
}
