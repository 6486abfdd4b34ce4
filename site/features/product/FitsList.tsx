import { products } from '../../../catalogue/catalogue.ts';
import type { Product } from '../../../catalogue/product.ts';
import { shopHref } from '../../../catalogue/query.ts';
import { familiesFitted, sizesFitted } from '../spare-parts/what-it-fits.ts';
import { FamilyMark } from './FamilyMark.tsx';
import { ProductSection } from './ProductSection.tsx';

/** An accessory's families, each leading to the shop, with models where it does not fit all of them. */
export function FitsList({ part }: { part: Product }) {
  const sizes = sizesFitted(part);
  return (
    <ProductSection
      id="fits"
      title="What it fits"
      note="Check the model and range before you order."
    >
      <ul className="border-ink border-t sm:grid sm:grid-cols-2 sm:gap-x-7 md:gap-x-12">
        {familiesFitted(part, products).map(({ family, label, models, count }) => (
          <li key={family} className="border-line border-b py-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <a
                href={shopHref({ filters: { family: [family] } })}
                className="inline-flex min-h-11 items-center font-[560] underline hover:decoration-2"
              >
                <FamilyMark family={family} />
                {label}
              </a>
              <span className="small">
                {count} {count === 1 ? 'product' : 'products'}
              </span>
            </div>
            <Restriction only={sizes ? [...models, sizes] : models} />
          </li>
        ))}
      </ul>
    </ProductSection>
  );
}

/** The models and sizes of a family that it fits, where that is not all of them. */
function Restriction({ only }: { only: readonly string[] }) {
  return only.length > 0 && <p className="small pb-2.5">Only {only.join(', ')}.</p>;
}
