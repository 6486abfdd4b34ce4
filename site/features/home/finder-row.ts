import { products } from '../../../catalogue/catalogue.ts';
import type { FamilyKey } from '../../../catalogue/families.ts';
import type { Product } from '../../../catalogue/product.ts';
import { finderCategories } from '../../../content/finder.ts';
import { rowScale } from '../drawing/elevation-cell.ts';

/** The size that stands for its family: of a height people know, and in no need of a ceiling. */
const typicalHeight = 3.4;

/** The finder's families, a product to stand for each, and the scale at which all of them fit. */
export function finderRow() {
  const cards = finderCategories(products).map((category) => ({
    category,
    product: typicalOf(category.key),
  }));
  return { cards, scale: rowScale(cards.map(({ product }) => product)) };
}

function typicalOf(family: FamilyKey): Product {
  const [nearest] = products
    .filter((product) => product.family === family)
    .sort((a, b) => Math.abs(a.height - typicalHeight) - Math.abs(b.height - typicalHeight));
  if (!nearest) throw new Error(`the finder shows ${family}, which has no product`);
  return nearest;
}
