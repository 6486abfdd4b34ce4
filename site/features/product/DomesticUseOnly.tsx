import { products } from '../../../catalogue/catalogue.ts';
import { domesticUseOnly, isDomestic } from '../../../catalogue/domestic.ts';
import { withNonBreakingUnits } from '../../../catalogue/measures.ts';
import { exVat, formatPrice } from '../../../catalogue/money.ts';
import type { Product } from '../../../catalogue/product.ts';
import { findWorkAlternative } from '../../../catalogue/related.ts';
import { houseIcon, Icon } from '../../../ui/Icon.tsx';
import { paths } from '../../paths.ts';

/** Says that the product is not for work, and which one is. */
export function DomesticUseOnly({ product }: { product: Product }) {
  if (!isDomestic(product)) return;
  const forWork = findWorkAlternative(product, products);
  return (
    <div className="border border-ink bg-[repeating-linear-gradient(135deg,var(--color-ink)_0_2px,var(--color-plate)_0_8px)] p-2">
      <div className="flex gap-3.5 bg-plate px-4 py-3.5">
        <Icon name={houseIcon} />
        <div className="grid gap-1">
          <h2 className="title text-18">{domesticUseOnly}</h2>
          <p className="text-pretty text-14">
            For jobs at home. Not for use at work.
            {forWork && (
              <>
                {' For work, choose the '}
                <a href={paths.product(forWork.id)} className="font-[560] underline">
                  {withNonBreakingUnits(forWork.name)}
                </a>
                {', '}
                <span data-price="inc">{formatPrice(forWork.price)}.</span>
                <span data-price="ex">{formatPrice(exVat(forWork.price))} ex VAT.</span>
              </>
            )}
          </p>
        </div>
      </div>
    </div>
  );
}
