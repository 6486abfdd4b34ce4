import * as v from 'valibot';

/** When orders are invoiced. */
export const invoiceSettings = ['always', 'on-request'] as const;
export type InvoiceSetting = (typeof invoiceSettings)[number];

/** What is exported of a month, a file each. */
export const accountsFiles = [
  'xero-invoices',
  'xero-credit-notes',
  'sage-invoices',
  'sage-credit-notes',
  'payments',
  'vat',
] as const;
export type AccountsFile = (typeof accountsFiles)[number];

/** A month: 2026-11. */
export const accountsPeriod = v.pipe(v.string(), v.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));
