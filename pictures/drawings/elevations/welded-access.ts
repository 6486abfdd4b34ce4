import type { Product } from '../../../catalogue/product.ts';
import { type PlacedFlight as Flight, flightBetween } from '../../plans/flights.ts';
import {
  cageReach,
  type LorryAccessPlan,
  lorryAccessPlan,
  type MobileLadderPlan,
  mobileLadderPlan,
  platformDepth,
  single,
} from '../../plans/welded-access.ts';
import type { Elevations } from './elevations.ts';
import { flight, flightFace, flightRail, guardedPlatform } from './flights.ts';
import { atHeight, bent, box, crossbars, uprights } from './geometry.ts';
import {
  bars,
  faces,
  hairs,
  type Mark,
  mirrored,
  moved,
  type Run,
  run,
  type Tone,
} from './mark.ts';
import { castors, feet } from './pen.ts';

type Plan = MobileLadderPlan | LorryAccessPlan;

/** The flight of a plan, drawn from the left edge of its platform to its own end. */
function stairs(plan: Plan, edge = 0): Flight {
  return flightBetween(plan.flight, edge, plan.length);
}

function lookOf({ punched, finish, stringer }: Plan) {
  const tone: Tone = finish === 'aluminium' ? 'alloy' : 'steel';
  return { toothed: punched, tone, stringer };
}

function front(plan: Plan): Mark[] {
  const { width, flightWidth } = plan;
  const face = flightFace(flightWidth, stairs(plan), lookOf(plan));
  return width > flightWidth ? moved(face, (width - flightWidth) / 2) : face;
}

/** Where the base is wider than the flight: a bar across, with a leg and a foot outside each side. */
function outriggers({ width, flightWidth, low, tube }: Plan): Mark[] {
  if (width <= flightWidth) return [];
  const xs = [0.04, width - 0.04] as const;
  return [
    bars([run(xs[0], low, xs[1], low), ...uprights(xs, 0.05, low)], tube, 'steel'),
    feet(xs, 0.08, 0.07),
  ];
}

/** Stairs and their rails, which end at `end`. */
function stair(plan: Plan, steps: Flight, end: number): Mark[] {
  const look = lookOf(plan);
  return [...flightRail(steps, look.tone, end), ...flight(steps, look)];
}

/** Warehouse steps on castors, climbed from one end or both, with handrails to a guarded platform. */
export function mobileAccess(product: Product): Elevations {
  const plan = mobileLadderPlan(product);
  const { length, height, double } = plan;
  return {
    front: [...outriggers(plan), ...front(plan)],
    side: double ? doubleSide(plan) : singleSide(plan),
    closeUp: { of: 'side', at: [double ? length / 2 + 0.15 : 0.62, height + 0.1], span: 1.3 },
  };
}

function singleSide(plan: MobileLadderPlan): Mark[] {
  const { height, length, wheel, low, tube } = plan;
  const steps = stairs(plan);
  const { rear } = single;
  const [head, front] = [steps.head[0], length - single.front];
  const post = head - 0.05;
  const [railEnd, railTop] = atHeight(steps.foot, steps.head, low);
  const braces = [
    run(rear, low, post, height - 0.1),
    run(rear, height * 0.55, post, height * 0.55),
  ];
  const frame = [
    run(rear, wheel, rear, height),
    run(post, low, post, height),
    run(rear, low, railEnd, low),
    run(front, low, front, railTop + 0.1),
  ];
  return [
    bars(braces, 2 * plan.brace, 'steel'),
    bars(frame, tube, 'steel'),
    ...stair(plan, steps, rear + 0.02),
    ...guardedPlatform(rear - 0.02, head, steps, 'steel'),
    ...castors([rear, front], wheel / 2, low, 0.05),
    feet([length - 0.1], 0.12, 0.07),
    lever(plan, rear),
  ];
}

/** The foot lever that lets the frame down on to its feet. */
function lever({ low }: MobileLadderPlan, x: number): Mark {
  return bars([run(x + 0.02, low - 0.02, x + 0.2, low + 0.16)], 0.03, 'dark');
}

function doubleSide(plan: MobileLadderPlan): Mark[] {
  const { height, length, wheel, low, tube } = plan;
  const middle = length / 2;
  const steps = stairs(plan, middle);
  const [[head], { above }] = [steps.head, steps];
  const start = middle - plan.flight.head[0];
  const [railEnd] = atHeight(steps.foot, steps.head, low);
  const half = [
    ...stair(plan, steps, head - 0.02),
    ...castors([head - 0.04], wheel / 2, low, 0.05),
    feet([length - 0.1], 0.12, 0.07),
  ];
  const frame = [
    ...uprights([start + 0.04, head - 0.04], low, height),
    run(length - railEnd, low, railEnd, low),
  ];
  const cross = [run(start, low, head, height - 0.1), run(head, low, start, height - 0.1)];
  return [
    bars(cross, 2 * plan.brace, 'steel'),
    bars(frame, tube, 'steel'),
    ...mirrored(half, middle),
    ...half,
    bars(crossbars([height + above * 0.5], start, head), 0.026, 'steel'),
    bars(crossbars([height + above - 0.018], start - 0.02, head + 0.02), 0.036, 'steel'),
    ...guardedPlatform(start, head, steps, 'steel'),
    lever(plan, head - 0.04),
  ];
}

