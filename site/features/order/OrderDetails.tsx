import { useState } from 'react';
import { exVat, formatPrice, vatInPrice } from '../../../catalogue/money.ts';
import { orderSuccess } from '../../../content/shop-texts.ts';
import { apiPaths } from '../../../contract/api-paths.ts';
import type { TrackedOrder } from '../../../contract/order.ts';
import { registerPaths } from '../../../contract/register-paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { openPanel } from '../../panels.ts';
import { paths } from '../../paths.ts';

export type OrderDetailsProps = { session: string; order: TrackedOrder };

/** The goods of an order, and the link to open a register for them. */
export function OrderDetails(known: OrderDetailsProps) {
  return (
    <>
      <PurchasedItems {...known} />
      <OpenRegister {...known} />
    </>
  );
}

const ukDay: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'Europe/London' };

/** The goods and their prices, for reference and for filing. */
function PurchasedItems({ order, session }: OrderDetailsProps) {
  const { lines, total, placedAt, poNumber, documents } = order;
  const rates = getVatRates(order);
  const exVatTotal = rates.reduce((sum, { exVatPence }) => sum + exVatPence, 0);
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
        <Amount name="Total ex VAT" value={formatPrice(exVatTotal)} />
        {rates.map(({ percent, vatPence }) => (
          <Amount key={percent} name={`VAT ${percent}%`} value={formatPrice(vatPence)} />
        ))}
        <div className="flex items-baseline justify-between gap-6 pt-1.5">
          <dt className="font-semibold text-16">Total inc VAT</dt>
          <dd className="figure text-28">{formatPrice(total)}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t px-5 py-3 text-14">
        {documents.length > 0 ? (
          <ul>
            {documents.map(({ kind, number }) => (
              <li key={number}>
                <a
                  href={`${apiPaths.orders}/${encodeURIComponent(session)}/documents/${number}`}
                  className="inline-block py-1.5 underline"
                >
                  {documentNames[kind]} {number} (PDF)
                </a>
              </li>
            ))}
          </ul>
        ) : (
          <p>{orderSuccess.vatInvoice}</p>
        )}
        <Button size="small" data-screen-only="" onClick={() => openPanel('orderAgain', lines)}>
          Order again
        </Button>
      </div>
    </section>
  );
}

const documentNames = { invoice: 'VAT invoice', 'credit-note': 'Credit note' } as const;

/** An order's VAT by rate. A response without rates is all at 20%. */
function getVatRates({ rates, total }: TrackedOrder): TrackedOrder['rates'] {
  if (rates.length > 0) return rates;
  return [{ percent: 20, exVatPence: exVat(total), vatPence: vatInPrice(total) }];
}

function Amount({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-6">
      <dt className="text-ink-2">{name}</dt>
      <dd className="figure text-16">{value}</dd>
    </div>
  );
}

/** Requests a link to the register of the goods. It is only sent to the order's own email address. */
function OpenRegister({ session, order: { state } }: OrderDetailsProps) {
  const [statusMessage, setStatusMessage] = useState('');
  if (state === 'cancelled' || state === 'refunded') return null;
  async function requestLink() {
    setStatusMessage('Sending…');
    try {
      const answer = await fetch(registerPaths.open, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ session }),
      });
      const body: { error?: unknown } = await answer.json();
      const sent = "We've emailed the link to the address on this order.";
      setStatusMessage(
        answer.ok ? sent : String(body.error ?? "We couldn't send it. Please try again."),
      );
    } catch {
      setStatusMessage("We couldn't connect. Try again in a moment.");
    }
  }
  return (
    <section data-screen-only="" className="border border-ink bg-plate px-5 py-4">
      <h2 className="head-4">Equipment register</h2>
      <p className="mt-2 text-14 text-ink-2">
        Documents, QR labels and inspections for each piece, on your phone. No account needed: we
        email you a link.
      </p>
      <Button className="mt-4" onClick={requestLink}>
        Open a register
      </Button>
      <p role="status" className="mt-2 font-[560] text-14">
        {statusMessage}
      </p>
    </section>
  );
}
