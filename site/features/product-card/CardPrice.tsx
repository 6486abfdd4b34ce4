import { Price } from '../../ui/Price.tsx';
import { Saving } from '../../ui/Saving.tsx';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { stockPlace } from '../stock/stock-place.ts';
import { type CardView, inStockWords, stockText } from './card-facts.ts';

type Props = { product: ListedProduct; view: CardView; className: string };

/** What it was, what it costs, and how many there are. */
export function CardPrice({ product, view, className }: Props) {
  const { price, originalPrice, inStock } = product;
  return (
    <div className={`grid items-end gap-x-3 gap-y-0.5 ${className}`}>
      {originalPrice !== undefined && (
        <p className="col-span-full text-14 leading-[1.3]">
          <Saving from={originalPrice} to={price} />
        </p>
      )}
      <Price pence={price} />
      <p
        {...stockPlace(product.id, {
          some: inStockWords[view],
          none: stockText({ ...product, inStock: false }, view),
          soldOut: !inStock,
        })}
        className="stock-line text-14 leading-[1.4]"
      >
        {stockText(product, view)}
      </p>
    </div>
  );
}
