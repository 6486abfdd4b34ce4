import { eachExVat } from '../../catalogue/ex-vat-of-each.ts';
import { formatPrice, type Pence } from '../../catalogue/money.ts';
import type { BusinessDocument, ReferenceCell } from '../../documents/business-document.ts';
import { ukDate } from '../email/uk-date.ts';
import { type DocumentData, roundedPrices } from './document-data.ts';

export const documentNames = { invoice: 'VAT invoice', 'credit-note': 'Credit note' } as const;

const methodNames = { card: 'card', 'bank-transfer': 'bank transfer' } as const;

const dayOf = (day: string) => ukDate(new Date(`${day}T12:00:00Z`));

/** A document as a PDF. It is made from the data stored when it was issued, so it never changes. */
export async function documentPdf(data: DocumentData, compress = true): Promise<Buffer> {
  // Imported here, as a shop that sends no PDFs never needs the library.
  const { makeBusinessDocument } = await import('../../documents/business-document.ts');
  return makeBusinessDocument(paperOf(data), compress);
}

/** The same as the body of a response. */
export async function pdfBody(data: DocumentData): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await documentPdf(data));
}

export function documentFile({ number }: Pick<DocumentData, 'number'>): string {
  return `${number}.pdf`;
}

/** The printed content of a document, with what VAT Notice 700, section 16, requires of an invoice. */
function paperOf(data: DocumentData): BusinessDocument {
  const { kind, number, issuedAt, taxPoint, order, poNumber, invoice, to, deliverTo } = data;
  const cell = (label: string, line: string | null | undefined): ReferenceCell[] =>
    line ? [{ label, lines: [line] }] : [];
  const sign = (pence: Pence) => formatPrice(pence);
  const isInvoice = kind === 'invoice';
  return {
    kind: documentNames[kind],
    number,
    writtenAt: new Date(issuedAt),
    seller: data.seller,
    cells: [
      [
        {
          label: isInvoice ? 'Invoice number' : 'Credit note number',
          lines: [number],
          large: true,
          part: 1.3,
        },
        ...cell('Date of issue', ukDate(new Date(issuedAt))),
        ...cell('Tax point', dayOf(taxPoint)),
        ...cell('Order', order),
        ...cell('PO number', poNumber),
      ],
      [
        { label: isInvoice ? 'Invoice to' : 'Credit to', lines: to, part: 1.3 },
        ...(deliverTo.length > 0 ? [{ label: 'Delivery to', lines: deliverTo, part: 1.3 }] : []),
        ...(invoice
          ? [{ label: 'For invoice', lines: [invoice.number, `of ${dayOf(invoice.issuedOn)}`] }]
          : []),
        ...cell('Our VAT number', data.vatNumber),
      ],
    ],
    columns: [
      { head: 'Quantity', part: 0.1 },
      { head: 'Item', part: 0.48 },
      { head: 'Each ex VAT', part: 0.15, right: true },
      { head: 'VAT', part: 0.1, right: true },
      { head: 'Total ex VAT', part: 0.17, right: true },
    ],
    rows: data.lines.map(({ name, sku, quantity, vatPercent, exVatPence }) => [
      String(quantity),
      { text: name, under: sku },
      sign(eachExVat(exVatPence, quantity)),
      `${vatPercent}%`,
      sign(exVatPence),
    ]),
    totals: [
      { label: isInvoice ? 'Total ex VAT' : 'Credited ex VAT', amount: sign(data.exVatPence) },
      ...data.rates.map(({ percent, exVatPence, vatPence }) => ({
        label: `VAT at ${percent}% on ${sign(exVatPence)}`,
        amount: sign(vatPence),
      })),
      {
        label: isInvoice ? 'Total inc VAT' : 'Refunded inc VAT',
        amount: sign(data.totalPence),
        strong: true,
      },
      ...(data.paid
        ? [
            {
              label: `Paid by ${methodNames[data.paid.by]} on ${dayOf(data.paid.on)}`,
              amount: sign(data.totalPence),
            },
            { label: 'To pay', amount: sign(0), strong: true },
          ]
        : []),
    ],
    remarks: [
      ...(data.note ? [{ text: data.note }] : []),
      ...(data.method ? [{ text: refundWords[data.method] }] : []),
      { text: roundedPrices },
    ],
  };
}

const refundWords = {
  provider:
    'Refunded to the card it was paid with. Your bank may take up to 10 working days to show it.',
  'bank-transfer': 'Refunded by bank transfer.',
} as const;
