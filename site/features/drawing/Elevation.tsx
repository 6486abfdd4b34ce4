import type { Product } from '../../../catalogue/product.ts';
import { UprightDimension } from './Dimension.tsx';
import { Drawing } from './Drawing.tsx';
import { cell, elevationPath, elevationPlace } from './elevation-cell.ts';

type Props = {
  product: Product;
  /** Units for a metre: the same for every drawing of a row. */
  scale: number;
  /** The height of the drawing on the page. */
  className: string;
};

/** A product on the common ground line, its height beside it, a person of 1.75 m to compare it with. */
export function Elevation({ product, scale, className }: Props) {
  const { measured, dimension } = elevationPlace(product, scale);
  return (
    <Drawing
      src={elevationPath(product, scale)}
      viewBox={`0 0 ${cell.width} ${cell.height}`}
      className={`relative w-full ${className}`}
    >
      <UprightDimension
        {...dimension}
        label={`${measured.toFixed(1)}\u00a0m`}
        size={15}
        labelClass="origin-center [transform-box:fill-box] max-md:scale-150"
      />
    </Drawing>
  );
}
