import type { Product } from '../../../catalogue/product.ts';
import { cell, elevationPath, elevationPlace } from '../../../pictures/drawings/elevation-cell.ts';
import { VerticalDimension } from './Dimension.tsx';

type Props = {
  product: Product;
  /** Drawing units per metre, the same for every drawing in a row. */
  scale: number;
  /** The height of the drawing on the page. */
  className: string;
};

/** A product on the common ground line beside a person of 1.75 m. The lines are an image, the text is inline. */
export function Elevation({ product, scale, className }: Props) {
  const { measured, dimension } = elevationPlace(product, scale);
  return (
    <div className={`overflow-hidden relative w-full ${className}`}>
      <img
        src={elevationPath(product, scale)}
        width={cell.width}
        height={cell.height}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover object-bottom"
      />
      <svg
        viewBox={`0 0 ${cell.width} ${cell.height}`}
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        <VerticalDimension
          {...dimension}
          label={`${measured.toFixed(1)}\u00a0m`}
          size={15}
          labelClass="origin-center [transform-box:fill-box] max-md:scale-150"
        />
      </svg>
    </div>
  );
}
