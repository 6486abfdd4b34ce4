import type { PlaceProps } from './frame.ts';
import { arch, archedOpening, box, courses, outline, panes, run, tiled } from './paths.ts';
import { Cut, Edge, Face, Fine, Shade, Solid } from './tones.tsx';

type Props = PlaceProps & {
  /** Where the arches of the ceiling start and how high they come. */
  spring: number;
  crown: number;
  /** From column to column. */
  bay: number;
};

/** Jack arches on cast-iron columns, tall windows in the wall beyond. */
export function Mill({ frame, spring, crown, bay }: Props) {
  const { left, right, top, bottom, unit } = frame;
  const rise = crown - spring;
  const floorAbove = crown + 0.3;
  const columns = (draw: (x: number) => string) =>
    tiled(left - bay, right + bay, bay, (x) => draw(x + bay / 2));
  const middles = (draw: (x: number) => string) => tiled(left - bay, right + bay, bay, draw);
  const sill = 0.95;
  const head = spring * 0.84;
  const half = bay * 0.27;
  return (
    <>
      <Face d={box(left, 0, right - left, crown)} />
      <Fine d={courses(left, right, 0.3, crown, 0.3)} />
      <Solid d={middles((x) => archedOpening(x - half, sill, half * 2, head, half * 0.35))} />
      <Fine d={middles((x) => panes(x - half, sill, half * 2, head - sill, 4, 6))} />
      <Edge d={middles((x) => run([x - half - 0.12, sill], [x + half + 0.12, sill]))} />
      <Shade d={box(left, bottom, right - left, -bottom)} />
      <Cut d={box(left, -0.12, right - left, 0.12)} />
      <Cut
        d={middles(
          (x) => `${arch(x - bay / 2, x + bay / 2, spring, rise)}V${floorAbove}H${x - bay / 2}Z`,
        )}
      />
      <Shade d={box(left, floorAbove, right - left, top - floorAbove)} />
      <Solid d={columns((x) => box(x - 0.08, 0.3, 0.16, spring - 0.62))} />
      <Solid
        d={columns((x) => outline([x - 0.2, 0], [x + 0.2, 0], [x + 0.12, 0.3], [x - 0.12, 0.3]))}
      />
      <Solid
        d={columns((x) =>
          outline(
            [x - 0.1, spring - 0.32],
            [x + 0.1, spring - 0.32],
            [x + 0.28, spring],
            [x - 0.28, spring],
          ),
        )}
      />
      <Edge
        d={columns((x) => run([x - 0.14, spring - 0.6 + unit], [x + 0.14, spring - 0.6 + unit]))}
      />
    </>
  );
}
