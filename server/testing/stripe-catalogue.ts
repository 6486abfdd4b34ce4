import Stripe from 'stripe';
import { parseForm } from '../../sandbox/parameters.ts';

type StripeRecord = { id: string; [fact: string]: unknown };

/** An in-memory Stripe account with products and prices, used through Stripe's own library. */
export function openStripeCatalogue() {
  const tables: Record<string, StripeRecord[]> = { products: [], prices: [] };

  function applyFields(row: StripeRecord, facts: Record<string, unknown>): StripeRecord {
    const { active, unit_amount, transfer_lookup_key: transfersLookupKey, ...rest } = facts;
    const holder = tables.prices?.find((price) => price.lookup_key === rest.lookup_key);
    if (transfersLookupKey && holder) holder.lookup_key = null;
    return Object.assign(row, rest, {
      ...(active !== undefined && { active: active === 'true' }),
      ...(unit_amount !== undefined && { unit_amount: Number(unit_amount) }),
    });
  }

  function respond(method: string, url: URL, body: string): unknown {
    const [, , table = '', id] = url.pathname.split('/');
    const rows = tables[table] ?? [];
    const found = rows.find((row) => row.id === id);
    const isList = method === 'GET' && id === undefined;
    if (isList) {
      const { product, active, ids } = parseForm(url.search.slice(1));
      const data = rows.filter(
        (row) =>
          (product === undefined || row.product === product) &&
          (ids === undefined || Object.values(ids).includes(row.id)) &&
          (active === undefined || String(row.active) === active),
      );
      return { object: 'list', data, has_more: false };
    }
    if (method === 'GET' || id !== undefined) return found && applyFields(found, parseForm(body));
    const made = { id: `${table}_${rows.length}`, object: table, active: true, metadata: {} };
    const row = applyFields(made, parseForm(body));
    rows.unshift(row);
    return row;
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input));
    const answer = respond(init?.method ?? 'GET', url, String(init?.body ?? ''));
    return Response.json(answer ?? { error: { code: 'resource_missing' } }, {
      status: answer ? 200 : 404,
    });
  };
  return new Stripe('sk_test_1', { httpClient: Stripe.createFetchHttpClient(fetch) });
}
