import { describe, expect, it } from 'vitest';
import { products } from '../catalogue/catalogue.ts';
import { equipmentFamilies } from '../catalogue/families.ts';
import type { Product } from '../catalogue/product.ts';
import { drawElevations } from '../pictures/drawings/elevations/draw-elevations.ts';
import { type Mark, marksBounds } from '../pictures/drawings/elevations/mark.ts';
import { buildModel } from '../pictures/models/build-model.ts';
import { modelBoundingBox } from '../pictures/models/testing/measured.ts';

/** The tolerances are in metres. The drawing shows rails, caps and tubes by their centre lines. */
const heightTolerance = 0.025;
/** Castors, brake levers and splayed feet are simpler in the drawing. */
const widthTolerance = 0.09;
/** The sections of a leaning ladder lie one behind the other, and the drawing sets them apart. */
const leanTolerance = 0.14;

/** The marks of the product itself, without the wall it leans on or the rail it hooks on to. */
const dropSurroundings = (marks: readonly Mark[]) =>
  marks.filter((mark) => mark.kind !== 'figure' && !(mark.kind === 'hairs' && mark.quiet));

/** How much larger the model is than the drawing, in metres. */
function measureDifferences(product: Product) {
  const { min, max } = modelBoundingBox(buildModel(product));
  const elevations = drawElevations(product);
  const [front, side] = [
    marksBounds(dropSurroundings(elevations.front)),
    marksBounds(dropSurroundings(elevations.side)),
  ];
  return {
    width: max.x - min.x - (front.right - front.left),
    length: max.z - min.z - (side.right - side.left),
    front: max.y - front.top,
    side: max.y - side.top,
  };
}

// Not for accessories: model and drawing show them in different positions, as unpacked or in plan.
describe.each(equipmentFamilies)('the drawing and the model of %s', (family) => {
  const members = products.filter((product) => product.family === family);

  it('[PD10] show one product: as wide, as long and as tall', () => {
    expect(members.length).toBeGreaterThan(0);
    for (const product of members) {
      const { width, length, front, side } = measureDifferences(product);
      const isLeaning = product.heightKind === 'extended';
      expect(Math.abs(width), `${product.id} width`).toBeLessThan(widthTolerance);
      expect(Math.abs(length), `${product.id} length`).toBeLessThan(
        isLeaning ? leanTolerance : widthTolerance,
      );
      expect(Math.abs(side), `${product.id} height, from the side`).toBeLessThan(heightTolerance);
      // The front elevation shows a leaning ladder's full length, as if it were upright.
      if (isLeaning) continue;
      expect(Math.abs(front), `${product.id} height, from the front`).toBeLessThan(heightTolerance);
    }
  });
});
