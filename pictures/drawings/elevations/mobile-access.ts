import type { Product } from '../../../catalogue/product.ts';
import type { Elevations } from './elevations.ts';
import { type Flight, flight, flightFace, flightRail, guardedPlatform } from './flights.ts';
import { atHeight, crossbars } from './geometry.ts';
import { bars, type Mark, mirrored, type Point, run } from './mark.ts';
import { castors, feet } from './pen.ts';

const wheel = 0.08;
const low = 0.24;

/** Warehouse steps on castors, climbed from one end or both, with handrails to a guarded platform. */
export function mobileAccess(product: Product): Elevations {
  const { width, length, height, sides } = product;
  const { treads, toothed } = flightOf(product, 0);
  const middle = sides === 2 ? length / 2 + 0.15 : 0.62;
  return {
    front: flightFace({ width, height, above: railsOf(product), treads, toothed }),
    side: sides === 2 ? doubleSide(product) : singleSide(product),
    closeUp: { of: 'side', at: [middle, height + 0.1], span: 1.3 },
  };
}

function flightOf(product: Product, head: number): Flight {
  return {
    foot: [product.length - 0.12, 0.06],
    head: [head, product.height],
    treads: product.treads ?? Math.round(product.height / 0.24),
    toothed: product.name.includes('Slip-Resistant'),
    tone: 'steel',
    stringer: 0.07,
  };
}

function railsOf({ height, overallHeight = height + 1.1 }: Product): number {
  return overallHeight - height;
}

function singleSide(product: Product): Mark[] {
  const { height, length } = product;
  const [rear, head] = [0.1, 0.8];
  const post = head - 0.05;
  const steps = flightOf(product, head);
  const above = railsOf(product);
  const [front, onStringer]: [number, Point] = [
    length - 0.42,
    atHeight(steps.foot, steps.head, low),
  ];
  const braces = [
    run(rear, low, post, height - 0.1),
    run(rear, height * 0.55, post, height * 0.55),
  ];
  const frame = [
    run(rear, wheel * 2, rear, height),
    run(post, low, post, height),
    run(rear, low, onStringer[0], low),
    run(front, low, front, onStringer[1] + 0.1),
  ];
  return [
    bars(braces, 0.028, 'steel'),
    bars(frame, 0.044, 'steel'),
    ...flightRail(steps, above, rear + 0.02),
    ...flight(steps),
    ...guardedPlatform(rear - 0.02, head, height, above, 'steel'),
    ...castors([rear, front], wheel, low, 0.05),
    feet([length - 0.1], 0.12, 0.07),
    lever(rear),
  ];
}

/** The foot lever that lets the frame down on to its feet. */
function lever(x: number): Mark {
  return bars([run(x + 0.02, low - 0.02, x + 0.2, low + 0.16)], 0.03, 'dark');
}

function doubleSide(product: Product): Mark[] {
  const { height, length } = product;
  const middle = length / 2;
  const [start, head] = [middle - 0.34, middle + 0.34];
  const steps = flightOf(product, head);
  const above = railsOf(product);
  const [onStringer] = atHeight(steps.foot, steps.head, low);
  const half = [
    ...flightRail(steps, above, head - 0.02),
    ...flight(steps),
    ...castors([head - 0.04], wheel, low, 0.05),
    feet([length - 0.1], 0.12, 0.07),
  ];
  const frame = [
    run(start + 0.04, low, start + 0.04, height),
    run(head - 0.04, low, head - 0.04, height),
    run(length - onStringer, low, onStringer, low),
  ];
  return [
    bars(
      [run(start, low, head, height - 0.1), run(head, low, start, height - 0.1)],
      0.028,
      'steel',
    ),
    bars(frame, 0.044, 'steel'),
    ...mirrored(half, middle),
    ...half,
    bars(crossbars([height + above * 0.5], start, head), 0.026, 'steel'),
    bars(crossbars([height + above - 0.018], start - 0.02, head + 0.02), 0.036, 'steel'),
    ...guardedPlatform(start, head, height, above, 'steel'),
    lever(head - 0.04),
  ];
}
