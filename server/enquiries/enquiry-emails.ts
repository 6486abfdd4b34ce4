import type { Catalogue } from '../../catalogue/index-products.ts';
import { formatPrice } from '../../catalogue/money.ts';
import type { Product } from '../../catalogue/product.ts';
import { claims } from '../../content/company.ts';
import { retention } from '../../content/legal/retention.ts';
import { restockAnswerTexts } from '../../contract/restock-answer.ts';
import type { partEnquiry, quote } from '../database/schema.ts';
import { type Block, type EmailContent, renderEmail } from '../email/email-template.ts';

type Quote = typeof quote.$inferSelect;
type PartEnquiry = typeof partEnquiry.$inferSelect;

/** A quote request, with the number of cart lines whose product we don't know. */
type AskedQuote = { asked: Quote; unknownLines: number; catalogue: Catalogue };

/** To the address that was typed, which may be a stranger's: nothing the sender wrote. */
export function quoteReceived({ asked, unknownLines, catalogue }: AskedQuote): EmailContent {
  return renderEmail('Your quote request', [
    {
      kind: 'paragraph',
      text: `Thank you. We'll reply in writing within ${claims.quoteWorkingDays} working days. Something to add? Reply to this email.`,
    },
    {
      kind: 'facts',
      rows: [
        ['Reference', `Quote ${asked.id}`],
        ['Quantity', `${asked.quantity} items`],
      ],
    },
    ...askedGoods(asked.lines, catalogue),
    ...leftOut(unknownLines),
    notYou,
  ]);
}

/** To the seller. */
export function quoteForSeller({ asked, unknownLines, catalogue }: AskedQuote): EmailContent {
  return renderEmail(`Quote ${asked.id}: ${asked.company}, ${asked.quantity} items`, [
    { kind: 'facts', rows: [['Reply to', asked.email]] },
    ...whatWasAsked(asked, catalogue),
    ...leftOut(unknownLines),
  ]);
}

function whatWasAsked(
  { company: firm, quantity, city, message, lines }: Quote,
  catalogue: Catalogue,
): Block[] {
  return [
    {
      kind: 'facts',
      rows: [
        ['Company', firm],
        ['Quantity', `${quantity} items`],
        ...(city ? ([['Delivery to', city]] as const) : []),
        ...(message ? ([['Message', message]] as const) : []),
      ],
    },
    ...askedGoods(lines, catalogue),
  ];
}

function askedGoods(lines: Quote['lines'], catalogue: Catalogue): Block[] {
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

function leftOut(unknownLines: number): Block[] {
  if (unknownLines === 0) return [];
  const lines = unknownLines === 1 ? 'One line' : `${unknownLines} lines`;
  const text = `${lines} of your cart named a product we no longer sell, so we left it out.`;
  return [{ kind: 'paragraph', text }];
}

/** Anybody can type anybody's address into a form. */
const notYou: Block = {
  kind: 'paragraph',
  text: "Didn't ask for this? You can ignore this email, or reply and we'll delete your address.",
};

/** To the address that was typed: nothing the sender wrote, as for a quote. */
export function partEnquiryReceived({ id }: PartEnquiry): EmailContent {
  return renderEmail('Your spare part enquiry', [
    {
      kind: 'paragraph',
      text: `Thank you. We'll look up the part and reply within ${claims.quoteWorkingDays} working days. A photo of the label helps: reply to this email with one.`,
    },
    { kind: 'facts', rows: [['Reference', `Part enquiry ${id}`]] },
    notYou,
  ]);
}

/** To the seller. */
export function partEnquiryForSeller(asked: PartEnquiry): EmailContent {
  return renderEmail(`Part enquiry ${asked.id}`, [
    { kind: 'facts', rows: [['Reply to', asked.email]] },
    partFacts(asked),
  ]);
}

function partFacts({ fits, message }: PartEnquiry): Block {
  return {
    kind: 'facts',
    rows: [...(fits ? ([['For', fits]] as const) : []), ['Message', message]],
  };
}

/** Asks the mailbox's owner to confirm the request made with their address. */
export function confirmRestock(product: Product, link: string): EmailContent {
  return renderEmail(`Please confirm: email me when ${product.name} is back`, [
    {
      kind: 'paragraph',
      text: `We were asked to email you when ${product.name} is back in stock. To confirm, open this link and choose "${restockAnswerTexts.confirm}".`,
    },
    { kind: 'link', text: 'Confirm on our website', href: link },
    {
      kind: 'paragraph',
      text: `The link works for ${retention.unconfirmedDays} days. If you don't confirm, we'll delete the request.`,
    },
    {
      kind: 'paragraph',
      text: `Didn't ask for this? You can ignore this email, or open the link and choose "${restockAnswerTexts.withdraw}". The same link lets you change your mind later.`,
    },
  ]);
}

/** The email that was confirmed, and the only one. */
export function backInStock(product: Product, available: number, origin: string): EmailContent {
  return renderEmail(`Back in stock: ${product.name}`, [
    {
      kind: 'paragraph',
      text: `You asked us to email you when this product was back. ${available === 1 ? 'One is' : `${available} are`} in stock now at ${formatPrice(product.price)} including VAT. We don't reserve stock for you until you order.`,
    },
    { kind: 'link', text: product.name, href: `${origin}/product/${product.id}` },
    {
      kind: 'paragraph',
      text: "This is the only email for your request, so there is nothing to unsubscribe from. We delete the request, with your address, once it's sent.",
    },
  ]);
}
