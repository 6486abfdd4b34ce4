import type { ReactNode } from 'react';
import { withNonBreakingUnits } from '../../../catalogue/measures.ts';
import { exVat, formatPrice } from '../../../catalogue/money.ts';
import type { Product } from '../../../catalogue/product.ts';
import { claims } from '../../../content/company.ts';
import { loadOf } from '../../../content/delivery.ts';
import { returnWords } from '../../../content/returns.ts';
import { getAssemblyStages } from '../../../pictures/plans/stages.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { certificateIcon, shieldIcon, truckIcon } from '../../../ui/page-icons.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { minQuoteQuantity } from '../../quantity-band.ts';
import { productQuotePath } from '../../quote-url.ts';
import { stockAttributes } from '../stock/stock-text.ts';

const link = 'inline-flex min-h-11 items-center underline hover:decoration-2';

type Props = {
  product: Product;
  compare?: ReactNode;
};

/** Unloading, returns, trade prices and documents: what a business buyer asks next. */
export function BuyFacts({ product, compare }: Props) {
  return (
    <dl
      className="grid grid-cols-[auto_1fr] max-[20rem]:grid-cols-1 border-line border-b text-14"
      data-screen-only=""
    >
      <Unloading product={product} />
      <Fact name="Returns">
        <a href={`${paths.terms}#returns`} className={link}>
          {returnWords(product)}
        </a>
      </Fact>
      <Fact name="Trade">
        <a href={productQuotePath(product.id)} className={link}>
          Get a quote for {minQuoteQuantity} or more
        </a>
      </Fact>
      <Fact name="Documents">
        <a href={paths.document(product.id)} className={link}>
          Data sheet (PDF)
        </a>
        <span aria-hidden="true">, </span>
        <DocumentLink product={product} />
        <span data-compare={product.id} className="ml-6 inline-flex align-bottom">
          {compare}
        </span>
      </Fact>
    </dl>
  );
}

/** The link beside the data sheet: assembly guides if the product has any, otherwise drawing or specifications. */
function DocumentLink({ product }: { product: Product }) {
  const hasAssembly = getAssemblyStages(product).length > 0;
  const section = product.category === 'Ladders' ? '#to-scale' : '#specifications';
  return (
    <a href={hasAssembly ? '#documents' : section} className={link}>
      {hasAssembly
        ? 'assembly, inspection'
        : section === '#to-scale'
          ? 'drawing'
          : 'specifications'}
    </a>
  );
}

function Unloading({ product }: { product: Product }) {
  const load = loadOf(product);
  return (
    load && (
      <Fact name="Unloading">
        <p className="py-1.5">
          {load === 'heavy'
            ? `Heavy item, ${product.weight} kg, delivered to the kerb. Please have a forklift or enough people ready to unload.`
            : 'Long item, delivered to the kerb. Please have two people ready to unload.'}
        </p>
      </Fact>
    )
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="col-span-full grid min-h-11 grid-cols-subgrid items-center gap-x-8 border-line border-t">
      <dt className="text-ink-3">{name}</dt>
      <dd className="text-pretty py-1 font-[560]">{children}</dd>
    </div>
  );
}

const trustItems = [
  { icon: shieldIcon, name: 'Quality Guarantee' },
  { icon: truckIcon, name: 'UK Delivery Available' },
  { icon: certificateIcon, name: claims.standards.towers },
] as const;

export function TrustIcons() {
  return (
    <ul className="grid grid-cols-3 max-[20rem]:grid-cols-1" data-screen-only="">
      {trustItems.map(({ icon, name }) => (
        <li
          key={name}
          className="grid content-start gap-2 border-line-2 py-0.5 pr-3 font-medium text-13 leading-[1.35] max-[20rem]:flex min-[20rem]:not-first:border-l min-[20rem]:not-first:pl-4"
        >
          <Icon name={icon} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Alternatives in stock. Every page contains them, and shows them while its stock line says none is left. */
export function InStockAlternatives({ products }: { products: readonly Product[] }) {
  return (
    <div className="hidden text-14 peer-has-data-[left=0]:block">
      <h2 className="hidden font-semibold has-[+ul_[data-stock]:not([data-left='0'])]:block">
        In stock now, same reach or higher
      </h2>
      <AlternativeList products={products} whileInStock />
    </div>
  );
}

type AlternativeListProps = {
  products: readonly Product[];
  /** Leaves out products that have sold out since the build. */
  whileInStock?: boolean;
};

/** Other products with the facts to choose between them. A part has no reach. */
export function AlternativeList({ products, whileInStock = false }: AlternativeListProps) {
  return (
    <ul className="grid gap-1 text-14">
      {products.map((product) => (
        <li key={product.id} className={whileInStock ? 'has-data-[left=0]:hidden' : undefined}>
          <TextLink href={paths.product(product.id)}>{withNonBreakingUnits(product.name)}</TextLink>
          <p className="-mt-2">
            {summaryText(product)}
            <span data-price="inc">{formatPrice(product.price)}, </span>
            <span data-price="ex">{formatPrice(exVat(product.price))} ex VAT, </span>
            <span {...stockAttributes(product.id, { some: 'in stock now', none: 'Out of stock' })}>
              {product.inStock ? `${product.stockCount} in stock now` : 'Out of stock'}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function summaryText({ material, workingHeight }: Product): string {
  return workingHeight > 0
    ? withNonBreakingUnits(`${material}, reach ${workingHeight.toFixed(1)} m, `)
    : `${material}, `;
}
