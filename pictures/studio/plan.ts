import { products } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import { buildModel } from '../models/build-model.ts';
import { type RenderedView, renderedViews } from './look.ts';
import { planShot, type Shot } from './shot.ts';

/** The shots of a product by view. All sizes of a model share the detail shot. */
export interface PlannedProduct {
  readonly product: Product;
  readonly shots: Readonly<Record<RenderedView, Shot>>;
}

interface ShotPlan {
  readonly planned: readonly PlannedProduct[];
  /** The products whose models could not be built, with the reason. */
  readonly failures: readonly string[];
}

/** Plans every picture that these products need. */
export function planShots(chosen: readonly Product[]): ShotPlan {
  const details = new Map<string, Shot>();
  const detailOf = (product: Product): Shot => {
    const shown = representative(product);
    const shot = details.get(shown.id) ?? planShot(shown, buildModel(shown), 'detail');
    details.set(shown.id, shot);
    return shot;
  };
  const planned: PlannedProduct[] = [];
  const failures: string[] = [];
  for (const product of chosen) {
    try {
      const model = buildModel(product);
      const threeQuarter = planShot(product, model, 'three-quarter');
      const front = planShot(product, model, 'front');
      planned.push({
        product,
        shots: { 'three-quarter': threeQuarter, front, detail: detailOf(product) },
      });
    } catch (error) {
      failures.push(`${product.id}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { planned, failures };
}

/** All shots without duplicates. */
export function uniqueShots(planned: readonly PlannedProduct[]): Shot[] {
  const shots = planned.flatMap(({ shots: of }) => renderedViews.map((view) => of[view]));
  return [...new Map(shots.map((shot) => [shot.stem, shot])).values()];
}

/** The middle one of a model's sizes, which represents all of them. */
function representative(product: Product): Product {
  const sizes = products.filter((other) => modelName(other) === modelName(product));
  return sizes[Math.floor(sizes.length / 2)] ?? product;
}

function modelName({ range, model }: Product): string {
  return `${range} ${model}`;
}

/** Products selected by family, id or id prefix. All products if nothing is selected. */
export function selectProducts(only: readonly string[] = []): readonly Product[] {
  if (only.length === 0) return products;
  return products.filter(({ id, family }) =>
    only.some((name) => family === name || id.startsWith(name)),
  );
}
