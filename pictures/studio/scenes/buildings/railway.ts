import { member } from '../../../models/kit/members.ts';
import type { Spot } from '../../../models/kit/profiles.ts';
import { move, placed, point, turn } from '../../../models/kit/space.ts';
import { turned } from '../../../models/kit/sweep.ts';
import type { LocationMaterial } from '../location-materials.ts';
import { box, type Span } from '../shapes/box.ts';
import { Site } from '../site.ts';

const gauge = 1.435;
const railOutline: readonly Spot[] = [
  [-0.07, 0],
  [0.07, 0],
  [0.07, 0.012],
  [0.012, 0.03],
  [0.012, 0.11],
  [0.036, 0.12],
  [0.036, 0.155],
  [-0.036, 0.155],
  [-0.036, 0.12],
  [-0.012, 0.11],
  [-0.012, 0.03],
  [-0.07, 0.012],
];

/** Two rails along Z; the tops of the rails are at y = 0. */
export function rails([back, front]: Span): Site {
  const site = new Site();
  for (const side of [-1, 1]) {
    const x = (side * (gauge + 0.07)) / 2;
    site.add(
      'steel-rail',
      member({ outline: railOutline }, point(x, -0.155, front), point(x, -0.155, back)),
    );
    site.add('rail-bright', box([x - 0.03, x + 0.03], [-0.002, 0.001], [back, front]));
  }
  return site;
}

/** Rails on sleepers in ballast, along Z. */
export function track(z: Span): Site {
  const site = rails(z);
  for (let along = z[0]; along < z[1]; along += 0.65)
    site.add('sleeper', box([-1.28, 1.28], [-0.3, -0.15], [along, along + 0.25], 0.015));
  return site.add('ballast', box([-1.7, 1.7], [-0.7, -0.2], z));
}

/** A station platform along Z: surface at y = 0, its edge at x = 0 looks towards −X. */
export function platform(wide: number, [back, front]: Span, surface: LocationMaterial): Site {
  const site = new Site()
    .add(surface, box([1.25, wide], [-0.2, 0], [back, front]))
    .add('tactile', box([0.75, 1.15], [-0.2, 0.001], [back, front]))
    .add('line-white', box([1.15, 1.25], [-0.2, 0.001], [back, front]))
    .add('brick-brown', box([0.12, wide], [-1.2, -0.2], [back, front]));
  for (let z = back; z < front; z += 0.92)
    site.add('stone-coping', box([0, 0.75], [-0.2, 0.002], [z, z + 0.91], 0.012));
  return site;
}

interface Carriage {
  readonly length: number;
  readonly lower: LocationMaterial;
  readonly upper: LocationMaterial;
}

/** A carriage along Z about the origin, rails at y = 0. */
export function carriage({ length, lower, upper }: Carriage): Site {
  const half = length / 2;
  const site = new Site();
  const hull = (outline: readonly Spot[]) =>
    member(
      { outline: [...outline, ...outline.map(([x, y]): Spot => [-x, y]).toReversed()] },
      point(0, 0, half),
      point(0, 0, -half),
    );
  site.add(
    lower,
    hull([
      [1.28, 0.95],
      [1.36, 1.25],
      [1.4, 1.7],
      [1.4, 2.05],
    ]),
  );
  site.add(
    upper,
    hull([
      [1.4, 2.05],
      [1.38, 2.5],
      [1.32, 3.05],
    ]),
  );
  site.add(
    'coach-roof',
    hull([
      [1.32, 3.05],
      [1.22, 3.35],
      [0.95, 3.62],
      [0.5, 3.78],
      [0.001, 3.83],
    ]),
  );
  for (const side of [-1, 1])
    site.join(coachSide(length), side < 0 ? turn('y', Math.PI) : undefined);
  site.add('frame-dark', box([-1.25, 1.25], [0.72, 0.96], [-half + 0.05, half - 0.05], 0.01));
  for (let z = -half * 0.35; z < half * 0.4; z += 2.6)
    site.add('cast-black', box([-1.15, 1.15], [0.28, 0.74], [z, z + 1.7], 0.03));
  for (const end of [-1, 1]) site.join(bogie(), [0, 0, end * (half - 3)]);
  for (const end of [0, Math.PI]) site.join(coachEnd(half), turn('y', end));
  for (const end of [-1, 1])
    for (const x of [-0.88, 0.88])
      site.add(
        'cast-black',
        turned(
          18,
          [0, 0],
          [0.09, 0],
          [0.09, 0.3],
          [0.07, 0.32],
          [0.07, 0.5],
          [0.22, 0.52],
          [0.22, 0.56],
          [0, 0.58],
        ),
        placed(move(x, 1.06, end * half), turn('x', (end * Math.PI) / 2)),
      );
  return site;
}

