import { castorName } from './plan.ts';
import {
  ball,
  castor,
  crossTube,
  deckPlate,
  gateLoop,
  type Member,
  mirroredPair,
  type PlanPiece,
  type PlanPoint,
  piece,
  plate,
  type Stage,
  sides,
  tube,
  verticalBoard,
} from './stage.ts';
import {
  frameName,
  guardrailPostName,
  stabiliserName,
  type TowerPlan,
  towerSizes,
} from './towers.ts';

/** The assembly steps: base and stabilisers, then each deck from inside the tower, and finally toeboards. */
export function towerStages(plan: TowerPlan): Stage[] {
  const { decks, guard, bays, joints, top } = plan;
  const frames = framesByLevel(plan);
  const braces = bays.map((bay) => diagonals(plan, bay));
  // The lowest diagonals are fitted with the base if its frames are high enough for them.
  let braced = (bays[0]?.[1] ?? 0) - 0.14 <= (joints[0] ?? top) ? 1 : 0;
  let framed = 1;
  const bracesUpTo = (deck: number) => {
    const from = braced;
    while (braced < bays.length && (bays[braced]?.[1] ?? 0) <= deck + 0.01) braced += 1;
    return braces.slice(from, braced).flat();
  };
  const framesUpTo = (height: number) => {
    const from = framed;
    while (framed < frames.length && (joints[framed - 1] ?? top) < height) framed += 1;
    return frames.slice(from, framed).flat();
  };
  const stages: Stage[] = [
    { kind: 'base', pieces: basePieces(plan, frames[0] ?? [], braces.slice(0, braced).flat()) },
    { kind: 'stabilisers', pieces: stabilisers(plan) },
  ];
  for (const [at, deck] of decks.entries()) {
    // Advance guardrails are fitted from below, to standing frames. Others are fitted from the trapdoor.
    const rising = framesUpTo(guard === 'advance' ? deck + 0.9 : deck);
    const frame = [...rising, ...bracesUpTo(deck), ...ladders(plan, at)];
    const platform = platforms(plan, deck);
    const rest = framesUpTo(at === decks.length - 1 ? top : deck + 0.9);
    const guarding = [...rest, ...guardrails(plan, deck)];
    const guarded: Stage[] = [
      { kind: 'platform', deck, pieces: platform },
      { kind: 'guardrails', deck, pieces: guarding },
    ];
    // The first deck is shown in separate steps. The others repeat them in one step.
    if (at > 0) stages.push({ kind: 'lift', deck, pieces: [...frame, ...platform, ...guarding] });
    else stages.push({ kind: 'frames', deck, pieces: frame });
    if (at === 0) stages.push(...(guard === 'advance' ? guarded.toReversed() : guarded));
  }
  stages.push({ kind: 'toeboards', pieces: toeboards(plan) });
  return stages.filter(({ pieces }) => pieces.length > 0);
}

/** Frames by level, from the lowest, with the clips that hold each to the one below. */
function framesByLevel(plan: TowerPlan): PlanPiece[][] {
  const { hx, hz, post, joints, ends, top } = plan;
  return [...joints, top].map((to, at) =>
    ends.flatMap(({ side, foot, rungs }): PlanPiece[] => {
      const [from, z] = [joints[at - 1] ?? foot, side * hz];
      const within = rungs.filter((y) => y > from && y < to);
      const name = frameName(plan, from, within.length);
      const posts = sides.map((x) => tube([x * hx, from, z], [x * hx, to, z], post));
      const frame = [...posts, ...within.map((y) => crossTube(hx, y, z, towerSizes.rung))];
      const clips = at > 0 ? mirroredPair('Interlock clip', (x) => clip(x * hx, from, z)) : [];
      const pieces =
        name === guardrailPostName
          ? posts.map((each) => piece(name, each))
          : [piece(name, ...frame)];
      return [...pieces, ...clips];
    }),
  );
}

function clip(x: number, y: number, z: number): Member[] {
  return [ball([x, y, z], 0.03), ball([x, y, z], 0.014, true)];
}

function basePieces(
  plan: TowerPlan,
  frames: readonly PlanPiece[],
  braces: readonly PlanPiece[],
): PlanPiece[] {
  const { hx, hz, width, length, low, brace, folding, railInset, wheel, legs, ends } = plan;
  const x = hx - railInset;
  const level = (side: number, y: number) => tube([side * x, y, -hz], [side * x, y, hz], brace);
  const feet = ends.flatMap(({ side, foot }) => {
    const [ground, z] = [foot - plan.postFoot, side * hz];
    const stem = legs ? ground + wheel + 0.06 : foot;
    const rod = (at: number) => tube([at, ground + wheel + 0.02, z], [at, foot + 0.2, z], 0.014);
    return [
      ...mirroredPair(castorName('Castor', wheel), (across) =>
        castor(across * hx, ground, z, wheel, stem),
      ),
      ...(legs
        ? mirroredPair('Adjustable leg', (across) => [
            rod(across * hx),
            ball([across * hx, foot, z], 0.032),
          ])
        : []),
    ];
  });
  if (!folding)
    return [
      ...frames,
      ...feet,
      ...mirroredPair(`Horizontal brace ${length} m`, (side) => [level(side, low)]),
      piece('Plan brace', tube([-hx, low + 0.07, -hz], [hx, low + 0.07, hz], brace)),
      ...braces,
    ];
  const high = low + towerSizes.foldingSide;
  const hinged = sides.flatMap((side) => [
    level(side, low),
    level(side, high),
    tube([side * x, low - 0.05, 0], [side * x, high + 0.05, 0], brace * 1.3),
  ]);
  const members = [...frames, ...braces].flatMap((each) => each.members);
  return [piece(`Folding base ${width} × ${length} m`, ...members, ...hinged), ...feet];
}

