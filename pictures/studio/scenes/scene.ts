import type { Point } from '../camera/camera.ts';
import type { Location } from './location.ts';

/** Linear RGB. Lights may be brighter than 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A product in a scene. */
export interface ProductPlacement {
  readonly product: string;
  /** The position of the middle of its base. */
  readonly at: Point;
  /** Degrees anticlockwise seen from above. At 0 it is climbed from the camera's side. */
  readonly turn: number;
}

/** The camera of a scene. It is level, so that verticals stay vertical. */
export interface SceneCamera {
  readonly from: Point;
  /** Degrees it is turned to the left of straight ahead (−Z). */
  readonly turn: number;
  /** Focal length on a sensor 36 mm wide. */
  readonly lens: number;
  /** The lens shift, as a fraction of the picture's width. */
  readonly shift?: readonly [right: number, up: number];
  /** The focus distance in metres, and the aperture. */
  readonly sharp?: readonly [distance: number, stop: number];
}

export interface Sun {
  /** Degrees from behind the camera (+Z) towards the right (+X). */
  readonly azimuth: number;
  readonly elevation: number;
  readonly strength: number;
  readonly colour: Colour;
  /** Its angular diameter in degrees. A larger sun casts softer shadows. */
  readonly soft: number;
}

/** A bright surface outside the picture, such as a window behind the camera. */
export interface Lamp {
  readonly at: Point;
  readonly shines: Point;
  readonly size: readonly [wide: number, high: number];
  /** Watts per square metre. */
  readonly strength: number;
  readonly colour: Colour;
  /** Whether glossy surfaces reflect it. */
  readonly mirrored?: boolean;
}

interface Clouds {
  readonly strength: number;
  /** Whether the sky lights the shade. Indoors, lamps at the windows do instead. */
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
 * The shapes of pictures: across a page with text on the lower left, or beside the text. Sides are
 * multiples of sixteen, because the denoiser halves a picture four times.
 */
export const shapes = {
  wide: { width: 1600, height: 800 },
  landscape: { width: 1600, height: 992 },
} as const;

/** A picture of our products in use. */
export interface Scene {
  readonly name: string;
  readonly alt: string;
  readonly shape: keyof typeof shapes;
  readonly location: () => Location;
  /** The first one is the main product. */
  readonly stands: readonly ProductPlacement[];
  readonly view: SceneCamera;
  readonly light: Light;
  readonly indoors: boolean;
  /** Exposure correction in stops. */
  readonly exposure?: number;
}

/** Scenes of one shape. By default, those whose sky does not light them are indoors. */
export function createScenes(
  shape: Scene['shape'],
  rows: readonly (Omit<Scene, 'shape' | 'indoors'> & Partial<Pick<Scene, 'indoors'>>)[],
): readonly Scene[] {
  return rows.map((row) => ({ shape, indoors: !row.light.sky.lights, ...row }));
}

export function placeProduct(product: string, at: Point, turn: number): ProductPlacement {
  return { product, at, turn };
}
