import {
  ball,
  board,
  castor,
  deckPlate,
  type Member,
  type Piece,
  type Place,
  plate,
  run,
  type Stage,
  tube,
} from './stage.ts';
import { frameName, parts, post as postName, type TowerPlan } from './towers.ts';

const sides = [-1, 1] as const;

/** Base and stabilisers first, then deck by deck from inside, toeboards last. */
export function towerStages(plan: TowerPlan): Stage[] {
  const { decks, guard, bays, joints, top } = plan;
  const frames = framesOf(plan);
  const [lowest = []] = frames;
  const braces = bays.map((bay) => diagonals(plan, bay));
  // Loose braces come with the frames that they reach.
  const inBase = plan.carried || (bays[0]?.[1] ?? 0) - 0.14 <= (joints[0] ?? top) ? 1 : 0;
  const stages: Stage[] = [
    { kind: 'base', pieces: baseOf(plan, lowest, inBase > 0 ? (braces[0] ?? []) : []) },
    { kind: 'stabilisers', pieces: stabilisers(plan) },
  ];
  let [framed, braced] = [1, inBase];
  for (const [at, deck] of decks.entries()) {
    const isLast = at === decks.length - 1;
    const upTo = (height: number) => {
      const from = framed;
      while (framed < frames.length && (joints[framed - 1] ?? top) < height) framed += 1;
      return frames.slice(from, framed).flat();
    };
    // Advance guardrails are fixed from below, to frames that stand; others from the trapdoor.
    const rising = upTo(guard === 'advance' ? deck + 0.9 : deck);
    const from = braced;
    while (braced < bays.length && (bays[braced]?.[1] ?? 0) <= deck + 0.01) braced += 1;
    const bracing = braces.slice(from, braced).flat();
    const guarding = [...upTo(isLast ? top : deck + 0.9), ...guardrails(plan, deck)];
    const frame = [...rising, ...bracing, ...ladders(plan, at)];
    const platform = platforms(plan, deck);
    // The first deck is told step by step, the others repeat it.
    const steps: Stage[] =
      at > 0
        ? [{ kind: 'lift', deck, pieces: [...frame, ...platform, ...guarding] }]
        : [
            { kind: 'frames', deck, pieces: frame },
            ...inOrder(plan, [
              { kind: 'platform', deck, pieces: platform },
              { kind: 'guardrails', deck, pieces: guarding },
            ]),
          ];
    stages.push(...steps);
  }
  stages.push({ kind: 'toeboards', pieces: toeboards(plan) });
  return stages.filter(({ pieces }) => pieces.length > 0);
}

/** Advance guardrails come before the platform they guard. */
function inOrder({ guard }: TowerPlan, steps: readonly Stage[]): Stage[] {
  return guard === 'advance' ? steps.toReversed() : [...steps];
}

/** Frames by their level, the lowest first; with the clips that hold each to the one below. */
function framesOf(plan: TowerPlan): Piece[][] {
  const { hx, hz, post, joints, ends, top } = plan;
  return [...joints, top].map((_, at) =>
    ends.flatMap(({ side, foot, rungs }): Piece[] => {
      const [from, to] = [joints[at - 1] ?? foot, joints[at] ?? top];
      const within = rungs.filter((y) => y > from && y < to);
      const name = frameName(plan, from, within.length);
      const upright = (x: number) => tube([x * hx, from, side * hz], [x * hx, to, side * hz], post);
      const rung = (y: number) => tube([-hx, y, side * hz], [hx, y, side * hz], parts.rung);
      const posts = sides.map(upright);
      return [
        ...(name === postName
          ? posts.map((each): Piece => ({ name, members: [each] }))
          : [{ name, members: [...posts, ...within.map(rung)] }]),
        ...sides
          .filter(() => at > 0)
          .map((x): Piece => ({ name: 'Interlock clip', members: clip(x * hx, from, side * hz) })),
      ];
    }),
  );
}

function clip(x: number, y: number, z: number): Member[] {
  return [ball([x, y, z], 0.03), ball([x, y, z], 0.014, true)];
}

