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
import { undoSendAgain } from '../email/send-again.ts';
import { sortableUkTime } from '../email/uk-date.ts';
import { undoEnquiryChange } from '../enquiries/enquiry-thread.ts';
import { HttpError } from '../http/errors.ts';
import { endPayments } from '../offers/send.ts';
import { undoOfferChange } from '../offers/undo-offer.ts';
import { undo } from '../orders/undo.ts';
import { csvResponse } from './csv.ts';
import {
  actorOf,
  idParam,
  type OfficeDeps,
  type OfficeVariables,
  ownersOnly,
  queryOf,
} from './office-context.ts';
import { onDays } from './order-list.ts';

/** The activity log: search, export and undo. */
export function activityRoutes(deps: OfficeDeps) {
  const queriesNow = async () => (await deps.shop()).database.queries;

  return new Hono<OfficeVariables>()
    .get('/', queryOf(activityPageQuery), async (context) => {
      const { before, ...filter } = context.req.valid('query');
      return context.json(await pageOfActivity(await queriesNow(), filter, before));
    })
    .get('/people', async (context) => {
      const { id, name } = staff;
      const people = await (await queriesNow()).select({ id, name }).from(staff).orderBy(name);
      return context.json({ people });
    })
    .get('/export.csv', ownersOnly, queryOf(activityFilter), async (context) => {
      const queries = await queriesNow();
      const made = await recordActivity(queries, {
        actor: actorOf(context, deps),
        action: 'activity.export',
        record: 'export',
        recordId: 'activity',
      });
      const pages = eachPage(queries, context.req.valid('query'), made);
      return csvResponse('activity', activityColumns, pages);
    })
    .post('/:id/undo', idParam, async (context) => {
      const shop = await deps.shop();
      try {
        const { id } = context.req.valid('param');
        const by = actorOf(context, deps);
        const undone =
          (await undoSendAgain(shop.database, id, by)) ??
          (await undoEnquiryChange(shop.database, id, by)) ??
          (await undoOffer(shop, id, by)) ??
          (await undo(shop, id, by));
        const { reference, activityId, version } = undone;
        return context.json({ reference, activityId, version });
      } catch (error) {
        if (!(error instanceof UndoError)) throw error;
        const status = error.reason === 'not-found' ? 404 : 409;
        throw new HttpError(status, error.message, { also: { reason: error.reason } });
      }
    });
}

/** Also ends payments, because a customer may have started to pay for what is no longer offered. */
async function undoOffer(shop: Shop, id: number, by: Actor) {
  const undone = await undoOfferChange(shop.database, id, by);
  if (undone) await endPayments(shop, undone.offer);
  return undone;
}

const takenBack = alias(activity, 'taken_back');

/** The newest activities matching a filter, before a given id, and the cursor of the next page. */
async function pageOfActivity(
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
      undoneBy: takenBack.id,
    })
    .from(activity)
    .leftJoin(staff, eq(staff.id, staffId))
    .leftJoin(takenBack, eq(takenBack.undoes, id))
    .where(and(before === undefined ? undefined : lt(id, before), await inFilter(queries, filter)))
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
        before: textOf(value.before),
        after: textOf(value.after),
      })),
    })),
    next: found.length > size ? shown.at(-1)?.id : undefined,
  };
}

type ActivityRow = Awaited<ReturnType<typeof pageOfActivity>>['rows'][number];

/** A value of a record as text; an object becomes its values, such as an address's lines. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  return Object.values(value).filter(Boolean).join(', ');
}

async function inFilter(
  queries: Queries,
  { search, who, action, ...days }: ActivityFilter,
): Promise<SQL | undefined> {
  return and(
    search === '' ? undefined : await matching(queries, search),
    who === undefined ? undefined : byWho(who),
    action === undefined ? undefined : eq(activity.action, action),
    onDays(activity.at, days),
  );
}

function byWho(who: string): SQL {
  if (who === 'command' || who === 'shop') return eq(activity.actor, who);
  return eq(activity.staffId, Number(who));
}

/** Matches the record's reference, with or without its zeros, or part of a person's name. */
async function matching(queries: Queries, search: string): Promise<SQL | undefined> {
  const words = search.trim().toLowerCase();
  const [, digits] = /^(?:rm)?[\s-]*(\d{1,9})$/.exec(words) ?? [];
  const reference = digits === undefined ? search.trim() : `RM-${digits.padStart(6, '0')}`;
  const everybody = await queries.select({ id: staff.id, name: staff.name }).from(staff);
  const people = everybody.filter(({ name }) => name.toLowerCase().includes(words));
  return or(
    eq(activity.recordId, reference),
    inArray(
      activity.staffId,
      people.map(({ id }) => id),
    ),
  );
}

async function* eachPage(queries: Queries, filter: ActivityFilter, newest: number) {
  let before: number | undefined = newest;
  do {
    const page: Awaited<ReturnType<typeof pageOfActivity>> = await pageOfActivity(
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
