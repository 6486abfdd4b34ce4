import { getStill, type StillAnchors } from '../../../catalogue/pictures.ts';
import type { Product } from '../../../catalogue/product.ts';
import { plateAnchors } from '../../../pictures/drawings/plate-anchors.ts';
import { plateSize } from '../../../pictures/drawings/plate-size.ts';

/** The height's line on a main picture, in `plateSize` units: x, foot, head, extension line's end, and lean. */
export type Ruler = readonly [x: number, foot: number, head: number, toHead: number, lean?: number];

/** The distance from the line to the product, and the gap left before it. */
const room = 40;
const gap = 5;
/** Pixels of the largest picture for a unit. */
const pixelsPerUnit = 960 / plateSize;

/** Undefined for a part, and if the picture does not show the length that the shop quotes. */
export function getRuler(product: Product): Ruler | undefined {
  const still = getStill(product, 'three-quarter');
  if (still) return still.anchors && stillRuler(still.anchors);
  const drawn = plateAnchors(product);
  return drawn && roundRuler([drawn.x, drawn.ground, drawn.top, drawn.toTop]);
}

function stillRuler({ left, quoted }: StillAnchors): Ruler | undefined {
  if (!quoted) return undefined;
  const [[footX, foot], [headX, head]] = quoted;
  const lean = footX === headX ? undefined : (headX - footX) / pixelsPerUnit;
  return roundRuler([
    left / pixelsPerUnit - room,
    foot / pixelsPerUnit,
    head / pixelsPerUnit,
    headX / pixelsPerUnit - gap,
    lean,
  ]);
}

function roundRuler([x, foot, head, toHead, lean]: Ruler): Ruler {
  const ruler = [Math.round(x), Math.round(foot), Math.round(head), Math.round(toHead)] as const;
  return lean === undefined ? ruler : [...ruler, Math.round(lean)];
}