function baseOf(plan: TowerPlan, frames: readonly Piece[], braces: readonly Piece[]): Piece[] {
  const { hx, hz, width, length, low, brace, folding, railInset, castor: castorName } = plan;
  const x = hx - railInset;
  const level = (side: number, y: number) => tube([side * x, y, -hz], [side * x, y, hz], brace);
  const feet = plan.ends.flatMap(({ side: end, foot }) =>
    sides.map((side) => ({
      at: [side * hx, 0, end * hz] as Place,
      foot,
      up: foot - plan.postFoot,
    })),
  );
  const wheels = feet.map(({ at: [cx, , cz], foot, up }): Piece => {
    const to = plan.legs ? up + plan.wheel + 0.06 : foot;
    return { name: castorName, members: raised(castor([cx, 0, cz], plan.wheel, to - up), up) };
  });
  const legs = feet.map(({ at: [lx, , lz], foot, up }): Piece => {
    const members = [tube([lx, up + plan.wheel + 0.06, lz], [lx, foot, lz], 0.02)];
    return { name: 'Adjustable leg', members };
  });
  const high = low + parts.foldingSide;
  const hinged = sides.flatMap((side) => [
    level(side, low),
    level(side, high),
    tube([side * x, low - 0.05, 0], [side * x, high + 0.05, 0], brace * 1.3),
  ]);
  const members = [...frames, ...braces].flatMap((piece) => piece.members);
  return [
    ...(folding
      ? [{ name: `Folding base ${width} × ${length} m`, members: [...members, ...hinged] }]
      : frames),
    ...wheels,
    ...(plan.legs ? legs : []),
    ...(folding
      ? []
      : [
          ...sides.map((side) => ({
            name: `Horizontal brace ${length} m`,
            members: [level(side, low)],
          })),
          {
            name: 'Plan brace',
            members: [tube([-hx, low + 0.07, -hz], [hx, low + 0.07, hz], brace)],
          },
          ...braces,
        ]),
  ];
}

function raised(members: readonly Member[], by: number): Member[] {
  const up = ([x, y, z]: Place): Place => [x, y + by, z];
  return members.map((member) => {
    if (member.kind === 'tube') return { ...member, from: up(member.from), to: up(member.to) };
    if (member.kind === 'ball') return { ...member, at: up(member.at) };
    return { ...member, corners: member.corners.map(up) };
  });
}

/** The faces are braced opposite ways. */
function diagonals({ hx, hz, brace, length }: TowerPlan, [from, to]: readonly [number, number]) {
  return sides.map((side): Piece => {
    const foot: Place = [side * hx, from + 0.1, side * hz];
    const head: Place = [side * hx, to - 0.14, -side * hz];
    return { name: `Diagonal brace ${length} m`, members: [tube(foot, head, brace)] };
  });
}

function stabilisers({ reach, clamp, hx, hz, brace, ends, telescopic }: TowerPlan): Piece[] {
  if (reach === 0) return [];
  const name = telescopic ? 'Telescopic stabiliser' : 'Stabiliser';
  return ends.flatMap(({ side: end, foot: low }) =>
    sides.map((side): Piece => {
      const head: Place = [side * hx, clamp, end * hz];
      const foot: Place = [side * (hx + reach), 0.03, end * (hz + reach)];
      const held: Place = [side * hx, low + parts.lowClamp, end * hz];
      const knee = head.map((from, at) => from + ((foot[at] ?? 0) - from) * 0.62);
      const [x = 0, y = 0, z = 0] = knee;
      return {
        name,
        members: [
          tube(head, foot, brace + 0.002),
          tube(held, [x, y, z], brace),
          ...[foot, head, held].map((at) => ball(at, 0.045)),
        ],
      };
    }),
  );
}

/** Frames with wide rungs carry a ladder at the climbing end: a section up to each deck. */
function ladders({ pitch, decks, ends, width, hz }: TowerPlan, at: number): Piece[] {
  if (pitch !== 0.5) return [];
  const { from, wide, apart } = parts.ladder;
  const [low, high] = [decks[at - 1] ?? (ends[1]?.foot ?? 0) + 0.08, (decks[at] ?? 0) - 0.075];
  const xs = [from * width, from * width + wide] as const;
  const rungs = Array.from({ length: Math.floor((high - low) / apart) }, (_, rung) => {
    const y = low + (rung + 0.5) * apart;
    return tube([xs[0], y, hz], [xs[1], y, hz], 0.014);
  });
  const stiles = xs.map((x) => tube([x, low, hz], [x, high, hz], 0.018));
  return [{ name: 'Climbing ladder section', members: [...stiles, ...rungs] }];
}

