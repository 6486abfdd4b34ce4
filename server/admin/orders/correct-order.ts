import { zoneOf } from '../../../content/delivery.ts';
import { tidyPostcode } from '../../../content/postcode.ts';
import type { PostalAddress } from '../../database/schema.ts';
import { correctAddress, correctEmail } from '../../orders/correct-order.ts';
import { openIssues } from '../../orders/issue-text.ts';
import { lastInvoiceSentAt } from '../../orders/send-invoice.ts';
import { type Command, UsageError } from '../command.ts';
import type { Report } from '../report.ts';
import { replaceControlCharacters } from '../report.ts';
import { requireOrigin } from '../require-settings.ts';
import { commandActor, describeEmail, getOrderDeps } from './change-orders.ts';
import { formatOpenIssues, parseReference } from './show-order.ts';

const example = '--address "9 Mill Lane, Kendal, LA9 4XX"';

export const correctOrder: Command = {
  name: 'orders correct',
  positionals: ['REF'],
  options: { email: 'EMAIL', address: 'TEXT' },
  help: 'corrects a mistyped email address and resends what went to the wrong one; or changes the delivery address before dispatch and emails the buyer',
  async run(context, args) {
    const email = args.option('email')?.trim();
    const typed = args.option('address')?.trim();
    if (!email === !typed) {
      throw new UsageError(`Give one address at a time: --email EMAIL, or ${example}`);
    }
    const reference = parseReference(args.positional(0));
    const address = typed ? parseAddress(typed) : undefined;
    requireOrigin(context.environment());
    const deps = await getOrderDeps(context);
    return address
      ? describeAddressCorrection(
          await correctAddress(deps, reference, { address, by: commandActor }),
        )
      : describeEmailCorrection(
          await correctEmail(deps, reference, { email: email ?? '', by: commandActor }),
        );
  },
};

function describeEmailCorrection(order: Awaited<ReturnType<typeof correctEmail>>): Report {
  const { reference, email, emails } = order;
  const sent = emails === 1 ? '1 email is' : `${emails} emails are`;
  return { text: `${reference} now uses ${email}. ${sent} queued for it.`, json: order };
}

function describeAddressCorrection(order: Awaited<ReturnType<typeof correctAddress>>): Report {
  const { reference, address, events } = order;
  const invoiced =
    lastInvoiceSentAt(events) &&
    `Its VAT invoice has the old address: orders invoice ${reference} sends a replacement.`;
  const issuesText = openIssues(order).length > 0 && `Open issues: ${formatOpenIssues(order)}`;
  const to = `${reference} is delivered to ${replaceControlCharacters(address?.line1 ?? '')}, ${address?.postcode} now.`;
  const text = [to, describeEmail(order), issuesText, invoiced].filter(Boolean).join(' ');
  return { text, json: order };
}

/** Parses an address typed on one line: street, further lines if any, town, postcode. */
function parseAddress(typed: string): PostalAddress {
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
