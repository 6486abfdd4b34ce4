import type { PlaceProps } from './frame.ts';
import { Ground } from './Ground.tsx';
import { box, courses, lattice, run, tiled, uprights } from './paths.ts';
import { Cut, Edge, Face, Fine, Shade, Solid } from './tones.tsx';

const unit = 5.4;
const gallery = 5.9;

/** Two levels of shop units after closing: shutters down, fascias waiting for signs, a rooflight. */
export function ShoppingCentre({ frame }: PlaceProps) {
  const { left, right, top } = frame;
  const span = right - left;
  const units = (draw: (x: number, place: number) => string) =>
    tiled(left - unit, right + unit, unit, (x, place) => draw(x - unit / 2, place));
  return (
    <>
      <Face d={box(left, 0, span, top)} />
      <Fine d={tiled(left, right, 0.9, (x) => run([x, 4.3], [x, gallery - 0.5]))} />
      <Solid d={units((x) => box(x + 0.4, 0, unit - 0.8, 3.4))} />
      <Fine d={units((x) => courses(x + 0.4, x + unit - 0.4, 0.15, 3.3, 0.15))} />
      <Edge
        d={units(
          (x) => box(x + 0.4, 0, unit - 0.8, 3.4) + run([x + 0.4, 0.1], [x + unit - 0.4, 0.1]),
        )}
      />
      <Solid d={units((x) => box(x + 0.25, 3.4, unit - 0.5, 0.9))} />
      <Shade d={units((x, place) => (place === 0 ? '' : box(x + 1.1, 3.62, unit - 2.2, 0.46)))} />
      <Solid d={units((x) => box(x - 0.25, 0, 0.5, gallery - 0.5))} />
      <Cut d={box(left, gallery - 0.5, span, 0.5)} />
      <Solid d={units((x) => box(x + 0.4, gallery, unit - 0.8, 2.7))} />
      <Fine
        d={units((x) => courses(x + 0.4, x + unit - 0.4, gallery + 0.15, gallery + 2.65, 0.15))}
      />
      <Solid d={units((x) => box(x - 0.25, gallery, 0.5, top - gallery))} />
      <Solid d={box(left, gallery, span, 1.1)} />
      <Edge
        d={
          uprights(left, right, 1.35, gallery, gallery + 1.1) +
          run([left, gallery + 1.02], [right, gallery + 1.02])
        }
      />
      <Edge d={lattice(left, right, 8.9, 9.35, 0.9)} />
      <Ground frame={frame} slab={0.6} />
    </>
  );
}
