import type { InferResponseType } from 'hono/client';
import type { EmailKind } from '../../contract/email-kinds.ts';
import { type EmailFilter, maxEmailCount, writeEmailFilter } from '../../contract/email-list.ts';
import { formatQuery } from '../../contract/query.ts';
import { formatShortDay, formatTime, toIsoDay } from '../../contract/uk-time.ts';
import { api, undoActivity, useApiMutation, useApiQuery, useReload } from '../app/api.ts';
import { useToast } from '../app/Toast.tsx';

export type EmailRow = InferResponseType<typeof api.emails.$get, 200>['rows'][number];
const emailApi = api.emails[':id'];
export type EmailDetail = InferResponseType<typeof emailApi.$get, 200>;

/** A page of the list. Keeps the previous rows until the new ones have loaded. */
export function useEmails(filter: EmailFilter, after: string | undefined) {
  const query = { ...filter, ...(after && { after }) };
  return useApiQuery(
    ['emails', 'list', writeEmailFilter(filter), after],
    () => api.emails.$get({ query }),
    { keepsPreviousData: true },
  );
}

/** How many there are in each state; the same whichever tab is open. */
export function useEmailCounts({ search, kind }: EmailFilter) {
  const filter: EmailFilter = { tab: 'all', search, kind };
  return useApiQuery(
    ['emails', 'counts', writeEmailFilter(filter)],
    () => api.emails.counts.$get({ query: filter }),
    { keepsPreviousData: true },
  ).data;
}

export function useEmail(id: number) {
  return useApiQuery(['emails', id], () => emailApi.$get({ param: { id: String(id) } }));
}

/** The address of a filter, of a page of its results, and of the open email. */
export function emailsHref(
  filter: EmailFilter,
  { after, open }: { after?: string | undefined; open?: number | undefined } = {},
): string {
  const pageQuery = formatQuery({ after, open: open === undefined ? undefined : String(open) });
  const query = [writeEmailFilter(filter), pageQuery].filter(Boolean).join('&');
  return query ? `/emails?${query}` : '/emails';
}

const affectedQueries = [['emails'], ['orders'], ['order'], ['today'], ['activity']];

/** Shows a message that an email will be sent; Undo cancels it before it leaves. */
function useUndoableToast() {
  const reload = useReload(affectedQueries);
  const toast = useToast();
  return (text: string, activityId: number | undefined) => {
    const undo = async () => {
      await undoActivity(Number(activityId));
      await reload();
    };
    toast.show({ text, ...(activityId !== undefined && { undo }) });
  };
}

/** Sends an email again to the same address. */
export function useResendEmail() {
  const showToast = useUndoableToast();
  const { mutateAsync } = useApiMutation(
    (id: number) => emailApi.send.$post({ param: { id: String(id) } }),
    affectedQueries,
  );
  return async (id: number, recipient: string) => {
    const { activityId } = await mutateAsync(id);
    showToast(`The email to ${recipient} goes in 20 s.`, activityId);
  };
}

/** Sends an email to another address, with all others of its order. */
export function useCorrectAddress({ id, corrects, order }: EmailDetail) {
  const showToast = useUndoableToast();
  const { mutateAsync } = useApiMutation(
    (json: { email: string }) => emailApi.correct.$post({ param: { id: String(id) }, json }),
    affectedQueries,
  );
  return async (json: { email: string }) => {
    const { activityId } = await mutateAsync(json);
    const what =
      corrects === 'order' ? `${order} now uses ${json.email}. Its emails go` : 'It goes';
    showToast(
      `${what} ${corrects === 'order' ? 'there' : `to ${json.email}`} in 20 s.`,
      activityId,
    );
  };
}

/** For example '1,204', or '10,000+' where counting stops. */
export function formatCount(emails: number): string {
  return `${Math.min(emails, maxEmailCount).toLocaleString('en-GB')}${emails >= maxEmailCount ? '+' : ''}`;
}

/** For example '08:52' for today, otherwise 'Tue 17 Nov 16:48'. */
export function formatWhen(at: string, now = new Date()): string {
  const moment = new Date(at);
  const isToday = toIsoDay(moment) === toIsoDay(now);
  return isToday ? formatTime(moment) : `${formatShortDay(moment, now)} ${formatTime(moment)}`;
}

export const stateNames = { failed: 'Failed', waiting: 'Waiting', sent: 'Sent' } as const;

/** Kinds to choose from, without names that only the previous release used. */
export const kindNames: readonly (readonly [EmailKind, string])[] = [
  ['order-confirmation', 'Order confirmation'],
  ['order-dispatched', 'Dispatch'],
  ['order-cancelled', 'Cancellation'],
  ['order-refunded', 'Refund'],
  ['order-redirected', 'New address'],
  ['order-invoice', 'VAT invoice'],
  ['quote-received', 'Quote request received'],
  ['part-enquiry-received', 'Question received'],
  ['enquiry-answer', 'Answer to an enquiry'],
  ['restock-confirmation', 'Confirm stock email'],
  ['back-in-stock', 'Back in stock'],
  ['order-placed', 'To us: new order'],
  ['order-issue', 'To us: order issue'],
  ['quote-for-seller', 'To us: quote request'],
  ['part-enquiry-for-seller', 'To us: question'],
];