/** Windows and doors of the side that looks towards +X. */
function coachSide(length: number): Site {
  const site = new Site();
  const half = length / 2;
  const pitch = 1.95;
  for (let z = -half + 2.3; z < half - 2.2; z += pitch) {
    site.add('frame-pale', box([1.36, 1.415], [1.98, 2.86], [z - 0.62, z + 0.62], 0.02));
    site.add('window-dark', box([1.37, 1.422], [2.03, 2.81], [z - 0.57, z + 0.57], 0.015));
    site.add('frame-pale', box([1.38, 1.425], [2.52, 2.55], [z - 0.57, z + 0.57]));
  }
  for (const end of [-1, 1]) {
    const z = end * (half - 1.05);
    for (const seam of [-0.42, 0.42])
      site.add('frame-dark', box([1.36, 1.408], [1.05, 3], [z + seam - 0.008, z + seam + 0.008]));
    site.add('frame-pale', box([1.36, 1.412], [2.05, 2.85], [z - 0.3, z + 0.3], 0.02));
    site.add('window-dark', box([1.37, 1.42], [2.1, 2.8], [z - 0.26, z + 0.26], 0.015));
    site.add('steel-galvanised', box([1.41, 1.45], [1.5, 1.9], [z + 0.5, z + 0.53], 0.006));
  }
  return site.add('coach-line', box([1.39, 1.407], [1.9, 1.95], [-half, half]));
}

/** The end that looks towards +Z: a gangway between two windows, lamps below. */
function coachEnd(half: number): Site {
  const site = new Site()
    .add('cast-black', box([-0.56, 0.56], [1.1, 3.2], [half, half + 0.16], 0.03))
    .add('frame-pale', box([-0.4, 0.4], [1.2, 3.08], [half + 0.15, half + 0.17], 0.01))
    .add('window-dark', box([-0.24, 0.24], [2.1, 2.85], [half + 0.16, half + 0.178], 0.01));
  for (const x of [-0.92, 0.92]) {
    site.add('frame-dark', box([x - 0.27, x + 0.27], [2.2, 2.95], [half, half + 0.02], 0.01));
    site.add('window-dark', box([x - 0.23, x + 0.23], [2.25, 2.9], [half, half + 0.026], 0.01));
  }
  return site.add('frame-dark', box([-1.2, 1.2], [0.9, 1.02], [half, half + 0.06], 0.01));
}

function bogie(): Site {
  const site = new Site();
  const wheel = turned(
    32,
    [0, -0.07],
    [0.48, -0.07],
    [0.48, -0.03],
    [0.45, 0.0],
    [0.45, 0.06],
    [0.38, 0.07],
    [0.34, 0.03],
    [0.14, 0.03],
    [0.12, 0.08],
    [0, 0.09],
  );
  for (const z of [-1.2, 1.2])
    for (const side of [-1, 1])
      site.add(
        'cast-black',
        wheel,
        placed(move((side * gauge) / 2, 0.45, z), turn('z', (-side * Math.PI) / 2)),
      );
  for (const side of [-1, 1]) {
    site.add(
      'cast-black',
      box([side * 0.98 - 0.06, side * 0.98 + 0.06], [0.5, 0.68], [-1.7, 1.7], 0.02),
    );
    for (const z of [-1.2, 1.2])
      site.add(
        'cast-black',
        box([side * 1.0 - 0.09, side * 1.0 + 0.09], [0.3, 0.6], [z - 0.16, z + 0.16], 0.03),
      );
    for (const z of [-0.32, 0, 0.32])
      site.add(
        'iron-red',
        turned(
          14,
          [0.06, 0],
          [0.1, 0.02],
          [0.06, 0.05],
          [0.1, 0.09],
          [0.06, 0.13],
          [0.1, 0.17],
          [0.06, 0.2],
        ),
        [side * 1.0, 0.3, z],
      );
  }
  return site;
}
