import { unbroken } from '../../../catalogue/measures.ts';
import type { Product } from '../../../catalogue/product.ts';
import { descriptionOf } from './description.ts';
import { ProductSection } from './ProductSection.tsx';

export function Description({ product }: { product: Product }) {
  const { lead, rest } = descriptionOf(product);
  return (
    <ProductSection id="description" title="Product Description">
      <div className="max-w-[64ch]">
        <p className="text-pretty text-18">{unbroken(lead)}</p>
        {rest && <p className="mt-4 text-pretty text-ink-2">{unbroken(rest)}</p>}
      </div>
      <ul
        data-screen-only=""
        className="mt-8 border-line border-t text-14 sm:columns-2 sm:gap-7 md:gap-12"
      >
        {product.features.map((feature) => (
          <li key={feature} className="break-inside-avoid border-line border-b py-2.25">
            {unbroken(feature)}
          </li>
        ))}
      </ul>
    </ProductSection>
  );
}
