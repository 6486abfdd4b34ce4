import type { Point } from '../camera/camera.ts';
import type { Location } from './location.ts';

/** As light counts it; what shines may be brighter than 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A product where it would be used. */
export interface Stand {
  readonly product: string;
  /** Where the middle of its base stands. */
  readonly at: Point;
  /** Degrees anticlockwise seen from above; at 0 one climbs it from the camera's side. */
  readonly turn: number;
}

/** Where the camera stands; it looks straight ahead, so that what is upright stays upright. */
export interface SceneCamera {
  readonly from: Point;
  /** Degrees it is turned to the left of straight ahead (−Z). */
  readonly turn: number;
  /** Focal length on a sensor 36 mm wide. */
  readonly lens: number;
  /** How far the picture is moved off the lens's axis, in widths of the picture. */
  readonly shift?: readonly [right: number, up: number];
  /** Metres to what is sharp, and the aperture. */
  readonly sharp?: readonly [distance: number, stop: number];
}

export interface Sun {
  /** Degrees from behind the camera (+Z) towards the right (+X). */
  readonly azimuth: number;
  readonly elevation: number;
  readonly strength: number;
  readonly colour: Colour;
  /** How wide it is, in degrees: the wider, the softer its shadows. */
  readonly soft: number;
}

/** A bright surface out of the picture, such as a window behind the camera. */
export interface Lamp {
  readonly at: Point;
  readonly shines: Point;
  readonly size: readonly [wide: number, high: number];
  /** Watts a square metre. */
  readonly strength: number;
  readonly colour: Colour;
  /** Whether it is seen mirrored in glossy surfaces. */
  readonly mirrored?: boolean;
}

interface Clouds {
  readonly strength: number;
  /** Whether it lights what lies in the shade; indoors lamps at the windows do. */
  readonly lights: boolean;
  readonly clouds?: number;
  readonly cloudSize?: number;
  readonly cloudDepth?: number;
  readonly cloudColour?: Colour;
}

export type Sky =
  | (Clouds & { readonly kind: 'clear'; readonly dust?: number })
  | (Clouds & { readonly kind: 'overcast'; readonly horizon: Colour; readonly zenith: Colour });

export interface Light {
  readonly sky: Sky;
  readonly sun?: Sun;
  readonly lamps?: readonly Lamp[];
}

/**
 * The shapes of pictures: across a page with words on its lower left, or beside the words. Sides are
 * multiples of sixteen, because the denoiser halves a picture four times.
 */
export const shapes = {
  wide: { width: 1600, height: 800 },
  landscape: { width: 1600, height: 992 },
} as const;

/** A picture of our products at work. */
export interface Scene {
  readonly name: string;
  readonly alt: string;
  readonly shape: keyof typeof shapes;
  readonly location: () => Location;
  /** The first is what the picture is of. */
  readonly stands: readonly Stand[];
  readonly view: SceneCamera;
  readonly light: Light;
  readonly indoors: boolean;
  /** Stops brighter or darker than what the meter says. */
  readonly exposure?: number;
}

/** Scenes of one shape; unless they say otherwise, those whose sky lights nothing are indoors. */
export function scenesOf(
  shape: Scene['shape'],
  rows: readonly (Omit<Scene, 'shape' | 'indoors'> & Partial<Pick<Scene, 'indoors'>>)[],
): readonly Scene[] {
  return rows.map((row) => ({ shape, indoors: !row.light.sky.lights, ...row }));
}

export function stand(product: string, at: Point, turn: number): Stand {
  return { product, at, turn };
}
