import * as v from 'valibot';
import { ApiError } from './api-error.ts';

export type FormValue = string | FormValue[] | { [key: string]: FormValue };
type FormObject = { [key: string]: FormValue };

const maxDepth = 8;

/** Reads the SDK's form encoding, whose names nest in brackets: `a[0][b]=1`, `a[]=1`. */
export function parseForm(body: string): FormObject {
  const root = emptyObject();
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let node: FormValue | undefined = path.length < maxDepth ? root : undefined;
    for (const part of path) {
      if (!isObject(node)) break;
      node = node[keyOrNextIndex(node, part)] ??= emptyObject();
    }
    if (!isObject(node) || isObject(node[last]) || `${name}${value}`.includes('\0')) {
      throw new ApiError(`Invalid parameter: ${name.slice(0, 80)}`, { code: 'parameter_unknown' });
    }
    node[keyOrNextIndex(node, last)] = value;
  }
  return Object.assign(emptyObject(), withLists(root));
}

/** Without a prototype, a field named __proto__ is a field like any other. */
const emptyObject = (): FormObject => Object.create(null);
const isObject = (value: unknown): value is FormObject =>
  typeof value === 'object' && value !== null;
/** Empty brackets mean the next place in a list. */
const keyOrNextIndex = (node: FormObject, part: string) => part || String(Object.keys(node).length);

function withLists(value: FormValue): FormValue {
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, withLists(child)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList
    ? entries.map(([, child]) => child)
    : Object.assign(emptyObject(), Object.fromEntries(entries));
}

const text = (most = 5000) => v.pipe(v.string(), v.maxLength(most));

const integerBetween = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/, 'Invalid integer'),
    v.transform(Number),
    v.check((value) => value >= least && value <= most, `Not between ${least} and ${most}`),
  );

const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((value) => value === 'true'),
);

const metadata = v.record(text(40), text(500));

const webAddress = v.pipe(
  text(),
  v.check((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'Not a valid URL'),
);

const seconds = integerBetween(0, 9_999_999_999);

/** Stripe takes amounts of up to eight digits. */
export const maxAmount = 99_999_999;

const lineItem = v.object({
  quantity: integerBetween(1, 999_999),
  price_data: v.object({
    currency: v.literal('gbp', 'The sandbox takes gbp only'),
    unit_amount: integerBetween(0, maxAmount),
    product_data: v.object({
      name: v.pipe(text(250), v.nonEmpty('The name is empty.')),
      description: v.optional(text()),
      metadata: v.optional(metadata),
    }),
  }),
});

const customField = v.object({
  key: v.pipe(text(200), v.regex(/^[a-z\d]+$/i, 'The key may hold letters and digits only')),
  label: v.object({ custom: v.pipe(text(50), v.nonEmpty()) }),
  optional: v.optional(flag, 'false'),
  text: v.optional(v.object({ maximum_length: v.optional(integerBetween(1, 255)) })),
});

const customText = v.optional(v.object({ message: text(1200) }));

/** A session to create. What the sandbox has no use for, the SDK's types have checked. */
export const sessionParameters = v.object({
  mode: v.literal('payment', 'The sandbox takes payments only'),
  success_url: webAddress,
  cancel_url: webAddress,
  line_items: v.pipe(v.array(lineItem), v.minLength(1), v.maxLength(100)),
  client_reference_id: v.optional(text(200)),
  metadata: v.optional(metadata),
  custom_fields: v.optional(v.pipe(v.array(customField), v.maxLength(3)), []),
  custom_text: v.optional(v.object({ shipping_address: customText, submit: customText })),
  expires_at: v.optional(seconds),
  payment_intent_data: v.optional(v.object({ metadata: v.optional(metadata) })),
});

export const refundParameters = v.object({
  payment_intent: text(),
  amount: v.optional(integerBetween(1, maxAmount)),
});

/** A page of a list. */
export const listParameters = v.object({
  limit: v.optional(integerBetween(1, 100), '10'),
  starting_after: v.optional(text()),
  created: v.optional(v.object({ gte: seconds })),
  status: v.optional(v.picklist(['open', 'complete', 'expired'])),
  payment_intent: v.optional(text()),
});

export type CustomField = v.InferOutput<typeof customField>;
export type SessionParameters = v.InferOutput<typeof sessionParameters>;
export type RefundParameters = v.InferOutput<typeof refundParameters>;
export type ListParameters = v.InferOutput<typeof listParameters>;

/** Reads parameters, or rejects the first wrong one by its name. */
export function readParameters<Output>(
  schema: v.GenericSchema<unknown, Output>,
  given: FormObject,
): Output {
  const result = v.safeParse(schema, given, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const param = v.getDotPath(issue) ?? '';
  throw new ApiError(`${issue.message}: ${param}`, { param, began: false });
}
