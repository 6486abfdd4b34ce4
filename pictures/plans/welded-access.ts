import type { Product } from '../../catalogue/product.ts';
import type { Shape } from '../../catalogue/shapes.ts';
import { type Flight, railRadius } from './flights.ts';
import { type Extent, type Plan, packed, shapeIn } from './plan.ts';

/** What welded steps on castors have in common: a flight, a guarded platform, a frame under both. */
interface WeldedPlan extends Plan {
  readonly width: number;
  readonly length: number;
  readonly height: number;
  /** From the back of the platform, or the middle of a double ladder, to the end of the stairs. */
  readonly flight: Flight;
  /** From the middle to the stringers, and to the handrails just within the product's width. */
  readonly half: number;
  readonly line: number;
  readonly stringer: number;
  /** The castors' diameter, the height of the base rail, and the hollow section of the frame. */
  readonly wheel: number;
  readonly low: number;
  readonly tube: number;
  /** Treads punched with teeth, where they are not ribbed. */
  readonly punched: boolean;
  readonly finish: 'steel' | 'galvanised' | 'aluminium';
}

const railsAbove = 1.1;

function weldedOf({ width, length, height }: Product) {
  const half = width / 2 - 0.08;
  return { width, length, height, half, line: width / 2 - railRadius - 0.002 };
}

function aboveOf({ height, overallHeight = height + railsAbove }: Product): number {
  return overallHeight - height;
}

function extentOf({ length, height }: Product, left: number, edge: number): Extent {
  return { left, right: length, top: height + railsAbove, edge };
}

export interface MobileLadderPlan extends WeldedPlan {
  /** Climbed from both ends. */
  readonly double: boolean;
}

const mobileLadders: Readonly<
  Record<Shape<'mobile-access'>, Pick<MobileLadderPlan, 'double' | 'punched'>>
> = {
  'mobile-ladder': { double: false, punched: false },
  'slip-resistant-mobile-ladder': { double: false, punched: true },
  'double-mobile-ladder': { double: true, punched: false },
  'slip-resistant-double-mobile-ladder': { double: true, punched: true },
};

/** Where a single ladder's rear posts stand, and its front castors in from the end of the stairs. */
export const single = { rear: 0.1, front: 0.42 } as const;

/** Warehouse steps on castors, climbed from one end or both, with handrails to a guarded platform. */
export function mobileLadderPlan(product: Product): MobileLadderPlan {
  const { length, height, treads = Math.round(height / 0.24) } = product;
  const { double, punched } = mobileLadders[shapeIn(product, 'mobile-access')];
  const flights = double ? 2 : 1;
  return {
    ...weldedOf(product),
    double,
    punched,
    flight: {
      foot: [0.12, 0.06],
      head: [double ? 0.34 : 0.8, height],
      treads,
      above: aboveOf(product),
    },
    stringer: 0.07,
    wheel: 0.16,
    low: 0.24,
    tube: 0.044,
    finish: punched ? 'galvanised' : 'steel',
    extent: extentOf(product, 0, double ? length / 2 - 0.36 : 0.06),
    components: packed({
      Flight: flights,
      Tread: flights * (treads - 1),
      Platform: 1,
      Handrail: 2,
      'Side toeboard': 2,
      'End toeboard': double ? 0 : 1,
      [double ? 'Swivel castor' : 'Sprung castor 125 mm']: 4,
      [double ? 'Brake lever' : 'Foot lever']: flights,
      'Rubber foot': 4,
      'Rubber buffer': double ? 0 : 4,
    }),
  };
}

/** How deep the platform is that leads to a vehicle. */
export const platformDepth = 0.95;
/** How far a tanker ladder's cage reaches over the vehicle. */
export const cageReach = 1.2;

export interface LorryAccessPlan extends WeldedPlan {
  readonly shape: Shape<'lorry-access'>;
}

const frames: Readonly<
  Record<Shape<'lorry-access'>, Pick<LorryAccessPlan, 'low' | 'tube' | 'punched' | 'finish'>>
> = {
  'lorry-steps': { low: 0.28, tube: 0.05, punched: false, finish: 'aluminium' },
  'tanker-ladder': { low: 0.42, tube: 0.06, punched: true, finish: 'galvanised' },
};

/** What the two are packed with beside flight, platform and rails. */
const fittings: Readonly<Record<Shape<'lorry-access'>, Readonly<Record<string, number>>>> = {
  'lorry-steps': {
    'Platform gate': 1,
    'Rubber buffer': 4,
    'Castor 200 mm': 2,
    'Rubber foot': 4,
  },
  'tanker-ladder': {
    'Guard cage': 1,
    'Gas strut': 2,
    Jackscrew: 4,
    'Castor 200 mm': 4,
    'Rubber foot': 2,
  },
};

/** Access to vehicles: steps rolled up to a load bed, or a caged ladder to the top of a tanker. */
export function lorryAccessPlan(product: Product): LorryAccessPlan {
  const { height } = product;
  const shape = shapeIn(product, 'lorry-access');
  const treads = Math.round(height / 0.22);
  return {
    ...weldedOf(product),
    ...frames[shape],
    shape,
    flight: {
      foot: [0.1, 0.05],
      head: [platformDepth, height],
      treads,
      above: aboveOf(product),
    },
    stringer: 0.08,
    wheel: 0.2,
    extent: extentOf(product, shape === 'tanker-ladder' ? -cageReach : 0, 0),
    components: packed({
      Flight: 1,
      Tread: treads - 1,
      Platform: 1,
      Handrail: 2,
      'Side toeboard': 2,
      ...fittings[shape],
    }),
  };
}
