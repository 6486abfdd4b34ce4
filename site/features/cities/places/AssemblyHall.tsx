import type { PlaceProps } from './frame.ts';
import { Ground } from './Ground.tsx';
import { along, archedOpening, box, circle, outline, panes, run, tiled } from './paths.ts';
import { Cut, Edge, Face, Fine, Solid } from './tones.tsx';

const bay = 4.4;
const cornice = 7.3;

/** A Georgian assembly room: oak dado, shuttered windows between pilasters, a deep plaster cornice. */
export function AssemblyHall({ frame }: PlaceProps) {
  const { left, right, top } = frame;
  const span = right - left;
  const windows = (draw: (x: number) => string) =>
    tiled(left - bay, right + bay, bay, (x) => draw(x + bay / 2));
  const pilasters = (draw: (x: number) => string) => tiled(left - bay, right + bay, bay, draw);
  return (
    <>
      <Face d={box(left, 0, span, top)} />
      <Solid d={box(left, 0, span, 1.15)} />
      <Edge d={tiled(left, right, 0.55, (x) => box(x + 0.07, 0.28, 0.41, 0.72))} />
      <Fine d={tiled(left, right, 0.55, (x) => box(x + 0.13, 0.34, 0.29, 0.6))} />
      <Edge d={run([left, 1.08], [right, 1.08]) + run([left, 0.18], [right, 0.18])} />
      <Solid d={windows((x) => archedOpening(x - 0.8, 1.15, 1.6, 4.6, 0.8))} />
      <Fine
        d={windows(
          (x) => panes(x - 0.7, 1.2, 1.4, 3.4, 3, 6) + archedOpening(x - 0.7, 4.6, 1.4, 4.6, 0.7),
        )}
      />
      <Edge
        d={windows(
          (x) =>
            run([x - 0.8, 4.6], [x + 0.8, 4.6]) + archedOpening(x - 0.98, 1.15, 1.96, 4.6, 0.98),
        )}
      />
      <Solid
        d={windows((x) => box(x - 1.42, 1.15, 0.44, 3.45) + box(x + 0.98, 1.15, 0.44, 3.45))}
      />
      <Fine
        d={windows((x) =>
          [-1.36, 1.04]
            .map((out) => [1.25, 2.4, 3.5].map((y) => box(x + out, y, 0.32, 1)).join(''))
            .join(''),
        )}
      />
      <Solid d={pilasters((x) => box(x - 0.28, 1.15, 0.56, 5.3))} />
      <Fine
        d={pilasters((x) => along(x - 0.18, x + 0.18, 0.09, (at) => run([at, 1.5], [at, 6.3])))}
      />
      <Solid
        d={pilasters(
          (x) =>
            outline([x - 0.28, 6.45], [x + 0.28, 6.45], [x + 0.42, 6.85], [x - 0.42, 6.85]) +
            box(x - 0.36, 1.15, 0.72, 0.2),
        )}
      />
      <Solid d={box(left, 6.85, span, 0.45)} />
      <Fine d={tiled(left, right, 0.9, (x) => circle(x + 0.45, 7.07, 0.13))} />
      <Solid d={outlineOfCornice(left, right)} />
      <Fine d={tiled(left, right, 0.22, (x) => box(x + 0.05, cornice + 0.02, 0.12, 0.14))} />
      <Cut d={box(left, 8.15, span, top - 8.15)} />
      <Ground frame={frame} slab={0.5} />
    </>
  );
}

const outlineOfCornice = (left: number, right: number) =>
  box(left, cornice, right - left, 0.18) +
  box(left, cornice + 0.18, right - left, 0.25) +
  box(left, cornice + 0.43, right - left, 0.42);
