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
  readonly colours: readonly [string];
  readonly roughness: Roughness;
  readonly ior?: number;
  readonly wave?: number;
}

interface Water {
  readonly kind: 'water';
  readonly colours: readonly [string];
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
  readonly colours: readonly [string];
  readonly strength: number;
}

type SiteFinish = Plain | Courses | Glass | Water | Speckled | Lit;

const brickwork = {
  kind: 'courses',
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

/** What places are built of. */
export const siteMaterials = {
  'brick-red': {
    ...brickwork,
    colours: ['#84493a', '#8f523f', '#733f33', '#9a5d48', '#653a33', '#8a4e3d'],
    mortar: '#b3a797',
    splash: 0.35,
  },
  'brick-arch-red': {
    ...brickwork,
    size: [0.075, 0.225],
    bond: 0,
    joint: 0.008,
    colours: ['#955642', '#84493a', '#a0614b'],
    mortar: '#b3a797',
  },
  'stone-sill': {
    kind: 'plain',
    colours: ['#b9ab92', '#a89a83'],
    roughness: [0.7, 0.9],
    grain: [0.006, 0.0006],
    stain: 0.2,
    streak: 0.25,
  },
  'paving-york': {
    kind: 'courses',
    size: [0.9, 0.6],
    joint: 0.008,
    edge: 0.006,
    relief: 0.005,
    wander: 0.004,
    tilt: 0.006,
    colours: ['#8f8672', '#877e6e', '#9a907c', '#7d7567', '#938a7a'],
    mortar: '#4a463f',
    grain: [0.05, 0.002],
    roughness: [0.6, 0.85],
    stain: 0.3,
  },
  'granite-kerb': {
    kind: 'speckled',
    chip: 0.006,
    colours: ['#8a8883', '#a3a19b', '#6e6c69', '#94918b'],
    roughness: [0.55, 0.75],
    stain: 0.2,
  },
  asphalt: {
    kind: 'speckled',
    chip: 0.012,
    colours: ['#3c3b3a', '#4b4a48', '#2f2f2f', '#57554f'],
    roughness: [0.75, 0.95],
    relief: 0.006,
    stain: 0.25,
  },
  'frame-dark': {
    kind: 'plain',
    colours: ['#23282b', '#2b3033'],
    roughness: [0.35, 0.5],
    stain: 0.15,
  },
  'window-glass': { kind: 'glass', colours: ['#8f9a98'], roughness: [0.01, 0.01], wave: 0.0012 },
  'dark-room': { kind: 'plain', colours: ['#2a2724', '#1f1d1c'], roughness: [0.9, 0.95] },
  blind: { kind: 'plain', colours: ['#d3cbb8', '#c9c0ab'], roughness: [0.85, 0.95] },
  'brick-limewash': {
    ...brickwork,
    colours: ['#cfc7b6', '#d8d0c0', '#c4baa8', '#d2cabb'],
    mortar: '#c9c1b1',
    relief: 0.003,
    stain: 0.3,
    streak: 0.2,
  },
  'brick-brown': {
    ...brickwork,
    colours: ['#7a4634', '#6a3b2d', '#84503b', '#5b3329', '#74402f', '#4c2f28'],
    mortar: '#8f8677',
    stain: 0.4,
    streak: 0.25,
  },
  'boards-worn': {
    kind: 'courses',
    size: [3.1, 0.17],
    joint: 0.004,
    edge: 0.003,
    relief: 0.003,
    bond: 0.37,
    upright: true,
    fibre: 0.35,
    grain: [0.012, 0.0005],
    colours: ['#8a6a48', '#7d5f41', '#94744f', '#6f543a', '#836443'],
    mortar: '#241b13',
    roughness: [0.42, 0.7],
    stain: 0.3,
  },
  'iron-green': {
    kind: 'plain',
    colours: ['#2f4a41', '#364f46'],
    roughness: [0.35, 0.55],
    grain: [0.004, 0.0003],
    stain: 0.2,
  },
  'iron-red': {
    kind: 'plain',
    colours: ['#6b2f27', '#5c2a24'],
    roughness: [0.4, 0.6],
    grain: [0.004, 0.0003],
    stain: 0.25,
  },
  'iron-cream': {
    kind: 'plain',
    colours: ['#cfc6ad', '#c4ba9f'],
    roughness: [0.35, 0.55],
    grain: [0.004, 0.0002],
    stain: 0.15,
  },
  crate: {
    kind: 'courses',
    size: [1.4, 0.11],
    joint: 0.006,
    edge: 0.003,
    relief: 0.006,
    fibre: 0.3,
    colours: ['#b08c5c', '#a47f50', '#bb9868'],
    mortar: '#3a2b1b',
    roughness: [0.6, 0.8],
    stain: 0.2,
  },
  'ashlar-buff': {
    kind: 'courses',
    size: [0.74, 0.36],
    joint: 0.006,
    edge: 0.004,
    relief: 0.004,
    wander: 0.002,
    colours: ['#c4b08c', '#b9a37f', '#cbb896', '#b29b79', '#bea986'],
    mortar: '#8b7b62',
    grain: [0.02, 0.0012],
    roughness: [0.75, 0.95],
    stain: 0.35,
    streak: 0.3,
    splash: 0.3,
  },
  'rusticated-buff': {
    kind: 'courses',
    size: [0.92, 0.44],
    joint: 0.024,
    edge: 0.03,
    relief: 0.03,
    colours: ['#bba784', '#b09a77', '#c3af8b', '#a99472'],
    mortar: '#6d6050',
    grain: [0.03, 0.003],
    roughness: [0.8, 0.95],
    stain: 0.35,
    streak: 0.3,
    splash: 0.45,
  },
  'stone-buff': {
    kind: 'plain',
    colours: ['#c3b08c', '#b6a17e'],
    roughness: [0.75, 0.92],
    grain: [0.02, 0.001],
    stain: 0.3,
    streak: 0.35,
  },
  'sash-white': { kind: 'plain', colours: ['#e4e1d8', '#dad6cb'], roughness: [0.35, 0.5], stain: 0.08 },
  'door-black': { kind: 'plain', colours: ['#15181b', '#1a1d20'], roughness: [0.15, 0.28], coat: 0.6 },
  'door-red': { kind: 'plain', colours: ['#6d1f1c', '#651b19'], roughness: [0.18, 0.3], coat: 0.6 },
  railing: { kind: 'plain', colours: ['#17191b', '#1d2022'], roughness: [0.35, 0.5], grain: [0.004, 0.0003] },
  setts: {
    kind: 'courses',
    size: [0.21, 0.12],
    joint: 0.014,
    edge: 0.03,
    relief: 0.016,
    wander: 0.018,
    tilt: 0.05,
    colours: ['#6b6862', '#77736c', '#5c5a56', '#807b72', '#66625a'],
    mortar: '#3a3731',
    grain: [0.03, 0.003],
    roughness: [0.4, 0.75],
    stain: 0.3,
  },
  'quay-concrete': {
    kind: 'courses',
    size: [4.2, 3.1],
    joint: 0.02,
    edge: 0.015,
    relief: 0.006,
    bond: 0,
    colours: ['#918c82', '#89847a', '#989388'],
    mortar: '#3b3936',
    grain: [0.05, 0.0025],
    roughness: [0.6, 0.9],
    stain: 0.45,
  },
  'stone-coping': {
    kind: 'speckled',
    chip: 0.008,
    colours: ['#8d8880', '#a29c92', '#75716b', '#979186'],
    roughness: [0.5, 0.75],
    stain: 0.35,
  },
  'hull-navy': {
    kind: 'courses',
    size: [3.6, 1.7],
    joint: 0.012,
    edge: 0.03,
    relief: 0.006,
    colours: ['#2b4a68', '#2d4d6c', '#294763'],
    mortar: '#2a4560',
    grain: [0.25, 0.006],
    roughness: [0.28, 0.42],
    specular: 0.5,
    stain: 0.12,
    streak: 0.2,
  },
  'hull-red': { kind: 'plain', colours: ['#6b2620', '#5e231e'], roughness: [0.5, 0.7], stain: 0.3, streak: 0.4 },
  'ship-white': {
    kind: 'courses',
    size: [3.6, 1.3],
    joint: 0.01,
    edge: 0.02,
    relief: 0.004,
    colours: ['#dedbd2', '#e2dfd7'],
    mortar: '#d0ccc3',
    grain: [0.25, 0.004],
    roughness: [0.3, 0.45],
    streak: 0.12,
  },
  sea: { kind: 'water', colours: ['#17262b'] },
  'cast-black': { kind: 'plain', colours: ['#22201f', '#2b2826'], roughness: [0.4, 0.65], grain: [0.01, 0.001], stain: 0.3 },
  'mooring-rope': { kind: 'plain', colours: ['#b9ad8d', '#a89c7d'], roughness: [0.85, 0.95] },
  'far-haze': { kind: 'lit', colours: ['#8595a3'], strength: 0.55 },
  'rack-blue': { kind: 'plain', colours: ['#2a4a7d', '#2e4f84'], roughness: [0.4, 0.55], stain: 0.1 },
  'rack-orange': { kind: 'plain', colours: ['#cf5b1f', '#c7561d'], roughness: [0.4, 0.55], stain: 0.1 },
  pallet: {
    kind: 'plain',
    colours: ['#b7925f', '#9c7a4d', '#a98556'],
    roughness: [0.7, 0.9],
    patch: 4,
    grain: [0.01, 0.0008],
  },
  'carton-kraft': { kind: 'plain', colours: ['#b08a5b', '#a88254'], roughness: [0.7, 0.85], grain: [0.02, 0.0006] },
  'carton-light': { kind: 'plain', colours: ['#c9a878', '#c2a071'], roughness: [0.7, 0.85], grain: [0.02, 0.0006] },
  'carton-white': { kind: 'plain', colours: ['#d9d5cb', '#cfcbc1'], roughness: [0.55, 0.7], grain: [0.02, 0.0004] },
  'carton-tape': { kind: 'plain', colours: ['#8a6a41', '#8f6f46'], roughness: [0.25, 0.35] },
  'floor-power-float': {
    kind: 'courses',
    size: [6, 6],
    joint: 0.006,
    edge: 0.004,
    relief: 0.002,
    bond: 0,
    colours: ['#8e8c87', '#8a8883'],
    mortar: '#4c4a47',
    grain: [0.6, 0.0006],
    roughness: [0.22, 0.42],
    stain: 0.22,
  },
  'line-yellow': { kind: 'plain', colours: ['#d9a514', '#cf9c12'], roughness: [0.45, 0.6], stain: 0.2, patch: 6 },
  'sheet-grey': {
    kind: 'plain',
    colours: ['#b9bcbb', '#b1b4b4'],
    roughness: [0.4, 0.55],
    ripple: [0.2, 0.035],
    stain: 0.12,
  },
  'sheet-white': {
    kind: 'plain',
    colours: ['#dcddda', '#d6d7d4'],
    roughness: [0.4, 0.55],
    ripple: [0.25, 0.03],
    stain: 0.08,
  },
  'sheet-green': {
    kind: 'plain',
    colours: ['#4b5d52', '#455549'],
    roughness: [0.4, 0.55],
    ripple: [0.2, 0.035],
    stain: 0.2,
    streak: 0.2,
  },
  'steel-grey': { kind: 'plain', colours: ['#6f7679', '#686f72'], roughness: [0.4, 0.55], stain: 0.12 },
  'steel-white': { kind: 'plain', colours: ['#d2d4d2', '#c9cbc9'], roughness: [0.4, 0.55], stain: 0.1 },
  'steel-galvanised': {
    kind: 'plain',
    colours: ['#a4a8aa', '#8f9497', '#b1b5b6'],
    patch: 14,
    metal: 0.9,
    roughness: [0.35, 0.5],
  },
  'rooflight': { kind: 'lit', colours: ['#f3f7fb'], strength: 2.2 },
  'tube-light': { kind: 'lit', colours: ['#fff4e0'], strength: 9 },
  'window-dark': { kind: 'plain', colours: ['#11171c', '#141b21'], roughness: [0.04, 0.08], specular: 0.8 },
  'steel-rail': { kind: 'plain', colours: ['#6a625b', '#7a736c'], metal: 0.8, roughness: [0.3, 0.5], stain: 0.2 },
  'ceiling-tile': { kind: 'plain', colours: ['#dddcd7', '#d6d5d0'], roughness: [0.85, 0.95], grain: [0.008, 0.0006] },
  'panel-light': { kind: 'lit', colours: ['#fff9ee'], strength: 5 },
  duct: { kind: 'plain', colours: ['#a9adaf', '#9ba0a3', '#b4b8b9'], patch: 9, metal: 0.95, roughness: [0.24, 0.42] },
  'cable-grey': { kind: 'plain', colours: ['#7b7d7f'], roughness: [0.45, 0.6] },
  'cable-black': { kind: 'plain', colours: ['#1c1d1f'], roughness: [0.4, 0.55] },
  'carpet-tile': {
    kind: 'courses',
    size: [0.5, 0.5],
    joint: 0.003,
    edge: 0.004,
    relief: 0.001,
    bond: 0,
    colours: ['#4a4d52', '#50535a', '#45484d', '#565a60'],
    mortar: '#34363a',
    grain: [0.006, 0.0012],
    roughness: [0.9, 0.98],
    specular: 0.15,
    stain: 0.12,
  },
  soffit: {
    kind: 'courses',
    size: [2.4, 1.2],
    joint: 0.006,
    edge: 0.006,
    relief: 0.002,
    bond: 0,
    colours: ['#8f8d89', '#96948f', '#898783'],
    mortar: '#6f6d69',
    grain: [0.06, 0.001],
    roughness: [0.7, 0.9],
    stain: 0.2,
  },
  plasterboard: {
    kind: 'courses',
    size: [1.2, 2.4],
    joint: 0.05,
    edge: 0.05,
    relief: 0.0003,
    bond: 0,
    colours: ['#b5b1a8', '#b0aca3', '#bab6ad'],
    mortar: '#cfccc4',
    grain: [0.02, 0.0001],
    roughness: [0.8, 0.92],
    stain: 0.06,
  },
  'plaster-white': { kind: 'plain', colours: ['#dcd8ce', '#d5d1c6'], roughness: [0.75, 0.9], grain: [0.03, 0.0006], stain: 0.06 },
  'plaster-sage': { kind: 'plain', colours: ['#a9b09c', '#a3aa96'], roughness: [0.75, 0.9], grain: [0.03, 0.0006], stain: 0.1 },
  trunking: { kind: 'plain', colours: ['#d9d8d3'], roughness: [0.4, 0.5] },
  'door-oak': {
    kind: 'courses',
    size: [3, 0.3],
    joint: 0.001,
    relief: 0.0002,
    upright: true,
    fibre: 0.28,
    grain: [0.01, 0.0002],
    colours: ['#a67e4e', '#9d7648'],
    mortar: '#7b5a35',
    roughness: [0.35, 0.5],
  },
  oak: {
    kind: 'courses',
    size: [2.6, 0.34],
    joint: 0.0008,
    edge: 0.001,
    relief: 0.0002,
    upright: true,
    bond: 0.3,
    fibre: 0.4,
    grain: [0.014, 0.0004],
    colours: ['#6b472a', '#5f3e24', '#755030', '#553720'],
    mortar: '#3b2615',
    roughness: [0.32, 0.5],
    stain: 0.15,
  },
  'boards-oak': {
    kind: 'courses',
    size: [2.2, 0.09],
    joint: 0.0025,
    edge: 0.002,
    relief: 0.0012,
    bond: 0.41,
    upright: true,
    fibre: 0.3,
    grain: [0.012, 0.0002],
    colours: ['#93693f', '#865f38', '#9f754a', '#7b5632', '#8e653d'],
    mortar: '#2c1c10',
    roughness: [0.22, 0.4],
    stain: 0.18,
  },
  gilt: { kind: 'plain', colours: ['#a98442', '#94713a'], metal: 0.8, roughness: [0.35, 0.5], grain: [0.02, 0.002] },
  canvas: { kind: 'plain', colours: ['#3d3a2b', '#4b3f2c', '#2c3330', '#57503c'], patch: 1.1, roughness: [0.4, 0.55], grain: [0.006, 0.0004] },
  'flags-worn': {
    kind: 'courses',
    size: [1.05, 0.7],
    joint: 0.01,
    edge: 0.01,
    relief: 0.006,
    wander: 0.01,
    tilt: 0.008,
    bond: 0.43,
    colours: ['#8b8375', '#827a6d', '#948c7d', '#7a7367'],
    mortar: '#4d483f',
    grain: [0.08, 0.002],
    roughness: [0.55, 0.8],
    stain: 0.35,
  },
} as const satisfies Readonly<Record<string, SiteFinish>>;

export type SiteMaterial = keyof typeof siteMaterials;
