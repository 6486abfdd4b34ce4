/** Wear from weather and use, each from 0 (none) to 1. */
interface Wear {
  readonly stain?: number;
  readonly streak?: number;
  readonly splash?: number;
}

/** The size and depth of the grain in metres. */
type Grain = readonly [size: number, depth: number];

export type Roughness = readonly [least: number, most: number];

export interface Plain extends Wear {
  readonly kind: 'plain';
  readonly colours: readonly string[];
  readonly roughness: Roughness;
  readonly grain?: Grain;
  readonly metal?: number;
  readonly specular?: number;
  readonly coat?: number;
  /** Patches of varying colour per metre. */
  readonly patch?: number;
  /** Waves across u, as in corrugated sheet: the distance between crests, and the depth. */
  readonly ripple?: readonly [pitch: number, deep: number];
}

export interface Courses extends Wear {
  readonly kind: 'courses';
  readonly size: readonly [width: number, height: number];
  readonly joint: number;
  readonly colours: readonly string[];
  readonly mortar: string;
  readonly roughness: Roughness;
  /** The offset of each row from the one below, as a fraction of a piece. */
  readonly bond?: number;
  /** The softness of a piece's edge at the joint. */
  readonly edge?: number;
  readonly relief?: number;
  readonly grain?: Grain;
  /** How far joints stray from a straight line. */
  readonly wander?: number;
  /** The slope of pieces that are not quite flush. */
  readonly tilt?: number;
  /** The strength of the wood grain along each piece. */
  readonly fibre?: number;
  readonly upright?: true;
  readonly metal?: number;
  readonly specular?: number;
}

export interface Glass {
  readonly kind: 'glass';
  readonly colours: readonly string[];
  readonly roughness: Roughness;
  /** The fraction of light reflected when seen straight on. */
  readonly mirror?: number;
  readonly wave?: number;
}

interface Water {
  readonly kind: 'water';
  readonly colours: readonly string[];
}

export interface Speckled extends Wear {
  readonly kind: 'speckled';
  readonly chip: number;
  readonly colours: readonly string[];
  readonly roughness: Roughness;
  readonly relief?: number;
  readonly panel?: number;
  readonly mortar?: string;
}

export interface Lit {
  readonly kind: 'lit';
  readonly colours: readonly string[];
  readonly strength: number;
}

export type Finish = Plain | Courses | Glass | Water | Speckled | Lit;
