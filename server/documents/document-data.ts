import type { Pence } from '../../catalogue/money.ts';
import type { Seller } from '../../documents/business-document.ts';

/** Why a unit price times its quantity may differ from the line by pennies. */
export const roundingNote =
  'Amounts are in pounds sterling. Unit prices are rounded to the penny. The line totals are exact and add up to the total.';

/** A line as it is printed. Its sums are for the whole quantity. */
export type DocumentLine = {
  name: string;
  sku: string;
  quantity: number;
  vatPercent: number;
  pence: Pence;
  exVatPence: Pence;
};

/** Everything on an invoice or a credit note. Once issued, it never changes. */
export type DocumentData = {
  kind: 'invoice' | 'credit-note';
  number: string;
  issuedAt: string;
  /** A day in the UK. */
  taxPoint: string;
  order: string;
  poNumber: string | null;
  seller: Seller;
  vatNumber: string;
  to: string[];
  /** For bookkeeping: identifies the customer. */
  email: string;
  deliverTo: string[];
  lines: DocumentLine[];
  rates: { percent: number; exVatPence: Pence; vatPence: Pence }[];
  totalPence: Pence;
  exVatPence: Pence;
  /** Only on an invoice: how and when it was paid. */
  paid?: { by: 'card' | 'bank-transfer'; on: string } | undefined;
  /** Only on a credit note: the invoice that it corrects. */
  invoice?: { number: string; issuedOn: string } | undefined;
  method?: 'provider' | 'bank-transfer' | undefined;
  note?: string | undefined;
};
