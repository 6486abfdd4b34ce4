import type { PlaceProps } from './frame.ts';
import { Ground } from './Ground.tsx';
import { box, circle, lattice, outline, run, tiled } from './paths.ts';
import { Cut, Edge, Face, Fine, Shade, Solid } from './tones.tsx';

/** A rolling bay: a mill stand and its roller table, the crane with its hook, roof trusses. */
export function Steelworks({ frame }: PlaceProps) {
  const { left, right, top } = frame;
  const span = right - left;
  return (
    <>
      <Face d={box(left, 0, span, top)} />
      <Fine d={tiled(left, right, 0.45, (x) => run([x, 0], [x, top]))} />
      <Solid d={tiled(left - 5, right, 5, (x) => box(x + 0.7, 3.7, 3.6, 1.2))} />
      <Fine
        d={tiled(left - 5, right, 5, (x) =>
          [1, 2, 3, 4, 5]
            .map((bar) => run([x + 0.7 + bar * 0.6, 3.7], [x + 0.7 + bar * 0.6, 4.9]))
            .join(''),
        )}
      />
      <Solid d={tiled(left - 5, right, 5, (x) => box(x - 0.18, 0, 0.36, top))} />
      <Solid d={box(left, 5.35, span, 0.5)} />
      <Cut d={box(left, 5.85, span, 0.09)} />
      <Edge d={lattice(left, right, 6.35, 7.1, 1)} />
      <Hook x={-1.1} />
      <RollerTable left={left} right={-4.9} />
      <Stand x={-3.3} />
      <Ground frame={frame} />
    </>
  );
}

function Hook({ x }: { x: number }) {
  return (
    <>
      <Solid d={box(x - 0.6, 5.94, 1.2, 0.34)} />
      <Edge d={run([x - 0.1, 5.35], [x - 0.1, 4.1]) + run([x + 0.1, 5.35], [x + 0.1, 4.1])} />
      <Solid d={box(x - 0.2, 3.75, 0.4, 0.35)} />
      <Edge d={`M${x} 3.75v-.12a.17 .17 0 1 0 -.17 -.17`} />
    </>
  );
}

/** A four-high stand: two work rolls between two backup rolls in one housing. */
function Stand({ x }: { x: number }) {
  const half = 1.25;
  return (
    <>
      <Solid
        d={outline(
          [x - half - 0.25, 0],
          [x + half + 0.25, 0],
          [x + half, 0.5],
          [x + half, 4.4],
          [x + half - 0.35, 4.75],
          [x - half + 0.35, 4.75],
          [x - half, 4.4],
          [x - half, 0.5],
        )}
      />
      <Shade d={box(x - 0.68, 0.55, 1.36, 3.45)} />
      <Edge d={box(x - 0.68, 0.55, 1.36, 3.45)} />
      <Solid d={circle(x, 1.08, 0.5) + circle(x, 2.86, 0.5)} />
      <Solid d={circle(x, 1.8, 0.21) + circle(x, 2.15, 0.21)} />
      <Edge d={[1.08, 2.86].map((y) => circle(x, y, 0.16)).join('')} />
      <Solid d={box(x - 0.26, 3.4, 0.52, 1.6) + box(x - 0.5, 5, 1, 0.3)} />
      <Edge
        d={[0.85, 3.9]
          .flatMap((y) => [-1.02, 1.02].map((out) => circle(x + out, y, 0.07)))
          .join('')}
      />
    </>
  );
}

function RollerTable({ left, right }: { left: number; right: number }) {
  return (
    <>
      <Solid d={box(left, 1.3, right - left, 0.34)} />
      <Solid d={tiled(left, right - 0.3, 0.62, (x) => circle(x + 0.2, 1.78, 0.18))} />
      <Cut d={box(left, 1.96, right + 1.6 - left, 0.05)} />
      <Edge d={tiled(left, right, 1.86, (x) => box(x + 0.4, 0, 0.3, 1.3))} />
    </>
  );
}
