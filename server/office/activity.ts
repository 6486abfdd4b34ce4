import { and, desc, eq, inArray, lt, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Hono } from 'hono';
import {
  type ActivityFilter,
  activityFilter,
  activityPageQuery,
  activityPageSize,
} from '../../contract/activity-list.ts';
import { type Actor, recordActivity, UndoError } from '../activity/activity.ts';
import type { ReportColumns } from '../admin/report.ts';
import type { Shop } from '../app/shop.ts';
import type { Queries } from '../database/database.ts';
import { activity, activityValue, staff } from '../database/schema.ts';
import { undoResend } from '../email/resend-email.ts';
import { sortableUkTime } from '../email/uk-date.ts';
import { undoEnquiryChange } from '../enquiries/enquiry-thread.ts';
import { HttpError } from '../http/errors.ts';
import { endOpenPayments } from '../offers/send.ts';
import { undoOfferChange } from '../offers/undo-offer.ts';
import { undoOrderChange } from '../orders/undo-order-change.ts';
import { csvResponse } from './csv-response.ts';
import {
  getActor,
  idParam,
  type OfficeDeps,
  type OfficeVariables,
  ownersOnly,
  queryParams,
} from './office-context.ts';
import { isOnUkDays } from './order-list.ts';

/** The activity log: search, export and undo. */
export function activityRoutes(deps: OfficeDeps) {
  const getQueries = async () => (await deps.shop()).database.queries;

  return new Hono<OfficeVariables>()
    .get('/', queryParams(activityPageQuery), async (context) => {
      const { before, ...filter } = context.req.valid('query');
      return context.json(await listActivity(await getQueries(), filter, before));
    })
    .get('/people', async (context) => {
      const { id, name } = staff;
      const people = await (await getQueries()).select({ id, name }).from(staff).orderBy(name);
      return context.json({ people });
    })
    .get('/export.csv', ownersOnly, queryParams(activityFilter), async (context) => {
      const queries = await getQueries();
      const exportActivityId = await recordActivity(queries, {
        actor: getActor(context, deps),
        action: 'activity.export',
        record: 'export',
        recordId: 'activity',
      });
      const pages = activityPages(queries, context.req.valid('query'), exportActivityId);
      return csvResponse('activity', activityColumns, pages);
    })
    .post('/:id/undo', idParam, async (context) => {
      const shop = await deps.shop();
      try {
        const { id } = context.req.valid('param');
        const by = getActor(context, deps);
        const undone =
          (await undoResend(shop.database, id, by)) ??
          (await undoEnquiryChange(shop.database, id, by)) ??
          (await undoOffer(shop, id, by)) ??
          (await undoOrderChange(shop, id, by));
        const { reference, activityId, version } = undone;
        return context.json({ reference, activityId, version });
      } catch (error) {
        if (!(error instanceof UndoError)) throw error;
        const status = error.reason === 'not-found' ? 404 : 409;
        throw new HttpError(status, error.message, { details: { reason: error.reason } });
      }
    });
}

/** Also ends payments, because a customer may have started to pay for what is no longer offered. */
async function undoOffer(shop: Shop, id: number, by: Actor) {
  const undone = await undoOfferChange(shop.database, id, by);
  if (undone) await endOpenPayments(shop, undone.offer);
  return undone;
}

const undoActivity = alias(activity, 'taken_back');

/** The newest activities matching a filter, before a given id, and the cursor of the next page. */
async function listActivity(
  queries: Queries,
  filter: ActivityFilter,
  before?: number,
  size = activityPageSize,
) {
  const { id, at, actor, staffId, action, record, recordId, fields, data, undoes, ip } = activity;
  const found = await queries
    .select({
      ...{ id, at, actor, staffId, action, record, recordId, fields, data, undoes, ip },
      staffName: staff.name,
      undoneBy: undoActivity.id,
    })
    .from(activity)
    .leftJoin(staff, eq(staff.id, staffId))
    .leftJoin(undoActivity, eq(undoActivity.undoes, id))
    .where(
      and(
        before === undefined ? undefined : lt(id, before),
        await filterCondition(queries, filter),
      ),
    )
    .orderBy(desc(id))
    .limit(size + 1);
  const shown = found.slice(0, size);
  const ids = shown.map((one) => one.id);
  const values = Map.groupBy(
    await queries.select().from(activityValue).where(inArray(activityValue.activityId, ids)),
    ({ activityId }) => activityId,
  );
  return {
    rows: shown.map(({ data: { undo: undoing, ...facts }, ...one }) => ({
      ...one,
      at: one.at.toISOString(),
      data: facts as Readonly<Record<string, string | number | boolean | null | object>>,
      /** Whether the change can be undone in principle; only trying shows whether it still can. */
      hasUndo: undoing !== undefined && one.undoneBy === null,
      values: (values.get(one.id) ?? []).map((value) => ({
        field: value.field,
        before: formatValue(value.before),
        after: formatValue(value.after),
      })),
    })),
    next: found.length > size ? shown.at(-1)?.id : undefined,
  };
}

type ActivityRow = Awaited<ReturnType<typeof listActivity>>['rows'][number];

/** A value of a record as text; an object becomes its values, such as an address's lines. */
function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  return Object.values(value).filter(Boolean).join(', ');
}

async function filterCondition(
  queries: Queries,
  { search, who, action, ...days }: ActivityFilter,
): Promise<SQL | undefined> {
  return and(
    search === '' ? undefined : await searchCondition(queries, search),
    who === undefined ? undefined : actorCondition(who),
    action === undefined ? undefined : eq(activity.action, action),
    isOnUkDays(activity.at, days),
  );
}

function actorCondition(who: string): SQL {
  if (who === 'command' || who === 'shop') return eq(activity.actor, who);
  return eq(activity.staffId, Number(who));
}

/** Matches the record's reference, with or without its zeros, or part of a person's name. */
async function searchCondition(queries: Queries, search: string): Promise<SQL | undefined> {
  const words = search.trim().toLowerCase();
  const [, digits] = /^(?:rm)?[\s-]*(\d{1,9})$/.exec(words) ?? [];
  const reference = digits === undefined ? search.trim() : `RM-${digits.padStart(6, '0')}`;
  const allStaff = await queries.select({ id: staff.id, name: staff.name }).from(staff);
  const people = allStaff.filter(({ name }) => name.toLowerCase().includes(words));
  return or(
    eq(activity.recordId, reference),
    inArray(
      activity.staffId,
      people.map(({ id }) => id),
    ),
  );
}

async function* activityPages(queries: Queries, filter: ActivityFilter, newest: number) {
  let before: number | undefined = newest;
  do {
    const page: Awaited<ReturnType<typeof listActivity>> = await listActivity(
      queries,
      filter,
      before,
      500,
    );
    yield page.rows;
    before = page.next;
  } while (before !== undefined);
}

const activityColumns: ReportColumns<ActivityRow> = {
  Number: 'id',
  When: ({ at }) => sortableUkTime(new Date(at)),
  By: 'actor',
  Who: 'staffName',
  Action: 'action',
  Record: 'record',
  Reference: 'recordId',
  Fields: ({ fields }) => fields.join('; '),
  Facts: ({ data }) => JSON.stringify(data),
  Before: ({ values }) => values.map(({ field, before }) => `${field}: ${before}`).join('\n'),
  After: ({ values }) => values.map(({ field, after }) => `${field}: ${after}`).join('\n'),
  Undoes: 'undoes',
  'Undone by': 'undoneBy',
  'IP address': 'ip',
};
