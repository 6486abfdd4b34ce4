import { formatPrice } from '../../../catalogue/money.ts';
import { exVatAt } from '../../../catalogue/vat.ts';
import { claims, company } from '../../../content/company.ts';
import { offerTotals } from '../../../contract/offer.ts';
import {
  type BusinessPaper,
  makeBusinessPaper,
  type PaperCell,
  sellerNow,
} from '../../../documents/business-paper.ts';
import { ukDate } from '../../email/uk-date.ts';
import { addressOf } from '../../orders/emails/order-facts.ts';
import { transferFacts } from '../../orders/emails/payment-emails.ts';
import type { Order } from '../../orders/order.ts';
import type { OfferVersion } from '../offer.ts';
import { fullDay } from '../offer-emails.ts';
import type { CustomerPage } from './page-data.ts';

export type OfferDocument = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** The page as a PDF: the offer, or the pro-forma invoice of an order that awaits its transfer. */
export async function makeOfferDocument(page: CustomerPage): Promise<OfferDocument | undefined> {
  const { offered, order } = page;
  if (!offered) return undefined;
  const { offer, version } = offered;
  const isAwaited = order?.state === 'awaiting-payment';
  const accepted = offer.versions.find(({ number }) => number === offer.acceptedVersion);
  const paper = isAwaited
    ? proForma(order, accepted ?? version)
    : offerPaper(offered, accepted ?? version);
  const bytes = new Uint8Array(await makeBusinessPaper(paper));
  return { name: `${paper.number}.pdf`.replaceAll(' ', '-').toLowerCase(), bytes };
}

type Offered = NonNullable<CustomerPage['offered']>;

function offerPaper({ offer }: Offered, version: OfferVersion): BusinessPaper {
  const { reference, name, company: firm, email } = offer;
  const { number, sentAt, savedAt, validUntil, leadDays, title, note } = version;
  const days = leadDays ?? claims.deliveryWorkingDays;
  return {
    kind: 'Offer',
    number: `${reference} version ${number}`,
    writtenAt: sentAt ?? savedAt,
    seller: sellerNow,
    cells: [
      [
        { label: 'Offer', lines: [`${reference}, version ${number}`], large: true },
        { label: 'Date', lines: [ukDate(sentAt ?? savedAt)] },
        { label: 'Valid until', lines: [fullDay(validUntil)] },
      ],
      [
        { label: 'For', lines: [name, firm, email].filter(Boolean) },
        { label: 'Delivery', lines: [`Within ${days} working days of payment`] },
      ],
    ],
    note: [title, note].filter(Boolean).join('\n\n') || undefined,
    ...linesOf(version),
    remarks: [
      {
        text: `Accept this offer on its page, which our email links to, or call ${company.phone.shown}. Our terms and conditions apply.`,
      },
    ],
  };
}

function proForma(order: Order, version: OfferVersion): BusinessPaper {
  const { reference, createdAt, name, company: firm, address, billingAddress, poNumber } = order;
  const people = [firm, name];
  const billed = billingAddress ?? address;
  return {
    kind: 'Pro-forma invoice',
    number: reference,
    writtenAt: createdAt,
    seller: sellerNow,
    cells: [
      [
        { label: 'Order and payment reference', lines: [reference], large: true },
        { label: 'Date', lines: [ukDate(createdAt)] },
        ...(poNumber ? [{ label: 'Your PO number', lines: [poNumber] }] : []),
      ],
      [
        { label: 'Made out to', lines: billed ? addressOf(people, billed).split('\n') : [] },
        { label: 'Deliver to', lines: address ? addressOf(people, address).split('\n') : [] },
      ],
    ],
    ...linesOf(version),
    remarks: [
      {
        text: transferFacts(order)
          .map(([label, value]) => `${label}: ${value}`)
          .join('. '),
      },
      { text: 'This is not a VAT invoice. We send one when the payment has arrived.' },
    ],
  };
}

function linesOf({ lines }: OfferVersion): Pick<BusinessPaper, 'columns' | 'rows' | 'totals'> {
  const totals = offerTotals(lines);
  return {
    columns: [
      { head: 'Quantity', part: 9, right: true },
      { head: 'Item', part: 46 },
      { head: 'VAT', part: 9, right: true },
      { head: 'Each ex VAT', part: 18, right: true },
      { head: 'Total ex VAT', part: 18, right: true },
    ],
    rows: lines.map(({ quantity, name, sku, vatPercent, unitPence }, place): PaperCell[] => [
      String(quantity),
      sku ? { text: name, under: sku } : name,
      `${vatPercent}%`,
      unitPence === 0 ? 'No charge' : formatPrice(exVatAt(unitPence, vatPercent)),
      formatPrice(totals.lines[place] ?? 0),
    ]),
    totals: [
      { label: 'Total ex VAT', amount: formatPrice(totals.exVatPence) },
      ...totals.rates.map(({ percent, vatPence }) => ({
        label: `VAT ${percent}%`,
        amount: formatPrice(vatPence),
      })),
      { label: 'Total inc VAT', amount: formatPrice(totals.totalPence), strong: true },
    ],
  };
}
