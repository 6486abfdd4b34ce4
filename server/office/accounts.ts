import { Hono } from 'hono';
import * as v from 'valibot';
import type { Pence } from '../../catalogue/money.ts';
import {
  type AccountsFile,
  accountsFiles,
  accountsPeriod,
  invoiceSettings,
  lastNumbers,
} from '../../contract/accounts.ts';
import { toIsoDay } from '../../contract/uk-time.ts';
import { recordActivity } from '../activity/activity.ts';
import { formatPounds } from '../admin/export.ts';
import type { ReportColumns } from '../admin/report.ts';
import {
  AccountsError,
  type AccountsPayment,
  exportPeriod,
  listPeriods,
  type MonthlyAccounts,
  readAccounts,
} from '../documents/accounts.ts';
import type { DocumentData, DocumentLine } from '../documents/document-data.ts';
import { formatDocumentNumber } from '../documents/document-numbers.ts';
import { confirmSeries, findUnknownSeries } from '../documents/document-series.ts';
import { readInvoiceSetting, saveInvoiceSetting } from '../documents/invoice-setting.ts';
import type { IssuedDocument } from '../documents/issue-documents.ts';
import { HttpError } from '../http/errors.ts';
import { csvResponse } from './csv-response.ts';
import {
  getActor,
  jsonBody,
  type OfficeDeps,
  type OfficeVariables,
  ownersOnly,
  queryParams,
} from './office-context.ts';

const period = v.object({ period: accountsPeriod });
const invoiceSettingBody = v.object({ invoices: v.picklist(invoiceSettings) });
const fileQuery = v.object({ period: accountsPeriod, file: v.picklist(accountsFiles) });

/** Monthly exports for bookkeeping, and the setting for when orders are invoiced; for owners. */
export function accountsRoutes(deps: OfficeDeps) {
  return new Hono<OfficeVariables>()
    .use(ownersOnly)
    .get('/', async (context) => {
      const { queries } = (await deps.shop()).database;
      return context.json({
        periods: await listPeriods(queries),
        invoices: await readInvoiceSetting(queries),
        unknownSeries: (await findUnknownSeries(queries)).map(({ kind, known }) => {
          return { kind, known: known === 0 ? undefined : formatDocumentNumber(kind, known) };
        }),
      });
    })
    .post('/numbers', jsonBody(lastNumbers), async (context) => {
      const { database } = await deps.shop();
      const last = context.req.valid('json');
      const issued = await confirmSeries(database, last);
      await recordActivity(database.queries, {
        actor: getActor(context, deps),
        action: 'accounts.numbers',
        record: 'accounts',
        recordId: 'numbers',
        data: last,
      });
      deps.onMail();
      return context.json({ issued });
    })
    .post('/invoices', jsonBody(invoiceSettingBody), async (context) => {
      const { invoices } = context.req.valid('json');
      await (await deps.shop()).database.transaction(async (queries) => {
        await saveInvoiceSetting(queries, invoices);
        await recordActivity(queries, {
          actor: getActor(context, deps),
          action: 'accounts.invoices',
          record: 'accounts',
          recordId: 'invoices',
          data: { invoices },
        });
      });
      return context.json({ invoices });
    })
    .post('/export', jsonBody(period), async (context) => {
      const { period: month } = context.req.valid('json');
      const { database } = await deps.shop();
      try {
        await exportPeriod(database, month, context.var.who.staffId, deps.isPublicShop);
      } catch (error) {
        if (error instanceof AccountsError) throw new HttpError(409, error.message);
        throw error;
      }
      await recordActivity(database.queries, {
        actor: getActor(context, deps),
        action: 'accounts.export',
        record: 'accounts',
        recordId: month,
      });
      return context.json({ periods: await listPeriods(database.queries) });
    })
    .get('/file.csv', queryParams(fileQuery), async (context) => {
      const { period: month, file } = context.req.valid('query');
      const { queries } = (await deps.shop()).database;
      const exportedPeriod = (await listPeriods(queries)).find((one) => one.period === month);
      if (!exportedPeriod?.exportedAt)
        throw new HttpError(404, 'This month has not been exported.');
      return fileResponses[file](await readAccounts(queries, month), `accounts-${month}-${file}`);
    });
}

type Line = { document: IssuedDocument; line: DocumentLine; sign: 1 | -1 };

function documentLines({ documents }: MonthlyAccounts, kind: IssuedDocument['kind']): Line[] {
  const sign = kind === 'invoice' ? 1 : -1;
  return documents
    .filter((one) => one.kind === kind)
    .flatMap((one) => one.data.lines.map((line) => ({ document: one, line, sign })));
}

const formatUkDate = (at: Date) => toIsoDay(at).split('-').reverse().join('/');
const issueDay = ({ document }: Line) => formatUkDate(document.issuedAt);
const contactName = ({ to }: DocumentData) => to[0] ?? '';
const addressLine = (nth: number) => (one: Line) => one.document.data.to[nth] ?? '';
const lineDescription = ({ line }: Line) =>
  line.quantity > 1 ? `${line.quantity} x ${line.name}` : line.name;

const xeroTax = new Map([
  [20, '20% (VAT on Income)'],
  [5, '5% (VAT on Income)'],
  [0, 'Zero Rated Income'],
]);

