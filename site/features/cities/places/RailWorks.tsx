import type { PlaceProps } from './frame.ts';
import {
  along,
  archedOpening,
  box,
  circle,
  courses,
  lattice,
  outline,
  panes,
  run,
  tiled,
} from './paths.ts';
import { Cut, Edge, Face, Fine, Shade, Solid } from './tones.tsx';

const carriage = { middle: -4.1, width: 2.8, floor: 1.15, top: 3.85 };
const pit = { depth: 1.15, half: 0.55 };

/** A running shed: one road over an inspection pit, a crane rail, lattice trusses and a glazed roof. */
export function RailWorks({ frame }: PlaceProps) {
  const { left, right, top, bottom, unit } = frame;
  const { middle } = carriage;
  const eaves = 7.3;
  return (
    <>
      <Face d={box(left, 0, right - left, eaves)} />
      <Fine d={courses(left, right, 0.3, eaves, 0.3)} />
      <Solid d={tiled(left - 4, right, 4, (x) => archedOpening(x + 1, 1.4, 2, 3.6, 0.9))} />
      <Fine d={tiled(left - 4, right, 4, (x) => panes(x + 1, 1.4, 2, 2.2, 4, 5))} />
      <Solid d={tiled(left - 8, right, 8, (x) => box(x + 3.8, 0, 0.4, eaves))} />
      <Fine
        d={tiled(
          left - 8,
          right,
          8,
          (x) =>
            lattice(x + 3.8, x + 3.8, 0, eaves, 0.5) +
            along(0, eaves - 0.6, 0.6, (y) =>
              run([x + 3.8, y], [x + 4.2, y + 0.3], [x + 3.8, y + 0.6]),
            ),
        )}
      />
      <Solid d={box(left, 6.1, right - left, 0.34)} />
      <Cut d={box(left, 6.44, right - left, 0.09)} />
      <Edge d={lattice(left, right, eaves, eaves + 1.1, 1.6)} />
      <Fine d={tiled(left, right, 0.8, (x) => run([x, eaves + 1.1], [x, top]))} />
      <Shade d={box(left, bottom, right - left, -bottom)} />
      <Cut d={box(left, -4 * unit, middle - pit.half - left, 4 * unit)} />
      <Cut d={box(middle + pit.half, -4 * unit, right - middle - pit.half, 4 * unit)} />
      <Solid d={box(middle - pit.half, -pit.depth, pit.half * 2, pit.depth)} />
      <Cut
        d={outline(
          [middle - pit.half - 0.14, 0],
          [middle - pit.half, 0],
          [middle - pit.half, -pit.depth],
          [middle + pit.half, -pit.depth],
          [middle + pit.half, 0],
          [middle + pit.half + 0.14, 0],
          [middle + pit.half + 0.14, -pit.depth - 0.14],
          [middle - pit.half - 0.14, -pit.depth - 0.14],
        )}
      />
      <Carriage />
    </>
  );
}

function Carriage() {
  const { middle, width, floor, top } = carriage;
  const half = width / 2;
  const wheel = 0.7175;
  return (
    <>
      <Solid d={[-wheel, wheel].map((x) => box(middle + x - 0.07, 0.06, 0.14, 0.9)).join('')} />
      <Edge d={box(middle - wheel, 0.42, wheel * 2, 0.12)} />
      <Solid
        d={outline(
          [middle - half, floor - 0.2],
          [middle + half, floor - 0.2],
          [middle + half, top - 0.8],
          [middle + half * 0.72, top - 0.12],
          [middle, top],
          [middle - half * 0.72, top - 0.12],
          [middle - half, top - 0.8],
        )}
      />
      <Face d={box(middle - 1.05, 2, 0.75, 0.95) + box(middle + 0.3, 2, 0.75, 0.95)} />
      <Edge
        d={
          box(middle - 1.05, 2, 0.75, 0.95) +
          box(middle + 0.3, 2, 0.75, 0.95) +
          box(middle - 0.22, 1.15, 0.44, 2.1)
        }
      />
      <Edge d={circle(middle - 1.05, 1.35, 0.12) + circle(middle + 1.05, 1.35, 0.12)} />
      <Cut
        d={box(middle - wheel - 0.05, 0, 0.1, 0.06) + box(middle + wheel - 0.05, 0, 0.1, 0.06)}
      />
    </>
  );
}
