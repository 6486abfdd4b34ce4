import { flightRails, placeFlight } from './flights.ts';
import type { Spot } from './geometry.ts';
import {
  gateName,
  ladderPointAt,
  type PodiumPlan,
  podiumCastor,
  podiumSizes,
  type StairPodiumPlan,
  stabiliserName,
} from './podiums.ts';
import {
  ball,
  castor,
  crossTube,
  deckPlate,
  gateLoop,
  horizontalPlate,
  type Member,
  mirroredPair,
  type PlanPiece,
  type PlanPoint,
  piece,
  run,
  type Stage,
  sides,
  tube,
  verticalBoard,
} from './stage.ts';

const { tube: thick, slim, wheel, toeboard } = podiumSizes;

type Podium = PodiumPlan | StairPodiumPlan;

/** Podium steps unfold in one piece; platform, toeboards and gate are then locked one by one. */
export function podiumStages(plan: PodiumPlan): Stage[] {
  const { half, stile, treads, front, gate, edge, autoLock, back, middle } = plan;
  const rungs = treads.map((y) =>
    piece('Tread', step(stile, ladderPointAt(plan, y)[0] - middle, y, 0.13)),
  );
  const feet = [back + 0.11, front - 0.11].flatMap((z) =>
    mirroredPair('Auto Lock foot', (side) => {
      const [x, at] = [side * (stile + 0.01), z - middle];
      return [tube([x, 0.02, at], [x, 0.27, at], 0.015), ball([x, 0.02, at], 0.035)];
    }),
  );
  const frame = piece('Folding frame with guardrails', ...podiumFrame(plan));
  const loop = gateLoop(half, edge - middle, gate[0], gate[1]);
  return [
    {
      kind: 'base',
      pieces: [frame, ...rungs, ...castors(plan, front, autoLock), ...(autoLock ? feet : [])],
    },
    ...stabilisers(plan, front),
    { kind: 'platform', pieces: [platformPiece(plan)] },
    { kind: 'toeboards', pieces: toeboardPieces(plan) },
    { kind: 'gate', pieces: [piece(gateName(plan.moulded), ...loop)] },
  ];
}

function podiumFrame(plan: PodiumPlan): Member[] {
  const { half, stile, level, height, rail, knee, ladder, middle } = plan;
  const [b, f, e] = [plan.back - middle, plan.front - middle, plan.edge - middle];
  const at = (x: number, [z, y]: Spot): PlanPoint => [x, y, z - middle];
  const mid = height + podiumSizes.knee;
  const bent = sides.flatMap((side) => {
    const x = side * half;
    const on = (y: number, z: number): PlanPoint => [x, y, z];
    return [
      ...run([on(wheel, b), on(rail, b), on(rail, e), on(height - 0.05, e)], thick),
      ...run([on(level, b), on(level, f)], slim),
      ...run([on(wheel, f), on(level + 0.05, f)], thick),
      ...run([on(mid, b), on(mid, e)], slim),
      ...run([at(side * stile, ladder[0]), at(side * stile, ladder[1])], 0.022),
      ...run([at(x, ladderPointAt(plan, knee)), on(knee, b), on(height - 0.07, e - 0.06)], 0.013),
    ];
  });
  return [
    ...bent,
    crossTube(half, rail, b, thick),
    ...[mid, level, knee].map((y) => crossTube(half, y, b, slim)),
    crossTube(half, level, f, slim),
  ];
}

/** A stair podium is bolted together: frame, platform, stair with its handrails, toeboards. */
export function stairPodiumStages(plan: StairPodiumPlan): Stage[] {
  const frame = piece('Frame with guardrails', ...stairFrame(plan));
  return [
    { kind: 'base', pieces: [frame, ...castors(plan, plan.edge)] },
    ...stabilisers(plan, plan.edge),
    { kind: 'platform', pieces: [platformPiece(plan)] },
    { kind: 'stair', pieces: stairPieces(plan) },
    { kind: 'toeboards', pieces: toeboardPieces(plan) },
  ];
}

