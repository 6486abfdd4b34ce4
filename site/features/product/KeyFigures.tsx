import { exactMetres, kilograms, metres } from '../../../catalogue/measures.ts';
import { heightLabels, type Product } from '../../../catalogue/product.ts';
import { ScaleBar } from '../drawing/ScaleBar.tsx';

/** The three figures a buyer looks for first, under the scale they stand on. */
export function KeyFigures({ product }: { product: Product }) {
  return (
    <div>
      {product.heightKind !== 'size' && <ScaleBar product={product} figures />}
      <dl className="grid grid-cols-[1fr_1.22fr_.9fr] border-ink border-b max-[16rem]:grid-cols-2">
        {keyFiguresOf(product).map(({ name, value }) => (
          <div
            key={name}
            className="border-line py-3 not-first:border-l not-first:pl-4 nth-3:max-[16rem]:border-l-0 nth-3:max-[16rem]:pl-0"
          >
            <dt className="label leading-[1.3]">{name}</dt>
            <dd className="figure text-28 leading-[1.2]">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function keyFiguresOf(product: Product): { name: string; value: string }[] {
  if (product.heightKind === 'size') {
    return [
      { name: 'Length', value: exactMetres(product.length) },
      { name: 'Width', value: exactMetres(product.width) },
      { name: 'Weight', value: kilograms(product.weight) },
    ];
  }
  return [
    { name: heightLabels[product.heightKind], value: metres(product.height) },
    { name: 'Working height', value: metres(product.workingHeight) },
    ...(product.loadRating > 0
      ? [{ name: 'Load rating', value: kilograms(product.loadRating) }]
      : []),
  ];
}
