import { memo } from 'react';
import { type Column, Table } from '../../ui/Table.tsx';
import { lostReasonNames } from '../offers/offer-data.ts';
import { pluralize } from '../order/order-texts.ts';
import { QueryResult } from '../ui/states.tsx';
import { figureColumns, Report } from './Report.tsx';
import { formatWholePounds, type OfferStep, useOfferReport } from './reports-data.ts';

const stepNames: Readonly<Record<OfferStep['step'], string>> = {
  asked: 'Asked',
  offered: 'Offered',
  won: 'Won',
  lost: 'Lost',
};

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((part * 1000) / whole) / 10}%`;

const columns: readonly Column<OfferStep>[] = [
  { head: 'Offers', phone: 'title', cell: ({ step }) => stepNames[step] },
  figureColumns('Number', 'top', ({ count }) => count),
  figureColumns('Ex VAT', 'end', ({ step, exVat }) =>
    step === 'asked' ? '–' : formatWholePounds(exVat),
  ),
  figureColumns('Discount', 'hide', ({ step, discountExVat }) =>
    step === 'asked' ? '–' : formatWholePounds(discountExVat),
  ),
  figureColumns('Off list', 'line', ({ discountExVat, listExVat }) =>
    percent(discountExVat, listExVat),
  ),
];

/** Requests, offers, won and lost, and the discount given. */
export const OffersReport = memo(function OffersReport({ query }: { query: string }) {
  const load = useOfferReport(query);
  return (
    <Report title="Offers" note="ex VAT, by the day" csv={`/api/reports/offers.csv?${query}`}>
      <QueryResult load={load} rows={4}>
        {({ steps, reasons }) => (
          <>
            <Table caption="Offers" columns={columns} rows={steps} rowKey={({ step }) => step} />
            {reasons.length > 0 && (
              <p className="report-note">
                Lost:{' '}
                {reasons
                  .map(({ reason, count }) =>
                    reason === null
                      ? pluralize(count, 'offer').concat(' without a reason')
                      : `${lostReasonNames[reason].toLowerCase()} ${count}`,
                  )
                  .join(', ')}
                .
              </p>
            )}
          </>
        )}
      </QueryResult>
    </Report>
  );
});
