import * as v from 'valibot';
import type { Pence } from '../catalogue/money.ts';
import { type VatPercent, vatPercents } from '../catalogue/vat.ts';
import { vatTotals } from '../catalogue/vat-totals.ts';
import { attemptKey } from './cancel-checkout.ts';
import { emailAddress, optionalLine, requiredLine } from './fields.ts';
import { isoDate } from './query.ts';

/** The states of an offer. Only a sent one can be accepted; a newer version may be in draft beside it. */
export const offerStates = [
  'draft',
  'sent',
  'accepted',
  'declined',
  'withdrawn',
  'lapsed',
] as const;

export type OfferState = (typeof offerStates)[number];

export const offerLineKinds = ['product', 'text', 'delivery'] as const;

type OfferLineKind = (typeof offerLineKinds)[number];

/** Why an offer was lost, as chosen by the customer or recorded by the office. */
export const lostReasons = [
  'price',
  'delivery-time',
  'bought-elsewhere',
  'not-needed',
  'no-reply',
  'other',
] as const;

export type LostReason = (typeof lostReasons)[number];

/** The reasons that a customer can choose from. */
export const declineReasons = lostReasons.filter((reason) => reason !== 'no-reply');

/** The query parameter with the secret key of a quote request's page, `/thank-you?quote=KEY`. */
export const quoteParameter = 'quote';

export const offerLimits = {
  lines: 100,
  quantity: 9999,
  /** The highest unit price and the highest total: the limit of one payment. */
  pence: 99_999_999,
  leadDays: 250,
  /** The most days from today that an offer can be valid, and that its goods can be held. */
  validDays: 365,
  heldDays: 90,
  note: 4000,
  message: 5000,
} as const;

/** Working days to pay a bank transfer in, from acceptance. */
export const paymentWorkingDays = 10;

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const version = count;
const pence = v.pipe(
  v.number('Enter a price.'),
  v.integer('Enter a price in pounds and pence.'),
  v.minValue(0, 'Enter a price of 0 or more.'),
  v.maxValue(offerLimits.pence, 'This price is too high.'),
);
const quantity = v.pipe(
  v.number('Enter a quantity.'),
  v.integer('Enter a whole number.'),
  v.minValue(1, 'Enter 1 or more.'),
  v.maxValue(offerLimits.quantity, `Enter ${offerLimits.quantity} or less.`),
);
const vatPercent = v.picklist(vatPercents, 'Choose a VAT rate.');
const multiline = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(maxLength, `Use ${maxLength} characters or fewer.`));

/** A line as typed: unit prices in pence, including VAT. The server adds name, SKU and list price. */
const draftLine = v.variant('kind', [
  v.object({
    kind: v.literal('product'),
    productId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
    quantity,
    unitPence: pence,
  }),
  v.object({
    kind: v.literal('text'),
    name: requiredLine('Describe this line.', 200),
    quantity,
    unitPence: pence,
    vatPercent,
  }),
  v.object({
    kind: v.literal('delivery'),
    name: requiredLine('Describe the delivery.', 120),
    unitPence: pence,
  }),
]);

/** The recipient of an offer that was not made for a quote request. */
const offerContact = v.object({
  company: optionalLine(120),
  name: optionalLine(120),
  email: emailAddress,
  phone: optionalLine(40),
});

export type OfferContact = v.InferOutput<typeof offerContact>;

/** The content of a draft. It may be incomplete: required fields are only checked when it is sent. */
export const offerDraft = v.object({
  ...offerContact.entries,
  title: optionalLine(120),
  lines: v.pipe(
    v.array(draftLine),
    v.maxLength(offerLimits.lines, `An offer has up to ${offerLimits.lines} lines.`),
    v.check(
      (lines) => lines.filter(({ kind }) => kind === 'delivery').length <= 1,
      'An offer has one line for delivery.',
    ),
  ),
  /** Working days from acceptance or payment; null for those of the delivery table. */
  leadDays: v.nullable(
    v.pipe(count, v.maxValue(offerLimits.leadDays, `Enter ${offerLimits.leadDays} days or fewer.`)),
  ),
  /** The last day, in the UK, on which it can be accepted. */
  validUntil: isoDate,
  note: multiline(offerLimits.note),
});

export type OfferDraft = v.InferOutput<typeof offerDraft>;
export type DraftLine = OfferDraft['lines'][number];

