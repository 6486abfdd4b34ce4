import type { Product } from '../../../../catalogue/product.ts';
import { flightRails, placeFlight } from '../../../plans/flights.ts';
import type { Spot } from '../../../plans/geometry.ts';
import { podiumSizes, type StairPodiumPlan, stairPodiumPlan } from '../../../plans/podiums.ts';
import { castorHeight } from '../../kit/castor.ts';
import { tread } from '../../kit/decks.ts';
import { bentTube } from '../../kit/members.ts';
import { channel } from '../../kit/profiles.ts';
import { bothSides, direction, outward, point, pointAlong, Z } from '../../kit/space.ts';
import { Workpiece } from '../../kit/workpiece.ts';
import {
  addCastor,
  addKneeRail,
  addPlatform,
  addStabilisers,
  footTube,
  pivot,
  tee,
} from './frame.ts';

const { tube, slim, wheel } = podiumSizes;

type StairPodium = ReturnType<typeof beginStairPodium>;

/** A stair podium under construction, with plan dimensions relative to its centre. */
function beginStairPodium(plan: StairPodiumPlan) {
  const { middle } = plan;
  const [back, edge] = [plan.back - middle, plan.edge - middle];
  const stair = placeFlight(plan.stair, edge, middle);
  return { ...plan, back, edge, stair, piece: new Workpiece() };
}

/** A guarded platform on castors with stairs and two handrails leading up to it. */
export function stairPodium(product: Product): Workpiece {
  const podium = beginStairPodium(stairPodiumPlan(product));
  addFrame(podium);
  addRails(podium);
  addPlatform(podium, 0.02, false);
  addStair(podium);
  addStabilisers(podium, [podium.back, podium.edge], 'aluminium');
  return podium.piece;
}

/** Adds four posts on castors, a rail round their feet, and a cross brace on either side. */
function addFrame(podium: StairPodium): void {
  const { piece, half, back, edge, height, rail, level } = podium;
  const low = castorHeight(wheel) - 0.006;
  for (const side of bothSides) {
    const x = side * half;
    const out = outward(side);
    for (const [z, inward] of [
      [back, 1],
      [edge, -1],
    ] as const) {
      piece.tube('aluminium', [x, low, z], [x, rail, z], tube);
      addCastor(podium, side, z, inward);
    }
    piece.tube('aluminium', [x, level, back], [x, level, edge], footTube);
    // One bar of the cross is inside the post line and one outside, so that they clear each other.
    for (const [inset, from, to] of [
      [0.012, back, edge],
      [-0.012, edge, back],
    ] as const) {
      const foot = point(x - side * inset, level + 0.06, from);
      const head = point(x - side * inset, height - 0.12, to);
      piece.tube('aluminium', foot, head, 0.0115);
      for (const at of [foot, head]) piece.join(pivot(point(x, at.y, at.z), out, Z));
    }
    piece.join(pivot(point(x, (level + height) / 2 - 0.03, (back + edge) / 2), out, Z));
  }
  for (const z of [back, edge]) {
    piece.tube('aluminium', [-half, level, z], [half, level, z], footTube);
  }
}

function addRails(podium: StairPodium): void {
  const { piece, half, back, edge, height, rail } = podium;
  const ring = [
    point(-half, rail, edge),
    point(-half, rail, back),
    point(half, rail, back),
    point(half, rail, edge),
  ];
  piece.add('aluminium', bentTube(ring, tube, 0.045));
  const knee = height + podiumSizes.knee;
  piece.tube('aluminium', [-half, knee, back], [half, knee, back], slim);
  for (const side of bothSides) {
    addKneeRail(podium, side, 'aluminium');
    piece.join(tee(point(side * half, rail - 0.05, back), tube, [], 0.05));
    piece.join(tee(point(side * half, rail - 0.025, edge), tube, [], 0.09));
  }
}

/** Deep treads between two stringers, a handrail on either side. */
function addStair(podium: StairPodium): void {
  const { piece, stair, stringer } = podium;
  const { foot, head, depth: deep } = stair;
  const section = channel(0.075, 0.03);
  const cleat = [0.004, 0.038, deep - 0.002, 0.001] as const;
  for (const side of bothSides) {
    const x = side * stringer;
    const ends = [point(x, foot[1], foot[0]), point(x, head[1] - 0.05, head[0])] as const;
    piece.member('aluminium', section, ...ends, outward(side));
    piece.box('plastic', [0.05, 0.055, 0.12, 0.008], [x, 0.028, foot[0] - 0.012]);
    piece.box('rubber', [0.056, 0.016, 0.128, 0.004], [x, 0.008, foot[0] - 0.012]);
    addHandrail(podium, side);
  }
  for (const [z, y] of stair.points) {
    const middle = z - deep * 0.12;
    piece.add('aluminium-treads', tread(2 * stringer - 0.026, deep, 0.04), [0, y, middle]);
    for (const side of bothSides) {
      const face = point(side * (stringer + 0.015), y - 0.045, z + 0.01);
      piece.bolts(outward(side), 0.007, pointAlong(face, Z, -0.022), pointAlong(face, Z, 0.022));
      piece.box('aluminium', cleat, [side * (stringer - 0.0145), y - 0.021, middle]);
    }
  }
}

/** Adds a handrail that follows the stair and levels out at the platform, with a knee rail halfway. */
function addHandrail(podium: StairPodium, side: number): void {
  const { piece, stair, stringer, handrail, edge } = podium;
  const x = side * handrail;
  const on = ([z, y]: Spot) => point(x, y, z);
  const { start, low, high, knee, post } = flightRails(stair, 0.1, 0.02);
  const hand = [...[start, low, high].map(on), point(x, high[1], edge)];
  piece.add('aluminium', bentTube(hand, 0.018, 0.12));
  piece.tube('aluminium', on(post[0]), on(post[1]), 0.014);
  const [from, to] = [on(knee[0]), on(knee[1])];
  piece.add('aluminium', bentTube([from, to, point(x, to.y, edge)], 0.014, 0.08));
  piece.join(tee(from, 0.018, [{ way: direction(from, to), radius: 0.014 }], 0.06));
  for (const [z, y] of [start, post[0]]) {
    piece.box('plastic', [0.06, 0.07, 0.05, 0.007], [side * (stringer + 0.03), y + 0.02, z]);
    piece.bolts(outward(side), 0.008, [x + side * 0.018, y + 0.02, z]);
  }
  for (const y of [to.y, high[1]]) {
    piece.box('plastic', [0.064, 0.04, 0.05, 0.008], [side * (handrail - 0.015), y, edge]);
  }
}
