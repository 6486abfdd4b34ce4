import type { PlaceProps } from './frame.ts';
import { Ground } from './Ground.tsx';
import { box, lattice, run, tiled, uprights } from './paths.ts';
import { Cut, Edge, Face, Fine, Solid } from './tones.tsx';

/** A shed as tall as a ship, a steel module on its stools, the crane above. */
export function FabricationShed({ frame }: PlaceProps) {
  const { left, right, top } = frame;
  const span = right - left;
  return (
    <>
      <Face d={box(left, 0, span, top)} />
      <Fine d={uprights(left, right, 0.5, 0, top)} />
      <Solid d={tiled(left - 9, right, 9, (x) => box(x + 4.3, 0, 0.7, top))} />
      <Fine d={tiled(left - 9, right, 9, (x) => ladderWeb(x + 4.3, top))} />
      <Solid d={box(left, 11.5, span, 0.75)} />
      <Cut d={box(left, 12.25, span, 0.12)} />
      <Edge d={lattice(left, right, 11.5, 12.25, 1.2)} />
      <Module x={-10.6} />
      <Ground frame={frame} />
    </>
  );
}

const ladderWeb = (x: number, top: number) =>
  Array.from({ length: Math.ceil(top) }, (_, y) =>
    run([x, y], [x + 0.7, y + 0.5], [x, y + 1]),
  ).join('');

/** Three decks on legs with bracing, a vessel and its pipework. */
function Module({ x }: { x: number }) {
  const width = 8.4;
  const decks = [1.1, 4.3, 7.5];
  const legs = [0, 4.2, 8.4];
  return (
    <>
      <Solid d={legs.map((leg) => box(x + leg - 0.45, 0, 0.9, 0.8)).join('')} />
      <Solid
        d={`M${x + 1.3} 1.6H${x + 3.2}A.95 .95 0 0 1 ${x + 3.2} 3.5H${x + 1.3}A.95 .95 0 0 1 ${x + 1.3} 1.6Z`}
      />
      <Fine d={run([x + 1.3, 1.6], [x + 1.3, 3.5]) + run([x + 3.2, 1.6], [x + 3.2, 3.5])} />
      <Edge
        d={
          run([x + 2.2, 3.5], [x + 2.2, 5.6], [x + 6.2, 5.6], [x + 6.2, 8.9]) +
          run([x + 2.45, 3.5], [x + 2.45, 5.35], [x + 6.45, 5.35], [x + 6.45, 8.9])
        }
      />
      <Edge
        d={
          run([x + 4.2, 1.3], [x + 8.4, 4.2]) +
          run([x + 4.2, 4.2], [x + 8.4, 1.3]) +
          run([x, 4.5], [x + 4.2, 7.4]) +
          run([x, 7.4], [x + 4.2, 4.5])
        }
      />
      <Solid d={legs.map((leg) => box(x + leg - 0.17, 0.8, 0.34, 7.9)).join('')} />
      <Solid d={decks.map((deck) => box(x - 0.3, deck, width + 0.6, 0.32)).join('')} />
      <Fine
        d={decks
          .map((deck) =>
            Array.from({ length: 13 }, (_, post) =>
              run([x - 0.2 + post * 0.73, deck + 0.32], [x - 0.2 + post * 0.73, deck + 1.4]),
            ).join(''),
          )
          .join('')}
      />
      <Edge
        d={decks
          .map(
            (deck) =>
              run([x - 0.2, deck + 1.4], [x + width + 0.2, deck + 1.4]) +
              run([x - 0.2, deck + 0.85], [x + width + 0.2, deck + 0.85]),
          )
          .join('')}
      />
    </>
  );
}
