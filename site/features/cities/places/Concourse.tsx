import type { PlaceProps } from './frame.ts';
import { Ground } from './Ground.tsx';
import { archedOpening, box, circle, courses, run, tiled, uprights } from './paths.ts';
import { Cut, Edge, Face, Fine, Shade, Solid } from './tones.tsx';

const bay = 3.6;
const cornice = 3.7;

/** A tiled station hall: arched passages, a frieze, lamps under a ribbed ceiling. */
export function Concourse({ frame }: PlaceProps) {
  const { left, right, top } = frame;
  const span = right - left;
  const passages = (draw: (x: number) => string) =>
    tiled(left - bay, right + bay, bay, (x) => draw(x + bay / 2));
  return (
    <>
      <Face d={box(left, 0, span, cornice)} />
      <Fine d={courses(left, right, 0.15, 2.85, 0.15)} />
      <Fine d={uprights(left, right, 0.3, 0, 2.85)} />
      <Solid d={box(left, 2.85, span, 0.3)} />
      <Fine d={courses(left, right, 2.93, 3.08, 0.15)} />
      <Solid d={passages((x) => archedOpening(x - 0.85, 0, 1.7, 1.95, 0.7))} />
      <Shade d={passages((x) => archedOpening(x - 0.7, 0, 1.4, 1.95, 0.58))} />
      <Edge d={passages((x) => archedOpening(x - 0.7, 0, 1.4, 1.95, 0.58))} />
      <Solid d={passages((x) => box(x + bay / 2 - 0.45, 1.35, 0.9, 1.2))} />
      <Edge d={run([left, 0.2], [right, 0.2])} />
      <Solid d={box(left, 3.55, span, 0.15)} />
      <Face d={box(left, cornice, span, top - cornice)} />
      <Edge d={tiled(left - bay, right + bay, bay, (x) => box(x - 0.12, cornice, 0.24, 0.55))} />
      <Cut d={box(left, 4.25, span, top - 4.25)} />
      <Edge d={passages((x) => run([x, 4.25], [x, 3.72]))} />
      <Solid d={passages((x) => circle(x, 3.5, 0.24))} />
      <Ground frame={frame} />
    </>
  );
}
