import type { PlaceProps } from './frame.ts';
import { Ground } from './Ground.tsx';
import { along, box, circle, outline, run, tiled } from './paths.ts';
import { Cut, Edge, Face, Fine, Solid } from './tones.tsx';

const main = 6.1;

/** A ship alongside, seen from the quay: plates, ports, a promenade deck, boats in their davits. */
export function Quayside({ frame }: PlaceProps) {
  const { left, right } = frame;
  const span = right - left;
  return (
    <>
      <Face d={box(left, 0, span, main)} />
      <Fine d={[0.9, 2.5, 4.1, 5.6].map((y) => run([left, y], [right, y])).join('')} />
      <Fine
        d={tiled(left, right, 3.4, (x, place) =>
          [0, 0.9, 2.5, 4.1]
            .map((y, row) =>
              run(
                [x + ((row + place) % 2) * 1.7, y],
                [x + ((row + place) % 2) * 1.7, y + (row === 0 ? 0.9 : 1.6)],
              ),
            )
            .join(''),
        )}
      />
      <Solid
        d={tiled(left, right, 1.3, (x) => circle(x, 3.3, 0.2) + circle(x + 0.65, 4.85, 0.2))}
      />
      <Edge
        d={tiled(left, right, 1.3, (x) => circle(x, 3.3, 0.28) + circle(x + 0.65, 4.85, 0.28))}
      />
      <Solid d={box(left, main - 0.22, span, 0.22)} />
      <Solid d={box(left, main, span, 2.5)} />
      <Solid d={tiled(left, right, 1.6, (x) => box(x + 0.3, main + 1.15, 1, 0.85))} />
      <Fine d={tiled(left, right, 0.2, (x) => run([x, main], [x, main + 1]))} />
      <Edge
        d={run([left, main + 1], [right, main + 1]) + run([left, main + 0.5], [right, main + 0.5])}
      />
      <Solid d={box(left, main + 2.5, span, 0.18)} />
      <Boats left={left} right={right} />
      <Gangway x={-7.5} />
      <Fenders left={left} right={right} />
      <Ground frame={frame} slab={1.5} />
      <Bollards />
    </>
  );
}

function Boats({ left, right }: { left: number; right: number }) {
  const boats = (draw: (x: number) => string) => tiled(left - 7, right, 7, (x) => draw(x + 1.4));
  const keel = main + 3;
  return (
    <>
      <Edge
        d={boats(
          (x) =>
            run([x, main + 2.68], [x, keel + 1.5], [x + 0.5, keel + 1.75]) +
            run([x + 5, main + 2.68], [x + 5, keel + 1.5], [x + 4.5, keel + 1.75]),
        )}
      />
      <Solid
        d={boats((x) =>
          outline([x + 0.3, keel + 0.95], [x + 0.9, keel], [x + 4.1, keel], [x + 4.7, keel + 0.95]),
        )}
      />
      <Solid
        d={boats((x) =>
          outline(
            [x + 0.6, keel + 0.95],
            [x + 1.2, keel + 1.5],
            [x + 3.8, keel + 1.5],
            [x + 4.4, keel + 0.95],
          ),
        )}
      />
      <Edge d={boats((x) => run([x + 0.45, keel + 0.7], [x + 4.55, keel + 0.7]))} />
    </>
  );
}

function Gangway({ x }: { x: number }) {
  const rise = 2.7;
  const length = 4.4;
  const slope = rise / length;
  return (
    <>
      <Solid d={box(x - 1, 2.45, 1.1, 2.1)} />
      <Solid d={outline([x, rise], [x + length, 0.12], [x + length, 0.3], [x, rise + 0.18])} />
      <Fine
        d={along(0, length, 0.5, (out) =>
          run([x + out, rise - out * slope + 0.18], [x + out, rise - out * slope + 1.2]),
        )}
      />
      <Edge d={run([x, rise + 1.2], [x + length, 1.2])} />
      <Solid d={circle(x + length, 0.12, 0.12)} />
    </>
  );
}

function Fenders({ left, right }: { left: number; right: number }) {
  return <Solid d={tiled(left - 4.5, right, 4.5, (x) => box(x + 3.2, 0, 0.5, 0.75))} />;
}

function Bollards() {
  const bollard = (x: number) =>
    outline(
      [x - 0.2, 0],
      [x + 0.2, 0],
      [x + 0.14, 0.32],
      [x + 0.26, 0.42],
      [x + 0.22, 0.52],
      [x - 0.22, 0.52],
      [x - 0.26, 0.42],
      [x - 0.14, 0.32],
    );
  return (
    <>
      <Edge d={run([4.6, 0.38], [9.5, 3.9]) + run([4.5, 0.34], [10.5, 3.9])} />
      <Cut d={bollard(4.5)} />
    </>
  );
}
