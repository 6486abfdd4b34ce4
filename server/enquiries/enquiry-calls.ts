import type { Context } from 'hono';
import * as v from 'valibot';
import { fieldErrors } from '../../contract/field-errors.ts';
import { whenOpen } from '../answering.ts';
import type { Call } from '../api.ts';
import type { Database } from '../database/database.ts';
import { admit, tooOften } from '../limits/limited.ts';
import type { Limiter } from '../limits/limiter.ts';
import { limits } from '../limits/limits.ts';
import type { Log } from '../log.ts';
import { fieldTypes, readFields, type Typed } from '../read-fields.ts';
import type { Site } from '../site-files/read-site.ts';
import { createAgainPage } from './again/again-page.ts';
import { answerRefused, answerTaken } from './answers.ts';
import type { Enquiry, RobotSigns } from './enquiry.ts';
import { notice } from './notice.ts';
import { partQuestion } from './part-enquiry.ts';
import { bulkQuote } from './quote.ts';
import { restockConfirmation, restockWithdrawal } from './restock-answer.ts';
import { isRobot, refuseHaste } from './robots.ts';
import { WrongFields } from './wrong-fields.ts';

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
export function enquiryCalls(needs: Needs): Call[] {
  const { database, limiter, log, origin, onMail = () => {} } = needs;
  const page = createAgainPage(needs.site);

  function call<Fields extends RobotSigns>(enquiry: Enquiry<Fields>): Call {
    const { path, shape, thanks, opaqueOrigin = false } = enquiry;
    return {
      method: 'POST',
      path,
      handle: async (context) => {
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
          return answerTaken(context, thanks);
        } catch (error) {
          return answerRefused(context, { error, typed, shape, page, log });
        }
      },
    };
  }

  async function take<Fields extends RobotSigns>(
    { schema, limit, keep }: Enquiry<Fields>,
    context: Context,
    typed: Typed,
  ): Promise<void> {
    const read = v.safeParse(schema, typed);
    if (!read.success) throw new WrongFields(fieldErrors(read.issues));
    refuseHaste(read.output, Date.now());
    const desk = { database: await whenOpen(database), limiter, origin };
    // Counted last: whoever mends a field does not use up what a visitor may send.
    const wait = await limiter.countVisit(context, limit);
    if (wait !== undefined) throw tooOften(wait);
    await keep(desk, read.output);
    onMail();
  }

  return [
    call(bulkQuote),
    call(partQuestion),
    call(notice),
    call(restockConfirmation),
    call(restockWithdrawal),
  ];
}
