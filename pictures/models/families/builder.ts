import type { Product } from '../../../catalogue/product.ts';
import type { Workpiece } from '../kit/workpiece.ts';

/** Builds one product. `buildModel` merges the returned pieces and adds the landmarks. */
export type Builder = (product: Product) => Workpiece;
