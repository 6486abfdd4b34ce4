import { formatPrice } from '../../../catalogue/money.ts';
import { unitPriceExVat } from '../../../catalogue/vat-totals.ts';
import { claims, company } from '../../../content/company.ts';
import { offerTotals } from '../../../contract/offer.ts';
import {
  type BusinessDocument,
  currentSeller,
  makeBusinessDocument,
  type PaperCell,
} from '../../../documents/business-document.ts';
import { roundingNote } from '../../documents/document-data.ts';
import { ukDate } from '../../email/uk-date.ts';
import { formatAddress } from '../../orders/emails/order-facts.ts';
import { transferFacts } from '../../orders/emails/payment-emails.ts';
import type { Order } from '../../orders/order.ts';
import type { OfferVersion } from '../offer.ts';
import { formatFullDay } from '../offer-emails.ts';
import type { CustomerPage } from './page-data.ts';

export type OfferDocument = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** The page as a PDF: the offer, or the pro-forma invoice of an order awaiting its bank transfer. */
export async function createOfferPdf(
  page: CustomerPage,
  compress = true,
): Promise<OfferDocument | undefined> {
  const { offered, order } = page;
  if (!offered) return undefined;
  const { offer, version } = offered;
  const isAwaitingPayment = order?.state === 'awaiting-payment';
  const accepted = offer.versions.find(({ number }) => number === offer.acceptedVersion);
  const content = isAwaitingPayment
    ? buildProFormaInvoice(order, accepted ?? version)
    : buildOfferDocument(offered, accepted ?? version);
  const bytes = new Uint8Array(await makeBusinessDocument(content, compress));
  return { name: `${content.number}.pdf`.replaceAll(' ', '-').toLowerCase(), bytes };
}

type Offered = NonNullable<CustomerPage['offered']>;

function buildOfferDocument({ offer }: Offered, version: OfferVersion): BusinessDocument {
  const { reference, name, company: firm, email } = offer;
  const { number, sentAt, savedAt, validUntil, leadDays, title, note } = version;
  const days = leadDays ?? claims.deliveryWorkingDays;
  return {
    kind: 'Offer',
    number: `${reference} version ${number}`,
    writtenAt: sentAt ?? savedAt,
    seller: currentSeller,
    cells: [
      [
        { label: 'Offer', lines: [`${reference}, version ${number}`], large: true },
        { label: 'Date', lines: [ukDate(sentAt ?? savedAt)] },
        { label: 'Valid until', lines: [formatFullDay(validUntil)] },
      ],
      [
        { label: 'For', lines: [name, firm, email].filter(Boolean) },
        { label: 'Delivery', lines: [`Within ${days} working days of payment`] },
      ],
    ],
    note: [title, note].filter(Boolean).join('\n\n') || undefined,
    ...buildLineTable(version),
    remarks: [
      {
        text: `Accept this offer on its page, which our email links to, or call ${company.phone.shown}. Our terms and conditions apply.`,
      },
      { text: roundingNote },
    ],
  };
}

function buildProFormaInvoice(order: Order, version: OfferVersion): BusinessDocument {
  const { reference, createdAt, name, company: firm, address, billingAddress, poNumber } = order;
  const people = [firm, name];
  const invoiceAddress = billingAddress ?? address;
  return {
    kind: 'Pro-forma invoice',
    number: reference,
    writtenAt: createdAt,
    seller: currentSeller,
    cells: [
      [
        { label: 'Order and payment reference', lines: [reference], large: true },
        { label: 'Date', lines: [ukDate(createdAt)] },
        ...(poNumber ? [{ label: 'Your PO number', lines: [poNumber] }] : []),
      ],
      [
        {
          label: 'Made out to',
          lines: invoiceAddress ? formatAddress(people, invoiceAddress).split('\n') : [],
        },
        { label: 'Deliver to', lines: address ? formatAddress(people, address).split('\n') : [] },
      ],
      transferFacts(order).map(([label, value]) => ({ label, lines: [value] })),
    ],
    ...buildLineTable(version),
    remarks: [
      { text: 'This is not a VAT invoice. You can have one as soon as your payment has arrived.' },
      { text: roundingNote },
    ],
  };
}

function buildLineTable({
  lines,
}: OfferVersion): Pick<BusinessDocument, 'columns' | 'rows' | 'totals'> {
  const totals = offerTotals(lines);
  return {
    columns: [
      { head: 'Quantity', part: 0.1 },
      { head: 'Item', part: 0.48 },
      { head: 'Each ex VAT', part: 0.15, right: true },
      { head: 'VAT', part: 0.1, right: true },
      { head: 'Total ex VAT', part: 0.17, right: true },
    ],
    rows: lines.map(({ kind, quantity, name, sku, vatPercent, unitPence }, index): PaperCell[] => [
      String(quantity),
      kind === 'product' ? { text: name, under: sku } : name,
      unitPence === 0
        ? 'No charge'
        : formatPrice(unitPriceExVat(totals.lines[index] ?? 0, quantity)),
      `${vatPercent}%`,
      formatPrice(totals.lines[index] ?? 0),
    ]),
    totals: [
      { label: 'Total ex VAT', amount: formatPrice(totals.exVatPence) },
      ...totals.rates.map(({ percent, exVatPence, vatPence }) => ({
        label: `VAT at ${percent}% on ${formatPrice(exVatPence)}`,
        amount: formatPrice(vatPence),
      })),
      { label: 'Total inc VAT', amount: formatPrice(totals.totalPence), strong: true },
    ],
  };
}
