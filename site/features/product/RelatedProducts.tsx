import type { Product } from '../../../catalogue/product.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { cell, Elevation, rowScale } from '../drawing/Elevation.tsx';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import { RelatedCard } from './RelatedCard.tsx';

/** A card shows the lower square of an elevation's upright cell: the row is drawn smaller by as much. */
const squareOfCell = cell.width / cell.height;
/** Units for a metre at which the person still stands clear of the card's edge. */
const largestPerson = 108;

type Props = { related: readonly Product[]; isPart: boolean };

/** Four of the family, drawn to one scale on one ground line; parts, which stand on none, each by itself. */
export function RelatedProducts({ related, isPart }: Props) {
  const scale = Math.min(rowScale(related) * squareOfCell, largestPerson);
  return (
    <section
      id="related"
      aria-labelledby="related-title"
      data-screen-only=""
      className="scroll-mt-14 pt-8 pb-section md:pt-16"
    >
      <SectionHead
        id="related-title"
        title="Related Products"
        lead={isPart ? 'Other parts, by price.' : 'The same family, by nearest height.'}
      />
      <ul className="-mt-2 grid grid-cols-2 border-line border-t max-sm:-mx-margin sm:grid-cols-4 sm:border-l md:-mt-5">
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
