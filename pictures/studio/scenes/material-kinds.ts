import type { Courses, Glass, Lit, Plain, Roughness, Speckled } from './finish.ts';

/** The order of keys matters, because file names of pictures are hashes of the JSON. */
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

/** `colours` lists the colours of the pieces and, after a slash, the colour of the joints. */
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

export function emissive(colour: string, strength: number): Lit {
  return { kind: 'lit', colours: [colour], strength };
}
