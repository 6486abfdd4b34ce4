import type { Product } from '../../../catalogue/product.ts';
import { cageReach } from '../proportions.ts';
import type { Elevations } from './elevations.ts';
import { type Flight, flight, flightFace, flightRail, guardedPlatform } from './flights.ts';
import { atHeight, bent, box } from './geometry.ts';
import { bars, faces, hairs, type Mark, type Run, run, type Tone } from './mark.ts';
import { castors, feet } from './pen.ts';

const treadSpacing = 0.22;
const platformDepth = 0.95;

function flightOf(product: Product, tone: Tone): Flight {
  return {
    foot: [product.length - 0.1, 0.05],
    head: [platformDepth, product.height],
    treads: Math.round(product.height / treadSpacing),
    toothed: product.material === 'Steel',
    tone,
    stringer: 0.08,
  };
}

function railsOf({ height, overallHeight = height + 1.1 }: Product): number {
  return overallHeight - height;
}

/** Wide steps rolled up to a load bed: buffers towards the vehicle, feet under the stairs. */
export function lorrySteps(product: Product): Elevations {
  const { height, length } = product;
  const steps = flightOf(product, 'alloy');
  const above = railsOf(product);
  const low = atHeight(steps.foot, steps.head, 0.28);
  return {
    front: frontOf(product),
    side: [
      bars([run(0.12, 0.28, platformDepth - 0.06, height - 0.1)], 0.03),
      bars(
        [
          run(0.08, 0.16, 0.08, height),
          run(platformDepth - 0.05, 0.28, platformDepth - 0.05, height),
          [[0.08, 0.28], low],
        ],
        0.05,
      ),
      ...flightRail(steps, above, 0.1),
      ...flight(steps),
      ...guardedPlatform(0.06, platformDepth, height, above, 'alloy'),
      faces([box(0, height - 0.22, 0.05, 0.2), box(0, height * 0.45, 0.05, 0.16)], 'dark'),
      ...castors([0.1], 0.1, 0.3, 0.06),
      bars([run(length - 0.4, 0.05, length - 0.4, low[1])], 0.036),
      feet([length - 0.1, length - 0.4], 0.13, 0.06),
    ],
    closeUp: { of: 'side', at: [0.6, height + 0.3], span: 1.6 },
  };
}

/** A stair tower with a cage that lowers round the manlid, levelled on jackscrews. */
export function tankerLadder(product: Product): Elevations {
  const { height, length } = product;
  const steps = flightOf(product, 'steel');
  const above = railsOf(product);
  const posts = [0.06, platformDepth - 0.05];
  const low = 0.42;
  const lean = atHeight(steps.foot, steps.head, low);
  return {
    front: [...frontOf(product), ...jackscrews([0.06, product.width - 0.06], low)],
    side: [
      bars(bracesOf(posts, low, height), 0.034, 'steel'),
      bars(
        [...posts.map((x) => run(x, low - 0.02, x, height)), [[posts[0] ?? 0, low], lean]],
        0.06,
        'steel',
      ),
      ...flightRail(steps, above, 0.06),
      ...flight(steps),
      ...cage(height, above),
      ...guardedPlatform(0.03, platformDepth, height, above, 'steel'),
      ...castors([0.5, length - 0.75], 0.1, low, 0.06),
      bars([run(length - 0.75, low, length - 0.75, low + 0.12)], 0.05, 'steel'),
      ...jackscrews([0.06, length - 0.28], low),
      feet([length - 0.1], 0.13, 0.06),
    ],
    closeUp: { of: 'side', at: [-0.1, height + 0.3], span: 2.3 },
  };
}

function bracesOf([left = 0, right = 0]: readonly number[], low: number, height: number): Run[] {
  const bays = Math.max(1, Math.round((height - low) / 1.2));
  return Array.from({ length: bays }, (_, at): Run => {
    const from = low + ((height - low) * at) / bays;
    const to = low + ((height - low) * (at + 1)) / bays - 0.08;
    return at % 2 === 0 ? run(left, from, right, to) : run(right, from, left, to);
  });
}

/** Let down from the platform's end over the vehicle: a floor ring, two rails and uprights between. */
function cage(height: number, above: number): Mark[] {
  const [from, to] = [-cageReach + 0.02, 0.02];
  const [floor, top] = [height - 0.12, height + above - 0.02];
  const uprights = [0.2, 0.4, 0.6, 0.8].map((part): Run => {
    const x = from + (to - from) * part;
    return run(x, floor, x, top);
  });
  const middle = (floor + top) / 2;
  return [
    bars([...uprights, run(from, middle, to, middle)], 0.024, 'steel'),
    bars([bent(run(to, top, from, top, from, floor, to, floor), 0.1)], 0.04, 'steel'),
    // The arms it swings down on.
    bars([run(0.08, height - 0.55, from + 0.45, floor)], 0.04, 'dark'),
  ];
}

/** Threaded screws on square plates, a turning handle at the head. */
function jackscrews(xs: readonly number[], top: number): Mark[] {
  const threads = (x: number): Run[] =>
    [0.09, 0.14, 0.19, 0.24].map((y) => run(x - 0.02, y, x + 0.02, y + 0.02));
  return [
    bars(
      xs.map((x) => run(x, 0.02, x, top + 0.06)),
      0.04,
      'steel',
    ),
    hairs(xs.flatMap(threads)),
    faces(
      xs.map((x) => box(x - 0.075, 0, 0.15, 0.03)),
      'dark',
    ),
    bars(
      xs.map((x) => run(x - 0.09, top - 0.06, x + 0.09, top - 0.06)),
      0.024,
      'dark',
    ),
  ];
}

function frontOf(product: Product): Mark[] {
  const { width, height, material } = product;
  const steel = material === 'Steel';
  return flightFace({
    width,
    height,
    above: railsOf(product),
    treads: Math.round(height / treadSpacing),
    toothed: steel,
    tone: steel ? 'steel' : 'alloy',
  });
}
