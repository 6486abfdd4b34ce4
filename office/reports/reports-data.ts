import type { InferResponseType } from 'hono/client';
import { formatPrice, type Pence } from '../../catalogue/money.ts';
import {
  type ReportFilter,
  type ReportPeriod,
  type ReportStep,
  readReportFilter,
  writeReportFilter,
} from '../../contract/report.ts';
import { formatShortDay, ukDateFormatter } from '../../contract/uk-time.ts';
import { api, useApiQuery } from '../app/api.ts';

export type SalesReport = InferResponseType<typeof api.reports.sales.$get, 200>;
export type ProductsReport = InferResponseType<typeof api.reports.products.$get, 200>;
export type VatQuarter = InferResponseType<typeof api.reports.vat.$get, 200>[number];
export type OfferStep = InferResponseType<typeof api.reports.offers.$get, 200>['steps'][number];
export type StockFamily = InferResponseType<typeof api.reports.stock.$get, 200>[number];

export type Vat = ReportFilter['vat'];
export type Amounts = { pence: Pence; exVat: Pence };

/** A report's query string, and whether its amounts include VAT. */
export type ReportOptions = { query: string; vat: Vat };

export const vatLabels: Readonly<Record<Vat, string>> = { ex: 'ex VAT', inc: 'inc VAT' };
export const selectAmount = (row: Amounts, vat: Vat) => (vat === 'ex' ? row.exVat : row.pence);

export const periodNames: Readonly<Record<ReportPeriod, string>> = {
  month: 'This month',
  'last-month': 'Last month',
  quarter: 'This quarter',
  year: 'This year',
  dates: 'From … to',
};

export const stepNames: Readonly<Record<ReportStep, string>> = {
  day: 'Day',
  week: 'Week',
  month: 'Month',
};

export function reportsHref(filter: ReportFilter): string {
  const query = writeReportFilter(filter);
  return query ? `/reports?${query}` : '/reports';
}

const options = { keepsPreviousData: true, staleTime: 60_000 };
const filterOf = (query: string) => readReportFilter(new URLSearchParams(query));

export const useSalesReport = (query: string) =>
  useApiQuery(
    ['reports', 'sales', query],
    () => api.reports.sales.$get({ query: filterOf(query) }),
    options,
  );

export const useProductsReport = (query: string) =>
  useApiQuery(
    ['reports', 'products', query],
    () => api.reports.products.$get({ query: filterOf(query) }),
    options,
  );

export const useOfferReport = (query: string) =>
  useApiQuery(
    ['reports', 'offers', query],
    () => api.reports.offers.$get({ query: filterOf(query) }),
    options,
  );

export const useVatReport = (quarters: ReportFilter['quarters']) =>
  useApiQuery(
    ['reports', 'vat', quarters],
    () => api.reports.vat.$get({ query: { quarters } }),
    options,
  );

export const useStockReport = () =>
  useApiQuery(['reports', 'stock'], () => api.reports.stock.$get(), options);

/** Formats months in three letters; en-GB would write 'Sept'. */
const short = (options: Intl.DateTimeFormatOptions) => {
  const write = ukDateFormatter({ month: 'short', ...options });
  return (moment: Date) => write(moment).replace('Sept', 'Sep');
};
const monthAndYear = short({ year: 'numeric' });
const dayOfMonth = short({ day: 'numeric' });

/** For example 'Wed 18 Nov', 'Week from 16 Nov' or 'Nov 2026'. */
export function formatStep(from: string, by: ReportStep, now = new Date()): string {
  const day = new Date(from);
  if (by === 'month') return monthAndYear(day);
  return by === 'week' ? `Week from ${dayOfMonth(day)}` : formatShortDay(day, now);
}

/** The label below a bar, for example '18 Nov' or 'Nov'. */
export function formatBarLabel(from: string, by: ReportStep): string {
  return by === 'month' ? monthAndYear(new Date(from)).slice(0, 3) : dayOfMonth(new Date(from));
}

const dayAndYear = short({ day: 'numeric', year: 'numeric' });

/** For example '1 to 18 Nov 2026' or '1 Oct to 18 Nov 2026'. */
export function formatDays({ from, to }: { from: string; to: string }): string {
  const end = dayAndYear(new Date(to));
  if (from === to) return end;
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${dayAndYear(new Date(from))} to ${end}`;
  const start = from.slice(0, 7) === to.slice(0, 7) ? String(Number(from.slice(8))) : undefined;
  return `${start ?? dayOfMonth(new Date(from))} to ${end}`;
}

/** For example 'Oct to Dec 2026' or 'Nov 2026 to Jan 2027'. */
export function formatQuarter({ from, to }: { from: string; to: string }): string {
  const [start, end] = [monthAndYear(new Date(from)), monthAndYear(new Date(to))];
  return `${from.slice(0, 4) === to.slice(0, 4) ? start.slice(0, 3) : start} to ${end}`;
}

/** For example '+32%' or '−7%'; undefined if there was nothing to compare with. */
export function formatChange(now: number, before: number): string | undefined {
  if (before <= 0) return undefined;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return '0%';
  return percent > 0 ? `+${percent}%` : `−${-percent}%`;
}

/** The average value of orders, to the penny; 0 without orders. */
export function averagePence(pence: Pence, orders: number): Pence {
  return orders === 0 ? 0 : Math.round(pence / orders);
}

/** Whole pounds, for example '£1,234', rounded down as a VAT return requires; negative after larger refunds. */
export function wholePounds(pence: Pence): string {
  return formatPrice(Math.floor(pence / 100) * 100)
    .replace('.00', '')
    .replace('-', '−');
}

/** For example '£1,234.50' or '−£5.00', with a true minus sign. */
export function formatWholePounds(pence: Pence): string {
  return formatPrice(pence).replace('-', '−');
}
