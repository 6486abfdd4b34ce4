import { unbroken } from '../../../catalogue/measures.ts';
import { exVat, formatPrice } from '../../../catalogue/money.ts';
import type { Product } from '../../../catalogue/product.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { stockPlace } from '../stock/stock-place.ts';

/**
 * What can be had instead. It stands in every page, after a stock line that is a peer, and shows while
 * that says none is left; each goes when the last of its own is sold, and the heading with the last.
 */
export function InStockNow({ products }: { products: readonly Product[] }) {
  return (
    <div className="hidden text-14 peer-has-data-[left=0]:block">
      <h2 className="hidden font-semibold has-[+ul_[data-stock]:not([data-left='0'])]:block">
        In stock now, same reach or higher
      </h2>
      <ul className="grid gap-1">
        {products.map(({ id, name, material, workingHeight, price, stockCount }) => (
          <li key={id} className="has-data-[left=0]:hidden">
            <TextLink href={paths.product(id)}>{unbroken(name)}</TextLink>
            <p className="-mt-2">
              {unbroken(`${material}, reach ${workingHeight.toFixed(1)} m, `)}
              <span data-price="inc">{formatPrice(price)}, </span>
              <span data-price="ex">{formatPrice(exVat(price))} ex VAT, </span>
              <span {...stockPlace(id, { some: 'in stock now' })}>{stockCount} in stock now</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
