import { exVat, formatPrice, vatOf, vatRate } from '../../../catalogue/money.ts';
import { orderSuccess } from '../../../content/shop-texts.ts';
import type { TrackedOrder } from '../../../contract/order.ts';
import { paths } from '../../paths.ts';

const ukDay: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'Europe/London' };

/** What was bought and what it cost, to quote and to file. */
export function BoughtGoods({ order }: { order: TrackedOrder }) {
  const { lines, total, placedAt, poNumber } = order;
  return (
    <section aria-labelledby="bought-goods" className="border border-ink bg-plate">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-b px-5 py-4">
        <h2 id="bought-goods" className="head-4">
          What you bought
        </h2>
        <time dateTime={placedAt} className="text-14 text-ink-2">
          {new Date(placedAt).toLocaleDateString('en-GB', ukDay)}
        </time>
        {poNumber && <p className="w-full break-words text-14">Your PO number: {poNumber}</p>}
      </div>
      <ul className="px-5">
        {lines.map(({ productId, name, sku, quantity, unitPence, delivery }) => (
          <li
            key={productId}
            className="grid grid-cols-[auto_1fr_auto] gap-3 border-line border-b py-3 text-14"
          >
            <span className="figure text-16">{quantity} ×</span>
            <span>
              {delivery ? (
                name
              ) : (
                <>
                  <a href={paths.product(productId)} className="underline">
                    {name}
                  </a>
                  <span className="block text-13 text-ink-2">
                    {sku}, {formatPrice(unitPence)} each inc VAT
                  </span>
                </>
              )}
            </span>
            <span className="figure text-16">{formatPrice(unitPence * quantity)}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-1.5 px-5 py-4 text-14">
        <Amount name="Total ex VAT" value={formatPrice(exVat(total))} />
        <Amount name={`VAT ${vatRate}`} value={formatPrice(vatOf(total))} />
        <div className="flex items-baseline justify-between gap-6 pt-1.5">
          <dt className="font-semibold text-16">Total inc VAT</dt>
          <dd className="figure text-28">{formatPrice(total)}</dd>
        </div>
      </dl>
      <p className="border-line border-t px-5 py-3 text-14">{orderSuccess.vatInvoice}</p>
    </section>
  );
}

function Amount({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-6">
      <dt className="text-ink-2">{name}</dt>
      <dd className="figure text-16">{value}</dd>
    </div>
  );
}
