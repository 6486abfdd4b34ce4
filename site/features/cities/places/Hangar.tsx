import type { PlaceProps } from './frame.ts';
import { Ground } from './Ground.tsx';
import { box, circle, lattice, outline, run, tiled, uprights } from './paths.ts';
import { Cut, Edge, Face, Fine, Solid } from './tones.tsx';

const eaves = 10.2;

/** A hangar with an airliner seen head on, one wing over the equipment. */
export function Hangar({ frame }: PlaceProps) {
  const { left, right, top } = frame;
  const span = right - left;
  return (
    <>
      <Face d={box(left, 0, span, eaves)} />
      <Fine d={uprights(left, right, 0.6, 0, eaves)} />
      <Edge d={uprights(left, right, 6, 0, eaves)} />
      <Solid d={tiled(left, right, 6, (x) => box(x + 1.2, 6.2, 3.6, 1.6))} />
      <Fine d={tiled(left, right, 6, (x) => uprights(x + 1.3, x + 4.8, 0.6, 6.2, 7.8))} />
      <Edge d={lattice(left, right, eaves, eaves + 1.5, 2)} />
      <Cut d={box(left, eaves + 1.6, span, top - eaves - 1.6)} />
      <Airliner x={-8.6} />
      <Ground frame={frame} />
    </>
  );
}

function Airliner({ x }: { x: number }) {
  const body = { radius: 1.95, middle: 3.35 };
  const engine = { out: 5.2, radius: 1.0, middle: 1.75 };
  const wing = (side: 1 | -1) =>
    outline(
      [x + side * 1.4, 2.0],
      [x + side * 17, 4.35],
      [x + side * 17.1, 4.55],
      [x + side * 1.7, 2.75],
    );
  const gear = (at: number) =>
    run([at, 0.9], [at, 2.2]) + box(at - 0.5, 0, 0.34, 1) + box(at + 0.16, 0, 0.34, 1);
  return (
    <>
      <Solid d={outline([x - 0.12, 5], [x + 0.12, 5], [x + 0.06, 9.9], [x - 0.06, 9.9])} />
      <Solid
        d={outline(
          [x, 5.2],
          [x + 6.1, 5.75],
          [x + 6.1, 5.9],
          [x, 5.55],
          [x - 6.1, 5.9],
          [x - 6.1, 5.75],
        )}
      />
      <Solid d={gear(x - 2.9) + gear(x + 2.9)} />
      <Solid d={wing(1) + wing(-1)} />
      <Solid
        d={
          circle(x - engine.out, engine.middle, engine.radius) +
          circle(x + engine.out, engine.middle, engine.radius)
        }
      />
      <Face
        d={
          circle(x - engine.out, engine.middle, 0.78) + circle(x + engine.out, engine.middle, 0.78)
        }
      />
      <Edge
        d={
          circle(x - engine.out, engine.middle, 0.78) +
          circle(x + engine.out, engine.middle, 0.78) +
          circle(x + engine.out, engine.middle, 0.22) +
          circle(x - engine.out, engine.middle, 0.22)
        }
      />
      <Solid d={box(x - 0.28, 0, 0.22, 0.75) + box(x + 0.06, 0, 0.22, 0.75)} />
      <Solid d={circle(x, body.middle, body.radius)} />
      <Solid d={circle(x, 2.9, 1.05)} />
      <Face d={outline([x - 0.95, 4.05], [x + 0.95, 4.05], [x + 0.75, 4.5], [x - 0.75, 4.5])} />
      <Edge
        d={
          outline([x - 0.95, 4.05], [x + 0.95, 4.05], [x + 0.75, 4.5], [x - 0.75, 4.5]) +
          run([x, 4.05], [x, 4.5]) +
          run([x - 0.5, 4.05], [x - 0.42, 4.5]) +
          run([x + 0.5, 4.05], [x + 0.42, 4.5])
        }
      />
    </>
  );
}
