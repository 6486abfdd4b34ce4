import { formatPrice } from '../../catalogue/money.ts';
import { company } from '../../content/company.ts';
import { longDay } from '../../content/long-day.ts';
import { compareVersions, offerTotals } from '../../contract/offer.ts';
import type { Queries } from '../database/database.ts';
import { type Block, type EmailContent, facts, renderEmail } from '../email/email-template.ts';
import { queueEmail } from '../email/outbox.ts';
import type { Offer, OfferVersion } from './offer.ts';
import { offerPageUrlForEmail } from './quote-key.ts';

/** A day such as 2026-11-18 as text, with its year. */
export function formatFullDay(day: string): string {
  return `${longDay(new Date(day))} ${day.slice(0, 4)}`;
}

type SentOffer = { offer: Offer; version: OfferVersion; signed: string; origin: string };

/** Emails the customer an offer or a new version of it, and returns the email's key. */
export async function emailOffer(queries: Queries, sent: SentOffer): Promise<string> {
  const { reference, email: to, quoteId } = sent.offer;
  const key = `${reference}.v${sent.version.number}`;
  await queueEmail(queries, { kind: 'offer-sent', to, key, quoteId, ...offerSentEmail(sent) });
  return key;
}

function offerSentEmail({ offer, version, signed, origin }: SentOffer): EmailContent {
  const { reference, sentVersion } = offer;
  const { number, validUntil, note } = version;
  const isNewer = sentVersion !== null;
  const subject = isNewer ? `New version of your offer ${reference}` : `Your offer ${reference}`;
  const intro = isNewer
    ? `Here is version ${number} of your offer. It replaces version ${sentVersion}.`
    : 'Here is your offer.';
  return renderEmail(subject, [
    `${intro} Open it to accept and pay by card or bank transfer, ask a question or decline.`,
    { kind: 'link', text: 'View your offer', href: offerPageUrlForEmail(origin) },
    ...(note ? note.split(/\n{2,}/) : []),
    signed,
    ...changesBlocks(offer, version),
    ...offerLinesBlocks(version),
    `You can accept it until ${formatFullDay(validUntil)}. Keep the link private: anyone who has it can see and accept your offer. Questions? Reply to this email or call ${company.phone.shown}.`,
  ]);
}

function changesBlocks({ versions, sentVersion }: Offer, version: OfferVersion): Block[] {
  const before = versions.find(({ number }) => number === sentVersion);
  if (!before) return [];
  const { changes, removed } = compareVersions(before.lines, version.lines);
  const items = [
    ...version.lines.flatMap(({ name }, index) => {
      const kind = changes[index]?.kind;
      return kind === 'new' ? [`New: ${name}`] : kind === 'changed' ? [`Changed: ${name}`] : [];
    }),
    ...removed.map(({ name }) => `Removed: ${name}`),
  ];
  return items.length === 0
    ? []
    : [
        { kind: 'heading', text: 'What has changed' },
        { kind: 'list', items },
      ];
}

/** The lines of an offer ex VAT, as trade buyers expect them, and its totals. */
export function offerLinesBlocks({ lines }: Pick<OfferVersion, 'lines'>): Block[] {
  const totals = offerTotals(lines);
  return [
    {
      kind: 'table',
      head: ['Quantity', 'Item', 'SKU', 'Total ex VAT'],
      rows: lines.map(({ quantity, name, sku }, index) => [
        `${quantity} ×`,
        name,
        sku,
        formatPrice(totals.lines[index] ?? 0),
      ]),
    },
    facts([
      ['Total ex VAT', formatPrice(totals.exVatPence)],
      ...totals.rates.map(
        ({ percent, vatPence }) => [`VAT at ${percent}%`, formatPrice(vatPence)] as const,
      ),
      ['Total inc VAT', formatPrice(totals.totalPence)],
    ]),
  ];
}

/** Emails the customer that an offer is withdrawn, and returns the email's key. */
export async function emailWithdrawal(
  queries: Queries,
  { reference, email: to, quoteId, version }: Offer,
  origin: string,
): Promise<string> {
  const key = `${reference}.withdrawn-${version}`;
  const content = renderEmail(`Your offer ${reference} is withdrawn`, [
    `We've withdrawn our offer ${reference}, so it can no longer be accepted. Still interested? Reply to this email or call ${company.phone.shown} and we'll see what we can do.`,
    { kind: 'link', text: 'View your offer', href: offerPageUrlForEmail(origin) },
  ]);
  await queueEmail(queries, { kind: 'offer-withdrawn', to, key, quoteId, ...content });
  return key;
}