/** The diagonals of the two faces, which rise in opposite directions. */
function diagonals({ hx, hz, brace, length }: TowerPlan, [from, to]: readonly [number, number]) {
  return mirroredPair(`Diagonal brace ${length} m`, (side) => [
    tube([side * hx, from + 0.1, side * hz], [side * hx, to - 0.14, -side * hz], brace),
  ]);
}

/** A stabiliser at each corner, at 45° to the sides, clamped high and low. */
function stabilisers(plan: TowerPlan): PlanPiece[] {
  const { reach, clamp, hx, hz, brace, ends } = plan;
  if (reach === 0) return [];
  return ends.flatMap(({ side: end, foot: low }) =>
    mirroredPair(stabiliserName(plan), (side) => {
      const at = (out: number, y: number): PlanPoint => [side * (hx + out), y, end * (hz + out)];
      const [head, foot, held] = [at(0, clamp), at(reach, 0.03), at(0, low + towerSizes.lowClamp)];
      const knee = at(0.62 * reach, clamp + 0.62 * (0.03 - clamp));
      const clamps = [foot, head, held].map((each) => ball(each, 0.045));
      return [tube(head, foot, brace + 0.002), tube(held, knee, brace), ...clamps];
    }),
  );
}

/** The ladder at the climbing end of frames with widely spaced rungs: one section up to each deck. */
function ladders({ pitch, decks, ends, width, hz }: TowerPlan, at: number): PlanPiece[] {
  if (pitch !== 0.5) return [];
  const { from, wide, apart } = towerSizes.ladder;
  const [low, high] = [decks[at - 1] ?? ends[1].foot + 0.08, (decks[at] ?? 0) - 0.075];
  const [left, right] = [from * width, from * width + wide];
  const rungs = Array.from({ length: Math.floor((high - low) / apart) }, (_, rung) => {
    const y = low + (rung + 0.5) * apart;
    return tube([left, y, hz], [right, y, hz], 0.014);
  });
  const stiles = [left, right].map((x) => tube([x, low, hz], [x, high, hz], 0.018));
  return [piece('Climbing ladder section', ...stiles, ...rungs)];
}

const depth = 0.07;

function platforms(plan: TowerPlan, deck: number): PlanPiece[] {
  const { hz, deckHalf: half, abreast, planked, guard, length } = plan;
  const count = planked ? 4 : abreast;
  const [plain, opened] = planked
    ? ['Deck panel', 'Deck panel with hatch']
    : ['Platform', 'Platform with trapdoor'];
  return Array.from({ length: count }, (_, at) => {
    const [left, right] = [half * ((2 * at) / count - 1), half * ((2 * at + 2) / count - 1)];
    const panel = deckPlate([left, -hz], [right, hz], [deck, depth]);
    if (guard === 'gate' || at < count - 1) return piece(`${plain} ${length} m`, ...panel);
    return piece(`${opened} ${length} m`, ...panel, ...trapdoor(left, right, hz, deck));
  });
}

/** A trapdoor's opening, towards the climbing end, and its open leaf. */
function trapdoor(from: number, to: number, hz: number, y: number): Member[] {
  const edge = Math.min(0.05, (to - from) * 0.1);
  const [near, far] = [hz * 0.86, Math.max(hz * 0.86 - 0.6, -hz * 0.1)];
  const leaf = (end: number, up: number): PlanPoint[] => [
    [from + edge, y, far],
    [to - edge, y, far],
    [to - edge, y + up, end],
    [from + edge, y + up, end],
  ];
  return [plate(leaf(near, 0.001), true), plate(leaf(far - 0.12, 0.5))];
}

function guardrails(plan: TowerPlan, deck: number): PlanPiece[] {
  const { hx, hz, brace, railInset, rails, guard, length, post } = plan;
  const x = hx - railInset;
  const between = (side: number, up: number, from: number, to: number, end = up) =>
    tube([side * x, deck + up, from], [side * x, deck + end, to], brace);
  const long = (side: number) => rails.map((up) => between(side, up, -hz, hz));
  if (guard === 'advance') {
    const { below, above, brace: strut } = towerSizes.advance;
    return mirroredPair(`Advance guardrail frame ${length} m`, (side) => [
      ...long(side),
      ...sides.flatMap((end) => {
        const z = end * (hz - post) * 0.6;
        return [between(side, -below, z, z, above), between(side, strut[0], z, end * hz, strut[1])];
      }),
    ]);
  }
  const name = `Guardrail ${length} m`;
  const both = sides.flatMap((side) => long(side).map((rail) => piece(name, rail)));
  if (guard !== 'gate') return both;
  return [
    ...both,
    ...rails.map((up) => piece('End guardrail', crossTube(hx, deck + up, -hz, brace))),
    piece('Self-closing gate', ...gateLoop(hx, hz, deck + 0.5, deck + 0.92)),
  ];
}

function toeboards({ deckHalf, hz, post, working: y, length }: TowerPlan): PlanPiece[] {
  const [x, z, high] = [deckHalf - 0.012, hz - post - 0.014, towerSizes.toeboard];
  return [
    ...mirroredPair(`Side toeboard ${length} m`, (side) => [
      verticalBoard([side * x, y, -z], [side * x, y, z], high),
    ]),
    ...mirroredPair('End toeboard', (end) => [
      verticalBoard([-x, y, end * z], [x, y, end * z], high),
    ]),
    ...sides.flatMap((end) =>
      mirroredPair('Toeboard clip', (side) => clip(side * x, y + high, end * z)),
    ),
  ];
}
