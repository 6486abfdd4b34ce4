import { trustBadges } from '../../../content/trust.ts';

/** The claims in a row with rules, figures first. */
export function TrustStrip() {
  return (
    <section aria-label="Why buy here" className="sheet">
      <ul className="grid grid-cols-2 gap-y-7 max-[16rem]:grid-cols-1 py-9 sm:grid-cols-3 md:py-12 lg:grid-cols-6">
        {trustBadges.map((badge) => (
          <li key={badge.figure} className="border-ink border-l pr-2.5 pl-3.5 md:pl-5">
            <b className="mb-1.5 block font-head font-semibold font-stretch-[68%] text-22 leading-tight md:text-28 lg:whitespace-nowrap lg:text-[1.5rem] xl:text-[1.625rem]">
              {badge.figure}
            </b>
            <span className="block text-balance text-14 text-ink-2 leading-snug">
              {withNoBreakSpaces(badge.text)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Joins a standard's name with no-break spaces, so that it stays on one line. */
function withNoBreakSpaces(text: string): string {
  return text.replaceAll(/BS EN (\d+)/g, 'BS\u00a0EN\u00a0$1');
}
