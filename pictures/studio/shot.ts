import { createHash } from 'node:crypto';
import type { StillAnchors } from '../../catalogue/pictures.ts';
import type { Product } from '../../catalogue/product.ts';
import { getLabel } from '../models/label.ts';
import { materials } from '../models/materials.ts';
import type { Model } from '../models/model.ts';
import { computeAnchors } from './camera/anchors.ts';
import { type Camera, type Point, project, sensorWidthMm } from './camera/camera.ts';
import { planCloseUp } from './camera/close-up.ts';
import { boundingBox, boundingRadius, boxCentre } from './camera/extent.ts';
import { aimCamera, type Box, fitCamera, projectedBox } from './camera/framing.ts';
import {
  type Facing,
  straightOnView,
  threeQuarterView,
  type ViewSettings,
} from './camera/viewpoints.ts';
import { lookVersion, type RenderedView, sampling, side } from './look.ts';
import { toFloat32Array, triangleIndices } from './mesh-file.ts';

/** One render, fully described before it is made. */
export interface Shot {
  /** The base name of its files. Identical shots have the same name. */
  readonly stem: string;
  readonly productId: string;
  readonly view: RenderedView;
  readonly camera: Camera;
  /** The point that the lights are set up around, and the size of the lit object. */
  readonly middle: Point;
  readonly reach: number;
  /** The part of the picture that contains the product, in pixels. */
  readonly crop: readonly [left: number, top: number, right: number, bottom: number];
  readonly side: number;
  readonly samples: number;
  readonly threshold: number;
  readonly facing?: Facing | undefined;
  readonly anchors?: StillAnchors;
  /** In the plane through the product's middle: pixels per metre, and the pixel row of the ground. */
  readonly plane?: { readonly metre: number; readonly ground: number };
}

/** Plans one view of a product. */
export function planShot(product: Product, model: Model, view: RenderedView): Shot {
  const corners = model.parts.map(({ geometry }) =>
    toFloat32Array(geometry.getAttribute('position')),
  );
  const box = boundingBox(corners);
  const middle = boxCentre(box);
  if (view === 'detail') {
    const { target, span, viewpoint } = planCloseUp(product, corners, box);
    return shot(aimCamera(target, viewpoint, span), { middle: target, reach: span * 0.9 });
  }
  const take: ViewSettings =
    view === 'front' ? straightOnView(product, box) : threeQuarterView(product, box);
  const camera = fitCamera(corners, take.viewpoint, take.margins, take.rests);
  return {
    ...shot(camera, { middle, reach: boundingRadius(corners, middle) * 0.9 }),
    facing: take.facing,
    anchors: computeAnchors(product, model.landmarks, { camera, side, corners }),
    plane: middlePlane(camera, middle),
  };

  function shot(from: Camera, lit: Pick<Shot, 'middle' | 'reach'>): Shot {
    const setup = { camera: from, ...lit, ...sampling, side, view };
    return {
      ...setup,
      productId: product.id,
      stem: hashStem(model, { ...setup, label: getLabel(product) }),
      crop: cropBox(projectedBox(corners, from)),
    };
  }
}

function middlePlane(camera: Camera, [x, , z]: Point): Shot['plane'] {
  const { y, depth } = project(camera, [x, 0, z]);
  return { metre: (camera.lens / sensorWidthMm / depth) * side, ground: y * side };
}

/** The product's box in whole pixels, with a small margin. */
function cropBox({ left, top, right, bottom }: Box): Shot['crop'] {
  const spare = 4;
  const low = (part: number) => Math.max(0, Math.floor(part * side) - spare);
  const high = (part: number) => Math.min(side, Math.ceil(part * side) + spare);
  return [low(left), low(top), high(right), high(bottom)];
}

/** Values are rounded to 0.01 mm, because the last digits of a sine may differ between machines. */
const precision = 1e5;

/** A hash of a picture's content and settings. */
function hashStem(model: Model, setup: object): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([lookVersion, rounded(setup)]));
  for (const part of model.parts) {
    hash.update(JSON.stringify([part.material, materials[part.material]]));
    const numbers = toFloat32Array(part.geometry.getAttribute('position'));
    hash.update(Int32Array.from(numbers, (metres) => Math.round(metres * precision)));
    hash.update(triangleIndices(part));
  }
  return hash.digest('hex').slice(0, 12);
}

function rounded(setup: object): unknown {
  return JSON.parse(JSON.stringify(setup), (_, value) =>
    typeof value === 'number' ? Math.round(value * precision) / precision : value,
  );
}
