import type { Product } from '../../../../catalogue/product.ts';
import type { Workpiece } from '../../kit/workpiece.ts';

/** Builds one part; it is let down to the ground and centred afterwards. Its length lies along X. */
export type BuildPart = (product: Product) => Workpiece;
