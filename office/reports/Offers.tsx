import { memo } from 'react';
import { type Column, Table } from '../../ui/Table.tsx';
import { lostReasonNames } from '../offers/offer-data.ts';
import { counted } from '../order/order-texts.ts';
import { Loaded } from '../ui/states.tsx';
import { figures, Report } from './Report.tsx';
import { money, type OfferStep, useOfferReport } from './reports-data.ts';

const stepNames: Readonly<Record<OfferStep['step'], string>> = {
  asked: 'Asked',
  offered: 'Offered',
  won: 'Won',
  lost: 'Lost',
};

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${Math.round((part * 1000) / whole) / 10}%`;

const columns: readonly Column<OfferStep>[] = [
  { key: 'step', head: 'Offers', phone: 'title', cell: ({ step }) => stepNames[step] },
  figures('Number', 'top', ({ count }) => count),
  figures('Ex VAT', 'end', ({ step, exVat }) => (step === 'asked' ? '–' : money(exVat))),
  figures('Discount', 'hide', ({ step, discountExVat }) =>
    step === 'asked' ? '–' : money(discountExVat),
  ),
  figures('Off list', 'line', ({ discountExVat, listExVat }) => percent(discountExVat, listExVat)),
];

/** Requests, offers, won and lost, and the discount given. */
export const Offers = memo(function Offers({ query }: { query: string }) {
  const load = useOfferReport(query);
  return (
    <Report title="Offers" note="ex VAT, by the day" csv={`/api/reports/offers.csv?${query}`}>
      <Loaded load={load} rows={4}>
        {({ steps, reasons }) => (
          <>
            <Table caption="Offers" columns={columns} rows={steps} rowKey={({ step }) => step} />
            {reasons.length > 0 && (
              <p className="report-note">
                Lost:{' '}
                {reasons
                  .map(({ reason, count }) =>
                    reason === null
                      ? counted(count, 'offer').concat(' without a reason')
                      : `${lostReasonNames[reason].toLowerCase()} ${count}`,
                  )
                  .join(', ')}
                .
              </p>
            )}
          </>
        )}
      </Loaded>
    </Report>
  );
});
