import type { Product } from '../../catalogue/product.ts';
import { turn } from '../kit/placement.ts';
import { atHeight, evenly, point, sides } from '../kit/points.ts';
import { Workpiece } from '../kit/workpiece.ts';
import {
  addBlockFoot,
  addBraces,
  addBuffers,
  addCastors,
  addFrame,
  addLever,
  onBothSides,
} from './industrial/carriage.ts';
import { addFlight, type Flight } from './industrial/flight.ts';
import type { Tread } from './industrial/planks.ts';
import {
  addDeck,
  addPosts,
  addRearPosts,
  addToeboards,
  type Platform,
} from './industrial/platform.ts';
import { addFlightPosts, addRail, flightRail, kneeRadius, railRadius } from './industrial/rails.ts';

const [wheel, low, tube] = [0.16, 0.24, 0.044];
/** How tightly the rails turn. */
const bend = 0.09;

/** Warehouse steps on castors, climbed from one end or both, with handrails to a guarded platform. */
export function mobileAccess(product: Product): Workpiece {
  return product.sides === 2 ? doubleLadder(product) : singleLadder(product);
}

function flightOf(product: Product, head: number): Flight {
  const { width, length, height } = product;
  const galvanised = product.name.includes('Slip-Resistant');
  const tread: Tread = { kind: galvanised ? 'punched' : 'ribbed', material: 'galvanised' };
  return {
    foot: point(0, 0.06, length / 2 - 0.12),
    head: point(0, height, head),
    half: width / 2 - 0.08,
    treads: product.treads ?? Math.round(height / 0.24),
    tread,
    stringer: 0.07,
    material: galvanised ? 'galvanised' : 'steel',
  };
}

function platformOf(flight: Flight, back: number, front: number): Platform {
  const { half, tread, material, head } = flight;
  return { back, front, height: head.y, half: half + 0.03, tread, material };
}

function railsOf({ height, overallHeight = height + 1.1 }: Product): number {
  return overallHeight - height;
}

function singleLadder(product: Product): Workpiece {
  const { width, length, height } = product;
  const piece = new Workpiece();
  const [rear, head] = [0.1 - length / 2, 0.8 - length / 2];
  const flight = flightOf(product, head);
  const { material, half } = flight;
  const above = railsOf(product);
  const line = width / 2 - railRadius - 0.002;
  const platform = platformOf(flight, rear - 0.04, head + 0.02);
  addFlight(piece, flight);
  addDeck(piece, platform);
  addToeboards(piece, platform, true);
  addPosts(piece, platform, [head - 0.02], line, above - railRadius);
  addRearPosts(piece, platform, rear, line - bend - 0.01, above - railRadius);
  addGuard(piece, flight, above, rear, line);
  addUnderframe(piece, flight, { rear, post: head - 0.05, front: length / 2 - 0.42 });
  addCastors(piece, wheel, half, rear);
  addCastors(piece, wheel, half, length / 2 - 0.42);
  addStringerFeet(piece, flight);
  for (const side of sides) {
    const z = rear + 0.36;
    addFrame(piece, material, tube, [[point(side * half, 0.05, z), point(side * half, low, z)]]);
    addBlockFoot(piece, material, point(side * half, 0, z), 0.08, 0.07);
  }
  addLever(piece, material, half, low, rear);
  for (const y of [low, height - 0.03]) addBuffers(piece, half, y, rear - tube / 2, 0.078);
  return piece;
}

/** The handrail runs up one side, round the back of the platform and down the other; so does the knee rail. */
function addGuard(
  piece: Workpiece,
  flight: Flight,
  above: number,
  rear: number,
  line: number,
): void {
  const rail = flightRail(flight, above);
  const round = (way: readonly (readonly [y: number, z: number])[], radius: number) => {
    const right = way.map(([y, z]) => point(line, y, z));
    const left = way.toReversed().map(([y, z]) => point(-line, y, z));
    addRail(piece, flight.material, [...right, ...left], radius, bend);
  };
  const { start, low: bottom, high, kneeStart, knee } = rail;
  round(
    [
      [start.y - 0.03, start.z],
      [bottom.y, bottom.z],
      [high.y, high.z],
      [high.y, rear],
    ],
    railRadius,
  );
  round(
    [
      [kneeStart.y, kneeStart.z],
      [knee.y, knee.z],
      [knee.y, rear],
    ],
    kneeRadius,
  );
  addFlightPosts(piece, flight, rail, line);
}

interface Stance {
  readonly rear: number;
  readonly post: number;
  readonly front: number;
}

