/** Weather and use, each from 0 (none) to 1. */
interface Wear {
  readonly stain?: number;
  readonly streak?: number;
  readonly splash?: number;
}

/** Grain: its size and its depth in metres. */
type Grain = readonly [size: number, depth: number];
type Roughness = readonly [least: number, most: number];

interface Plain extends Wear {
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

interface Courses extends Wear {
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

interface Glass {
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

interface Speckled extends Wear {
  readonly kind: 'speckled';
  readonly chip: number;
  readonly colours: readonly string[];
  readonly roughness: Roughness;
  readonly relief?: number;
  readonly panel?: number;
  readonly mortar?: string;
}

interface Lit {
  readonly kind: 'lit';
  readonly colours: readonly string[];
  readonly strength: number;
}

export type Finish = Plain | Courses | Glass | Water | Speckled | Lit;

/** Keys stay in the order in which they are given: the names of pictures are made from them. */
export function plain(
  colours: string,
  roughness: Roughness,
  more: Partial<Plain> = {},
  first: Partial<Plain> = {},
): Plain {
  return { kind: 'plain', colours: colours.split(' '), ...first, roughness, ...more };
}

export function metal(
  colours: string,
  share: number,
  roughness: Roughness,
  more?: Partial<Plain>,
): Plain {
  return plain(colours, roughness, more, { metal: share });
}

/** Colours of the pieces, then after a slash that of the joints between them. */
export function courses(
  pieces: Pick<Courses, 'size' | 'joint'> & Partial<Courses>,
  colours: string,
  surface: Pick<Courses, 'roughness'> & Partial<Courses>,
): Courses {
  const [own = '', mortar = ''] = colours.split(' / ');
  return { kind: 'courses', ...pieces, colours: own.split(' '), mortar, ...surface };
}

const brickwork = {
  size: [0.225, 0.075],
  joint: 0.01,
  edge: 0.004,
  relief: 0.005,
  grain: [0.012, 0.0012],
  wander: 0.006,
  tilt: 0.012,
  roughness: [0.75, 0.95],
  stain: 0.25,
} as const;

export function brick(
  colours: string,
  more: Partial<Courses>,
  pieces: Partial<Courses> = {},
): Courses {
  const { roughness } = brickwork;
  return courses({ ...brickwork, ...pieces }, colours, { roughness, ...more });
}

export function glass(colour: string, roughness: Roughness, more?: Partial<Glass>): Glass {
  return { kind: 'glass', colours: [colour], roughness, ...more };
}

export function speckled(
  chip: number,
  colours: string,
  more: Pick<Speckled, 'roughness'> & Partial<Speckled>,
): Speckled {
  return { kind: 'speckled', chip, colours: colours.split(' '), ...more };
}

export function lit(colour: string, strength: number): Lit {
  return { kind: 'lit', colours: [colour], strength };
}
