import type { Product } from '../../../catalogue/product.ts';
import type { Box3 } from './extent.ts';
import type { FrameMargins, Viewpoint } from './framing.ts';

/** Which side of a product its front picture shows. */
export type Facing = 'front' | 'side' | 'top';

export interface ViewSettings {
  readonly viewpoint: Viewpoint;
  readonly margins: FrameMargins;
  /** Products stand at the foot of the picture, parts lie in its middle. */
  readonly rests: 'foot' | 'middle';
  readonly facing?: Facing;
}

/** The same direction for all products: front and right side are visible, the climbing side faces left. */
const azimuth = 35;

const margin = 0.06;

/** Room for a dimension line beside the product. */
const dimension = 0.15;

const partMargins: FrameMargins = { head: 0.13, foot: 0.13, left: 0.13, right: 0.13 };

export function threeQuarterView(product: Product, { high }: Pick<Box3, 'high'>): ViewSettings {
  if (isPart(product)) {
    const viewpoint = { azimuth, elevation: 24, level: false, lens: 85 };
    return { viewpoint, margins: partMargins, rests: 'middle' };
  }
  return {
    viewpoint: { azimuth, elevation: elevationAt(high[1]), level: true, lens: 85 },
    margins: { head: margin, foot: 0.09, left: margin + dimension, right: margin },
    rests: 'foot',
  };
}

/** The camera's elevation: slightly above a low step, and nearly at eye level for a tall tower. */
function elevationAt(height: number): number {
  const [low, tall] = [2.5, 9];
  const part = Math.min(1, Math.max(0, (height - low) / (tall - low)));
  return 10 - 5 * part;
}

export function straightOnView(product: Product, box: Box3): ViewSettings {
  const facing = chooseFacing(product, box);
  if (isPart(product)) return { ...partStraightOn(facing, box), facing };
  return {
    viewpoint: { azimuth: facing === 'side' ? 90 : 0, elevation: 3, level: true, lens: 135 },
    margins: { head: margin, foot: 0.09, left: margin, right: margin },
    rests: 'foot',
    facing,
  };
}

function partStraightOn(facing: Facing, { low, high }: Box3): ViewSettings {
  const [wide, deep] = [high[0] - low[0], high[2] - low[2]];
  // In a view from above, the long side runs across the picture.
  const turned = facing === 'side' || (facing === 'top' && deep > wide);
  const viewpoint = {
    azimuth: turned ? 90 : 0,
    elevation: facing === 'top' ? 62 : 6,
    level: false,
    lens: 135,
  };
  return { viewpoint, margins: partMargins, rests: 'middle' };
}

/** The more informative side: the front for rungs, the side for a flight or an A-frame. */
function chooseFacing(product: Product, { low, high }: Box3): Facing {
  if (!isPart(product)) {
    const leans = product.family === 'extension-ladders' || product.family === 'specialist-ladders';
    return leans ? 'front' : 'side';
  }
  const [wide, tall, deep] = [high[0] - low[0], high[1] - low[1], high[2] - low[2]];
  const faces = { front: wide * tall, side: deep * tall, top: wide * deep * 0.7 };
  if (faces.top > faces.front && faces.top > faces.side) return 'top';
  return faces.side > faces.front ? 'side' : 'front';
}

export function isPart({ heightKind }: Pick<Product, 'heightKind'>): boolean {
  return heightKind === 'size';
}
