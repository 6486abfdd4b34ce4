import { flightBetween, railsOf } from './flights.ts';
import type { Spot } from './geometry.ts';
import { onLadder, type PodiumPlan, parts, type StairPodiumPlan } from './podiums.ts';
import {
  ball,
  board,
  castor,
  deckPlate,
  type Member,
  type Piece,
  type Place,
  run,
  type Stage,
  tube,
} from './stage.ts';

const sides = [-1, 1] as const;
const { tube: thick, slim, wheel, toeboard } = parts;

type Podium = PodiumPlan | StairPodiumPlan;

/** Podium steps unfold in one piece; platform, toeboards and gate are then locked one by one. */
export function podiumStages(plan: PodiumPlan): Stage[] {
  const { half, stile, treads, front, gate, edge, autoLock, back, middle } = plan;
  const rungs = treads.map((y): Piece => {
    const [z] = onLadder(plan, y);
    return { name: 'Tread', members: [step(stile, z - middle, y, 0.13)] };
  });
  const feet = [back + 0.11, front - 0.11].flatMap((z) =>
    sides.map((side): Piece => {
      const [x, at] = [side * (stile + 0.01), z - middle];
      const members = [tube([x, 0.02, at], [x, 0.27, at], 0.015), ball([x, 0.02, at], 0.035)];
      return { name: 'Auto Lock foot', members };
    }),
  );
  const [low, high] = gate;
  const z = edge - middle;
  const loop: Place[] = [
    [-half, low, z],
    [half * 0.85, low, z],
    [half * 0.85, high, z],
    [-half, high, z],
    [-half, low, z],
  ];
  return [
    {
      kind: 'base',
      pieces: [
        { name: 'Folding frame with guardrails', members: podiumFrame(plan) },
        ...rungs,
        ...castors(plan, front),
        ...(autoLock ? feet : []),
      ],
    },
    { kind: 'platform', pieces: [platformOf(plan)] },
    { kind: 'toeboards', pieces: toeboardsOf(plan) },
    { kind: 'gate', pieces: [{ name: 'Self-closing gate', members: run(loop, 0.0145) }] },
  ];
}

function podiumFrame(plan: PodiumPlan): Member[] {
  const { half, stile, back, front, edge, level, height, rail, knee, ladder, middle } = plan;
  const at = (x: number, [z, y]: Spot): Place => [x, y, z - middle];
  const [b, f, e] = [back - middle, front - middle, edge - middle];
  const bent = sides.flatMap((side) => {
    const x = side * half;
    const shin = onLadder(plan, knee);
    return [
      tube([x, wheel, b], [x, rail, b], thick),
      ...run(
        [
          [x, rail, b],
          [x, rail, e],
          [x, height - 0.05, e],
        ],
        thick,
      ),
      tube([x, level, b], [x, level, f], slim),
      tube([x, wheel, f], [x, level + 0.05, f], thick),
      tube([x, height + parts.knee, b], [x, height + parts.knee, e], slim),
      tube(at(side * stile, ladder[0]), at(side * stile, ladder[1]), 0.022),
      tube([x, knee, b], at(x, shin), 0.013),
      tube([x, knee, b], [x, height - 0.07, e - 0.06], 0.013),
    ];
  });
  const across = [
    [rail, b, thick],
    [height + parts.knee, b, slim],
    [level, b, slim],
    [level, f, slim],
    [knee, b, 0.014],
  ] as const;
  return [...bent, ...across.map(([y, z, radius]) => tube([-half, y, z], [half, y, z], radius))];
}

/** A stair podium is bolted together: frame, platform, stair with its handrails, toeboards. */
export function stairPodiumStages(plan: StairPodiumPlan): Stage[] {
  return [
    {
      kind: 'base',
      pieces: [
        { name: 'Frame with guardrails', members: stairFrame(plan) },
        ...castors(plan, plan.edge),
      ],
    },
    { kind: 'platform', pieces: [platformOf(plan)] },
    { kind: 'stair', pieces: stairOf(plan) },
    { kind: 'toeboards', pieces: toeboardsOf(plan) },
  ];
}

function stairFrame({ half, back, edge, middle, level, height, rail }: StairPodiumPlan): Member[] {
  const [b, e] = [back - middle, edge - middle];
  const knee = height + parts.knee;
  return [
    ...sides.flatMap((side) => {
      const x = side * half;
      return [
        ...[b, e].map((z) => tube([x, wheel, z], [x, rail, z], thick)),
        tube([x, level, b], [x, level, e], slim),
        tube([x, rail, b], [x, rail, e], thick),
        tube([x, knee, b], [x, knee, e], slim),
        tube([x, level + 0.06, b], [x, height - 0.12, e], 0.0115),
        tube([x, level + 0.06, e], [x, height - 0.12, b], 0.0115),
      ];
    }),
    ...[rail, knee, level].map((y) => tube([-half, y, b], [half, y, b], slim)),
    tube([-half, level, e], [half, level, e], slim),
  ];
}

function stairOf(plan: StairPodiumPlan): Piece[] {
  const { stringer, handrail, edge, middle, end } = plan;
  const stair = flightBetween(plan.stair, edge - middle, end - middle);
  const { start, low, high, knee, post } = railsOf(stair, 0.1, 0.02);
  const on = (x: number, [z, y]: Spot): Place => [x, y, z];
  return [
    ...sides.map((side): Piece => {
      const x = side * stringer;
      return { name: 'Stringer', members: [tube(on(x, stair.foot), on(x, stair.head), 0.035)] };
    }),
    ...stair.points.map(([z, y]): Piece => {
      return { name: 'Stair tread', members: [step(stringer, z, y, stair.depth)] };
    }),
    ...sides.map((side): Piece => {
      const x = side * handrail;
      const members = [
        ...run(
          [start, low, high, [edge - middle, high[1]] as Spot].map((at) => on(x, at)),
          0.018,
        ),
        tube(on(x, post[0]), on(x, post[1]), 0.014),
        tube(on(x, knee[0]), on(x, knee[1]), 0.014),
      ];
      return { name: 'Handrail', members };
    }),
  ];
}

/** A tread as one level plate, its nose towards the climber. */
function step(half: number, z: number, y: number, deep: number): Member {
  const [from, to] = [z - deep * 0.6, z + deep * 0.4];
  const corners: Place[] = [
    [-half, y, from],
    [half, y, from],
    [half, y, to],
    [-half, y, to],
  ];
  return { kind: 'plate', corners, dark: false };
}

function castors({ half, back, middle }: Podium, front: number): Piece[] {
  return [back, front].flatMap((z) =>
    sides.map((side): Piece => {
      const members = castor([side * half, 0, z - middle], wheel, wheel + 0.03);
      return { name: 'Castor 125 mm', members };
    }),
  );
}

function platformOf({ half, back, edge, middle, height, deck }: Podium): Piece {
  const [x, from, to] = [half - thick - 0.004, back - middle - 0.02, edge - middle + 0.04];
  return { name: 'Platform', members: deckPlate([-x, from], [x, to], [height, deck]) };
}

function toeboardsOf({ half, back, edge, middle, height }: Podium): Piece[] {
  const [x, from, to] = [half - thick - 0.018, back - middle, edge - middle - 0.03];
  return [
    ...sides.map((side): Piece => {
      const members = [board([side * x, height, from], [side * x, height, to], toeboard)];
      return { name: 'Side toeboard', members };
    }),
    { name: 'End toeboard', members: [board([-x, height, from], [x, height, from], toeboard)] },
  ];
}
