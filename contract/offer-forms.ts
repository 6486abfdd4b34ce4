import * as v from 'valibot';
import { attemptKey } from './cancel-checkout.ts';
import { formSchemas, optionalLine } from './fields.ts';
import type { Form } from './form.ts';
import { acceptanceChannels, declineReasons, type LostReason, offerLimits } from './offer.ts';

/** The secret key of the page that a form is on, and the version of the offer that it shows. */
const page = {
  key: v.pipe(v.string(), v.maxLength(100)),
  version: v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)),
};

/** The form of a customer who pays by bank transfer. */
export const acceptForm = {
  what: 'Your acceptance',
  button: 'Accept and pay by bank transfer',
  hidden: { key: undefined, version: undefined },
  fields: {
    name: {
      kind: 'line',
      label: 'Name',
      maxLength: 120,
      required: 'Enter the name for the delivery.',
      autocomplete: 'name',
    },
    company: { kind: 'line', label: 'Company', maxLength: 120, autocomplete: 'organization' },
    phone: {
      kind: 'line',
      label: 'Phone',
      maxLength: 40,
      autocomplete: 'tel',
      hint: 'for the driver',
    },
    poNumber: { kind: 'line', label: 'Your PO number', maxLength: 60 },
    line1: {
      kind: 'line',
      label: 'Delivery address',
      maxLength: 120,
      required: 'Enter the first line of the delivery address.',
      autocomplete: 'shipping address-line1',
      wide: true,
    },
    line2: {
      kind: 'line',
      label: 'Address line 2',
      maxLength: 120,
      autocomplete: 'shipping address-line2',
      wide: true,
    },
    town: {
      kind: 'line',
      label: 'Town or city',
      maxLength: 60,
      required: 'Enter the town or city.',
      autocomplete: 'shipping address-level2',
    },
    postcode: {
      kind: 'line',
      label: 'Postcode',
      maxLength: 10,
      required: 'Enter the postcode.',
      autocomplete: 'shipping postal-code',
    },
    deliveryNotes: {
      kind: 'line',
      label: 'Delivery notes',
      maxLength: 255,
      hint: 'site hours, access, contact',
      wide: true,
    },
    billing: {
      kind: 'text',
      label: 'Invoice address',
      maxLength: 400,
      hint: 'if it is not the delivery address',
      wide: true,
    },
  },
} as const satisfies Form;

/** The request to accept; `billing` is an address on several lines, the last of which is its postcode. */
export const acceptRequest = v.object({ ...page, ...formSchemas(acceptForm.fields) });

/** The office records that a customer has accepted by phone or with a purchase order. */
export const winRequest = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  how: v.picklist(acceptanceChannels),
  note: optionalLine(500),
  ...formSchemas(acceptForm.fields),
});

export type AcceptRequest = v.InferOutput<typeof acceptRequest>;

export const payRequest = v.object({ ...page, attempt: attemptKey });

export const askForm = {
  what: 'Your question',
  button: 'Send question',
  hidden: { key: undefined },
  fields: {
    message: {
      kind: 'text',
      label: 'Your question',
      maxLength: offerLimits.message,
      required: 'Write your question.',
      wide: true,
    },
  },
} as const satisfies Form;

export const askRequest = v.object({ key: page.key, ...formSchemas(askForm.fields) });

const reasonTexts: Readonly<Record<LostReason, string>> = {
  price: 'The price',
  'delivery-time': 'The delivery time',
  'bought-elsewhere': 'Bought elsewhere',
  'not-needed': 'No longer needed',
  'no-reply': 'No reply',
  other: 'Something else',
};

export const declineForm = {
  what: 'Your answer',
  button: 'Decline this offer',
  hidden: { key: undefined, version: undefined },
  fields: {
    reason: {
      kind: 'list',
      label: 'Reason',
      maxLength: 20,
      required: 'Choose a reason.',
      choices: [['', 'Choose'], ...declineReasons.map((key) => [key, reasonTexts[key]] as const)],
    },
    why: { kind: 'text', label: 'Anything to add', maxLength: 2000, wide: true },
  },
} as const satisfies Form;

export const declineRequest = v.object({
  ...page,
  reason: v.picklist(declineReasons, declineForm.fields.reason.required),
  why: formSchemas(declineForm.fields).why,
});

/** The request of a button on the page that needs only the key. */
export const keyRequest = v.object({ key: page.key });

/** An address of several lines: the last is the postcode, the one before it the town. */
export const multilineAddress = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\n|,/).flatMap((line) => line.trim() || [])),
  v.minLength(3, 'Enter the street, the town and the postcode, a line each.'),
  v.transform((lines) => ({
    line1: lines[0] ?? '',
    line2: lines.slice(1, -2).join(', '),
    town: lines.at(-2) ?? '',
    county: '',
    postcode: lines.at(-1) ?? '',
  })),
  v.check(
    ({ postcode }) => /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i.test(postcode),
    'End it with the postcode, on its own line.',
  ),
);
