import { formatPrice, vatOf, vatRate } from '../../../catalogue/money.ts';
import { company, registeredOfficeLine } from '../../../content/company.ts';
import { type EmailContent, renderEmail } from '../../email/email-template.ts';
import { ukDate } from '../../email/uk-date.ts';
import type { Invoice } from '../invoice.ts';
import { type Order, refundedAt } from '../order.ts';
import { addressOf, buyersNumber, type Fact, totals } from './order-facts.ts';

/**
 * What regulation 14 of the VAT Regulations 1995 requires of a full invoice. Goods are paid before
 * dispatch, so the day of payment is the tax point.
 */
export function vatInvoice(invoice: Invoice, issuedAt: Date): EmailContent {
  const { order, lines, replaces } = invoice;
  const paidOn = ukDate(order.createdAt);
  return renderEmail(`VAT invoice ${order.reference}`, [
    { kind: 'heading', text: 'VAT invoice' },
    {
      kind: 'facts',
      rows: [
        ['Invoice number', order.reference],
        ['Date of issue', ukDate(issuedAt)],
        ['Tax point', paidOn],
        ...buyersNumber(order),
        ['Seller', `${company.legalName}\n${registeredOfficeLine}`],
        ['VAT number', company.vatNumber],
        ['Invoice to', invoiceTo(invoice)],
        ...deliveryTo(order),
      ],
    },
    {
      kind: 'table',
      head: ['Quantity', 'Product', 'SKU', 'Unit price ex VAT', 'VAT rate', 'Total ex VAT'],
      rows: lines.map(({ quantity, name, sku, unitExVat, totalExVat }) => [
        `${quantity} ×`,
        name,
        sku,
        formatPrice(unitExVat),
        vatRate,
        formatPrice(totalExVat),
      ]),
    },
    totals(order),
    {
      kind: 'facts',
      rows: [[paidLabels[order.paidBy], paidOn], ...refundedSince(order)],
    },
    {
      kind: 'paragraph',
      text: 'Our prices include VAT. Unit prices ex VAT are rounded to the penny, and the lines are rounded so that they add up to the total.',
    },
    ...(replaces ? [{ kind: 'paragraph', text: replacement(replaces) } as const] : []),
  ]);
}

const paidLabels: Record<Order['paidBy'], string> = {
  card: 'Paid by card on',
  'bank-transfer': 'Paid by bank transfer on',
};

function invoiceTo({ madeOutTo, billing, order: { address } }: Invoice): string {
  if (billing) return [madeOutTo, ...billing.split(',').map((line) => line.trim())].join('\n');
  return address ? addressOf([madeOutTo], address) : madeOutTo;
}

function deliveryTo({ name, company: firm, address }: Order): Fact[] {
  return address ? [['Delivery to', addressOf([name, firm], address)]] : [];
}

function refundedSince(order: Order): Fact[] {
  const { givenBackPence: pence } = order;
  if (pence === 0) return [];
  const at = refundedAt(order);
  const when = at ? ` by ${ukDate(at)}` : '';
  const amount = `${formatPrice(pence)}${when}, of which VAT ${formatPrice(vatOf(pence))}`;
  return [['Refunded since', amount]];
}

function replacement(before: Date): string {
  return `This invoice replaces the one with the same number that we sent on ${ukDate(before)}.`;
}
