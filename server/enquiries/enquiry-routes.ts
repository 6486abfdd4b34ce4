import type { Context } from 'hono';
import * as v from 'valibot';
import { fieldErrors } from '../../contract/field-errors.ts';
import type { Log } from '../app/log.ts';
import type { Database } from '../database/database.ts';
import { whenReady } from '../http/errors.ts';
import type { Limiter } from '../http/limits/limiter.ts';
import { limits } from '../http/limits/limits.ts';
import { admit, tooManyRequests } from '../http/limits/rate-limited.ts';
import { fieldTypes, readFields, type Typed } from '../http/read-fields.ts';
import type { Route } from '../http/routes.ts';
import type { Site } from '../pages/read-site.ts';
import { answerAccepted, answerRejected } from './answers.ts';
import type { Enquiry, RobotSigns } from './enquiry.ts';
import { isRobot, rejectTooFast } from './is-robot.ts';
import { partQuestion } from './part-enquiry.ts';
import { bulkQuote } from './quote.ts';
import { restockConfirmation, restockWithdrawal } from './restock-answer.ts';
import { restockRequestForm } from './restock-request.ts';
import { createResubmitPage } from './resubmit/resubmit-page.ts';
import { InvalidFields } from './wrong-fields.ts';

type Needs = {
  database: Promise<Database>;
  limiter: Limiter;
  log: Log;
  /** The shop's public address. */
  origin: string;
  /** Its pages, for a form that must be shown again; without them it is shown by itself. */
  site?: Site | undefined;
  /** Called when there is mail to send. */
  onMail?: () => void;
};

/** The calls by which visitors ask something: as JSON, or as forms without JavaScript. */
export function enquiryRoutes(needs: Needs): Route[] {
  const { database, limiter, log, origin, onMail = () => {} } = needs;
  const page = createResubmitPage(needs.site);

  function call<Fields extends RobotSigns>(enquiry: Enquiry<Fields>): Route {
    const { path, form, thanks, opaqueOrigin = false } = enquiry;
    return {
      method: 'POST',
      path,
      handler: async (context) => {
        let typed: Typed = {};
        try {
          await admit(context, {
            limiter,
            origin,
            opaqueOrigin,
            limit: limits.form,
            types: fieldTypes,
          });
          typed = await readFields(context.req.raw);
          if (isRobot(typed)) log.info('a robot filled in a form', { path });
          else await take(enquiry, context, typed);
          return answerAccepted(context, thanks);
        } catch (error) {
          return answerRejected(context, { error, typed, form, page, log });
        }
      },
    };
  }

  async function take<Fields extends RobotSigns>(
    { schema, limit, store: keep }: Enquiry<Fields>,
    context: Context,
    typed: Typed,
  ): Promise<void> {
    const read = v.safeParse(schema, typed);
    if (!read.success) throw new InvalidFields(fieldErrors(read.issues));
    rejectTooFast(read.output, Date.now());
    const desk = { database: await whenReady(database), limiter, origin };
    // Counted last: whoever mends a field does not use up what a visitor may send.
    const wait = await limiter.countVisit(context, limit);
    if (wait !== undefined) throw tooManyRequests(wait);
    await keep(desk, read.output);
    onMail();
  }

  return [
    call(bulkQuote),
    call(partQuestion),
    call(restockRequestForm),
    call(restockConfirmation),
    call(restockWithdrawal),
  ];
}
