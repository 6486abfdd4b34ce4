import { formatPrice } from '../../catalogue/money.ts';
import { unitPriceExVat } from '../../catalogue/vat-totals.ts';
import type { BusinessDocument, ReferenceCell } from '../../documents/business-document.ts';
import { ukDate } from '../email/uk-date.ts';
import { type DocumentData, roundingNote } from './document-data.ts';

export const documentNames = { invoice: 'VAT invoice', 'credit-note': 'Credit note' } as const;

const methodNames = { card: 'card', 'bank-transfer': 'bank transfer' } as const;

const formatDay = (day: string) => ukDate(new Date(`${day}T12:00:00Z`));

/** A document as a PDF. It is made from the data stored when it was issued, so it never changes. */
export async function renderDocumentPdf(data: DocumentData, compress = true): Promise<Buffer> {
  // Imported here, as a shop that sends no PDFs never needs the library.
  const { makeBusinessDocument } = await import('../../documents/business-document.ts');
  return makeBusinessDocument(toBusinessDocument(data), compress);
}

/** The same as the body of a response. */
export async function renderPdfBody(data: DocumentData): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await renderDocumentPdf(data));
}

export function documentFilename({ number }: Pick<DocumentData, 'number'>): string {
  return `${number}.pdf`;
}

/** The printed content of a document, with what VAT Notice 700, section 16, requires of an invoice. */
function toBusinessDocument(data: DocumentData): BusinessDocument {
  const { kind, number, issuedAt, taxPoint, order, poNumber, invoice, to, deliverTo } = data;
  const cell = (label: string, line: string | null | undefined): ReferenceCell[] =>
    line ? [{ label, lines: [line] }] : [];
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
        ...cell('Tax point', formatDay(taxPoint)),
        ...cell('Order', order),
        ...cell('PO number', poNumber),
      ],
      [
        { label: isInvoice ? 'Invoice to' : 'Credit to', lines: to, part: 1.3 },
        ...(deliverTo.length > 0 ? [{ label: 'Delivery to', lines: deliverTo, part: 1.3 }] : []),
        ...(invoice
          ? [{ label: 'For invoice', lines: [invoice.number, `of ${formatDay(invoice.issuedOn)}`] }]
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
      formatPrice(unitPriceExVat(exVatPence, quantity)),
      `${vatPercent}%`,
      formatPrice(exVatPence),
    ]),
    totals: [
      {
        label: isInvoice ? 'Total ex VAT' : 'Credited ex VAT',
        amount: formatPrice(data.exVatPence),
      },
      ...data.rates.map(({ percent, exVatPence, vatPence }) => ({
        label: `VAT at ${percent}% on ${formatPrice(exVatPence)}`,
        amount: formatPrice(vatPence),
      })),
      {
        label: isInvoice ? 'Total inc VAT' : 'Refunded inc VAT',
        amount: formatPrice(data.totalPence),
        strong: true,
      },
      ...(data.paid
        ? [
            {
              label: `Paid by ${methodNames[data.paid.by]} on ${formatDay(data.paid.on)}`,
              amount: formatPrice(data.totalPence),
            },
            { label: 'To pay', amount: formatPrice(0), strong: true },
          ]
        : []),
    ],
    remarks: [
      ...(data.note ? [{ text: data.note }] : []),
      ...(data.method ? [{ text: refundMethodTexts[data.method] }] : []),
      { text: roundingNote },
    ],
  };
}

const refundMethodTexts = {
  provider:
    'Refunded to the card it was paid with. Your bank may take up to 10 working days to show it.',
  'bank-transfer': 'Refunded by bank transfer.',
} as const;
