import type { PlaceProps } from './frame.ts';
import { Ground } from './Ground.tsx';
import { box, courses, outline, run, tiled } from './paths.ts';
import { Cut, Edge, Face, Fine, Solid } from './tones.tsx';

const hook = 2.25;

/** A plant room wall: pipes overhead, and a numbered hook for each ladder of the set. */
export function PlantRoom({ frame }: PlaceProps) {
  const { left, right, top } = frame;
  const span = right - left;
  return (
    <>
      <Face d={box(left, 0, span, top)} />
      <Fine d={courses(left, right, 0.225, 3.3, 0.225)} />
      <Fine
        d={tiled(left, right, 0.45, (x, place) =>
          Array.from({ length: 14 }, (_, row) =>
            run(
              [x + ((row + place) % 2) * 0.225, row * 0.225],
              [x + ((row + place) % 2) * 0.225, (row + 1) * 0.225],
            ),
          ).join(''),
        )}
      />
      <Pipe left={left} right={right} y={2.95} radius={0.09} joint={0.9} />
      <Pipe left={left} right={right} y={2.68} radius={0.06} joint={1.9} />
      <Cut d={box(left, 3.3, span, top - 3.3)} />
      <Edge
        d={tiled(
          left,
          right,
          1.8,
          (x) => run([x, 3.3], [x, 2.6]) + run([x - 0.12, 2.6], [x + 0.12, 2.6]),
        )}
      />
      <Solid d={box(left, hook - 0.05, span, 0.1)} />
      <Hooks left={left} right={right} />
      <Ground frame={frame} />
    </>
  );
}

type PipeProps = { left: number; right: number; y: number; radius: number; joint: number };

/** A pipe with a flange every 2.4 m, the first one at `joint`. */
function Pipe({ left, right, y, radius, joint }: PipeProps) {
  const flange = radius * 1.6;
  return (
    <>
      <Solid d={box(left, y - radius, right - left, radius * 2)} />
      <Solid
        d={tiled(left - 2.4, right, 2.4, (x) =>
          [0, 0.05].map((on) => box(x + joint + on, y - flange, 0.05, flange * 2)).join(''),
        )}
      />
    </>
  );
}

/** Folded sets of steps hang by the top tread; the tag under the hook says which is which. */
function Hooks({ left, right }: { left: number; right: number }) {
  const places = (draw: (x: number, place: number) => string) =>
    tiled(left, right, 0.8, (x, place) =>
      Math.abs(x + 0.4) < 1.6 || place % 9 === 7 ? '' : draw(x + 0.4, place),
    );
  const all = (draw: (x: number) => string) => tiled(left, right, 0.8, (x) => draw(x + 0.4));
  return (
    <>
      <Solid
        d={places((x) =>
          outline(
            [x - 0.27, 0.42],
            [x - 0.21, 0.42],
            [x - 0.16, hook - 0.06],
            [x - 0.22, hook - 0.06],
          ),
        )}
      />
      <Solid
        d={places((x) =>
          outline(
            [x + 0.27, 0.42],
            [x + 0.21, 0.42],
            [x + 0.16, hook - 0.06],
            [x + 0.22, hook - 0.06],
          ),
        )}
      />
      <Solid
        d={places((x) =>
          Array.from({ length: 6 }, (_, tread) =>
            box(x - 0.2 + tread * 0.008 - 0.02, 0.62 + tread * 0.24, 0.44 - tread * 0.016, 0.05),
          ).join(''),
        )}
      />
      <Cut
        d={places(
          (x) =>
            box(x - 0.24, hook - 0.12, 0.48, 0.06) +
            box(x - 0.28, 0.4, 0.08, 0.05) +
            box(x + 0.2, 0.4, 0.08, 0.05),
        )}
      />
      <Cut d={all((x) => box(x - 0.02, hook - 0.06, 0.04, 0.16))} />
      <Solid d={all((x) => box(x - 0.09, hook + 0.12, 0.18, 0.12))} />
    </>
  );
}
