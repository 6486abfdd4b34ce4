import type { Product } from '../../../catalogue/product.ts';
import type { Workpiece } from '../kit/workpiece.ts';

/** Builds one product. What is returned is merged and given its landmarks by `buildModel`. */
export type Builder = (product: Product) => Workpiece;
