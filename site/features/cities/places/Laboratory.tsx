import type { PlaceProps } from './frame.ts';
import { Ground } from './Ground.tsx';
import { box, circle, panes, run, tiled } from './paths.ts';
import { Cut, Edge, Face, Fine, Shade, Solid } from './tones.tsx';

const ceiling = 2.9;

/** Benches with reagent shelves, a fume cupboard, and everything else above the ceiling line. */
export function Laboratory({ frame }: PlaceProps) {
  const { left, right, top } = frame;
  const span = right - left;
  return (
    <>
      <Solid d={box(left, 0, span, ceiling)} />
      <Fine d={tiled(left, right, 1.2, (x) => run([x, 0], [x, ceiling]))} />
      <Face d={box(left, ceiling, span, top - ceiling)} />
      <Solid d={box(left, 3.28, span, 0.34)} />
      <Fine d={tiled(left, right, 0.9, (x) => run([x, 3.28], [x, 3.62]))} />
      <Edge d={box(left, 3.08, span, 0.05) + box(left, 2.98, span, 0.03)} />
      <Cut d={box(left, 3.8, span, top - 3.8)} />
      <Fine d={tiled(left, right, 1.2, (x) => run([x, ceiling], [x, 3.8]))} />
      <Edge d={run([left, ceiling], [right, ceiling])} />
      <Bench x={-4.3} width={2.6} />
      <FumeCupboard x={-1.5} />
      <Bench x={0.4} width={3.4} />
      <Ground frame={frame} />
    </>
  );
}

function Bench({ x, width }: { x: number; width: number }) {
  const doors = Math.round(width / 0.6);
  return (
    <>
      <Face d={box(x, 0.12, width, 0.73)} />
      <Edge d={panes(x, 0.12, width, 0.73, doors, 1)} />
      <Fine d={run([x, 0.65], [x + width, 0.65])} />
      <Cut d={box(x - 0.04, 0.85, width + 0.08, 0.05)} />
      <Solid d={box(x + 0.1, 1.35, width - 0.2, 0.03) + box(x + 0.1, 1.7, width - 0.2, 0.03)} />
      <Edge
        d={[0.12, width / 2, width - 0.12].map((out) => run([x + out, 0.9], [x + out, 2])).join('')}
      />
      <Solid d={bottles(x + 0.25, width - 0.5, 1.38) + bottles(x + 0.5, width - 0.9, 1.73)} />
      <Solid d={box(x + 0.3, 0.9, 0.42, 0.3) + box(x + width - 0.7, 0.9, 0.3, 0.24)} />
      <Edge d={circle(x + 0.51, 1.05, 0.08)} />
    </>
  );
}

const bottles = (x: number, width: number, y: number) =>
  Array.from({ length: Math.floor(width / 0.17) }, (_, place) => {
    const height = 0.12 + ((place * 5) % 4) * 0.035;
    return place % 5 === 3
      ? ''
      : box(x + place * 0.17, y, 0.1, height) +
          box(x + place * 0.17 + 0.03, y + height, 0.04, 0.04);
  }).join('');

function FumeCupboard({ x }: { x: number }) {
  return (
    <>
      <Solid d={box(x + 0.5, 2.35, 0.34, 0.98)} />
      <Solid d={box(x, 0, 1.5, 2.35)} />
      <Face d={box(x, 0.08, 1.5, 0.77)} />
      <Edge d={panes(x, 0.08, 1.5, 0.77, 2, 1)} />
      <Cut d={box(x - 0.03, 0.85, 1.56, 0.05)} />
      <Shade d={box(x + 0.15, 0.98, 1.2, 0.42)} />
      <Edge d={box(x + 0.15, 0.98, 1.2, 1.12) + run([x + 0.15, 1.4], [x + 1.35, 1.4])} />
      <Fine d={run([x + 0.4, 1.5], [x + 0.75, 2]) + run([x + 0.6, 1.5], [x + 0.95, 2])} />
    </>
  );
}
