import { type FamilyKey, familyLabel } from '../../../catalogue/families.ts';
import type { Product } from '../../../catalogue/product.ts';
import { SectionHead } from '../../../ui/SectionHead.tsx';
import { Elevation } from '../drawing/Elevation.tsx';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { FamilyMark } from './FamilyMark.tsx';
import { RelatedCard } from './RelatedCard.tsx';
import { relatedScale } from './related-scale.ts';

type Props = { related: readonly Product[]; family: FamilyKey };

/** Four of the family, drawn to one scale on one ground line; parts, which stand on none, each by itself. */
export function RelatedProducts({ related, family }: Props) {
  const isPart = family === 'accessories';
  const scale = relatedScale(related);
  return (
    <section
      id="related"
      aria-labelledby="related-title"
      data-screen-only=""
      className="waiting-section scroll-mt-0 pt-8 pb-section md:pt-16"
    >
      <SectionHead
        id="related-title"
        title="Related Products"
        lead={
          <>
            <FamilyMark family={family} />
            {familyLabel(family)}, {isPart ? 'by price' : 'closest in height'}
          </>
        }
      />
      <ul className="-mt-2 grid grid-cols-2 max-[22.5rem]:grid-cols-1 border-line border-t max-sm:-mx-margin sm:grid-cols-4 sm:border-l md:-mt-5">
        {related.map((product) => (
          <RelatedCard
            key={product.id}
            product={product}
            drawing={
              isPart ? (
                <ProductPicture product={product} use="card" decorative />
              ) : (
                <Elevation product={product} scale={scale} className="aspect-square h-auto" />
              )
            }
          />
        ))}
      </ul>
    </section>
  );
}
