import type { PlaceProps } from './frame.ts';
import { Ground } from './Ground.tsx';
import { along, archedOpening, box, circle, courses, outline, panes, run, tiled } from './paths.ts';
import { Cut, Edge, Face, Fine, Solid } from './tones.tsx';

const bay = 6;
const eaves = 4.6;
const ridge = 6.1;

type Props = PlaceProps & {
  /** Where a hoarding keeps passengers out, if one does. */
  hoarding?: readonly [from: number, to: number];
};

/** A platform under a glazed canopy: ridge and furrow on iron columns, a brick range behind. */
export function Canopy({ frame, hoarding }: Props) {
  const { left, right, top } = frame;
  const span = right - left;
  const columns = (draw: (x: number) => string) =>
    tiled(left - bay, right + bay, bay, (x) => draw(x + bay / 2));
  return (
    <>
      <Face d={box(left, 0, span, eaves)} />
      <Fine d={courses(left, right, 0.3, eaves, 0.3)} />
      <Solid
        d={tiled(left - bay, right, bay / 2, (x, place) =>
          place % 2 ? '' : archedOpening(x - 0.6, 1, 1.2, 2.5, 0.6),
        )}
      />
      <Fine
        d={tiled(left - bay, right, bay / 2, (x, place) =>
          place % 2 ? '' : panes(x - 0.6, 1, 1.2, 1.5, 3, 4),
        )}
      />
      <Solid d={box(left, 0, span, 0.35)} />
      <Solid d={columns((x) => box(x + 0.7, 1.5, 1.35, 0.75))} />
      <Roof left={left} right={right} top={top} />
      <Solid
        d={columns((x) => outline([x - 0.18, 0], [x + 0.18, 0], [x + 0.1, 0.55], [x - 0.1, 0.55]))}
      />
      <Solid d={columns((x) => box(x - 0.08, 0.55, 0.16, eaves - 0.55))} />
      <Edge
        d={columns(
          (x) =>
            `M${x - 0.08} 3.4A1.3 1.3 0 0 1 ${x - 1.4} ${eaves}M${x + 0.08} 3.4A1.3 1.3 0 0 0 ${x + 1.4} ${eaves}${circle(x - 0.42, 4.3, 0.22)}${circle(x + 0.42, 4.3, 0.22)}${run([x - 0.2, 3.4], [x + 0.2, 3.4])}`,
        )}
      />
      <Solid
        d={columns((x) =>
          outline(
            [x - bay / 2 - 0.3, 4.15],
            [x - bay / 2 + 0.3, 4.15],
            [x - bay / 2 + 0.14, 4.4],
            [x - bay / 2 - 0.14, 4.4],
          ),
        )}
      />
      <Edge d={columns((x) => run([x - bay / 2, 4.4], [x - bay / 2, eaves]))} />
      {hoarding && <Hoarding from={hoarding[0]} to={hoarding[1]} />}
      <Ground frame={frame} slab={0.75} />
    </>
  );
}

function Roof({ left, right, top }: { left: number; right: number; top: number }) {
  const folds = (draw: (x: number) => string) => tiled(left - bay, right + bay, bay, draw);
  return (
    <>
      <Face d={box(left, eaves, right - left, top - eaves)} />
      <Solid
        d={folds((x) =>
          outline([x - bay / 2, eaves + 0.3], [x, ridge], [x + bay / 2, eaves + 0.3]),
        )}
      />
      <Fine
        d={folds((x) =>
          along(-2.5, 2.5, 0.5, (out) =>
            run(
              [x + out, eaves + 0.3],
              [x + out, ridge - (Math.abs(out) * (ridge - eaves - 0.3)) / (bay / 2)],
            ),
          ),
        )}
      />
      <Edge
        d={folds((x) => run([x - bay / 2, eaves + 0.3], [x, ridge], [x + bay / 2, eaves + 0.3]))}
      />
      <Solid d={box(left, eaves, right - left, 0.3)} />
      <Fine
        d={tiled(left, right, 0.2, (x) =>
          run([x, eaves], [x, eaves - 0.18], [x + 0.1, eaves - 0.28], [x + 0.2, eaves - 0.18]),
        )}
      />
      <Cut d={box(left, eaves + 0.3, right - left, 0.06)} />
    </>
  );
}

function Hoarding({ from, to }: { from: number; to: number }) {
  return (
    <>
      <Solid d={box(from, 0, to - from, 2.1)} />
      <Fine d={along(from, to, 0.6, (x) => run([x, 0], [x, 2.1]))} />
      <Edge d={run([from, 1.1], [to, 1.1]) + run([from, 0.2], [to, 0.2])} />
    </>
  );
}