const depth = 0.07;

function platforms(plan: TowerPlan, deck: number): Piece[] {
  const { hz, deckHalf: half, abreast, planked, guard, length } = plan;
  const across = planked ? 4 : abreast;
  const [plain, opened] = planked
    ? ['Deck panel', 'Deck panel with hatch']
    : ['Platform', 'Platform with trapdoor'];
  return Array.from({ length: across }, (_, at): Piece => {
    const [from, to] = [(2 * at) / across - 1, (2 * at + 2) / across - 1].map((x) => x * half);
    const ends = [from ?? 0, to ?? 0] as const;
    const isOpen = guard !== 'gate' && at === across - 1;
    const flat = deckPlate([ends[0], -hz], [ends[1], hz], [deck, depth]);
    const members = isOpen ? [...flat, ...trapdoor(ends, hz, deck)] : flat;
    return { name: `${isOpen ? opened : plain} ${length} m`, members };
  });
}

/** Its opening, towards the climbing end, and the leaf that stands open. */
function trapdoor([from, to]: readonly [number, number], hz: number, y: number): Member[] {
  const edge = Math.min(0.05, (to - from) * 0.1);
  const [left, right] = [from + edge, to - edge];
  const [near, far] = [hz * 0.86, Math.max(hz * 0.86 - 0.6, -hz * 0.1)];
  const flat = (z1: number, z2: number, up: number): Place[] => [
    [left, y, z1],
    [right, y, z1],
    [right, y + up, z2],
    [left, y + up, z2],
  ];
  return [plate(flat(far, near, 0.001), true), plate(flat(far, far - 0.12, 0.5))];
}

function guardrails(plan: TowerPlan, deck: number): Piece[] {
  const { hx, hz, brace, railInset, rails, guard, length, post } = plan;
  const x = hx - railInset;
  const rail = (side: number, above: number) =>
    tube([side * x, deck + above, -hz], [side * x, deck + above, hz], brace);
  if (guard === 'advance') {
    const { below, above, brace: strut } = parts.advance;
    const legs = (side: number) =>
      sides.flatMap((end) => {
        const z = end * (hz - post) * 0.6;
        return [
          tube([side * x, deck - below, z], [side * x, deck + above, z], brace * 0.9),
          tube([side * x, deck + strut[0], z], [side * x, deck + strut[1], end * hz], brace * 0.9),
        ];
      });
    return sides.map((side) => ({
      name: `Advance guardrail frame ${length} m`,
      members: [...rails.map((up) => rail(side, up)), ...legs(side)],
    }));
  }
  const long = sides.flatMap((side) =>
    rails.map((up): Piece => ({ name: `Guardrail ${length} m`, members: [rail(side, up)] })),
  );
  if (guard !== 'gate') return long;
  const ends = rails.map((up): Piece => {
    return {
      name: 'End guardrail',
      members: [tube([-hx, deck + up, -hz], [hx, deck + up, -hz], brace)],
    };
  });
  const [low, high] = [deck + 0.5, deck + 0.92];
  const loop = run(
    [
      [-hx, low, hz],
      [hx * 0.9, low, hz],
      [hx * 0.9, high, hz],
      [-hx, high, hz],
      [-hx, low, hz],
    ],
    0.0145,
  );
  return [...long, ...ends, { name: 'Self-closing gate', members: loop }];
}

function toeboards({ deckHalf, hz, post, working, length }: TowerPlan): Piece[] {
  const [x, z] = [deckHalf - 0.012, hz - post - 0.014];
  const corners = sides.flatMap((side) => sides.map((end) => [side * x, end * z] as const));
  return [
    ...sides.map((side): Piece => {
      const members = [board([side * x, working, -z], [side * x, working, z], parts.toeboard)];
      return { name: `Side toeboard ${length} m`, members };
    }),
    ...sides.map((end): Piece => {
      const members = [board([-x, working, end * z], [x, working, end * z], parts.toeboard)];
      return { name: 'End toeboard', members };
    }),
    ...corners.map(([cx, cz]): Piece => {
      return { name: 'Toeboard clip', members: clip(cx, working + parts.toeboard, cz) };
    }),
  ];
}
