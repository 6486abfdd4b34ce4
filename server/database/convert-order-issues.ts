import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { Issue } from '../../contract/order-issue.ts';
import { ukDateAndTime } from '../email/uk-date.ts';
import { type Queries, queryRows } from './database.ts';

type OldOrder = {
  id: number;
  reference: string;
  total: number;
  attention: string | null;
  placed: string;
};
type OldEvent = { id: number; order_id: number; note: string; at: string };
type OldEmail = { key: string; reference: string; words: string; at: string };
type NewIssue = Issue & { order_id: number; key: string; raised_at: string; cleared_at?: string };

/**
 * Converts what an earlier release wrote about orders into issues: prose that is still open, and issues
 * raised before, so that the payment provider's events do not raise them again.
 */
export async function convertOrderIssues(queries: Queries): Promise<void> {
  const orders = await queryRows<OldOrder>(
    queries,
    sql`select id, reference, total_pence as total, attention,
      coalesce((select min(at) from order_event where order_id = shop_order.id), created_at)::text as placed
      from shop_order order by id`,
  );
  const events = await queryRows<OldEvent>(
    queries,
    sql`select id, order_id, note, at::text as at from order_event where note is not null order by id`,
  );
  const emails = await queryRows<OldEmail>(
    queries,
    sql`select once as key, split_part(once, '.', 1) as reference, split_part(text, E'\n', 1) as words,
      created_at::text as at from mail where kind = 'order-attention' order by id`,
  );
  const eventsByOrder = Map.groupBy(events, ({ order_id }) => order_id);
  const emailsByOrder = Map.groupBy(emails, ({ reference }) => reference);
  const issues = orders.flatMap((one) =>
    convertIssues(one, eventsByOrder.get(one.id) ?? [], emailsByOrder.get(one.reference) ?? []),
  );
  await queries.execute(
    sql`insert into order_issue (order_id, kind, data, key, raised_at, cleared_at, cleared_by)
      select order_id, kind, data, key, raised_at, cleared_at,
        case when cleared_at is not null then 'admin' end
      from jsonb_to_recordset(${JSON.stringify(issues)}::jsonb) as issue (order_id integer, kind text,
        data jsonb, key text, raised_at timestamptz, cleared_at timestamptz)
      on conflict (key) do nothing`,
  );
}

function convertIssues(
  order: OldOrder,
  events: readonly OldEvent[],
  emails: readonly OldEmail[],
): NewIssue[] {
  const open = parseIssues(order.attention ?? '', order.total);
  const raised = new Map(emails.map((email) => [email.at, email]));
  const issues: NewIssue[] = [];
  const add = (issue: Issue, name: string, at: string, clearedAt?: string) => {
    const usedKeys = new Set(issues.map(({ key }) => key));
    let key = name;
    for (let n = 2; usedKeys.has(key); n += 1) key = `${name}-${n}`;
    issues.push({
      ...issue,
      order_id: order.id,
      key,
      raised_at: at,
      ...(clearedAt !== undefined && { cleared_at: clearedAt }),
    });
  };
  for (const event of events.toReversed()) {
    const [issue, ...more] = parseIssues(event.note, order.total);
    if (!issue || more.length > 0 || !isProviderEvent(issue)) continue;
    const openIndex = open.findIndex((other) => isDeepStrictEqual(other, issue));
    if (openIndex >= 0) open.splice(openIndex, 1);
    const email = raised.get(event.at);
    raised.delete(event.at);
    const cleared = events.find(({ id, note }) => id > event.id && note.includes(event.note));
    const name = email?.key ?? `${order.reference}.${issue.kind}-event-${event.id}`;
    add(issue, name, event.at, openIndex >= 0 ? undefined : (cleared?.at ?? event.at));
  }
  for (const issue of open) add(issue, `${order.reference}.${issue.kind}`, order.placed);
  for (const { key, words, at } of raised.values()) {
    if (key === `${order.reference}.attention`) continue;
    add({ kind: 'note', data: { text: words } }, key, at, at);
  }
  return issues.toSorted((one, other) => one.raised_at.localeCompare(other.raised_at));
}

/** Whether the issue was raised by an event from the payment provider, not when the order was placed. */
function isProviderEvent({ kind }: Issue): boolean {
  return ['dispute', 'dispute-ended', 'refund-failed', 'partial-refund', 'refund-recount'].includes(
    kind,
  );
}

type Groups = Record<string, string | undefined>;
type IssuePattern = readonly [words: RegExp, issue: (found: Groups, total: number) => Issue];

