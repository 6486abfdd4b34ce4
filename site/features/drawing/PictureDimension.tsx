import { UprightDimension } from './Dimension.tsx';
import { plateAnchors, plateSize } from './plate-anchors.ts';
import type { Sized } from './proportions.ts';

type Props = {
  product: Sized;
  /** The label on signal yellow: the page's one dimension. */
  highlight?: boolean;
};

/**
 * The height the shop quotes, drawn over the product's main picture. It fills the picture's box, and
 * its letters keep about one size whether that box is a card or half a page.
 */
export function PictureDimension({ product, highlight = false }: Props) {
  const anchors = plateAnchors(product);
  if (!anchors) return null;
  const { x, ground, top, toGround, toTop } = anchors;
  return (
    <div className="@container pointer-events-none absolute inset-0">
      <svg viewBox={`0 0 ${plateSize} ${plateSize}`} aria-hidden="true" className="size-full">
        <path
          d={`M${x - 9} ${top}H${toTop}M${x - 9} ${ground}H${toGround}`}
          className="fill-none stroke-ink"
          strokeWidth="1.2"
        />
        <UprightDimension
          at={x}
          from={ground}
          to={top}
          label={`${product.height.toFixed(1)}\u00a0m`}
          size={25}
          emphasis={highlight ? 'strong' : 'plain'}
          labelClass="origin-center [transform-box:fill-box] @lg:scale-[.72]"
          headClass="[transform-box:fill-box] @lg:scale-[.72]"
        />
      </svg>
    </div>
  );
}
