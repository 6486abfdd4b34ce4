import { WrongRequest } from './api-error.ts';

/** What can be asked for in full with `expand[]`, from the answer downwards. */
export const expandable = {
  session: [
    'line_items',
    'line_items.data.price.product',
    'payment_intent',
    'payment_intent.latest_charge',
  ],
  sessions: [
    'data.line_items',
    'data.line_items.data.price.product',
    'data.payment_intent',
    'data.payment_intent.latest_charge',
  ],
  lines: ['data.price.product'],
  price: ['product'],
  prices: ['data.product'],
  payment: ['latest_charge'],
  refund: ['charge', 'payment_intent', 'payment_intent.latest_charge'],
  refunds: ['data.charge', 'data.payment_intent', 'data.payment_intent.latest_charge'],
  nothing: [],
} satisfies Record<string, string[]>;

/**
 * Shows a copy of an object as Stripe would: other objects in it as their ids, lists left out, save
 * for what was asked for.
 */
export function present(object: object, can: readonly string[], wanted: unknown = []): object {
  const paths = pathsOf(wanted);
  for (const path of paths) {
    if (!can.includes(path)) {
      throw new WrongRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
    }
  }
  const copy = structuredClone(object);
  for (const path of can) {
    const isWanted = paths.some((want) => want === path || want.startsWith(`${path}.`));
    if (!isWanted) collapse(copy, path.split('.'));
  }
  return copy;
}

function pathsOf(wanted: unknown): string[] {
  if (Array.isArray(wanted) && wanted.every((path) => typeof path === 'string')) return wanted;
  throw new WrongRequest('Invalid array', { param: 'expand' });
}

function collapse(node: unknown, [head = '', ...rest]: string[]): void {
  if (Array.isArray(node)) {
    for (const one of node) collapse(one, [head, ...rest]);
  } else if (isRecord(node) && rest.length > 0) {
    collapse(node[head], rest);
  } else if (isRecord(node)) {
    const child = node[head];
    if (!isRecord(child)) return;
    if (child.object === 'list') delete node[head];
    else node[head] = child.id;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
