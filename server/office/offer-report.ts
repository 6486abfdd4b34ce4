import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { exVat, type Pence } from '../../catalogue/money.ts';
import { type LostReason, lostReasons, offerTotals } from '../../contract/offer.ts';
import { type DayRange, type ReportFilter, resolvePeriod } from '../../contract/report.ts';
import { toIsoDay } from '../../contract/uk-time.ts';
import { formatPounds } from '../admin/export.ts';
import type { ReportColumns } from '../admin/report.ts';
import type { Queries } from '../database/database.ts';
import { offer, quote } from '../database/schema.ts';
import { findOffers, type Offer } from '../offers/offer.ts';

const steps = ['asked', 'offered', 'won', 'lost'] as const;

/** A step reached by requests in a period: `exVat` is the total offered, `discountExVat` the amount below list. */
export type OfferReportStep = {
  step: (typeof steps)[number];
  count: number;
  exVat: Pence;
  listExVat: Pence;
  discountExVat: Pence;
};

const isWithinDays = (at: SQL, { from, to }: DayRange) =>
  sql`(${at} at time zone 'Europe/London')::date between ${from}::date and ${to}::date`;

/** The requests, offers, wins and losses of a period, each by the day on which it happened. */
export async function buildOfferReport(
  { queries, now }: { queries: Queries; now: Date },
  filter: ReportFilter,
) {
  const { from, to } = resolvePeriod(filter, toIsoDay(now));
  const days = { from, to };
  const decided = isWithinDays(sql`${offer.decidedAt}`, days);
  const asked = await queries.$count(quote, isWithinDays(sql`${quote.createdAt}`, days));
  const offered = await findOffers(queries, isWithinDays(sql`${offer.sentAt}`, days));
  const won = await findOffers(queries, and(eq(offer.state, 'accepted'), decided));
  const isLost = inArray(offer.state, ['declined', 'withdrawn', 'lapsed']);
  const lost = await findOffers(queries, and(isLost, decided));
  const rows: OfferReportStep[] = [
    { ...toReportStep('asked', []), count: asked },
    toReportStep('offered', offered),
    toReportStep('won', won),
    toReportStep('lost', lost),
  ];
  const countByReason = (reason: LostReason | null) =>
    lost.filter(({ lostReason }) => lostReason === reason).length;
  return {
    ...days,
    steps: rows,
    reasons: [...lostReasons, null]
      .map((reason) => ({ reason, count: countByReason(reason) }))
      .filter(({ count }) => count > 0),
  };
}

function toReportStep(step: OfferReportStep['step'], offers: readonly Offer[]): OfferReportStep {
  const sum = { step, count: offers.length, exVat: 0, listExVat: 0, discountExVat: 0 };
  for (const { versions, acceptedVersion, sentVersion } of offers) {
    const number = acceptedVersion ?? sentVersion;
    const lines = versions.find((version) => version.number === number)?.lines ?? [];
    const { exVatPence, listPence, discountPence } = offerTotals(lines);
    sum.exVat += exVatPence;
    sum.listExVat += exVat(listPence);
    sum.discountExVat += exVat(listPence) - exVat(listPence - discountPence);
  }
  return sum;
}

export const offerReportColumns: ReportColumns<OfferReportStep> = {
  Step: 'step',
  Number: 'count',
  'Offered ex VAT GBP': (row) => formatPounds(row.exVat),
  'Products at list ex VAT GBP': ({ listExVat }) => formatPounds(listExVat),
  'Discount ex VAT GBP': ({ discountExVat }) => formatPounds(discountExVat),
};