/** Xero's import of sales invoices. Credit notes are negative. Each line is a row with a quantity of one. */
const xeroColumns: ReportColumns<Line> = {
  '*ContactName': ({ document }) => contactName(document.data),
  EmailAddress: ({ document }) => document.data.email,
  POAddressLine1: addressLine(1),
  POAddressLine2: addressLine(2),
  POAddressLine3: addressLine(3),
  POPostalCode: ({ document: { data } }) => (data.to.length > 1 ? (data.to.at(-1) ?? '') : ''),
  '*InvoiceNumber': ({ document }) => document.number,
  Reference: ({ document: { data } }) => [data.order, data.poNumber].filter(Boolean).join(' '),
  '*InvoiceDate': issueDay,
  '*DueDate': issueDay,
  InventoryItemCode: ({ line }) => line.sku,
  '*Description': lineDescription,
  '*Quantity': () => 1,
  '*UnitAmount': ({ line, sign }) => formatPounds(sign * line.exVatPence),
  '*AccountCode': () => 200,
  '*TaxType': ({ line }) => xeroTax.get(line.vatPercent) ?? '',
  TaxAmount: ({ line, sign }) => formatPounds(sign * (line.pence - line.exVatPence)),
  Currency: () => 'GBP',
};

const sageTax = new Map([
  [20, 'T1'],
  [5, 'T5'],
  [0, 'T0'],
]);

/** Sage 50's import of audit trail transactions: SI is a sales invoice, SC a sales credit. */
const sageColumns: ReportColumns<Line> = {
  Type: ({ document }) => (document.kind === 'invoice' ? 'SI' : 'SC'),
  'Account Reference': () => 'WEB',
  'Nominal A/C Ref': () => 4000,
  'Department Code': () => 0,
  Date: issueDay,
  Reference: ({ document }) => document.number,
  Details: lineDescription,
  'Net Amount': ({ line }) => formatPounds(line.exVatPence),
  'Tax Code': ({ line }) => sageTax.get(line.vatPercent) ?? '',
  'Tax Amount': ({ line }) => formatPounds(line.pence - line.exVatPence),
  'Exchange Rate': () => 1,
  'Extra Reference': ({ document }) => document.data.order,
};

const methodNames = { card: 'Card', 'bank-transfer': 'Bank transfer' } as const;

const paymentNames = {
  payment: 'Payment',
  refund: 'Refund',
  'failed-refund': 'Failed refund',
} as const;

const paymentColumns: ReportColumns<AccountsPayment> = {
  Date: ({ at }) => formatUkDate(at),
  Type: ({ kind }) => paymentNames[kind],
  Method: ({ method }) => methodNames[method],
  Order: 'order',
  Reference: 'reference',
  'Amount GBP': ({ pence }) => formatPounds(pence),
};

type VatRow = { kind: string; percent: number; exVatPence: Pence; vatPence: Pence };

/**
 * A month's VAT by rate: of its documents, with credit notes negative, and of sales and refunds without one.
 * Those are negative if an invoice is for an earlier month's sale, whose VAT was due then.
 */
function vatRows({ documents, sold, back }: MonthlyAccounts): VatRow[] {
  const rates = (kind: IssuedDocument['kind']) =>
    documents.filter((one) => one.kind === kind).flatMap(({ data }) => data.rates);
  const [invoiced, credited] = [rates('invoice'), rates('credit-note')];
  return [
    ...sumByRate('Invoices', [invoiced]),
    ...sumByRate('Credit notes', [], [credited]),
    ...sumByRate('Sales not invoiced this month', [sold], [invoiced]),
    ...sumByRate('Refunds not credited this month', [credited], [back]),
  ];
}

type Rates = DocumentData['rates'];

/** Adds and subtracts rates; omits those that come to zero. */
function sumByRate(kind: string, plus: Rates[], minus: Rates[] = []): VatRow[] {
  const rows = new Map<number, VatRow>();
  const add = ({ percent, exVatPence, vatPence }: Rates[number], sign: 1 | -1) => {
    const row = rows.get(percent) ?? { kind, percent, exVatPence: 0, vatPence: 0 };
    row.exVatPence += sign * exVatPence;
    row.vatPence += sign * vatPence;
    rows.set(percent, row);
  };
  for (const rate of plus.flat()) add(rate, 1);
  for (const rate of minus.flat()) add(rate, -1);
  return [...rows.values()]
    .filter(({ exVatPence, vatPence }) => exVatPence !== 0 || vatPence !== 0)
    .sort((one, other) => other.percent - one.percent);
}

const vatColumns: ReportColumns<VatRow> = {
  Documents: 'kind',
  'VAT rate': ({ percent }) => `${percent}%`,
  'Ex VAT GBP': ({ exVatPence }) => formatPounds(exVatPence),
  'VAT GBP': ({ vatPence }) => formatPounds(vatPence),
  'Inc VAT GBP': ({ exVatPence, vatPence }) => formatPounds(exVatPence + vatPence),
};

type CreateFile = (accounts: MonthlyAccounts, name: string) => Response;

const fileResponses: Readonly<Record<AccountsFile, CreateFile>> = {
  'xero-invoices': (one, name) => csvResponse(name, xeroColumns, [documentLines(one, 'invoice')]),
  'xero-credit-notes': (one, name) =>
    csvResponse(name, xeroColumns, [documentLines(one, 'credit-note')]),
  'sage-invoices': (one, name) => csvResponse(name, sageColumns, [documentLines(one, 'invoice')]),
  'sage-credit-notes': (one, name) =>
    csvResponse(name, sageColumns, [documentLines(one, 'credit-note')]),
  payments: ({ payments }, name) => csvResponse(name, paymentColumns, [payments]),
  vat: (one, name) => csvResponse(name, vatColumns, [vatRows(one)]),
};
