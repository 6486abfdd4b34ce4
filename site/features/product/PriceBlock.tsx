import { exVat, formatPrice, vatOf } from '../../../catalogue/money.ts';
import type { Product } from '../../../catalogue/product.ts';
import { Price } from '../price/Price.tsx';
import { Saving } from '../price/Saving.tsx';

type Props = Pick<Product, 'price' | 'originalPrice'>;

/** The price large, what it was, and the other side of the VAT switch beneath it. */
export function PriceBlock({ price, originalPrice }: Props) {
  return (
    <div data-screen-only="">
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <Price pence={price} className="font-stretch-[68%] text-64 leading-[.9]" />
        {originalPrice !== undefined && <Saving from={originalPrice} to={price} />}
      </p>
      <p className="small mt-2.5" data-price="inc">
        Including VAT. {formatPrice(exVat(price))} ex VAT plus {formatPrice(vatOf(price))} VAT.
      </p>
      <p className="small mt-2.5" data-price="ex">
        {formatPrice(price)} including {formatPrice(vatOf(price))} VAT.
      </p>
    </div>
  );
}
