import type { Catalogue } from '../../catalogue/index-products.ts';
import { formatPrice } from '../../catalogue/money.ts';
import type { Product } from '../../catalogue/product.ts';
import { claims } from '../../content/company.ts';
import { retention } from '../../content/legal/retention.ts';
import { restockAnswerTexts } from '../../contract/restock-answer.ts';
import { takeParameter } from '../../contract/restock-hold.ts';
import type { partEnquiry, quote } from '../database/schema.ts';
import { type Block, type EmailContent, facts, renderEmail } from '../email/email-template.ts';
import { ukDate, ukDateAndTime } from '../email/uk-date.ts';
import { offerPageUrlForEmail } from '../offers/quote-key.ts';
import type { HeldUnit } from '../stock/restock-holds.ts';

type SharedColumn = 'id' | 'email' | 'message' | 'createdAt';
type Quote = Pick<
  typeof quote.$inferSelect,
  SharedColumn | 'company' | 'quantity' | 'city' | 'lines'
>;
type PartEnquiry = Pick<typeof partEnquiry.$inferSelect, SharedColumn | 'fits'>;

/** A quote request, with the number of cart lines whose product we don't know. */
type QuoteEmailInput = { asked: Quote; unknownLines: number; catalogue: Catalogue };

/** To the typed address, which may be a stranger's, so it contains nothing the sender wrote. */
export function quoteReceivedEmail({
  asked,
  unknownLines,
  catalogue,
}: QuoteEmailInput): EmailContent {
  return renderEmail('Your quote request', [
    `Thank you. We'll reply in writing within ${claims.quoteWorkingDays} working days. Something to add? Reply to this email.`,
    facts([
      ['Reference', `Quote ${asked.id}`],
      ['Quantity', `${asked.quantity} items`],
    ]),
    ...quoteLineBlocks(asked.lines, catalogue),
    ...unknownLinesBlocks(unknownLines),
    notRequestedBlock,
  ]);
}

/** To the seller. */
export function quoteSellerEmail({
  asked,
  unknownLines,
  catalogue,
}: QuoteEmailInput): EmailContent {
  return renderEmail(`Quote ${asked.id}: ${asked.company}, ${asked.quantity} items`, [
    facts([['Reply to', asked.email]]),
    ...quoteRequestBlocks(asked, catalogue),
    ...unknownLinesBlocks(unknownLines),
  ]);
}

function quoteRequestBlocks(
  { company: firm, quantity, city, message, lines }: Quote,
  catalogue: Catalogue,
): Block[] {
  return [
    facts([
      ['Company', firm],
      ['Quantity', `${quantity} items`],
      ...(city ? ([['Delivery to', city]] as const) : []),
      ...(message ? ([['Message', message]] as const) : []),
    ]),
    ...quoteLineBlocks(lines, catalogue),
  ];
}

function quoteLineBlocks(lines: Quote['lines'], catalogue: Catalogue): Block[] {
  if (lines.length === 0) return [];
  const head = ['Quantity', 'Product', 'SKU', 'Price each inc VAT'];
  const rows = lines.map(({ productId, quantity }) => {
    const product = catalogue.byId(productId);
    return [
      `${quantity} ×`,
      product?.name ?? productId,
      product?.sku ?? '',
      product ? formatPrice(product.price) : '',
    ];
  });
  return [{ kind: 'table', head, rows }];
}

function unknownLinesBlocks(unknownLines: number): Block[] {
  if (unknownLines === 0) return [];
  const lines = unknownLines === 1 ? 'One line' : `${unknownLines} lines`;
  const text = `${lines} of your cart named a product we no longer sell, so we left it out.`;
  return [text];
}

/** Anyone can type anyone's address into a form. */
const notRequestedBlock: Block =
  "Didn't ask for this? You can ignore this email, or reply and we'll delete your address.";

/** To the typed address, so it contains nothing the sender wrote, as for a quote. */
export function partEnquiryReceivedEmail({ id }: PartEnquiry): EmailContent {
  return renderEmail('Your spare part enquiry', [
    `Thank you. We'll look up the part and reply within ${claims.quoteWorkingDays} working days. A photo of the label helps: reply to this email with one.`,
    facts([['Reference', `Part enquiry ${id}`]]),
    notRequestedBlock,
  ]);
}

