import { zoneOf } from '../../../content/delivery.ts';
import { tidyPostcode } from '../../../content/postcode.ts';
import type { PostalAddress } from '../../database/schema.ts';
import { correctAddress, correctEmail } from '../../orders/correct-order.ts';
import { lastInvoice } from '../../orders/invoice.ts';
import { openIssues } from '../../orders/issue-text.ts';
import { type Command, UsageError } from '../command.ts';
import type { Report } from '../report.ts';
import { plainText } from '../report.ts';
import { requireOrigin } from '../require-settings.ts';
import { by, describeEmail, shopOf } from './change-orders.ts';
import { listIssues, readReference } from './show-order.ts';

const example = '--address "9 Mill Lane, Kendal, LA9 4XX"';

export const correctOrder: Command = {
  name: 'orders correct',
  takes: ['REF'],
  options: { email: 'EMAIL', address: 'TEXT' },
  help: 'corrects a mistyped email address and resends what went to the wrong one; or changes the delivery address before dispatch and emails the buyer',
  async run(context, given) {
    const email = given.option('email')?.trim();
    const typed = given.option('address')?.trim();
    if (!email === !typed) {
      throw new UsageError(`Give one address at a time: --email EMAIL, or ${example}`);
    }
    const reference = readReference(given.word(0));
    const address = typed ? readAddress(typed) : undefined;
    requireOrigin(context.environment());
    const shop = await shopOf(context);
    return address
      ? describeAddress(await correctAddress(shop, reference, { address, by }))
      : describeResent(await correctEmail(shop, reference, { email: email ?? '', by }));
  },
};

function describeResent(order: Awaited<ReturnType<typeof correctEmail>>): Report {
  const { reference, email, emails } = order;
  const sent = emails === 1 ? '1 email is' : `${emails} emails are`;
  return { text: `${reference} now uses ${email}. ${sent} queued for it.`, json: order };
}

function describeAddress(order: Awaited<ReturnType<typeof correctAddress>>): Report {
  const { reference, address, events } = order;
  const invoiced =
    lastInvoice(events) &&
    `Its VAT invoice has the old address: orders invoice ${reference} sends a replacement.`;
  const left = openIssues(order).length > 0 && `Open issues: ${listIssues(order)}`;
  const to = `${reference} is delivered to ${plainText(address?.line1 ?? '')}, ${address?.postcode} now.`;
  const text = [to, describeEmail(order), left, invoiced].filter(Boolean).join(' ');
  return { text, json: order };
}

/** Parses an address typed on one line: street, further lines if any, town, postcode. */
function readAddress(typed: string): PostalAddress {
  const parts = typed
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const [line1, ...others] = parts;
  const postcode = tidyPostcode(others.pop() ?? '');
  const town = others.pop();
  if (!line1 || !town) throw new UsageError(`Separate the parts with commas: ${example}`);
  const zone = zoneOf(postcode);
  if (!zone) {
    throw new UsageError(
      `${postcode} is not a full postcode that we deliver to. It comes last: ${example}`,
    );
  }
  return {
    line1,
    line2: others.join(', ') || undefined,
    town,
    postcode,
    country: zone.country ?? 'GB',
  };
}
