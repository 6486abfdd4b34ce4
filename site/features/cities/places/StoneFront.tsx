import type { PlaceProps } from './frame.ts';
import { Ground } from './Ground.tsx';
import { archedOpening, box, courses, panes, run, tiled } from './paths.ts';
import { Edge, Face, Fine, Solid } from './tones.tsx';

const bay = 2.7;

/** A terrace of dressed stone: channelled ground floor, tall drawing-room windows, area and railings. */
export function StoneFront({ frame }: PlaceProps) {
  const { left, right, top } = frame;
  const span = right - left;
  const bays = (draw: (x: number, place: number) => string) =>
    tiled(left - bay, right + bay, bay, (x, place) => draw(x + bay / 2, place));
  const isDoor = (place: number) => Math.abs(place) % 3 === 2;
  const windows = (draw: (x: number) => string) =>
    bays((x, place) => (isDoor(place) ? '' : draw(x)));
  const doors = (draw: (x: number) => string) => bays((x, place) => (isDoor(place) ? draw(x) : ''));
  return (
    <>
      <Face d={box(left, 0, span, top)} />
      <Fine d={courses(left, right, 0.62, 4.2, 0.4)} />
      <Fine
        d={tiled(left, right, 0.9, (x, place) =>
          [0, 1, 2, 3, 4, 5, 6, 7]
            .map((row) =>
              run(
                [x + ((row + place) % 2) * 0.45, 0.62 + row * 0.4],
                [x + ((row + place) % 2) * 0.45, 1.02 + row * 0.4],
              ),
            )
            .join(''),
        )}
      />
      <Fine d={courses(left, right, 4.9, top, 0.45)} />
      <Solid d={box(left, 4.25, span, 0.22)} />
      <Solid d={box(left, 0, span, 0.5)} />
      <Solid d={windows((x) => panes(x - 0.55, 1.25, 1.1, 2.1, 1, 1))} />
      <Fine d={windows((x) => panes(x - 0.48, 1.3, 0.96, 2, 3, 4))} />
      <Edge
        d={windows(
          (x) => run([x - 0.7, 1.25], [x + 0.7, 1.25]) + run([x - 0.48, 2.3], [x + 0.48, 2.3]),
        )}
      />
      <Solid d={bays((x) => box(x - 0.58, 4.85, 1.16, 2.75))} />
      <Fine d={bays((x) => panes(x - 0.5, 4.9, 1, 2.65, 3, 5))} />
      <Edge
        d={bays(
          (x) =>
            box(x - 0.82, 7.85, 1.64, 0.14) +
            box(x - 0.72, 7.6, 1.44, 0.25) +
            run([x - 0.5, 6.2], [x + 0.5, 6.2]),
        )}
      />
      <Solid d={bays((x) => box(x - 0.55, 9.1, 1.1, 2))} />
      <Fine d={bays((x) => panes(x - 0.48, 9.15, 0.96, 1.9, 3, 4))} />
      <Solid d={doors((x) => archedOpening(x - 0.85, 0, 1.7, 2.75, 0.85))} />
      <Edge
        d={doors(
          (x) =>
            box(x - 0.5, 0.45, 1, 2.1) +
            archedOpening(x - 0.7, 2.65, 1.4, 2.75, 0.7) +
            run([x, 2.65], [x, 3.45]) +
            run([x, 2.65], [x - 0.45, 3.2]) +
            run([x, 2.65], [x + 0.45, 3.2]) +
            box(x - 0.38, 0.6, 0.32, 0.75) +
            box(x + 0.06, 0.6, 0.32, 0.75) +
            box(x - 0.38, 1.5, 0.32, 0.9) +
            box(x + 0.06, 1.5, 0.32, 0.9),
        )}
      />
      <Solid
        d={doors(
          (x) =>
            box(x - 1, 0, 2, 0.15) +
            box(x - 0.92, 0.15, 1.84, 0.15) +
            box(x - 0.85, 0.3, 1.7, 0.15),
        )}
      />
      <Railings left={left} right={right} isDoorAt={(x) => isDoor(Math.floor(x / bay))} />
      <Ground frame={frame} slab={1.9} />
      <Solid d={[-1.6, 0.9].map((x) => box(x, 0, 0.7, 0.05)).join('')} />
    </>
  );
}

function Railings({
  left,
  right,
  isDoorAt,
}: {
  left: number;
  right: number;
  isDoorAt: (x: number) => boolean;
}) {
  const rails = tiled(left, right, 0.15, (x) => (isDoorAt(x) ? '' : run([x, 0], [x, 1.15])));
  const tops = tiled(left - bay, right, bay, (x) =>
    isDoorAt(x + 0.1) ? '' : run([x, 1.02], [x + bay, 1.02]) + run([x, 0.12], [x + bay, 0.12]),
  );
  return <Edge d={rails + tops} />;
}
