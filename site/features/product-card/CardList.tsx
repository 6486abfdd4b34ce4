import { Children, type ReactNode, type Ref } from 'react';
import type { CardView } from './card-facts.ts';

type Props = { view?: CardView; ref?: Ref<HTMLDivElement>; children: ReactNode };

/** Whole rows, whether there are one, two or three in a row. */
const runLength = 6;

/** With how tall a run is about to be while it is out of sight. */
const runs: Readonly<Record<CardView, string>> = {
  grid: 'sm:grid-cols-2 min-[80rem]:grid-cols-3 [--tall:calc(600vw+1710px)] sm:[--tall:calc(150vw+915px)] md:[--tall:1940px] min-[80rem]:[--tall:1280px]',
  list: '[--tall:2130px] md:[--tall:1250px]',
};

/**
 * A ruled table of product cards, to the screen's edges where there is no room for a margin. They
 * stand in runs, because the browser lays out and paints no run before it comes near the screen.
 */
export function CardList({ view = 'grid', ref, children }: Props) {
  const cards = Children.toArray(children);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the items of a ul cannot stand in runs
    <div ref={ref} role="list" className="border-line border-t max-md:-mx-margin md:border-l">
      {Array.from({ length: Math.ceil(cards.length / runLength) }, (_, run) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place in the list
          key={run}
          role="presentation"
          className={`grid [contain-intrinsic-block-size:auto_var(--tall)] [content-visibility:auto] print:[content-visibility:visible] ${runs[view]}`}
        >
          {cards.slice(run * runLength, (run + 1) * runLength)}
        </div>
      ))}
    </div>
  );
}
