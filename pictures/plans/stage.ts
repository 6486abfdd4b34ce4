/** A point in metres from the middle of the base: across, up, and along towards the climber. */
export type PlanPoint = readonly [x: number, y: number, z: number];

/** A simple 3D shape, detailed enough for a line drawing from any direction. */
export type Member =
  | {
      readonly kind: 'tube';
      readonly from: PlanPoint;
      readonly to: PlanPoint;
      readonly radius: number;
    }
  | { readonly kind: 'plate'; readonly corners: readonly PlanPoint[]; readonly dark: boolean }
  | {
      readonly kind: 'ball';
      readonly at: PlanPoint;
      readonly radius: number;
      readonly open: boolean;
    };

/** One thing out of the box, by its name on the packing list. */
export interface PlanPiece {
  readonly name: string;
  readonly members: readonly Member[];
}

export type StageKind =
  | 'base'
  | 'stabilisers'
  | 'frames'
  | 'platform'
  | 'guardrails'
  | 'lift'
  | 'toeboards'
  | 'stair'
  | 'gate';

/** A step of the assembly, with the pieces it adds. */
export interface Stage {
  readonly kind: StageKind;
  /** The height of the deck it belongs to, where there are several. */
  readonly deck?: number;
  readonly pieces: readonly PlanPiece[];
}

export const sides = [-1, 1] as const;

export function piece(name: string, ...members: readonly Member[]): PlanPiece {
  return { name, members };
}

/** The same piece on either side. */
export function mirroredPair(name: string, make: (side: -1 | 1) => readonly Member[]): PlanPiece[] {
  return sides.map((side) => piece(name, ...make(side)));
}

export function tube(from: PlanPoint, to: PlanPoint, radius: number): Member {
  return { kind: 'tube', from, to, radius };
}

/** A tube through several places. */
export function run(places: readonly PlanPoint[], radius: number): Member[] {
  return places.slice(1).map((to, at) => tube(places[at] ?? to, to, radius));
}

/** A tube from side to side. */
export function crossTube(half: number, y: number, z: number, radius: number): Member {
  return tube([-half, y, z], [half, y, z], radius);
}

export function plate(corners: readonly PlanPoint[], dark = false): Member {
  return { kind: 'plate', corners, dark };
}

/** A horizontal plate between two corners. */
export function horizontalPlate(x1: number, z1: number, x2: number, z2: number, y: number): Member {
  const corner = (x: number, z: number): PlanPoint => [x, y, z];
  return plate([corner(x1, z1), corner(x2, z1), corner(x2, z2), corner(x1, z2)]);
}

/** A wheel, foot, clamp or clip. */
export function ball(at: PlanPoint, radius: number, open = false): Member {
  return { kind: 'ball', at, radius, open };
}

/** A vertical board between two points. */
export function verticalBoard([x1, y, z1]: PlanPoint, [x2, , z2]: PlanPoint, high: number): Member {
  const corner = (x: number, up: number, z: number): PlanPoint => [x, y + up, z];
  return plate([corner(x1, 0, z1), corner(x2, 0, z2), corner(x2, high, z2), corner(x1, high, z1)]);
}

/** A horizontal deck between two corners, with the two edges that are visible. */
export function deckPlate(
  [x1, z1]: readonly [number, number],
  [x2, z2]: readonly [number, number],
  [top, depth]: readonly [number, number],
): Member[] {
  const low = top - depth;
  return [
    horizontalPlate(x1, z1, x2, z2, top),
    verticalBoard([x1, low, z2], [x2, low, z2], depth),
    verticalBoard([x2, low, z1], [x2, low, z2], depth),
  ];
}

/** A braked castor standing at height `level`: a wheel and its stem. */
export function castor(x: number, level: number, z: number, wheel: number, to: number): Member[] {
  const hub: PlanPoint = [x, level + wheel / 2, z];
  return [
    tube([x, level + wheel, z], [x, to, z], 0.018),
    ball(hub, wheel / 2),
    ball(hub, wheel / 5, true),
  ];
}

/** A self-closing gate between two posts, hung on the left one. */
export function gateLoop(half: number, z: number, low: number, high: number): Member[] {
  const [left, right] = [-half, half * 0.88];
  const corners = [left, right, right, left, left].map((x, at): PlanPoint => {
    return [x, at === 2 || at === 3 ? high : low, z];
  });
  return run(corners, 0.0145);
}
