import type { PlaceProps } from './frame.ts';
import { Ground } from './Ground.tsx';
import { box, outline, run, tiled, uprights } from './paths.ts';
import { Cut, Edge, Face, Fine, Solid } from './tones.tsx';

const bay = 2.8;
const levels = [0.12, 1.75, 3.4, 5.05] as const;

/** Pallet racking along an aisle, seen from the aisle, under a portal frame. */
export function Warehouse({ frame }: PlaceProps) {
  const { left, right, top } = frame;
  const span = right - left;
  const loads = (draw: (x: number, y: number, load: number) => string) =>
    tiled(left - bay, right, bay, (x, place) =>
      levels
        .flatMap((y, level) =>
          [0, 1].map((half) => {
            const load = Math.abs(place * 7 + level * 5 + half * 3) % 6;
            return load === 0 ? '' : draw(x + 0.14 + half * 1.3, y + 0.13, load);
          }),
        )
        .join(''),
    );
  return (
    <>
      <Face d={box(left, 0, span, top)} />
      <Fine d={uprights(left, right, 0.35, 0, top)} />
      <Solid
        d={loads((x, y) => outline([x, y - 0.13], [x + 1.2, y - 0.13], [x + 1.2, y], [x, y]))}
      />
      <Solid d={loads((x, y, load) => box(x + 0.04, y, 1.12, heightOf(load)))} />
      <Fine d={loads((x, y, load) => cartons(x + 0.04, y, heightOf(load), load))} />
      <Solid
        d={tiled(left - bay, right, bay, (x) =>
          levels
            .slice(1)
            .map((y) => box(x, y - 0.14, bay, 0.12))
            .join(''),
        )}
      />
      <Solid d={tiled(left - bay, right, bay, (x) => box(x - 0.05, 0, 0.1, 6.5))} />
      <Edge d={tiled(left - bay, right, bay, (x) => box(x - 0.12, 0, 0.24, 0.03))} />
      <Cut d={box(left, 6.9, span, 0.16)} />
      <Edge d={tiled(left, right, 1.4, (x) => box(x, 7.06, 0.1, 0.25))} />
      <Ground frame={frame} />
    </>
  );
}

const heightOf = (load: number) => 0.75 + (load % 4) * 0.16;

function cartons(x: number, y: number, height: number, load: number): string {
  const rows = 1 + (load % 3);
  const across = 2 + (load % 2);
  const level = Array.from({ length: rows }, (_, row) =>
    run(
      [x, y + ((row + 1) * height) / (rows + 1)],
      [x + 1.12, y + ((row + 1) * height) / (rows + 1)],
    ),
  );
  const split = Array.from({ length: across - 1 }, (_, part) =>
    run([x + ((part + 1) * 1.12) / across, y], [x + ((part + 1) * 1.12) / across, y + height]),
  );
  return [...level, ...split].join('');
}
