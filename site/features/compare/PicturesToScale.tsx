import { figurePath } from '../../../pictures/drawings/figure.ts';
import { plateGround, plateSize } from '../../../pictures/drawings/plate-size.ts';
import type { ListedProduct } from '../listed-products/listed-product.ts';
import { ProductPicture } from '../pictures/ProductPicture.tsx';
import type { ComparedProducts } from './compared-products.ts';

type Props = { chosen: ComparedProducts; headCell: string; cell: string };

/** Never greater than a column's width, or the person would be drawn to a different scale. */
const height = 'h-32 md:h-52 xl:h-64 print:h-20';
const note =
  'label absolute inset-x-0 bottom-0.5 text-center text-12! leading-none! md:bottom-2 print:hidden';

/** A row of pictures to one scale on one ground line, next to a person of 1.75 m. */
export function PicturesToScale({ chosen, headCell, cell }: Props) {
  const metres = Math.max(0, ...chosen.map(({ span = 0 }) => span));
  return (
    <>
      <td className={`${headCell} overflow-hidden p-0!`}>
        {metres > 0 && <Person metres={metres} />}
      </td>
      {chosen.map((product) => (
        <td key={product.id} className={`${cell} overflow-hidden bg-plate p-0!`}>
          <ScaledPicture product={product} metres={metres} />
        </td>
      ))}
    </>
  );
}

function ScaledPicture({ product, metres }: { product: ListedProduct; metres: number }) {
  const productSpan = product.span;
  // A spare part has no height to draw to scale.
  if (productSpan === undefined) {
    return (
      <div className="relative">
        <ProductPicture
          product={product}
          use="card"
          className={`w-full px-4 pt-2 pb-8 ${height}`}
        />
        {metres > 0 && <span className={note}>Not to scale</span>}
      </div>
    );
  }
  // Shrunk towards the middle of its ground line until a metre is as long as in the largest picture.
  const ratio = productSpan / metres;
  return (
    <svg
      viewBox={`0 0 ${plateSize} ${plateSize}`}
      role="img"
      aria-label={`${product.name}, drawn to scale`}
      className={`block w-full overflow-visible ${height}`}
    >
      <image
        href={`/drawings/${product.id}/three-quarter.svg`}
        x={(plateSize * (1 - ratio)) / 2}
        y={plateGround * (1 - ratio)}
        width={plateSize * ratio}
        height={plateSize * ratio}
      />
      <GroundLine />
    </svg>
  );
}

/** Drawn at the same height as the pictures beside it, so that the scales match. */
function Person({ metres }: { metres: number }) {
  const place = `translate(${plateSize / 4} ${plateGround}) scale(${plateSize / metres})`;
  return (
    <div className="relative">
      <svg
        viewBox={`0 0 ${plateSize / 2} ${plateSize}`}
        aria-hidden="true"
        className={`block w-full overflow-visible ${height}`}
      >
        <path d={figurePath} transform={place} className="fill-line" />
        <GroundLine />
      </svg>
      <span className={note}>1.75 m</span>
    </div>
  );
}

/** Runs on through the next cell. */
function GroundLine() {
  return <path d={`M-2000 ${plateGround}H3000`} className="stroke-3 stroke-ink" />;
}
