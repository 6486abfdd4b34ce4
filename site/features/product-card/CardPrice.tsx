import type { ListedProduct } from '../listed-products/listed-product.ts';
import { Price } from '../price/Price.tsx';
import { Saving } from '../price/Saving.tsx';
import { stockPlace } from '../stock/stock-place.ts';
import { type CardView, inStockWords, stockText } from './card-facts.ts';

type Props = { product: ListedProduct; view: CardView; className?: string };

/** What it costs, what it was, and how many there are. */
export function CardPrice({ product, view, className = 'card-price' }: Props) {
  const { price, originalPrice, inStock } = product;
  return (
    <div className={className}>
      <Price pence={price} />
      <div className="text-14 leading-[1.35]">
        {originalPrice !== undefined && (
          <p>
            <Saving from={originalPrice} to={price} />
          </p>
        )}
        <p
          {...stockPlace(product.id, {
            some: inStockWords[view],
            none: stockText({ ...product, inStock: false }, view),
            soldOut: !inStock,
          })}
          className="stock-line"
        >
          {stockText(product, view)}
        </p>
      </div>
    </div>
  );
}
