import { ScaleBar } from '../drawing/ScaleBar.tsx';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { figuresOf } from '../listed-products/product-words.ts';
import { fitsText } from './card-facts.ts';

type Props = { product: ListedProduct };

/** The scale from 0 to 14 m and the figures on it; for an accessory, what it fits. */
export function CardFigures({ product }: Props) {
  const figures = figuresOf(product);
  const columns =
    product.heightKind === 'size' ? 'grid-cols-[1.6fr_1fr]' : 'grid-cols-[1fr_1.3fr_.9fr]';
  return (
    <div className="card-figures">
      {product.heightKind === 'size' ? (
        <p className="label pb-2">{fitsText(product)}</p>
      ) : (
        <ScaleBar product={product} />
      )}
      <dl className={`grid border-line ${columns}`}>
        {figures.map(({ name, value }) => (
          <div key={name} className="border-line py-2 not-first:border-l not-first:pl-2.5">
            <dt className="font-stretch-[88%] text-12 text-ink-3 leading-[1.3]">{name}</dt>
            <dd className="figure text-18 leading-[1.2]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