/** Legs under the platform, a base rail to the stringers, bracing that grows with the height. */
function addUnderframe(piece: Workpiece, flight: Flight, { rear, post, front }: Stance): void {
  const { foot, head, half, material } = flight;
  const height = head.y;
  const under = height - 0.05;
  const stringerAt = (z: number) => foot.y + ((foot.z - z) / (foot.z - head.z)) * (height - foot.y);
  const onStringer = atHeight(foot, head, low).z;
  addFrame(
    piece,
    material,
    tube,
    onBothSides(half, [
      [
        [low - 0.04, rear],
        [under, rear],
      ],
      [
        [low, post],
        [under, post],
      ],
      [
        [low, rear],
        [low, onStringer],
      ],
      [
        [low - 0.04, front],
        [stringerAt(front) - 0.03, front],
      ],
    ]),
  );
  const levels = evenly(low, height - 0.1, Math.max(2, Math.round((height - low) / 1.1) + 1));
  const bays = levels.slice(1).map((to, at) => ({ from: levels[at] ?? low, to, at }));
  addBraces(
    piece,
    material,
    0.014,
    onBothSides(
      half,
      bays.flatMap(({ from, to, at }) => [
        at % 2 === 0
          ? ([
              [from, rear],
              [to, post],
            ] as const)
          : ([
              [from, post],
              [to, rear],
            ] as const),
        ...(at > 0
          ? [
              [
                [from, rear],
                [from, atHeight(foot, head, from).z],
              ] as const,
            ]
          : []),
      ]),
    ),
  );
  const cross = (y: number, z: number) => [point(-half, y, z), point(half, y, z)] as const;
  addFrame(piece, material, tube * 0.8, [
    ...levels.slice(0, -1).map((y) => cross(y, rear)),
    cross(low, post),
    cross(low, front),
  ]);
  addBraces(
    piece,
    material,
    0.012,
    bays.flatMap(({ from, to }) => [
      [point(-half, from, rear), point(half, to, rear)] as const,
      [point(half, from, rear - 0.018), point(-half, to, rear - 0.018)] as const,
    ]),
  );
}

function addStringerFeet(piece: Workpiece, { foot, half, material }: Flight): void {
  for (const side of sides) {
    addBlockFoot(piece, material, point(side * half, 0, foot.z + 0.04), 0.15, 0.075);
  }
}

function doubleLadder(product: Product): Workpiece {
  const { width } = product;
  const head = 0.34;
  const flight = flightOf(product, head);
  const { foot, half, material } = flight;
  const above = railsOf(product);
  const line = width / 2 - railRadius - 0.002;
  const height = flight.head.y;
  const post = head - 0.04;
  const onStringer = atHeight(foot, flight.head, low).z;
  const end = new Workpiece();
  addFlight(end, flight);
  const rail = flightRail(flight, above);
  addFlightPosts(end, flight, rail, line);
  addCastors(end, wheel, half, post);
  addStringerFeet(end, flight);
  addLever(end, material, half, low, post, 1);
  addFrame(
    end,
    material,
    tube,
    onBothSides(half, [
      [
        [low - 0.04, post],
        [height - 0.05, post],
      ],
      [
        [low, 0],
        [low, onStringer],
      ],
    ]),
  );
  const levels = evenly(low, height - 0.1, Math.max(2, Math.round((height - low) / 1.1) + 1));
  const cross = (y: number, z: number) => [point(-half, y, z), point(half, y, z)] as const;
  addFrame(end, material, tube * 0.8, [
    ...levels.slice(0, -1).map((y) => cross(y, post)),
    cross(low, onStringer - 0.12),
  ]);
  addBraces(
    end,
    material,
    0.013,
    levels.slice(1).flatMap((to, at) => {
      const from = levels[at] ?? low;
      const reach = atHeight(foot, flight.head, from).z;
      return [
        ...onBothSides(
          half,
          at > 0
            ? [
                [
                  [from, post],
                  [from, reach],
                ],
              ]
            : [],
        ),
        [point(half, from, -post), point(half, to, post)] as const,
      ];
    }),
  );
  const platform = platformOf(flight, -head - 0.02, head + 0.02);
  const piece = new Workpiece().join(end).join(end, turn('y', Math.PI));
  addDeck(piece, platform);
  addToeboards(piece, platform, false);
  addPosts(piece, platform, [-head + 0.02, head - 0.02], line, above - railRadius);
  const { start, low: bottom, high, kneeStart, knee } = rail;
  for (const side of sides) {
    const over = (way: readonly (readonly [y: number, z: number])[]) => [
      ...way.map(([y, z]) => point(side * line, y, z)),
      ...way.toReversed().map(([y, z]) => point(side * line, y, -z)),
    ];
    addRail(
      piece,
      material,
      over([
        [start.y - 0.03, start.z],
        [bottom.y, bottom.z],
        [high.y, high.z],
      ]),
      railRadius,
    );
    addRail(
      piece,
      material,
      over([
        [kneeStart.y, kneeStart.z],
        [knee.y, knee.z],
      ]),
      kneeRadius,
    );
  }
  return piece;
}
