import type { Product } from '../../catalogue/product.ts';
import type { Shape } from '../../catalogue/shapes.ts';
import { type Flight, railRadius } from './flights.ts';
import { castorName, type Extent, requireShape, toComponents } from './plan.ts';

const railsAbove = 1.1;
const platformParts = { Platform: 1, Handrail: 2, 'Side toeboard': 2 } as const;

/** The widest flights of mobile ladders and vehicle access. Taller ones have a wider base, not wider treads. */
const widestFlight = { mobile: 0.8, vehicle: 1 } as const;

/** Welded steps on castors: a flight, a guarded platform, a frame under both. */
function weldedSizes(
  product: Product,
  widest: number,
  flight: Omit<Flight, 'above'>,
  left: number,
  edge: number,
) {
  const { width, length, height, overallHeight = height + railsAbove } = product;
  const extent: Extent = { left, right: length, top: height + railsAbove, edge };
  const flightWidth = Math.min(width, widest);
  return {
    width,
    /** Where the base is wider, outriggers or jackscrews stand outside the flight. */
    flightWidth,
    length,
    height,
    /** From the back of the platform, or the middle of a double ladder, to the end of the stairs. */
    flight: { ...flight, above: overallHeight - height },
    /** The distances from the middle to the stringers, and to the handrails just within the flight's width. */
    half: flightWidth / 2 - 0.08,
    line: flightWidth / 2 - railRadius - 0.002,
    extent,
  };
}

/** The build of ladders with ribbed treads. */
const ribbed = {
  /** The castors' diameter, the height of the base rail, the hollow section of the frame. */
  wheel: 0.125,
  low: 0.205,
  tube: 0.044,
  stringer: 0.07,
  /** The radius of the braces, and the approximate height of a braced bay. */
  brace: 0.014,
  bay: 1.1,
  /** Whether treads are punched with teeth instead of ribbed. */
  punched: false,
  finish: 'steel' as 'steel' | 'galvanised' | 'aluminium',
};
type WeldedBuild = Readonly<typeof ribbed>;
const slipResistant: WeldedBuild = { ...ribbed, punched: true, finish: 'galvanised' };

/** Mobile ladders; the double ones are climbed from both ends. */
const mobileLadders: Readonly<Record<Shape<'mobile-access'>, WeldedBuild & { double: boolean }>> = {
  'mobile-ladder': { ...ribbed, double: false },
  'slip-resistant-mobile-ladder': { ...slipResistant, double: false },
  'double-mobile-ladder': { ...ribbed, double: true },
  'slip-resistant-double-mobile-ladder': { ...slipResistant, double: true },
};

/** A single ladder's rear posts, measured from its back, and front castors, from the end of the stairs. */
export const single = { rear: 0.1, front: 0.42 } as const;

export type MobileLadderPlan = ReturnType<typeof mobileLadderPlan>;

/** Warehouse steps on castors, climbed from one end or both, with handrails to a guarded platform. */
export function mobileLadderPlan(product: Product) {
  const { length, height, treads = Math.round(height / 0.24) } = product;
  const ladder = mobileLadders[requireShape(product, 'mobile-access')];
  const { double } = ladder;
  const flights = double ? 2 : 1;
  const outriggers = product.width > widestFlight.mobile ? 4 : 0;
  const flight = { foot: [0.12, 0.06], head: [double ? 0.34 : 0.8, height], treads } as const;
  return {
    ...weldedSizes(product, widestFlight.mobile, flight, 0, double ? length / 2 - 0.36 : 0.06),
    ...ladder,
    components: toComponents({
      Flight: flights,
      Tread: flights * (treads - 1),
      ...platformParts,
      'End toeboard': double ? 0 : 1,
      [castorName(double ? 'Swivel castor' : 'Sprung castor', ladder.wheel)]: 4,
      [double ? 'Brake lever' : 'Foot lever']: flights,
      Outrigger: outriggers,
      'Rubber foot': 4 + outriggers,
      'Rubber buffer': double ? 0 : 4,
    }),
  };
}

/** How deep the platform is that leads to a vehicle. */
export const platformDepth = 0.95;
/** How far a tanker ladder's cage reaches over the vehicle. */
export const cageReach = 1.2;

const lorrySteps: WeldedBuild = {
  ...ribbed,
  wheel: 0.2,
  low: 0.28,
  tube: 0.05,
  stringer: 0.08,
  finish: 'aluminium',
};
const tankerLadder: WeldedBuild = {
  ...lorrySteps,
  low: 0.42,
  tube: 0.06,
  brace: 0.017,
  bay: 1.2,
  punched: true,
  finish: 'galvanised',
};

const castor = castorName('Castor', lorrySteps.wheel);

/** The frames of vehicle access steps, and their components besides flight, platform and rails. */
const vehicleAccess: Readonly<
  Record<Shape<'lorry-access'>, { frame: WeldedBuild; fittings: Readonly<Record<string, number>> }>
> = {
  'lorry-steps': {
    frame: lorrySteps,
    fittings: { 'Platform gate': 1, 'Rubber buffer': 4, [castor]: 2, 'Rubber foot': 4 },
  },
  'tanker-ladder': {
    frame: tankerLadder,
    fittings: {
      'Guard cage': 1,
      'Gas strut': 2,
      Jackscrew: 4,
      [castor]: 4,
      'Rubber foot': 2,
    },
  },
};

export type LorryAccessPlan = ReturnType<typeof lorryAccessPlan>;

/** Access to vehicles: steps rolled up to a load bed, or a caged ladder to the top of a tanker. */
export function lorryAccessPlan(product: Product) {
  const { height } = product;
  const shape = requireShape(product, 'lorry-access');
  const { frame, fittings } = vehicleAccess[shape];
  const treads = Math.round(height / 0.22);
  const flight = { foot: [0.1, 0.05], head: [platformDepth, height], treads } as const;
  return {
    ...weldedSizes(
      product,
      widestFlight.vehicle,
      flight,
      shape === 'tanker-ladder' ? -cageReach : 0,
      0,
    ),
    ...frame,
    shape,
    components: toComponents({ Flight: 1, Tread: treads - 1, ...platformParts, ...fittings }),
  };
}