/** The office's requests to change an offer, each with the version of the record that was on the screen. */
export const offerChanges = {
  create: v.union([v.object({ quoteId: count }), v.object({ contact: offerContact })]),
  save: v.object({ version, draft: offerDraft }),
  send: v.object({ version }),
  withdraw: v.object({ version }),
  newVersion: v.object({ version }),
  hold: v.object({ version, until: isoDate }),
  release: v.object({ version }),
  lose: v.object({
    version,
    reason: v.picklist(lostReasons, 'Choose a reason.'),
    note: multiline(2000),
  }),
};

/** How a customer accepted, if not on the page. */
export const acceptanceChannels = ['phone', 'email'] as const;

/** A received bank transfer, for all or part of the amount. */
export const bankPayment = v.object({
  version,
  pence: v.pipe(pence, v.minValue(1, 'Enter the amount received.')),
  receivedOn: isoDate,
  bankReference: optionalLine(60),
  attempt: attemptKey,
});

export const paymentExtension = v.object({ version, due: isoDate });

export type BankPayment = v.InferOutput<typeof bankPayment>;

/** A line of an offer as it is stored. */
export type OfferLine = {
  line: number;
  kind: OfferLineKind;
  productId: string | null;
  name: string;
  sku: string;
  /** The catalogue's price when it was saved; for products only. */
  listPence: Pence | null;
  unitPence: Pence;
  quantity: number;
  vatPercent: VatPercent;
};

export type PricedLine = Pick<
  OfferLine,
  'kind' | 'listPence' | 'unitPence' | 'quantity' | 'vatPercent'
>;

/** The totals of an offer; the lines ex VAT add up to them, to the penny. */
export function offerTotals(lines: readonly PricedLine[]) {
  const totals = vatTotals(
    lines.map(({ unitPence, quantity, vatPercent }) => ({
      pence: unitPence * quantity,
      vatPercent,
    })),
  );
  const priced = lines.filter(({ listPence }) => listPence !== null);
  const sumOf = (priceOf: (line: PricedLine) => Pence) =>
    priced.reduce((sum, line) => sum + priceOf(line) * line.quantity, 0);
  const listPence = sumOf((line) => line.listPence ?? 0);
  const discountPence = listPence - sumOf((line) => line.unitPence);
  return {
    ...totals,
    /** For the products: their total at list price, and the discount from it. */
    listPence,
    discountPence,
    /** In percent of the list price, to a tenth. */
    discountPercent: listPence === 0 ? 0 : Math.round((discountPence * 1000) / listPence) / 10,
  };
}

export type OfferTotals = ReturnType<typeof offerTotals>;

/** How a line differs from the previous version. */
export type OfferLineChange =
  | { kind: 'same' }
  | { kind: 'new' }
  | { kind: 'changed'; before: Pick<OfferLine, 'quantity' | 'unitPence'> };

type Compared = Pick<OfferLine, 'kind' | 'productId' | 'name' | 'quantity' | 'unitPence'>;

const isSameItem = (one: Compared, other: Compared) =>
  one.kind === other.kind &&
  (one.kind === 'product' ? one.productId === other.productId : one.name === other.name);

/** What changed between two versions of an offer: the change of each line, and the removed lines. */
export function compareVersions<Line extends Compared>(
  before: readonly Line[],
  after: readonly Line[],
): { changes: OfferLineChange[]; removed: Line[] } {
  const left = [...before];
  const changes = after.map((line): OfferLineChange => {
    const place = left.findIndex((one) => isSameItem(one, line));
    const [former] = place === -1 ? [] : left.splice(place, 1);
    if (!former) return { kind: 'new' };
    const { quantity, unitPence } = former;
    const isSame = quantity === line.quantity && unitPence === line.unitPence;
    return isSame ? { kind: 'same' } : { kind: 'changed', before: { quantity, unitPence } };
  });
  return { changes, removed: left };
}

type TypedAddress = {
  line1: string;
  line2: string;
  town: string;
  county: string;
  postcode: string;
  country: string;
};

/** The details of a customer who accepts an offer and pays by bank transfer. */
export type Acceptance = {
  name: string;
  company: string;
  phone: string;
  poNumber: string;
  deliveryNotes: string;
  address: TypedAddress;
  /** Null if it is the delivery address. */
  billingAddress: TypedAddress | null;
};
