/** A place in metres: across, up, and along towards the climber, from the middle of the base. */
export type Place = readonly [x: number, y: number, z: number];

/** What a piece looks like from anywhere, as plain as a line drawing needs it. */
export type Member =
  | {
      readonly kind: 'tube';
      readonly from: Place;
      readonly to: Place;
      readonly radius: number;
    }
  | { readonly kind: 'plate'; readonly corners: readonly Place[]; readonly dark: boolean }
  | { readonly kind: 'ball'; readonly at: Place; readonly radius: number; readonly open: boolean };

/** One thing out of the box, by its name on the packing list. */
export interface Piece {
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

/** A step of the assembly: what is added to what stands already. */
export interface Stage {
  readonly kind: StageKind;
  /** The height of the deck it is about, where there are several. */
  readonly deck?: number;
  readonly pieces: readonly Piece[];
}

export function tube(from: Place, to: Place, radius: number): Member {
  return { kind: 'tube', from, to, radius };
}

/** A tube through several places. */
export function run(places: readonly Place[], radius: number): Member[] {
  return places.slice(1).map((to, at) => tube(places[at] ?? to, to, radius));
}

export function plate(corners: readonly Place[], dark = false): Member {
  return { kind: 'plate', corners, dark };
}

/** A wheel, foot, clamp or clip. */
export function ball(at: Place, radius: number, open = false): Member {
  return { kind: 'ball', at, radius, open };
}

/** A board standing on edge between two places. */
export function board([x1, y, z1]: Place, [x2, , z2]: Place, high: number): Member {
  return plate([
    [x1, y, z1],
    [x2, y, z2],
    [x2, y + high, z2],
    [x1, y + high, z1],
  ]);
}

/** A level deck between two corners, with the two edges that are seen. */
export function deckPlate(
  [x1, z1]: readonly [number, number],
  [x2, z2]: readonly [number, number],
  [top, depth]: readonly [number, number],
): Member[] {
  return [
    plate([
      [x1, top, z1],
      [x2, top, z1],
      [x2, top, z2],
      [x1, top, z2],
    ]),
    board([x1, top - depth, z2], [x2, top - depth, z2], depth),
    board([x2, top - depth, z1], [x2, top - depth, z2], depth),
  ];
}

/** Braked castors below a post: a wheel and its stem. */
export function castor([x, , z]: Place, wheel: number, to: number): Member[] {
  return [
    tube([x, wheel, z], [x, to, z], 0.018),
    ball([x, wheel / 2, z], wheel / 2),
    ball([x, wheel / 2, z], wheel / 5, true),
  ];
}
