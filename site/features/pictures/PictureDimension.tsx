import { formatMetres } from '../../../catalogue/measures.ts';
import type { Product } from '../../../catalogue/product.ts';
import { plateSize } from '../../../pictures/drawings/plate-size.ts';
import { VerticalDimension } from '../drawing/Dimension.tsx';
import type { Ruler } from './ruler.ts';

type Props = {
  product: Pick<Product, 'height'> & { ruler?: Ruler };
  /** Shows the label on signal yellow. Used for one dimension per page. */
  highlight?: boolean;
};

/** How far the lower extension line runs towards the product. */
const toFoot = 35;

/** The quoted height over the main picture. Its text keeps one size on cards and on larger pictures. */
export function PictureDimension({ product: { height, ruler }, highlight = false }: Props) {
  if (!ruler) return null;
  const [x, foot, head, toHead, lean = 0] = ruler;
  return (
    <div className="@container pointer-events-none absolute inset-0">
      <svg viewBox={`0 0 ${plateSize} ${plateSize}`} aria-hidden="true" className="size-full">
        <path
          d={`M${x + lean - 9} ${head}H${toHead}M${x - 9} ${foot}h${9 + toFoot}`}
          className="fill-none stroke-ink"
          strokeWidth="1.2"
        />
        <VerticalDimension
          at={x}
          from={foot}
          to={head}
          lean={lean}
          label={formatMetres(height)}
          size={25}
          emphasis={highlight ? 'strong' : 'plain'}
          labelClass="origin-center [transform-box:fill-box] @lg:scale-[.72]"
          arrowClass="[transform-box:fill-box] @lg:scale-[.72]"
        />
      </svg>
    </div>
  );
}
