import type { ReactNode } from 'react';
import { bulkOrder } from '../../../content/bulk-order.ts';
import { company } from '../../../content/company.ts';
import { openingHours } from '../../../content/opening-hours.ts';

/** The trade quote block, linked from Trade Quotes in the header. */
export function BulkOrder({ children }: { children: ReactNode }) {
  return (
    <section
      id="bulk-order-cta"
      aria-labelledby="bulk-order"
      className="waiting-section scroll-mt-0 bg-ink text-on-ink"
    >
      <div className="sheet py-section md:columns-12">
        <div className="md:col-span-5">
          <h2 id="bulk-order" className="head-1">
            {bulkOrder.heading}
          </h2>
          <p className="lead mt-5 mb-9 max-w-[26em] text-on-ink-2">{bulkOrder.lead}</p>
          <dl className="grid max-w-110 border-line-ink border-t">
            {bulkOrder.facts.map((fact) => (
              <div
                key={fact.figure}
                className="grid grid-cols-[136px_1fr] items-baseline gap-x-4 border-line-ink border-b py-3"
              >
                <dt className="figure text-22">{fact.figure}</dt>
                <dd className="text-14 text-on-ink-2">{fact.text}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-7 text-14 text-on-ink-2">
            {bulkOrder.callLead}{' '}
            <a
              href={company.phone.href}
              className="inline-flex min-h-11 items-center font-[560] text-white underline"
            >
              {company.phone.shown}
            </a>
            , <span className="whitespace-nowrap">{openingHours().shown}</span>
          </p>
        </div>
        <div className="-mx-3 mt-9 bg-paper p-5 text-ink md:col-span-6 md:col-start-7 md:mx-0 md:mt-0 md:p-9">
          {children}
        </div>
      </div>
    </section>
  );
}