const vehicleAccess: Readonly<
  Record<LorryAccessPlan['shape'], (plan: LorryAccessPlan) => Elevations>
> = { 'lorry-steps': lorrySteps, 'tanker-ladder': tankerLadder };

/** Access to vehicles: steps rolled up to a load bed, or a caged ladder to the top of a tanker. */
export function lorryAccess(product: Product): Elevations {
  const plan = lorryAccessPlan(product);
  return vehicleAccess[plan.shape](plan);
}

/** Wide steps rolled up to a load bed: buffers towards the vehicle, feet under the stairs. */
function lorrySteps(plan: LorryAccessPlan): Elevations {
  const { height, length, low, tube, wheel } = plan;
  const steps = stairs(plan);
  const foot = atHeight(steps.foot, steps.head, low);
  const post = platformDepth - 0.05;
  return {
    front: front(plan),
    side: [
      bars([run(0.12, low, platformDepth - 0.06, height - 0.1)], 0.03),
      bars(
        [run(0.08, 0.16, 0.08, height), run(post, low, post, height), [[0.08, low], foot]],
        tube,
      ),
      ...stair(plan, steps, 0.1),
      ...guardedPlatform(0.06, platformDepth, steps, 'alloy'),
      faces([box(0, height - 0.22, 0.05, 0.2), box(0, height * 0.45, 0.05, 0.16)], 'dark'),
      ...castors([0.1], wheel / 2, 0.3, 0.06),
      bars([run(length - 0.4, 0.05, length - 0.4, foot[1])], 0.036),
      feet([length - 0.1, length - 0.4], 0.13, 0.06),
    ],
    closeUp: { of: 'side', at: [0.6, height + 0.3], span: 1.6 },
  };
}

/** A stair tower with a cage that lowers round the manlid, levelled on jackscrews. */
function tankerLadder(plan: LorryAccessPlan): Elevations {
  const { width, height, length, low, tube, wheel } = plan;
  const steps = stairs(plan);
  const posts = [0.06, platformDepth - 0.05] as const;
  const foot = atHeight(steps.foot, steps.head, low);
  const castor = length - 0.75;
  return {
    front: [
      bars([run(0.06, low, width - 0.06, low)], tube, 'steel'),
      ...front(plan),
      ...jackscrews([0.06, width - 0.06], low),
    ],
    side: [
      bars(zigzag(plan, posts), 2 * plan.brace, 'steel'),
      bars([...uprights(posts, low - 0.02, height), [[posts[0], low], foot]], tube, 'steel'),
      ...stair(plan, steps, 0.06),
      ...cage(steps),
      ...guardedPlatform(0.03, platformDepth, steps, 'steel'),
      ...castors([0.5, castor], wheel / 2, low, 0.06),
      bars([run(castor, low, castor, low + 0.12)], 0.05, 'steel'),
      ...jackscrews([0.06, length - 0.28], low),
      feet([length - 0.1], 0.13, 0.06),
    ],
    closeUp: { of: 'side', at: [-0.1, height + 0.3], span: 2.3 },
  };
}

function zigzag({ low, height, bay }: Plan, [left, right]: readonly [number, number]): Run[] {
  const bays = Math.max(1, Math.round((height - low) / bay));
  return Array.from({ length: bays }, (_, at): Run => {
    const from = low + ((height - low) * at) / bays;
    const to = low + ((height - low) * (at + 1)) / bays - 0.08;
    return at % 2 === 0 ? run(left, from, right, to) : run(right, from, left, to);
  });
}

/** Let down from the platform's end over the vehicle: a floor ring, two rails and uprights between. */
function cage({ head: [, height], above }: Flight): Mark[] {
  const [from, to] = [-cageReach + 0.02, 0.02];
  const [floor, top] = [height - 0.12, height + above - 0.02];
  const middle = (floor + top) / 2;
  const xs = [0.2, 0.4, 0.6, 0.8].map((part) => from + (to - from) * part);
  return [
    bars([...uprights(xs, floor, top), run(from, middle, to, middle)], 0.024, 'steel'),
    bars([bent(run(to, top, from, top, from, floor, to, floor), 0.1)], 0.04, 'steel'),
    // The arms it swings down on.
    bars([run(0.08, height - 0.55, from + 0.45, floor)], 0.04, 'dark'),
  ];
}

/** Threaded screws on square plates, a turning handle at the head. */
function jackscrews(xs: readonly number[], top: number): Mark[] {
  const threads = xs.flatMap((x) =>
    [0.09, 0.14, 0.19, 0.24].map((y) => run(x - 0.02, y, x + 0.02, y + 0.02)),
  );
  const handles = xs.map((x) => run(x - 0.09, top - 0.06, x + 0.09, top - 0.06));
  return [
    bars(uprights(xs, 0.02, top + 0.06), 0.04, 'steel'),
    hairs(threads),
    faces(
      xs.map((x) => box(x - 0.075, 0, 0.15, 0.03)),
      'dark',
    ),
    bars(handles, 0.024, 'dark'),
  ];
}
