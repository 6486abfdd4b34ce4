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

type Finish = Plain | Courses | Glass | Water | Speckled | Lit;

/** Keys stay in the order in which they are given: the names of pictures are made from them. */
function plain(
  colours: string,
  roughness: Roughness,
  more: Partial<Plain> = {},
  first: Partial<Plain> = {},
): Plain {
  return { kind: 'plain', colours: colours.split(' '), ...first, roughness, ...more };
}

function metal(colours: string, share: number, roughness: Roughness, more?: Partial<Plain>): Plain {
  return plain(colours, roughness, more, { metal: share });
}

/** Colours of the pieces, then after a slash that of the joints between them. */
function courses(
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

function brick(colours: string, more: Partial<Courses>, pieces: Partial<Courses> = {}): Courses {
  const { roughness } = brickwork;
  return courses({ ...brickwork, ...pieces }, colours, { roughness, ...more });
}

function glass(colour: string, roughness: Roughness, more?: Partial<Glass>): Glass {
  return { kind: 'glass', colours: [colour], roughness, ...more };
}

function speckled(
  chip: number,
  colours: string,
  more: Pick<Speckled, 'roughness'> & Partial<Speckled>,
): Speckled {
  return { kind: 'speckled', chip, colours: colours.split(' '), ...more };
}

function lit(colour: string, strength: number): Lit {
  return { kind: 'lit', colours: [colour], strength };
}

/** What locations are built of. */
export const locationMaterials = {
  'brick-red': brick('#84493a #8f523f #733f33 #9a5d48 #653a33 #8a4e3d / #b3a797', { splash: 0.35 }),
  'brick-arch-red': brick(
    '#955642 #84493a #a0614b / #b3a797',
    {},
    { size: [0.075, 0.225], joint: 0.008, bond: 0 },
  ),
  'stone-sill': plain('#b9ab92 #a89a83', [0.7, 0.9], {
    grain: [0.006, 0.0006],
    stain: 0.2,
    streak: 0.25,
  }),
  'paving-york': courses(
    { size: [0.9, 0.6], joint: 0.008, edge: 0.006, relief: 0.005, wander: 0.004, tilt: 0.006 },
    '#8f8672 #877e6e #9a907c #7d7567 #938a7a / #4a463f',
    { grain: [0.05, 0.002], roughness: [0.6, 0.85], stain: 0.3 },
  ),
  'granite-kerb': speckled(0.006, '#8a8883 #a3a19b #6e6c69 #94918b', {
    roughness: [0.55, 0.75],
    stain: 0.2,
  }),
  asphalt: speckled(0.012, '#3c3b3a #4b4a48 #2f2f2f #57554f', {
    roughness: [0.75, 0.95],
    relief: 0.006,
    stain: 0.25,
  }),
  'frame-dark': plain('#23282b #2b3033', [0.35, 0.5], { stain: 0.15 }),
  'window-glass': glass('#8f9a98', [0.01, 0.01], { mirror: 0.1, wave: 0.0012 }),
  'dark-room': plain('#2a2724 #1f1d1c', [0.9, 0.95]),
  blind: plain('#d3cbb8 #c9c0ab', [0.85, 0.95]),
  'brick-limewash': brick('#cfc7b6 #d8d0c0 #c4baa8 #d2cabb / #c9c1b1', {
    relief: 0.003,
    stain: 0.3,
    streak: 0.2,
  }),
  'brick-brown': brick('#7a4634 #6a3b2d #84503b #5b3329 #74402f #4c2f28 / #8f8677', {
    stain: 0.4,
    streak: 0.25,
  }),
  'boards-worn': courses(
    {
      size: [3.1, 0.17],
      joint: 0.004,
      edge: 0.003,
      relief: 0.003,
      bond: 0.37,
      upright: true,
      fibre: 0.35,
      grain: [0.012, 0.0005],
    },
    '#8a6a48 #7d5f41 #94744f #6f543a #836443 / #241b13',
    { roughness: [0.42, 0.7], stain: 0.3 },
  ),
  'iron-green': plain('#2f4a41 #364f46', [0.35, 0.55], { grain: [0.004, 0.0003], stain: 0.2 }),
  'iron-red': plain('#6b2f27 #5c2a24', [0.4, 0.6], { grain: [0.004, 0.0003], stain: 0.25 }),
  'iron-cream': plain('#cfc6ad #c4ba9f', [0.35, 0.55], { grain: [0.004, 0.0002], stain: 0.15 }),
  crate: courses(
    { size: [1.4, 0.11], joint: 0.006, edge: 0.003, relief: 0.006, fibre: 0.3 },
    '#b08c5c #a47f50 #bb9868 / #3a2b1b',
    { roughness: [0.6, 0.8], stain: 0.2 },
  ),
  'ashlar-buff': courses(
    { size: [0.74, 0.36], joint: 0.006, edge: 0.004, relief: 0.004, wander: 0.002 },
    '#c4b08c #b9a37f #cbb896 #b29b79 #bea986 / #8b7b62',
    { grain: [0.02, 0.0012], roughness: [0.75, 0.95], stain: 0.35, streak: 0.3, splash: 0.3 },
  ),
  'rusticated-buff': courses(
    { size: [0.92, 0.44], joint: 0.024, edge: 0.03, relief: 0.03 },
    '#bba784 #b09a77 #c3af8b #a99472 / #6d6050',
    { grain: [0.03, 0.003], roughness: [0.8, 0.95], stain: 0.35, streak: 0.3, splash: 0.45 },
  ),
  'stone-buff': plain('#c3b08c #b6a17e', [0.75, 0.92], {
    grain: [0.02, 0.001],
    stain: 0.3,
    streak: 0.35,
  }),
  'sash-white': plain('#e4e1d8 #dad6cb', [0.35, 0.5], { stain: 0.08 }),
  'door-red': plain('#6d1f1c #651b19', [0.18, 0.3], { coat: 0.6 }),
  railing: plain('#17191b #1d2022', [0.35, 0.5], { grain: [0.004, 0.0003] }),
  setts: courses(
    { size: [0.21, 0.12], joint: 0.014, edge: 0.03, relief: 0.016, wander: 0.018, tilt: 0.05 },
    '#6b6862 #77736c #5c5a56 #807b72 #66625a / #3a3731',
    { grain: [0.03, 0.003], roughness: [0.4, 0.75], stain: 0.3 },
  ),
  'quay-concrete': courses(
    { size: [4.2, 3.1], joint: 0.02, edge: 0.015, relief: 0.006, bond: 0 },
    '#918c82 #89847a #989388 / #3b3936',
    { grain: [0.05, 0.0025], roughness: [0.6, 0.9], stain: 0.45 },
  ),
  'stone-coping': speckled(0.008, '#8d8880 #a29c92 #75716b #979186', {
    roughness: [0.5, 0.75],
    stain: 0.35,
  }),
  'hull-navy': courses(
    { size: [3.6, 1.7], joint: 0.012, edge: 0.03, relief: 0.006 },
    '#2b4a68 #2d4d6c #294763 / #2a4560',
    { grain: [0.25, 0.006], roughness: [0.28, 0.42], specular: 0.5, stain: 0.12, streak: 0.2 },
  ),
  'hull-red': plain('#6b2620 #5e231e', [0.5, 0.7], { stain: 0.3, streak: 0.4 }),
  'ship-white': courses(
    { size: [3.6, 1.3], joint: 0.01, edge: 0.02, relief: 0.004 },
    '#dedbd2 #e2dfd7 / #d0ccc3',
    { grain: [0.25, 0.004], roughness: [0.3, 0.45], streak: 0.12 },
  ),
  sea: { kind: 'water', colours: ['#17262b'] },
  'cast-black': plain('#22201f #2b2826', [0.4, 0.65], { grain: [0.01, 0.001], stain: 0.3 }),
  'mooring-rope': plain('#b9ad8d #a89c7d', [0.85, 0.95]),
  'far-haze': lit('#8595a3', 0.55),
  'far-haze-warm': lit('#b59a86', 0.5),
  'rack-blue': plain('#2a4a7d #2e4f84', [0.4, 0.55], { stain: 0.1 }),
  'rack-orange': plain('#cf5b1f #c7561d', [0.4, 0.55], { stain: 0.1 }),
  pallet: plain('#b7925f #9c7a4d #a98556', [0.7, 0.9], { patch: 4, grain: [0.01, 0.0008] }),
  'carton-kraft': plain('#b08a5b #a88254', [0.7, 0.85], { grain: [0.02, 0.0006] }),
  'carton-light': plain('#c9a878 #c2a071', [0.7, 0.85], { grain: [0.02, 0.0006] }),
  'carton-white': plain('#d9d5cb #cfcbc1', [0.55, 0.7], { grain: [0.02, 0.0004] }),
  'carton-tape': plain('#8a6a41 #8f6f46', [0.25, 0.35]),
  'floor-power-float': courses(
    { size: [6, 6], joint: 0.006, edge: 0.004, relief: 0.002, bond: 0 },
    '#8e8c87 #8a8883 / #4c4a47',
    { grain: [0.6, 0.0006], roughness: [0.22, 0.42], stain: 0.22 },
  ),
  'line-yellow': plain('#d9a514 #cf9c12', [0.45, 0.6], { stain: 0.2, patch: 6 }),
  'sheet-grey': plain('#b9bcbb #b1b4b4', [0.4, 0.55], { ripple: [0.2, 0.035], stain: 0.12 }),
  'sheet-white': plain('#dcddda #d6d7d4', [0.4, 0.55], { ripple: [0.25, 0.03], stain: 0.08 }),
  'sheet-green': plain('#4b5d52 #455549', [0.4, 0.55], {
    ripple: [0.2, 0.035],
    stain: 0.2,
    streak: 0.2,
  }),
  'steel-grey': plain('#6f7679 #686f72', [0.4, 0.55], { stain: 0.12 }),
  'steel-white': plain('#d2d4d2 #c9cbc9', [0.4, 0.55], { stain: 0.1 }),
  'steel-galvanised': plain('#a4a8aa #8f9497 #b1b5b6', [0.35, 0.5], {}, { patch: 14, metal: 0.9 }),
  rooflight: lit('#f3f7fb', 1.3),
  'tube-light': lit('#fff4e0', 9),
  'window-dark': plain('#11171c #141b21', [0.04, 0.08], { specular: 0.8 }),
  'steel-rail': metal('#6a625b #7a736c', 0.8, [0.3, 0.5], { stain: 0.2 }),
  'ceiling-tile': plain('#dddcd7 #d6d5d0', [0.85, 0.95], { grain: [0.008, 0.0006] }),
  'panel-light': lit('#fff9ee', 5),
  duct: plain('#a9adaf #9ba0a3 #b4b8b9', [0.24, 0.42], {}, { patch: 9, metal: 0.95 }),
  'cable-grey': plain('#7b7d7f', [0.45, 0.6]),
  'cable-black': plain('#1c1d1f', [0.4, 0.55]),
  'carpet-tile': courses(
    { size: [0.5, 0.5], joint: 0.003, edge: 0.004, relief: 0.001, bond: 0 },
    '#4a4d52 #50535a #45484d #565a60 / #34363a',
    { grain: [0.006, 0.0012], roughness: [0.9, 0.98], specular: 0.15, stain: 0.12 },
  ),
  soffit: courses(
    { size: [2.4, 1.2], joint: 0.006, edge: 0.006, relief: 0.002, bond: 0 },
    '#8f8d89 #96948f #898783 / #6f6d69',
    { grain: [0.06, 0.001], roughness: [0.7, 0.9], stain: 0.2 },
  ),
  plasterboard: courses(
    { size: [1.2, 2.4], joint: 0.05, edge: 0.05, relief: 0.0003, bond: 0 },
    '#b5b1a8 #b0aca3 #bab6ad / #cfccc4',
    { grain: [0.02, 0.0001], roughness: [0.8, 0.92], stain: 0.06 },
  ),
  'plaster-white': plain('#dcd8ce #d5d1c6', [0.75, 0.9], { grain: [0.03, 0.0006], stain: 0.06 }),
  'plaster-sage': plain('#a9b09c #a3aa96', [0.75, 0.9], { grain: [0.03, 0.0006], stain: 0.1 }),
  trunking: plain('#d9d8d3', [0.4, 0.5]),
  'door-oak': courses(
    {
      size: [3, 0.3],
      joint: 0.001,
      relief: 0.0002,
      upright: true,
      fibre: 0.28,
      grain: [0.01, 0.0002],
    },
    '#a67e4e #9d7648 / #7b5a35',
    { roughness: [0.35, 0.5] },
  ),
  oak: courses(
    {
      size: [2.6, 0.34],
      joint: 0.0008,
      edge: 0.001,
      relief: 0.0002,
      upright: true,
      bond: 0.3,
      fibre: 0.4,
      grain: [0.014, 0.0004],
    },
    '#6b472a #5f3e24 #755030 #553720 / #3b2615',
    { roughness: [0.32, 0.5], stain: 0.15 },
  ),
  'boards-oak': courses(
    {
      size: [2.2, 0.09],
      joint: 0.0025,
      edge: 0.002,
      relief: 0.0012,
      bond: 0.41,
      upright: true,
      fibre: 0.3,
      grain: [0.012, 0.0002],
    },
    '#93693f #865f38 #9f754a #7b5632 #8e653d / #2c1c10',
    { roughness: [0.22, 0.4], stain: 0.18 },
  ),
  gilt: metal('#a98442 #94713a', 0.8, [0.35, 0.5], { grain: [0.02, 0.002] }),
  canvas: plain(
    '#3d3a2b #4b3f2c #2c3330 #57503c',
    [0.4, 0.55],
    { grain: [0.006, 0.0004] },
    { patch: 1.1 },
  ),
  'flags-worn': courses(
    {
      size: [1.05, 0.7],
      joint: 0.01,
      edge: 0.01,
      relief: 0.006,
      wander: 0.01,
      tilt: 0.008,
      bond: 0.43,
    },
    '#8b8375 #827a6d #948c7d #7a7367 / #4d483f',
    { grain: [0.08, 0.002], roughness: [0.55, 0.8], stain: 0.35 },
  ),
  'iron-slate': plain('#3b4146 #42484d', [0.4, 0.6], { grain: [0.005, 0.0004], stain: 0.2 }),
  'rail-bright': metal('#b6b3ae', 1, [0.18, 0.28]),
  sleeper: plain('#6d655c #5b544c', [0.8, 0.95], { grain: [0.02, 0.003], stain: 0.3 }),
  ballast: speckled(0.055, '#6f675d #827a6f #5a534b #8d857a', {
    roughness: [0.85, 0.95],
    relief: 0.05,
    stain: 0.3,
  }),
  'paving-blocks': courses(
    { size: [0.45, 0.45], joint: 0.005, edge: 0.004, relief: 0.003, tilt: 0.004 },
    '#8d8a84 #868379 #95928b #7f7c76 / #55524c',
    { grain: [0.012, 0.0006], roughness: [0.55, 0.8], stain: 0.25 },
  ),
  tactile: courses(
    { size: [0.066, 0.066], joint: 0.03, edge: 0.008, relief: 0.005, bond: 0 },
    '#b99a5a #b19253 / #ab8d50',
    { roughness: [0.65, 0.85], stain: 0.25 },
  ),
  'line-white': plain('#d8d6cf #cbc9c2', [0.55, 0.75], { stain: 0.25, patch: 5 }),
  'coach-maroon': plain('#5c1f22 #601f23', [0.16, 0.26], { coat: 0.7, stain: 0.06 }),
  'coach-cream': plain('#d9cca6 #d4c7a0', [0.16, 0.26], { coat: 0.7, stain: 0.06 }),
  'coach-roof': plain('#6b6d6d #747675', [0.5, 0.7], { stain: 0.2 }),
  'coach-line': plain('#c9a13b', [0.25, 0.35]),
  'frame-pale': metal('#b9bdbf', 0.9, [0.25, 0.35]),
  'floor-shed': courses(
    { size: [3, 3], joint: 0.012, edge: 0.008, relief: 0.004, bond: 0 },
    '#84817b #7c7973 #8b8882 / #403e3a',
    { grain: [0.15, 0.0015], roughness: [0.38, 0.65], stain: 0.4 },
  ),
  'tile-white': courses(
    { size: [0.2, 0.1], joint: 0.003, edge: 0.004, relief: 0.0015, tilt: 0.006 },
    '#d7d4c9 #cfccc1 #dedbd1 / #8f8b81',
    { grain: [0.1, 0.0002], roughness: [0.12, 0.25], stain: 0.18 },
  ),
  'boards-roof': courses(
    {
      size: [4, 0.15],
      joint: 0.004,
      edge: 0.004,
      relief: 0.003,
      fibre: 0.15,
      grain: [0.012, 0.0004],
    },
    '#c6bda9 #bcb39e #cec6b3 / #6a6355',
    { roughness: [0.7, 0.9], stain: 0.25 },
  ),
  'boards-white': courses(
    {
      size: [5, 0.12],
      joint: 0.004,
      edge: 0.004,
      relief: 0.003,
      fibre: 0.06,
      grain: [0.012, 0.0003],
    },
    '#d9d3c2 #d3ccba / #9a9384',
    { roughness: [0.5, 0.7], stain: 0.12 },
  ),
  'globe-light': lit('#ffdfa8', 6),
  'roof-glass': glass('#dfe6e4', [0.05, 0.05], { mirror: 0.03, wave: 0 }),
  'hoarding-blue': plain('#2f5676 #2b5070', [0.4, 0.55], { grain: [0.02, 0.0004], stain: 0.1 }),
  terrazzo: speckled(0.014, '#c9c0ae #b7ad99 #d6cfbf #a39a88 #c1b7a3', {
    mortar: '#8b7d5c',
    panel: 1.2,
    roughness: [0.1, 0.24],
    stain: 0.12,
  }),
  'terrazzo-dark': speckled(0.014, '#3f4c44 #4d5a51 #36423b', { roughness: [0.1, 0.22] }),
  'faience-cream': courses(
    { size: [0.3, 0.15], joint: 0.0025, edge: 0.005, relief: 0.002, tilt: 0.006 },
    '#d9d2bf #d2cab6 #dfd9c8 #cdc5b0 / #a59e8c',
    { grain: [0.2, 0.0003], roughness: [0.12, 0.26], stain: 0.1 },
  ),
  'faience-green': courses(
    { size: [0.3, 0.15], joint: 0.0025, edge: 0.005, relief: 0.002, tilt: 0.006 },
    '#2f5a47 #2a5340 #34614d #264b3a / #1f3a2e',
    { grain: [0.2, 0.0003], roughness: [0.08, 0.2] },
  ),
  shopfront: plain('#3a3f44 #33383c', [0.3, 0.4]),
  'day-behind': lit('#dfe9f2', 1.6),
  'clock-face': plain('#efe9d8', [0.3, 0.4]),
  'brass-old': metal('#a3803f #8d6d34', 1, [0.25, 0.4]),
  'block-painted': courses(
    { size: [0.45, 0.225], joint: 0.01, edge: 0.006, relief: 0.003 },
    '#c9cbc6 #c4c6c1 #cdcfca / #bbbdb8',
    { grain: [0.012, 0.001], roughness: [0.5, 0.7], stain: 0.1, splash: 0.2 },
  ),
  'floor-painted': plain('#6d767a #667074 #737c80', [0.18, 0.36], {
    grain: [0.05, 0.0005],
    stain: 0.2,
  }),
  'pipe-green': plain('#2f6b4c', [0.35, 0.45], { stain: 0.1 }),
  'pipe-red': plain('#9c2f26', [0.35, 0.45], { stain: 0.1 }),
  'pipe-lagged': metal('#c2c5c7 #b6babc', 0.85, [0.3, 0.45], { grain: [0.04, 0.002] }),
  'pump-blue': plain('#28527a', [0.35, 0.5], { stain: 0.1 }),
  'panel-grey': plain('#a9adae #a4a8a9', [0.35, 0.45], { stain: 0.06 }),
  'balustrade-glass': glass('#d9e6e2', [0.01, 0.01], { mirror: 0.05, wave: 0 }),
  'steel-polished': metal('#c8cacb', 1, [0.15, 0.25]),
  'facade-glass': glass('#dfe7e8', [0.01, 0.01], { mirror: 0.04, wave: 0 }),
  screed: courses(
    { size: [5, 5], joint: 0.005, edge: 0.004, relief: 0.001, bond: 0 },
    '#9a958c #938e85 / #6c675f',
    { grain: [0.4, 0.0006], roughness: [0.3, 0.5], stain: 0.25 },
  ),
  'column-concrete': plain('#9b9790 #918d86', [0.7, 0.85], { grain: [0.04, 0.001], stain: 0.2 }),
  'city-brick': courses(
    { size: [3, 3.4], joint: 1.3, edge: 0.02, relief: 0, bond: 0 },
    '#4a5561 #55606b #3f4a56 / #8a5a48',
    { roughness: [0.6, 0.8] },
  ),
  'city-glass': courses(
    { size: [1.6, 3.6], joint: 0.25, edge: 0.02, relief: 0, bond: 0 },
    '#5d7183 #6a7f91 #50647a / #8794a0',
    { roughness: [0.15, 0.3] },
  ),
  'city-stone': courses(
    { size: [2.6, 3.3], joint: 1.4, edge: 0.02, relief: 0, bond: 0 },
    '#4d565f #57616a / #b3a58d',
    { roughness: [0.7, 0.85] },
  ),
  limestone: courses(
    { size: [0.9, 0.6], joint: 0.003, edge: 0.002, relief: 0.0008 },
    '#c9bea8 #c1b6a0 #d0c6b1 #bbb09a / #978c78',
    { grain: [0.05, 0.0002], roughness: [0.14, 0.3], stain: 0.1 },
  ),
  'shop-stone': plain('#b9b1a2 #b1a999', [0.4, 0.6], { grain: [0.02, 0.0004] }),
  'shop-teal': plain('#1f4d4f #1c4748', [0.25, 0.4]),
  'shop-oak': plain('#8b6a44 #80603c', [0.35, 0.5], { grain: [0.02, 0.0004] }),
  'shop-plum': plain('#4b2a3d #462638', [0.25, 0.4]),
  'shop-slate': plain('#3b4147 #363c41', [0.35, 0.5]),
  shutter: courses(
    { size: [40, 0.085], joint: 0.004, edge: 0.03, relief: 0.012, bond: 0 },
    '#bcbfc0 #b7babb / #7e8284',
    { metal: 0.3, grain: [0.4, 0.0003], roughness: [0.32, 0.45] },
  ),
  'fascia-glow': lit('#ffe9c4', 4),
  soil: plain('#2b231c', [0.9, 0.98], { grain: [0.03, 0.02] }),
  leaf: plain('#3c5c33 #4b6c3c #2f4c2a', [0.5, 0.65], { grain: [0.04, 0.05] }, { patch: 9 }),
  'floor-polished': plain('#85837f #7e7c78 #8b8985', [0.12, 0.26], {
    grain: [0.5, 0.0004],
    stain: 0.18,
  }),
  titanium: courses(
    { size: [400, 0.46], joint: 0.014, edge: 0.008, relief: 0.006, bond: 0 },
    '#dcd8d1 #e2ded7 #d5d1ca #dfdad2 / #6d6a66',
    { grain: [0.6, 0.0012], metal: 0.9, roughness: [0.26, 0.36] },
  ),
  'panel-dark': plain('#2c3238 #30363c', [0.6, 0.75]),
  trench: metal('#55585b #5d6063', 0.8, [0.3, 0.45], { grain: [0.02, 0.002] }),
  'planet-rust': plain('#a2542f #8a4526 #b76a42', [0.5, 0.7], {}, { patch: 4 }),
  'planet-blue': plain('#2f5f8c #4a7ca6 #c6d2d8', [0.35, 0.5], {}, { patch: 3 }),
  'planet-sand': plain('#c4a26d #ad8a58 #d6b98a', [0.5, 0.7], {}, { patch: 2.2 }),
  'planet-ice': plain('#9fb9c2 #b4cbd2', [0.4, 0.6], {}, { patch: 1.4 }),
  'aircraft-white': plain('#e3e4e2 #dcdddb', [0.16, 0.26], { coat: 0.6, patch: 0.5 }),
  'aircraft-grey': plain('#aab2b8 #a3abb1', [0.2, 0.3], { coat: 0.5 }),
  tyre: plain('#1a1a1b #222223', [0.75, 0.9]),
  'floor-hangar': courses(
    { size: [6, 6], joint: 0.008, edge: 0.006, relief: 0.001, bond: 0 },
    '#8d979b #879195 #929ca0 / #5d666a',
    { grain: [0.8, 0.0005], roughness: [0.1, 0.24], stain: 0.12 },
  ),
  'line-red': plain('#a3302a #982b26', [0.4, 0.55], { stain: 0.2 }),
  'stair-stone': plain('#a79a84 #9b8e79 #aea18b', [0.5, 0.75], {
    grain: [0.02, 0.0008],
    stain: 0.25,
  }),
  'plaster-cream': plain('#ddd2b6 #d6cbaf', [0.7, 0.85], { grain: [0.03, 0.0006], stain: 0.1 }),
  'close-tile': courses(
    { size: [0.15, 0.15], joint: 0.003, edge: 0.005, relief: 0.0015, tilt: 0.008, bond: 0 },
    '#2f6650 #2a5d48 #357059 #25543f #3b775f / #b9b39f',
    { grain: [0.3, 0.0004], roughness: [0.07, 0.18], stain: 0.08 },
  ),
  'close-band': plain('#5b2620 #52221d', [0.1, 0.2]),
  'stained-red': glass('#b5482f', [0.03, 0.03], { wave: 0.002 }),
  'steel-blue': plain('#4d6577 #475f71', [0.4, 0.55], { stain: 0.12 }),
  'crane-yellow': plain('#d6a21b #cc9817', [0.35, 0.5], { stain: 0.12 }),
  'primer-red': plain('#7a3a2c #843f30 #703427', [0.55, 0.75], { stain: 0.15, patch: 2.4 }),
  grating: courses(
    { size: [0.04, 0.1], joint: 0.006, edge: 0.004, relief: 0.02, bond: 0 },
    '#2a2c2e / #9a9ea0',
    { metal: 0.7, roughness: [0.4, 0.55] },
  ),
  vessel: metal('#c6c9ca #bbbec0', 0.9, [0.25, 0.4], { grain: [0.2, 0.001] }),
  'steel-mill': metal('#4a4743 #5b5046 #413f3d', 0.6, [0.45, 0.65], { stain: 0.25, patch: 3 }),
  'checker-plate': courses(
    { size: [0.11, 0.055], joint: 0.028, edge: 0.008, relief: 0.0025 },
    '#6b6763 #726e69 / #55514d',
    { metal: 0.75, grain: [0.2, 0.0008], roughness: [0.3, 0.5], stain: 0.45 },
  ),
  'machine-green': plain('#3f5a4b #3a5446 #446050', [0.4, 0.6], {
    grain: [0.03, 0.0008],
    stain: 0.35,
    streak: 0.3,
  }),
  'machine-grey': plain('#5a5d5e #525556', [0.45, 0.65], { grain: [0.03, 0.0008], stain: 0.35 }),
  'roll-steel': metal('#8b8985 #7d7b77', 1, [0.22, 0.38], { stain: 0.2 }),
  'hot-bar': lit('#ff5a0c', 1.6),
  'vinyl-pale': plain('#b4bcbd #aeb6b8', [0.16, 0.28], { grain: [0.4, 0.0003], stain: 0.06 }),
  'plaster-cool': plain('#d5d9d9 #cfd3d3', [0.6, 0.75], { grain: [0.03, 0.0004] }),
  'lab-white': plain('#dcdedd #d7d9d8', [0.25, 0.35]),
  'bench-top': plain('#7e8688 #788082', [0.22, 0.32]),
  'bottle-amber': plain('#5b3216', [0.06, 0.1], { coat: 0.8 }),
  'bottle-clear': glass('#d5e2e0', [0.01, 0.01], { wave: 0 }),
  'bottle-white': plain('#dfe0dc', [0.35, 0.45]),
  'bottle-blue': plain('#2a568c', [0.15, 0.25]),
  'floor-stage': plain('#43464a #3d4044 #494d51', [0.45, 0.56], {
    grain: [0.1, 0.0006],
    stain: 0.1,
  }),
  quilt: courses(
    { size: [1.2, 2], joint: 0.03, edge: 0.18, relief: 0.05, bond: 0 },
    '#4b4d50 #47494c #505255 / #2f3133',
    { grain: [0.05, 0.004], roughness: [0.9, 0.98], specular: 0.1 },
  ),
  'set-ochre': plain('#c08c4a #b98544 #c99755', [0.75, 0.9], {
    grain: [0.03, 0.0015],
    stain: 0.2,
    patch: 1.2,
  }),
  'set-stone': plain('#c9bda3 #c0b499', [0.75, 0.9], { grain: [0.02, 0.001], stain: 0.15 }),
  'set-canvas': plain('#b3a588 #ab9d80', [0.9, 0.97], { grain: [0.01, 0.0005], stain: 0.15 }),
  'bench-beech': courses(
    {
      size: [2.4, 0.11],
      joint: 0.0012,
      edge: 0.0012,
      relief: 0.0004,
      bond: 0.37,
      fibre: 0.3,
      grain: [0.008, 0.0003],
    },
    '#b08555 #a67b4c #ba9061 #9c7245 / #5a3f24',
    { roughness: [0.35, 0.55], stain: 0.3 },
  ),
  'peg-board': courses(
    { size: [0.05, 0.05], joint: 0.038, edge: 0.003, relief: -0.004, bond: 0 },
    '#2b2119 / #8d745a',
    { roughness: [0.7, 0.85], stain: 0.12 },
  ),
  'tool-steel': metal('#9a9da0 #8b8e91', 1, [0.25, 0.4]),
  'tool-handle': plain('#8f3a22 #84341e', [0.3, 0.45], { coat: 0.4 }),
  'vice-blue': plain('#2b4f74 #274a6d', [0.35, 0.5], { grain: [0.004, 0.0005], stain: 0.15 }),
  'brick-stock': brick('#b39a6c #a88e60 #bda677 #9a8157 #8d7754 #b79f73 / #a79d88', {
    stain: 0.3,
    splash: 0.3,
  }),
  'brick-arch-stock': brick(
    '#a8664a #9c5c42 #b17154 / #a79d88',
    {},
    { size: [0.075, 0.225], joint: 0.007, bond: 0 },
  ),
  slate: courses(
    { size: [0.3, 0.22], joint: 0.004, edge: 0.01, relief: 0.008, tilt: 0.03 },
    '#4b525b #545b64 #434a52 #5a616b / #23272c',
    { grain: [0.04, 0.001], roughness: [0.4, 0.65], stain: 0.25 },
  ),
  'gutter-black': plain('#1f2224 #25282a', [0.35, 0.5], { stain: 0.15 }),
  'paint-old': plain('#8e9aa0 #87939a #95a1a6', [0.6, 0.8], { grain: [0.03, 0.0006], stain: 0.12 }),
  'paint-new': plain('#e2d9c4 #ddd4be', [0.55, 0.7], { grain: [0.03, 0.0005] }),
  'dust-sheet': plain('#cfc8b8 #c6bfae', [0.9, 0.97], { grain: [0.35, 0.06], stain: 0.08 }),
  'can-steel': metal('#b5b9bb', 0.95, [0.25, 0.35]),
  'facade-mirror': glass('#7f9296', [0.005, 0.005], { mirror: 0.32, wave: 0 }),
  'granite-paving': courses(
    { size: [0.8, 0.4], joint: 0.004, edge: 0.003, relief: 0.002 },
    '#8f8e8b #868583 #989794 #7e7d7b / #55534f',
    { grain: [0.006, 0.0003], roughness: [0.4, 0.6], stain: 0.2 },
  ),
  'rubble-stone': courses(
    {
      size: [0.42, 0.2],
      joint: 0.02,
      edge: 0.03,
      relief: 0.025,
      wander: 0.06,
      tilt: 0.05,
      bond: 0.43,
    },
    '#9b9282 #8b8273 #a89e8b #7c7568 #948a77 #a3967e / #a39a88',
    { grain: [0.05, 0.006], roughness: [0.8, 0.95], stain: 0.35, splash: 0.3 },
  ),
  'stone-quoin': plain('#aaa08c #9d9380', [0.75, 0.9], {
    grain: [0.03, 0.003],
    stain: 0.3,
    patch: 3,
  }),
  'barn-door': courses(
    {
      size: [3, 0.15],
      joint: 0.006,
      edge: 0.006,
      relief: 0.005,
      upright: true,
      fibre: 0.14,
      grain: [0.014, 0.0008],
    },
    '#3f5c63 #3a565d #446269 / #1f2f33',
    { roughness: [0.55, 0.75], stain: 0.25, splash: 0.4 },
  ),
  'door-teal': plain('#27565a #245055', [0.2, 0.32], { coat: 0.5 }),
  'jar-glass': glass('#dbe5e2', [0.01, 0.01], { mirror: 0.06, wave: 0 }),
  'sheet-slate': plain('#7c8890 #76828a', [0.4, 0.55], { ripple: [0.25, 0.03], stain: 0.1 }),
} satisfies Readonly<Record<string, Finish>>;

export type LocationMaterial = keyof typeof locationMaterials;
