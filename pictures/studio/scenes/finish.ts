/** Weather and use, each from 0 (none) to 1. */
interface Wear {
  readonly stain?: number;
  readonly streak?: number;
  readonly splash?: number;
}

/** Grain: its size and its depth in metres. */
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
  /** Patches a metre in which the colours change. */
  readonly patch?: number;
  /** Waves across u as in corrugated sheet: from crest to crest, and how deep. */
  readonly ripple?: readonly [pitch: number, deep: number];
}

export interface Courses extends Wear {
  readonly kind: 'courses';
  readonly size: readonly [width: number, height: number];
  readonly joint: number;
  readonly colours: readonly string[];
  readonly mortar: string;
  readonly roughness: Roughness;
  /** How far each row is moved against the one below, in pieces. */
  readonly bond?: number;
  /** How softly a piece falls away to its joint. */
  readonly edge?: number;
  readonly relief?: number;
  readonly grain?: Grain;
  /** How far joints stray from a straight line. */
  readonly wander?: number;
  /** Slope of pieces that do not lie quite level. */
  readonly tilt?: number;
  /** Grain of wood along each piece. */
  readonly fibre?: number;
  readonly upright?: true;
  readonly metal?: number;
  readonly specular?: number;
}

export interface Glass {
  readonly kind: 'glass';
  readonly colours: readonly string[];
  readonly roughness: Roughness;
  /** How much is mirrored straight on. */
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
