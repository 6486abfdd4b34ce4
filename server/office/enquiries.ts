import { type Context, Hono } from 'hono';
import { validator } from 'hono/validator';
import * as v from 'valibot';
import {
  enquiryChanges,
  enquiryCountQuery,
  enquiryName,
  enquiryPageQuery,
} from '../../contract/enquiry.ts';
import type { Database } from '../database/database.ts';
import {
  addNote,
  addReply,
  answerEnquiry,
  assignEnquiry,
  closeEnquiry,
  type EnquiryChangeRequest,
  type EnquiryRef,
  findEnquiry,
  reopenEnquiry,
  StaleEnquiryError,
} from '../enquiries/enquiry-thread.ts';
import { HttpError } from '../http/errors.ts';
import { countEnquiries, listEnquiries } from './enquiry-list.ts';
import { buildEnquiryView } from './enquiry-view.ts';
import {
  fieldErrors,
  getActor,
  jsonBody,
  type OfficeDeps,
  type OfficeVariables,
  queryParams,
} from './office-context.ts';

const enquiryNotFound = () => new HttpError(404, 'This enquiry is no longer there.');

const nameParam = validator('param', (value) => {
  const parsed = v.safeParse(v.object({ name: enquiryName }), value);
  if (!parsed.success) throw enquiryNotFound();
  return parsed.output;
});

type Change<Given> = (
  database: Database,
  name: EnquiryRef,
  request: Given & EnquiryChangeRequest,
) => Promise<{ activityId: number | undefined }>;

/** Enquiries: a list of each kind, and one as a thread with all its changes. */
export function enquiriesRoutes(deps: OfficeDeps) {
  /** Runs a change; if a colleague was faster, responds with the current state and who did what. */
  async function runChange<Given extends object>(
    context: Context<OfficeVariables>,
    { name }: { name: EnquiryRef },
    given: Given,
    change: Change<NoInfer<Given>>,
  ) {
    const shop = await deps.shop();
    const { who } = context.var;
    try {
      const { activityId } = await change(shop.database, name, {
        ...given,
        by: getActor(context, deps),
      });
      deps.onMail();
      const found = await findEnquiry(shop.database.queries, name);
      if (!found) throw enquiryNotFound();
      return context.json({ enquiry: await buildEnquiryView(shop, found, who), activityId }, 200);
    } catch (error) {
      if (!(error instanceof StaleEnquiryError)) throw error;
      const changes = error.changes.map(({ at, staffName, action }) => {
        return { at, by: staffName ?? undefined, action };
      });
      const current = await buildEnquiryView(shop, error.enquiry, who);
      return context.json({ error: error.message, current, changes }, 409);
    }
  }

  return (
    new Hono<OfficeVariables>()
      .get('/', queryParams(enquiryPageQuery), async (context) => {
        const { database, catalogue } = await deps.shop();
        const { staffId } = context.var.who;
        const query = context.req.valid('query');
        return context.json(await listEnquiries(database.queries, catalogue(), query, staffId));
      })
      .get('/counts', queryParams(enquiryCountQuery), async (context) => {
        const { queries } = (await deps.shop()).database;
        return context.json(await countEnquiries(queries, context.req.valid('query').search));
      })
      .get('/:name', nameParam, async (context) => {
        const shop = await deps.shop();
        const found = await findEnquiry(shop.database.queries, context.req.valid('param').name);
        if (!found) throw enquiryNotFound();
        return context.json(await buildEnquiryView(shop, found, context.var.who));
      })
      .post('/:name/answer', nameParam, jsonBody(enquiryChanges.answer), (context) => {
        const given = { ...context.req.valid('json'), origin: deps.environment.ORIGIN };
        return runChange(context, context.req.valid('param'), given, answerEnquiry);
      })
      .post('/:name/replies', nameParam, jsonBody(enquiryChanges.reply), (context) =>
        runChange(context, context.req.valid('param'), context.req.valid('json'), addReply),
      )
      // A note overwrites nothing, so it needs no version.
      .post('/:name/notes', nameParam, jsonBody(enquiryChanges.note), (context) =>
        runChange(context, context.req.valid('param'), context.req.valid('json'), addNote),
      )
      .post('/:name/assign', nameParam, jsonBody(enquiryChanges.assign), async (context) => {
        const given = context.req.valid('json');
        const { queries } = (await deps.shop()).database;
        const { staffId } = given;
        if (staffId !== null && !(await isColleague(queries, staffId)))
          throw fieldErrors({ staffId: 'Choose a colleague.' });
        return runChange(context, context.req.valid('param'), given, assignEnquiry);
      })
      .post('/:name/close', nameParam, jsonBody(enquiryChanges.close), (context) =>
        runChange(context, context.req.valid('param'), context.req.valid('json'), closeEnquiry),
      )
      .post('/:name/reopen', nameParam, jsonBody(enquiryChanges.reopen), (context) =>
        runChange(context, context.req.valid('param'), context.req.valid('json'), reopenEnquiry),
      )
  );
}

async function isColleague(queries: Database['queries'], id: number): Promise<boolean> {
  const found = await queries.query.staff.findFirst({
    where: (row, { and, eq, isNull }) => and(eq(row.id, id), isNull(row.removedAt)),
  });
  return found !== undefined;
}
