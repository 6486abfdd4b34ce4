import * as v from 'valibot';

/** When orders are invoiced. */
export const invoiceSettings = ['always', 'on-request'] as const;
export type InvoiceSetting = (typeof invoiceSettings)[number];

export const accountsFiles = [
  'xero-invoices',
  'xero-credit-notes',
  'sage-invoices',
  'sage-credit-notes',
  'payments',
  'vat',
] as const;
export type AccountsFile = (typeof accountsFiles)[number];

const documentNumber = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^(?:(?:INV|CN)-)?\d{1,9}$/i, 'Enter a number like 124, or 0 if there was none.'),
    v.transform((typed) => Number(typed.replaceAll(/\D/g, ''))),
  ),
);

/** The last number used in each series, as typed by a person who has seen the documents. */
export const lastNumbers = v.object({ invoice: documentNumber, 'credit-note': documentNumber });

/** A month: 2026-11. */
export const accountsPeriod = v.pipe(v.string(), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));
