import { Children, type ReactNode, type RefObject, useEffect } from 'react';
import type { CardView } from './card-facts.ts';

type Props = { view: CardView; ref: RefObject<HTMLDivElement | null>; children: ReactNode };

/** Whole rows, whether there are one, two or three in a row. */
const runLength = 6;

/** With how tall a run will be, more or less, while it waits. */
const runs: Readonly<Record<CardView, string>> = {
  grid: 'sm:grid-cols-2 min-[80rem]:grid-cols-3 [--tall:1610px] min-[80rem]:[--tall:1050px]',
  list: '[--tall:1400px] min-[80rem]:[--tall:920px]',
};

/** A ruled table of cards. Those off the screen wait: in runs where a row shares its height, else one by one. */
export function CardList({ view, ref, children }: Props) {
  useIdleLayout(ref, children);
  const cards = Children.toArray(children);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the items of a ul cannot stand in runs
    <div ref={ref} role="list" className="border-line border-t max-md:-mx-margin md:border-l">
      {Array.from({ length: Math.ceil(cards.length / runLength) }, (_, run) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place in the list
          key={run}
          role="presentation"
          data-waits=""
          className={`waiting-run grid ${runs[view]}`}
        >
          {cards.slice(run * runLength, (run + 1) * runLength)}
        </div>
      ))}
    </div>
  );
}

/** Lays out one `data-waits` element per idle frame, so that the page soon has its true height at little cost. */
function useIdleLayout(list: RefObject<HTMLElement | null>, cards: ReactNode) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other cards are laid out anew
  useEffect(() => {
    let waiting = [...(list.current?.querySelectorAll('.waiting-run, .waiting-card') ?? [])];
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    const layOutNext = () => {
      const next = waiting.shift();
      if (!next) return;
      whenIdle(layOutNext);
      // What is in sight has its size; made to wait again, it would be gone for a frame.
      if (next.firstElementChild?.checkVisibility?.({ contentVisibilityAuto: true })) return;
      next.removeAttribute('data-waits');
      // The size is taken at the end of the first frame.
      requestAnimationFrame(() => requestAnimationFrame(() => next.setAttribute('data-waits', '')));
    };
    whenIdle(layOutNext);
    return () => {
      waiting = [];
    };
  }, [list, cards]);
}
