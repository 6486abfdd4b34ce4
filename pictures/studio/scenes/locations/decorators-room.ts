import { spots } from '../../../models/kit/profiles.ts';
import { latheGeometry } from '../../../models/kit/sweep.ts';
import { corniceOutline, moulding } from '../buildings/mouldings.ts';
import { windowIn } from '../buildings/window.ts';
import { Location } from '../location.ts';
import { type Opening, wall } from '../opening.ts';
import { rectangle, rotatedPlacement, slab, spanAround } from '../shapes.ts';

const [left, right, back, front] = [-3.3, 4.2, -2.4, 6] as const;
const ceiling = 3.2;

/** A room being painted: half a wall in its new colour, sheets on the boards, sun through a sash window. */
export function decoratorsRoom(): Location {
  const built = new Location()
    .ground('boards-oak', [left, right], [back, front])
    .box('plaster-white', [left, right], [ceiling, ceiling + 0.1], [back, front])
    .join(paintedWall(right - left, []), [left, 0, back])
    .join(
      paintedWall(front - back, [
        { x: 6, width: 1.35, sill: 0.55, spring: 2.6 },
        { x: 2.6, width: 1.35, sill: 0.55, spring: 2.6 },
      ]),
      rotatedPlacement([left, 0, front], Math.PI / 2),
    )
    .join(paintedWall(front - back, []), rotatedPlacement([right, 0, back], -Math.PI / 2))
    .add('dust-sheet', sheet(), [0.2, 0.004, 0.1]);
  // The new coat, with an uneven edge as a roller leaves it.
  const edge = Array.from({ length: 25 }, (_, at): [number, number] => {
    const y = 0.2 + (at / 24) * 2.45;
    return [0.75 + 0.07 * Math.sin(at * 1.9) + 0.05 * Math.sin(at * 5.1), y];
  });
  built.add(
    'paint-new',
    slab([[left, 0.2], ...edge, [left, 2.65]], 0.002).translate(0, 0, back + 0.004),
  );
  return built
    .join(tin(0.09, 0.19), [1.35, 0.01, 0.35])
    .join(tin(0.09, 0.19), [1.58, 0.01, 0.12])
    .join(tin(0.13, 0.26), [-1.5, 0.01, -0.9])
    .join(tray(), rotatedPlacement([0.95, 0.01, 0.75], 0.5));
}

function paintedWall(length: number, openings: readonly Opening[]): Location {
  const built = new Location().add('paint-old', wall([0, length], [0, ceiling], 0.35, openings));
  const cornice = corniceOutline.map(([out, up]) => [out * 0.5, up * 0.5] as const);
  built.add('plaster-white', moulding(cornice, [0, length], ceiling));
  built.box('sash-white', [0, length], [0, 0.2], [0, 0.022], 0.006);
  for (const opening of openings) {
    const { x, spring } = opening;
    const half = opening.width / 2;
    built.join(windowIn(opening, 'sash-white', [2, 4], 0.15, { stile: 0.06, rail: 0.5 }));
    for (const side of [-1, 1])
      built.box(
        'sash-white',
        [x + side * half, x + side * (half + 0.13)],
        [0.2, spring + 0.13],
        [0, 0.03],
        0.008,
      );
    built.box('sash-white', spanAround(x, half), [spring, spring + 0.13], [0, 0.03], 0.008);
    built.box('sash-white', spanAround(x, half + 0.18), [0.5, 0.55], [-0.1, 0.1], 0.008);
  }
  return built;
}

function sheet() {
  return slab(rectangle(-2, -1.9, 1.9, 1.2), 0.006)
    .rotateX(-Math.PI / 2)
    .rotateY(0.08);
}

function tin(radius: number, height: number): Location {
  const [rim, inner] = [radius * 1.04, radius * 0.94];
  const [paint, full] = [height - 0.025, height - 0.024];
  return new Location()
    .add(
      'can-steel',
      latheGeometry(
        28,
        ...spots(0, 0, radius, 0, radius, height, rim, height, rim, height + 0.008),
        ...spots(inner, height + 0.008, inner, height - 0.03),
      ),
    )
    .add('paint-new', latheGeometry(24, [0, paint], [inner, paint], [inner, full], [0, full]));
}

function tray(): Location {
  return new Location()
    .box('frame-dark', [-0.15, 0.15], [0, 0.015], [-0.2, 0.2], 0.004)
    .box('frame-dark', [-0.16, -0.15], [0, 0.07], [-0.2, 0.2], 0.003)
    .box('frame-dark', [0.15, 0.16], [0, 0.07], [-0.2, 0.2], 0.003)
    .box('frame-dark', [-0.16, 0.16], [0, 0.07], [-0.21, -0.2], 0.003)
    .box('paint-new', [-0.148, 0.148], [0.015, 0.03], [-0.2, 0.02]);
}
