import type { Frame, PlaceProps } from './frame.ts';
import { box, circle, run, tiled, uprights } from './paths.ts';
import { Cut, Edge, Face, Fine, Solid } from './tones.tsx';

export const ceiling = 2.7;
const soffit = 3.45;
const slab = 0.28;
const raisedFloor = 0.16;
const storey = soffit + slab + raisedFloor;
const tile = 0.6;
const sill = 0.75;

/** Office floors in section: raised tiles, a ceiling grid half open, ducts and trays in the void. */
export function OfficeFloor({ frame }: PlaceProps) {
  const { left, right, bottom } = frame;
  const span = right - left;
  return (
    <>
      <Room frame={frame} isClear={(x) => x > -3.7 && x < 2.1} />
      <Void frame={frame} />
      <g transform={`translate(0 ${storey})`}>
        <Room frame={frame} isClear={() => false} />
      </g>
      <Cut d={box(left, soffit, span, slab) + box(left, bottom, span, -raisedFloor - bottom)} />
    </>
  );
}

/** The window wall, a column a bay, and desks where the floor is not cleared for work. */
function Room({ frame, isClear }: PlaceProps & { isClear: (x: number) => boolean }) {
  const { left, right } = frame;
  const span = right - left;
  const desks = (draw: (x: number) => string) =>
    tiled(left, right, 2.4, (x) => (isClear(x) ? '' : draw(x)));
  return (
    <>
      <Solid d={box(left, 0, span, ceiling)} />
      <Face d={box(left, 0, span, sill)} />
      <Fine d={uprights(left, right, 0.75, sill, ceiling)} />
      <Edge d={run([left, sill], [right, sill])} />
      <Solid d={tiled(left - 6, right, 6, (x) => box(x + 2.75, 0, 0.5, soffit))} />
      <Solid d={desks((x) => box(x, 0.7, 1.6, 0.04) + box(x + 0.5, 0.86, 0.6, 0.36))} />
      <Edge
        d={desks(
          (x) =>
            run([x + 0.1, 0], [x + 0.1, 0.7]) +
            run([x + 1.5, 0], [x + 1.5, 0.7]) +
            run([x + 0.8, 0.74], [x + 0.8, 0.86]),
        )}
      />
      <Solid d={box(left, -raisedFloor, span, raisedFloor)} />
      <Fine d={uprights(left, right, tile, -raisedFloor, 0)} />
      <Cut d={box(left, -0.04, span, 0.04)} />
    </>
  );
}

/** Between grid and soffit: a duct, a cable tray, sprinklers, and the tiles that are still in. */
function Void({ frame: { left, right } }: { frame: Frame }) {
  const span = right - left;
  return (
    <>
      <Face d={box(left, ceiling, span, soffit - ceiling)} />
      <Solid d={box(left, 3, span, 0.32)} />
      <Fine d={uprights(left, right, 1.2, 3, 3.32)} />
      <Edge d={box(left, 2.88, span, 0.06)} />
      <Solid d={tiled(left, right, 3, (x) => circle(x + 0.5, 3.16, 0.15))} />
      <Fine d={uprights(left, right, tile * 2, ceiling, soffit)} />
      <Edge d={run([left, ceiling], [right, ceiling])} />
      <Cut
        d={tiled(left, right, tile, (x, place) =>
          isOut(place) ? '' : box(x + 0.02, ceiling - 0.02, tile - 0.04, 0.04),
        )}
      />
      <Cut d={tiled(left, right, tile, (x) => box(x - 0.015, ceiling - 0.02, 0.03, 0.07))} />
    </>
  );
}

/** The tiles that are out, over the equipment and here and there. */
function isOut(place: number): boolean {
  return (place >= -3 && place <= 2) || place % 7 === 4;
}
