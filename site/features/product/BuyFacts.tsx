import type { ReactNode } from 'react';
import type { Product } from '../../../catalogue/product.ts';
import { claims } from '../../../content/company.ts';
import { deliveryWords, loadOf } from '../../../content/delivery.ts';
import { returnWords } from '../../../content/returns.ts';
import { paths } from '../../paths.ts';
import { leastQuoted } from '../../quantity-band.ts';
import { quoteForProduct } from '../../quote-address.ts';

const link = 'inline-flex min-h-11 items-center underline hover:decoration-2';

const { value, beyond } = deliveryWords();

type Props = {
  product: Product;
  /** Puts it among the products to compare. */
  compare?: ReactNode;
};

/** Delivery and what it costs, returns, trade prices and papers: what a buyer for a firm asks next. */
export function BuyFacts({ product, compare }: Props) {
  return (
    <dl
      className="grid grid-cols-[auto_1fr] max-[20rem]:grid-cols-1 border-line border-b text-14"
      data-screen-only=""
    >
      <Fact name="Delivery">
        <div className="grid gap-1 py-1.5">
          <p>
            {value} to the UK mainland, within {claims.deliveryWorkingDays} working days from stock.{' '}
            {beyond}
          </p>
          <Unloading product={product} />
        </div>
      </Fact>
      <Fact name="Returns">
        <a href={`${paths.terms}#returns`} className={link}>
          {returnWords(product)}
        </a>
      </Fact>
      <Fact name="Trade">
        <a href={quoteForProduct(product.id)} className={link}>
          Get a quote for {leastQuoted} or more
        </a>
      </Fact>
      <Fact name="Documents">
        {/* Shown by a script: without one there is nothing to press. */}
        <span data-data-sheet="" hidden>
          <button type="button" className={link}>
            Data sheet
          </button>
          <span aria-hidden="true">, </span>
        </span>
        <a href={product.category === 'Ladders' ? '#to-scale' : '#specifications'} className={link}>
          {product.category === 'Ladders' ? 'Drawing' : 'Specifications'}
        </a>
        <span data-compare={product.id} className="ml-6 inline-flex align-bottom">
          {compare}
        </span>
      </Fact>
    </dl>
  );
}

function Unloading({ product }: { product: Product }) {
  const load = loadOf(product);
  if (load === 'heavy')
    return (
      <p>
        Heavy item, {product.weight} kg, delivered to the kerb. Please have a forklift or enough
        people ready to unload.
      </p>
    );
  return load && <p>Long item, delivered to the kerb. Please have two people ready to unload.</p>;
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="col-span-full grid min-h-11 grid-cols-subgrid items-center gap-x-8 border-line border-t">
      <dt className="text-ink-3">{name}</dt>
      <dd className="text-pretty py-1 font-[560]">{children}</dd>
    </div>
  );
}
