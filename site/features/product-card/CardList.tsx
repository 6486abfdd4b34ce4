import { Children, type ReactNode, type RefObject, useEffect } from 'react';
import type { CardView } from './card-facts.ts';

type Props = { view: CardView; ref: RefObject<HTMLDivElement | null>; children: ReactNode };

/** Whole rows, for one, two or three cards per row. */
const runLength = 6;

/** The classes of a run of cards, with its approximate height before it is laid out. */
const runs: Readonly<Record<CardView, string>> = {
  grid: 'sm:grid-cols-2 min-[80rem]:grid-cols-3 [--tall:1610px] min-[80rem]:[--tall:1050px]',
  list: '[--tall:1400px] min-[80rem]:[--tall:920px]',
};

/**
 * A ruled table of cards. Offscreen cards are laid out later: in runs if a row shares its height, or one by
 * one.
 */
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
      // A visible element already has its size. Waiting again would hide it for a frame.
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