/** To the seller. */
export function partEnquirySellerEmail(asked: PartEnquiry): EmailContent {
  return renderEmail(`Part enquiry ${asked.id}`, [
    facts([['Reply to', asked.email]]),
    partFacts(asked),
  ]);
}

function partFacts({ fits, message }: PartEnquiry): Block {
  return facts([...(fits ? ([['For', fits]] as const) : []), ['Message', message]]);
}

type AnswerEmailInput = {
  body: string;
  /** The name of the writer. */
  signed: string;
  /** The buyer's latest message, if there is one after the request. */
  lastReply: { body: string; createdAt: Date } | undefined;
  /** The shop's public address, to link to the page of a quote request. */
  origin?: string | undefined;
};

/** The subjects of answers. They name the enquiry, so that a reply can be matched to it. */
const answerSubjects = {
  quote: (id: number) => `Re: Your quote request (Quote ${id})`,
  question: (id: number) => `Re: Your spare part enquiry (Part enquiry ${id})`,
} as const;

/** Our answer, followed by the message that it answers. */
export function enquiryAnswerEmail(
  asked: { kind: keyof typeof answerSubjects } & Pick<Quote, 'id' | 'message' | 'createdAt'>,
  { body, signed, lastReply, origin }: AnswerEmailInput,
): EmailContent {
  const { kind, id, message, createdAt } = asked;
  const quotedMessage = lastReply ?? { body: message, createdAt };
  return renderEmail(answerSubjects[kind](id), [
    ...body.split(/\n{2,}/),
    signed,
    ...(kind === 'quote' && origin !== undefined
      ? [
          {
            kind: 'link' as const,
            text: 'View your quote request',
            href: offerPageUrlForEmail(origin),
          },
        ]
      : []),
    facts([
      ['Reference', kind === 'quote' ? `Quote ${id}` : `Part enquiry ${id}`],
      ...(quotedMessage.body
        ? ([[`You wrote on ${ukDate(quotedMessage.createdAt)}`, quotedMessage.body]] as const)
        : []),
    ]),
  ]);
}

/** Asks the mailbox's owner to confirm the request made with their address. */
export function restockConfirmationEmail(product: Product, link: string): EmailContent {
  return renderEmail(`Please confirm: email me when ${product.name} is back`, [
    `We were asked to email you when ${product.name} is back in stock. To confirm, open this link and choose "${restockAnswerTexts.confirm}".`,
    { kind: 'link', text: 'Confirm on our website', href: link },
    `The link works for ${retention.unconfirmedDays} days. If you don't confirm, we'll delete the request.`,
    `Didn't ask for this? You can ignore this email, or open the link and choose "${restockAnswerTexts.withdraw}". The same link lets you change your mind later.`,
  ]);
}

type BackInStockInput = {
  /** How many anyone can buy now. */
  available: number;
  /** The unit that is held for this reader. */
  held?: HeldUnit | undefined;
  origin: string;
};

/** The only email for a confirmed request. */
export function backInStockEmail(
  product: Product,
  { available, held, origin }: BackInStockInput,
): EmailContent {
  const page = `${origin}/product/${product.id}`;
  const price = `${formatPrice(product.price)} including VAT`;
  const intro = 'You asked us to email you when this product was back.';
  const blocks: Block[] = held
    ? [
        `${intro} It's in stock again at ${price}, and we're holding one for you until ${ukDateAndTime(new Date(held.until))}. To buy it, open this link and choose "${restockAnswerTexts.take}". After that it goes back on sale.`,
        {
          kind: 'link',
          text: product.name,
          href: `${page}?${takeParameter}=${held.key}`,
        },
      ]
    : [
        `${intro} ${available === 1 ? 'One is' : `${available} are`} in stock now at ${price}. We don't reserve stock for you until you order.`,
        { kind: 'link', text: product.name, href: page },
      ];
  return renderEmail(`Back in stock: ${product.name}`, [
    ...blocks,
    "This is the only email for your request, so there is nothing to unsubscribe from. We delete the request, with your address, once it's sent.",
  ]);
}