function stairFrame({ half, back, edge, middle, level, height, rail }: StairPodiumPlan): Member[] {
  const [b, e] = [back - middle, edge - middle];
  const knee = height + podiumSizes.knee;
  const upright = sides.flatMap((side) => {
    const on = (y: number, z: number): PlanPoint => [side * half, y, z];
    return [
      ...run([on(wheel, b), on(rail, b), on(rail, e), on(wheel, e)], thick),
      ...[level, knee].map((y) => tube(on(y, b), on(y, e), slim)),
      tube(on(level + 0.06, b), on(height - 0.12, e), 0.0115),
      tube(on(level + 0.06, e), on(height - 0.12, b), 0.0115),
    ];
  });
  const back3 = [rail, knee, level].map((y) => crossTube(half, y, b, slim));
  return [...upright, ...back3, crossTube(half, level, e, slim)];
}

function stairPieces(plan: StairPodiumPlan): PlanPiece[] {
  const { stringer, handrail, edge, middle, end } = plan;
  const stair = placeFlight(plan.stair, edge - middle, end - middle);
  const { start, low, high, knee, post } = flightRails(stair, 0.1, 0.02);
  const on = (x: number, spots: readonly Spot[], radius: number) =>
    run(
      spots.map(([z, y]): PlanPoint => [x, y, z]),
      radius,
    );
  return [
    ...mirroredPair('Stringer', (side) => on(side * stringer, [stair.foot, stair.head], 0.035)),
    ...stair.points.map(([z, y]) => piece('Stair tread', step(stringer, z, y, stair.depth))),
    ...mirroredPair('Handrail', (side) => [
      ...on(side * handrail, [start, low, high, [edge - middle, high[1]]], 0.018),
      ...on(side * handrail, post, 0.014),
      ...on(side * handrail, knee, 0.014),
    ]),
  ];
}

/** A tread as one level plate, its nose towards the climber. */
function step(half: number, z: number, y: number, deep: number): Member {
  return horizontalPlate(-half, z - deep * 0.6, half, z + deep * 0.4, y);
}

function castors({ half, back, middle }: Podium, front: number, autoLock = false): PlanPiece[] {
  return [back, front].flatMap((z) =>
    mirroredPair(podiumCastor(autoLock), (side) =>
      castor(side * half, 0, z - middle, wheel, wheel + 0.03),
    ),
  );
}

/** The stabilisers of a high podium: arms that fold out to either side, each down to a pad. */
function stabilisers(plan: Podium, front: number): Stage[] {
  const { half, width, reach, level, back, middle } = plan;
  if (reach === 0) return [];
  const out = width / 2 + reach - 0.05;
  const pieces = [back, front].flatMap((z) =>
    mirroredPair(stabiliserName, (side) => {
      const at = (x: number, y: number): PlanPoint => [side * x, y, z - middle];
      return [
        tube(at(half, level + 0.06), at(out, level), slim),
        tube(at(half, level), at(out, level), slim),
        tube(at(out, 0.02), at(out, level + 0.05), slim),
        ball(at(out, 0.02), 0.045),
      ];
    }),
  );
  return [{ kind: 'stabilisers', pieces }];
}

function platformPiece({ half, back, edge, middle, height, deck }: Podium): PlanPiece {
  const [x, from, to] = [half - thick - 0.004, back - middle - 0.02, edge - middle + 0.04];
  return piece('Platform', ...deckPlate([-x, from], [x, to], [height, deck]));
}

function toeboardPieces({ half, back, edge, middle, height: y }: Podium): PlanPiece[] {
  const [x, from, to] = [half - thick - 0.018, back - middle, edge - middle - 0.03];
  return [
    ...mirroredPair('Side toeboard', (side) => [
      verticalBoard([side * x, y, from], [side * x, y, to], toeboard),
    ]),
    piece('End toeboard', verticalBoard([-x, y, from], [x, y, from], toeboard)),
  ];
}
