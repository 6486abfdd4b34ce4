import type { Card } from './card.ts';

const top = 14;
const width = 480;

/** A bar from 0 to 14 m: ink up to the standing height, yellow up to the working height. */
export function scaleBar({ stand, work }: NonNullable<Card['reach']>): string {
  const across = (metre: number) => (Math.min(metre, top) / top) * width;
  const ticks = Array.from({ length: top + 1 }, (_, metre) => {
    const x = Math.min(Math.max(across(metre), 0.75), width - 0.75);
    return `M${x} 24v${metre % 5 === 0 ? -13 : -8}`;
  });
  return [
    `<svg class="scale" viewBox="0 0 ${width} 24">`,
    `<path d="${ticks.join('')}M0 23.25H${width}" stroke="var(--color-line-2)" stroke-width="1.5"/>`,
    `<path d="M0 19H${across(stand)}" stroke="var(--color-ink)" stroke-width="10"/>`,
    `<path d="M${across(stand)} 19H${across(work)}" stroke="var(--color-signal)" stroke-width="10"/>`,
    `<path d="M${Math.min(across(work), width - 1)} 8v16" stroke="var(--color-ink)" stroke-width="2"/>`,
    '</svg>',
  ].join('');
}