const issuePatterns: readonly IssuePattern[] = [
  [
    /Not in stock any more: (?<quantity>\d+) × (?<name>.+?)\.(?= |$)/,
    ({ quantity, name = '' }) => ({
      kind: 'out-of-stock',
      data: { items: [{ name, quantity: Number(quantity) }] },
    }),
  ],
  [/This cart was paid twice\./, () => ({ kind: 'paid-twice', data: {} })],
  [
    /Brought back from the payment provider: it may have been sent already\./,
    () => ({ kind: 'restored', data: {} }),
  ],
  [
    /Paid (?<paid>£[\d,.]+\d) where (?<due>£[\d,.]+\d) was due\./,
    ({ paid, due }) => ({
      kind: 'amount-mismatch',
      data: { paidPence: parsePence(paid), duePence: parsePence(due) },
    }),
  ],
  [/The buyer left no e-mail address we can use\./, () => ({ kind: 'no-email', data: {} })],
  [/The buyer left no address\./, () => ({ kind: 'no-address', data: {} })],
  [
    /(?<district>[A-Z]{1,2}\d[\dA-Z]?) is outside standard delivery: [^.]*\./,
    ({ district = '' }) => ({ kind: 'delivery-surcharge', data: { district } }),
  ],
  [
    /The buyer's bank disputes this payment; answer it at Stripe(?: by (?<deadline>[^.]+))?\./,
    ({ deadline }) => ({ kind: 'dispute', data: { respondBy: deadline && parseUkTime(deadline) } }),
  ],
  [
    /The dispute is lost: the buyer's bank has taken back (?<sum>£[\d,.]+\d)\./,
    ({ sum }) => ({ kind: 'dispute-ended', data: { end: 'lost', pence: parsePence(sum) } }),
  ],
  [
    /The dispute is over, and the money stays with us\./,
    (_, total) => ({ kind: 'dispute-ended', data: { end: 'over', pence: total } }),
  ],
  [
    /The dispute was settled before it was opened, perhaps by giving the buyer (?<sum>£[\d,.]+\d) back; see at Stripe\./,
    ({ sum }) => ({ kind: 'dispute-ended', data: { end: 'prevented', pence: parsePence(sum) } }),
  ],
  [
    /A refund of (?<sum>£[\d,.]+\d) failed(?: or was cancelled)? at Stripe; the buyer must get it in another way\./,
    ({ sum }, totalPence) => ({
      kind: 'refund-failed',
      data: { pence: parsePence(sum), totalPence },
    }),
  ],
  [
    /(?<given>£[\d,.]+\d) of (?<of>£[\d,.]+\d) has been given back at Stripe\. The (?<counted>£[\d,.]+\d) noted before counted a refund that failed or was cancelled\./,
    ({ given, of, counted }) => ({
      kind: 'refund-recount',
      data: {
        refundedPence: parsePence(given),
        totalPence: parsePence(of),
        countedPence: parsePence(counted),
      },
    }),
  ],
  [
    /(?<given>£[\d,.]+\d) of (?<of>£[\d,.]+\d) has been given back at Stripe\./,
    ({ given, of }) => ({
      kind: 'partial-refund',
      data: { refundedPence: parsePence(given), totalPence: parsePence(of) },
    }),
  ],
];

/** The issues that prose describes; the rest of it becomes notes. */
function parseIssues(prose: string, total: number): Issue[] {
  const issues: Issue[] = [];
  let rest = prose.trim();
  while (rest !== '') {
    const { found, at, issue } = findFirstIssue(rest, total);
    const before = rest.slice(0, at).trim();
    if (before !== '') issues.push({ kind: 'note', data: { text: before } });
    if (issue) addIssue(issues, issue);
    rest = rest.slice(at + found.length).trim();
  }
  return issues;
}

function findFirstIssue(rest: string, total: number) {
  let first: { found: string; at: number; issue: Issue | undefined } = {
    found: '',
    at: rest.length,
    issue: undefined,
  };
  for (const [words, issue] of issuePatterns) {
    const match = words.exec(rest);
    if (!match || match.index >= first.at) continue;
    first = { found: match[0], at: match.index, issue: issue(match.groups ?? {}, total) };
  }
  return first;
}

/** Products that were out of stock had a sentence each; they become one issue. */
function addIssue(issues: Issue[], issue: Issue): void {
  const outOfStock = issues.find(({ kind }) => kind === 'out-of-stock');
  if (issue.kind === 'out-of-stock' && outOfStock?.kind === 'out-of-stock') {
    outOfStock.data.items.push(...issue.data.items);
  } else issues.push(issue);
}

function parsePence(price = ''): number {
  return Math.round(Number(price.replaceAll(/[£,]/g, '')) * 100);
}

/** The moment at which UK clocks show this time; undefined if the words are not a time. */
function parseUkTime(words: string): string | undefined {
  const utcTime = Date.parse(`${words.replace(' at ', ' ')} UTC`);
  const summerTimeMs = 60 * 60 * 1000;
  return [utcTime, utcTime - summerTimeMs]
    .filter((time) => !Number.isNaN(time) && ukDateAndTime(new Date(time)) === words)
    .map((time) => new Date(time).toISOString())[0];
}
