import type { ReactNode } from 'react';
import { products } from '../../../catalogue/catalogue.ts';
import { withNonBreakingUnits } from '../../../catalogue/measures.ts';
import type { Product } from '../../../catalogue/product.ts';
import { formatFits, getPartFit } from '../../../pictures/plans/fitted-families.ts';
import { paths } from '../../paths.ts';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { Price, Saving } from '../price/Price.tsx';
import { buyButtonAttributes, stockAttributes } from '../stock/stock-text.ts';

type Props = {
  part: Product;
  /** Shows what the part fits, if the page around it does not. */
  withFit?: boolean;
  /** Add to Cart, or Notify Me. */
  children: ReactNode;
};

/** A cell of a ruled grid of parts. */
export function PartCard({ part, withFit = false, children }: Props) {
  const { families, models } = getPartFit(part, products);
  return (
    <li
      data-part-families={withFit ? families.join(' ') : undefined}
      data-part-models={withFit ? models?.join(' ') : undefined}
      className="group relative flex flex-col border-line border-r border-b bg-plate p-4"
    >
      <ProductPicture
        product={part}
        use="row"
        className="-mt-1 mx-auto mb-2 h-28 w-auto sm:-mt-2 sm:h-36"
        decorative
      />
      <h3 className="title">
        <a
          href={paths.product(part.id)}
          className="after:absolute after:inset-0 group-hover:underline"
        >
          {withNonBreakingUnits(part.name)}
        </a>
      </h3>
      <p className="label mt-1">{part.sku}</p>
      {withFit && <p className="label mt-2 text-pretty">Fits {formatFits(part, products)}</p>}
      <div className="mt-auto grid gap-3 pt-3.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          {part.originalPrice !== undefined && (
            <p className="w-full text-13">
              <Saving from={part.originalPrice} to={part.price} />
            </p>
          )}
          <Price pence={part.price} className="text-22" />
          <span
            {...stockAttributes(part.id, { none: part.estimatedRestock, soldOut: !part.inStock })}
            className="font-[560] text-13 text-good"
          >
            {part.inStock
              ? `${part.stockCount} in stock`
              : (part.estimatedRestock ?? 'Out of stock')}
          </span>
        </div>
        <div {...buyButtonAttributes(part)} className="relative z-1 grid">
          {children}
        </div>
      </div>
    </li>
  );
}
