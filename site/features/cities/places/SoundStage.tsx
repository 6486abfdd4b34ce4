import type { PlaceProps } from './frame.ts';
import { Ground } from './Ground.tsx';
import { box, lattice, outline, run, tiled, uprights } from './paths.ts';
import { Cut, Edge, Face, Fine, Solid } from './tones.tsx';

const grid = 7.9;

/** A sound stage: quilted walls, a lighting grid, the flats of a set seen from behind and in front. */
export function SoundStage({ frame }: PlaceProps) {
  const { left, right, top } = frame;
  const span = right - left;
  return (
    <>
      <Face d={box(left, 0, span, top)} />
      <Fine d={uprights(left, right, 0.8, 0, top)} />
      <Fine d={[2, 4, 6].map((y) => run([left, y], [right, y])).join('')} />
      <Edge d={lattice(left, right, grid, grid + 0.6, 0.8)} />
      <Lamps left={left} right={right} />
      <Cut d={box(left, grid + 1.1, span, top - grid - 1.1)} />
      <Facade x={-8.2} />
      <Flats x={3.3} />
      <Ground frame={frame} />
    </>
  );
}

function Lamps({ left, right }: { left: number; right: number }) {
  const lamps = (draw: (x: number, y: number) => string) =>
    tiled(left, right, 1.9, (x, place) =>
      draw(x + 0.6, grid - 0.55 - Math.abs((place * 3) % 4) * 0.12),
    );
  return (
    <>
      <Edge d={lamps((x, y) => run([x, grid], [x, y]))} />
      <Solid
        d={lamps((x, y) =>
          outline(
            [x - 0.16, y],
            [x + 0.16, y],
            [x + 0.16, y - 0.34],
            [x + 0.3, y - 0.52],
            [x - 0.3, y - 0.52],
            [x - 0.16, y - 0.34],
          ),
        )}
      />
    </>
  );
}

/** The good side of a set: a house front that is nothing else. */
function Facade({ x }: { x: number }) {
  const sash = (at: number, y: number) =>
    box(at, y, 0.95, 1.5) +
    run([at, y + 0.75], [at + 0.95, y + 0.75]) +
    run([at + 0.475, y], [at + 0.475, y + 1.5]);
  return (
    <>
      <Solid d={box(x, 0, 5.2, 5.4)} />
      <Fine
        d={Array.from({ length: 26 }, (_, course) =>
          run([x, 0.2 * (course + 1)], [x + 5.2, 0.2 * (course + 1)]),
        ).join('')}
      />
      <Solid d={box(x - 0.2, 5.1, 5.6, 0.3)} />
      <Solid
        d={
          sash(x + 0.6, 3.2) +
          sash(x + 2.1, 3.2) +
          sash(x + 3.6, 3.2) +
          sash(x + 0.6, 0.85) +
          sash(x + 2.1, 0.85)
        }
      />
      <Solid d={box(x + 3.6, 0, 1, 2.5)} />
      <Edge d={box(x + 3.7, 0.1, 0.8, 1.95) + run([x + 3.6, 2.1], [x + 4.6, 2.1])} />
    </>
  );
}

/** The other side: canvas on timber, held by braces and weights. */
function Flats({ x }: { x: number }) {
  const flats = [0, 1.5, 3, 4.5, 6];
  return (
    <>
      <Solid d={flats.map((out) => box(x + out, 0, 1.5, 4.2)).join('')} />
      <Edge
        d={flats
          .map(
            (out) =>
              run([x + out, 1.4], [x + out + 1.5, 1.4]) +
              run([x + out, 2.8], [x + out + 1.5, 2.8]) +
              run([x + out + 0.08, 0], [x + out + 0.08, 4.2]) +
              run([x + out + 1.42, 0], [x + out + 1.42, 4.2]),
          )
          .join('')}
      />
      <Fine
        d={flats
          .map(
            (out) =>
              run([x + out + 0.08, 2.4], [x + out + 0.5, 2.8]) +
              run([x + out + 1.42, 1.8], [x + out + 1, 1.4]),
          )
          .join('')}
      />
      <Edge d={run([x + 0.1, 2.8], [x - 0.7, 0])} />
      <Solid d={box(x - 0.95, 0, 0.5, 0.16)} />
    </>
  );
}
