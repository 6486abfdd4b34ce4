import type { Context } from 'hono';
import * as v from 'valibot';
import type { Catalogue } from '../../catalogue/index-products.ts';
import { fieldErrors } from '../../contract/field-errors.ts';
import type { Log } from '../app/log.ts';
import type { Database } from '../database/database.ts';
import { whenReady } from '../http/errors.ts';
import type { HashedNetwork, Limiter } from '../http/limits/limiter.ts';
import { admitRequest, limits, tooManyRequests } from '../http/limits/limits.ts';
import { fieldTypes, readFields, type SubmittedFields } from '../http/read-fields.ts';
import type { Route } from '../http/routes.ts';
import type { BuiltSite } from '../pages/read-site.ts';
import type { BotSignals, EnquiryEndpoint } from './enquiry.ts';
import { InvalidFieldsError, isBot, rejectTooFast } from './enquiry.ts';
import { createResubmitPage, respondAccepted, respondRejected } from './enquiry-responses.ts';
import { partEnquiryEndpoint } from './part-enquiry.ts';
import { quoteEndpoint } from './quote-endpoint.ts';
import {
  heldUnitEndpoint,
  restockConfirmationEndpoint,
  restockRequestEndpoint,
  restockWithdrawalEndpoint,
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
export function enquiryRoutes(routeDeps: EnquiryRouteDeps): Route[] {
  const { database, limiter, catalogue, log, origin, takeHeld, onMail = () => {} } = routeDeps;
  const page = createResubmitPage(routeDeps.site);

  function createRoute<Fields extends BotSignals>(enquiry: EnquiryEndpoint<Fields>): Route {
    const { path, form, thanks, opaqueOrigin: allowOpaqueOrigin = false } = enquiry;
    return {
      method: 'POST',
      path,
      handler: async (context) => {
        let typed: SubmittedFields = {};
        try {
          await admitRequest(context, {
            limiter,
            origin,
            allowOpaqueOrigin,
            limit: limits.form,
            types: fieldTypes,
          });
          typed = await readFields(context.req.raw);
          if (isBot(typed)) log.info('a bot filled in a form', { path });
          const next = isBot(typed) ? undefined : await storeEnquiry(enquiry, context, typed);
          return respondAccepted(context, { thanks, next, page });
        } catch (error) {
          return respondRejected(context, { error, typed, form, page, log });
        }
      },
    };
  }

  async function storeEnquiry<Fields extends BotSignals>(
    { schema, limit, store }: EnquiryEndpoint<Fields>,
    context: Context,
    typed: SubmittedFields,
  ): Promise<string | undefined> {
    const parsed = v.safeParse(schema, typed);
    if (!parsed.success) throw new InvalidFieldsError(fieldErrors(parsed.issues));
    rejectTooFast(parsed.output, Date.now());
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
    const wait = await limiter.countRequest(context, limit);
    if (wait !== undefined) throw tooManyRequests(wait);
    const next = await store(deps, parsed.output);
    onMail();
    return typeof next === 'string' ? next : undefined;
  }

  return [
    createRoute(quoteEndpoint),
    createRoute(partEnquiryEndpoint),
    createRoute(restockRequestEndpoint),
    createRoute(restockConfirmationEndpoint),
    createRoute(restockWithdrawalEndpoint),
    createRoute(heldUnitEndpoint),
  ];
}
