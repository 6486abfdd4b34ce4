import { exVat, formatPrice, type Pence } from '../../catalogue/money.ts';
import type { OfferTotals as Totals } from '../../contract/offer.ts';
import { useMedia } from '../../ui/use-media.ts';

type Props = { totals: Totals; deliveryExVat: Pence };

/** The offer's totals, to the penny. */
export function OfferTotals({ totals, deliveryExVat }: Props) {
  const { exVatPence, rates, totalPence } = totals;
  return (
    <dl className="offer-totals">
      <dt>Lines</dt>
      <dd>{formatPrice(exVatPence - deliveryExVat)}</dd>
      {deliveryExVat > 0 && (
        <>
          <dt>Delivery</dt>
          <dd>{formatPrice(deliveryExVat)}</dd>
        </>
      )}
      <dt className="font-semibold">Total ex VAT</dt>
      <dd>{formatPrice(exVatPence)}</dd>
      {rates.map(({ percent, vatPence, exVatPence: of }) => (
        <div key={percent} className="contents">
          <dt>
            VAT {percent}%{rates.length > 1 && ` on ${formatPrice(of)}`}
          </dt>
          <dd>{formatPrice(vatPence)}</dd>
        </div>
      ))}
      <dt className="total">Total inc VAT</dt>
      <dd className="total">{formatPrice(totalPence)}</dd>
    </dl>
  );
}

const captionClass = 'fill-ink-2 text-[12px]';

/** How far below list price the products are, drawn as a dimension line. */
export function DiscountLine({ totals }: { totals: Totals }) {
  const isPhone = useMedia('(width < 56.25rem)');
  const { listPence, discountPence, discountPercent } = totals;
  if (listPence === 0) return null;
  const list = exVat(listPence);
  const agreed = exVat(listPence - discountPence);
  const discountExVat = list - agreed;
  const width = isPhone ? 342 : 722;
  const share = Math.min(1, Math.max(0, 1 - discountExVat / list));
  const markerX = 1 + (width - 2) * share;
  const end = width - 1;
  const words =
    discountExVat === 0
      ? 'At list price'
      : `${formatPrice(Math.abs(discountExVat))} ${discountExVat > 0 ? 'below' : 'above'} list, ${Math.abs(discountPercent)}%`;
  const labelFitsLeft = markerX > 220;
  return (
    <svg
      viewBox={`0 0 ${width} 74`}
      role="img"
      aria-label={`List ${formatPrice(list)}, agreed ${formatPrice(agreed)} ex VAT. ${words}`}
      className="w-full max-w-215 fill-ink"
    >
      <rect x="1" y="42" width={markerX - 1} height="10" />
      {discountExVat > 0 && (
        <>
          <rect
            x={markerX}
            y="42"
            width={end - markerX}
            height="10"
            className="fill-signal stroke-ink"
          />
          <path
            d={`M${markerX} 12v28M${end} 12v28M${markerX} 20H${end}`}
            className="fill-none stroke-ink"
          />
          <path d={`M${markerX} 20l7-3.5v7zM${end} 20l-7-3.5v7z`} />
        </>
      )}
      <text
        x={labelFitsLeft ? markerX - 9 : 1}
        y={labelFitsLeft ? 25 : 10}
        textAnchor={labelFitsLeft ? 'end' : 'start'}
        className="fill-ink font-[640] font-stretch-[78%] text-[15px]"
      >
        {words}
      </text>
      <text x="1" y="70" className={captionClass}>
        Agreed {formatPrice(agreed)}
      </text>
      <text x={end} y="70" textAnchor="end" className={captionClass}>
        List {formatPrice(list)} ex VAT
      </text>
    </svg>
  );
}
