import type { Context } from 'hono';
import * as v from 'valibot';
import type { Catalogue } from '../../catalogue/index-products.ts';
import { fieldErrors } from '../../contract/field-errors.ts';
import type { Log } from '../app/log.ts';
import type { Database } from '../database/database.ts';
import { whenReady } from '../http/errors.ts';
import type { HashedNetwork, Limiter } from '../http/limits/limiter.ts';
import { admit, limits, tooManyRequests } from '../http/limits/limits.ts';
import { fieldTypes, readFields, type Typed } from '../http/read-fields.ts';
import type { Route } from '../http/routes.ts';
import type { BuiltSite } from '../pages/read-site.ts';
import { answerAccepted, answerRejected, createResubmitPage } from './answers.ts';
import type { EnquiryEndpoint, RobotSigns } from './enquiry.ts';
import { InvalidFields, isRobot, rejectTooFast } from './enquiry.ts';
import { partQuestion } from './part-enquiry.ts';
import { bulkQuote } from './quote.ts';
import {
  heldUnit,
  restockConfirmation,
  restockRequestForm,
  restockWithdrawal,
} from './restock-forms.ts';

type EnquiryRouteDeps = {
  database: Promise<Database>;
  limiter: Limiter;
  catalogue: () => Catalogue;
  log: Log;
  /** The shop's public address. */
  origin: string;
  /** Pages for showing a form again; without them it is shown on a bare page. */
  site?: BuiltSite | undefined;
  /** Called when there is email to send. */
  onMail?: () => void;
  /** Starts the checkout of a unit that is held for someone. */
  takeHeld: (taker: { key: string; networks: readonly HashedNetwork[] }) => Promise<string>;
};

/** The enquiry forms: as JSON, or as plain forms without JavaScript. */
export function enquiryRoutes(needs: EnquiryRouteDeps): Route[] {
  const { database, limiter, catalogue, log, origin, takeHeld, onMail = () => {} } = needs;
  const page = createResubmitPage(needs.site);

  function routeFor<Fields extends RobotSigns>(enquiry: EnquiryEndpoint<Fields>): Route {
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
          if (isRobot(typed)) log.info('a bot filled in a form', { path });
          const next = isRobot(typed) ? undefined : await take(enquiry, context, typed);
          return answerAccepted(context, { thanks, next, page });
        } catch (error) {
          return answerRejected(context, { error, typed, form, page, log });
        }
      },
    };
  }

  async function take<Fields extends RobotSigns>(
    { schema, limit, store }: EnquiryEndpoint<Fields>,
    context: Context,
    typed: Typed,
  ): Promise<string | undefined> {
    const read = v.safeParse(schema, typed);
    if (!read.success) throw new InvalidFields(fieldErrors(read.issues));
    rejectTooFast(read.output, Date.now());
    const networks = () => limiter.networksOf(context);
    const deps = {
      database: await whenReady(database),
      limiter,
      origin,
      catalogue,
      networks,
      takeHeld: async (key: string) => takeHeld({ key, networks: await networks() }),
    };
    // Counted last: correcting a field does not use up the limit.
    const wait = await limiter.countVisit(context, limit);
    if (wait !== undefined) throw tooManyRequests(wait);
    const next = await store(deps, read.output);
    onMail();
    return typeof next === 'string' ? next : undefined;
  }

  return [
    routeFor(bulkQuote),
    routeFor(partQuestion),
    routeFor(restockRequestForm),
    routeFor(restockConfirmation),
    routeFor(restockWithdrawal),
    routeFor(heldUnit),
  ];
}
