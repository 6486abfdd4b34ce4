import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { offerChanges } from '../../contract/offer.ts';
import { winRequest } from '../../contract/offer-forms.ts';
import type { Shop } from '../app/shop.ts';
import { recordOfferWon } from '../offers/accept.ts';
import { parseAcceptance } from '../offers/acceptance.ts';
import { createOffer, createVersion, discardDraft, saveDraft } from '../offers/draft.ts';
import {
  type Offer,
  type OfferChangeRequest,
  readOffer,
  StaleOfferError,
} from '../offers/offer.ts';
import { holdOfferGoods, releaseOfferGoods } from '../offers/offer-holds.ts';
import {
  createOfferLink,
  createPreviewLink,
  markLost,
  sendOffer,
  withdrawOffer,
} from '../offers/send.ts';
import { readAvailable } from '../stock/ledger.ts';
import { buildOfferView, findVersionActivityId, readMaxDiscount } from './offer-view.ts';
import {
  fieldErrors,
  getActor,
  jsonBody,
  type OfficeDeps,
  type OfficeVariables,
  queryParams,
} from './office-context.ts';
import { pictureFile } from './order-view.ts';
import { productQuery, searchProducts } from './products.ts';

type Change<Given> = (
  shop: Shop,
  reference: string,
  request: Given & OfferChangeRequest,
) => Promise<{ offer: Offer }>;

/** Offers: writing, sending and all further actions. They are listed with quote requests. */
export function offersRoutes(deps: OfficeDeps) {
  /** Runs a change; if a colleague was faster, responds with the current state and who did what. */
  async function runChange<Given extends { version: number }>(
    context: Context<OfficeVariables>,
    given: Given,
    change: Change<NoInfer<Given>>,
  ) {
    const shop = await deps.shop();
    const { queries } = shop.database;
    const { who } = context.var;
    const by = getActor(context, deps);
    try {
      const { offer } = await change(shop, context.req.param('reference') ?? '', { ...given, by });
      deps.onMail();
      const activityId = await findVersionActivityId(queries, offer);
      return context.json({ offer: await buildOfferView(shop, offer, who), activityId }, 200);
    } catch (error) {
      if (!(error instanceof StaleOfferError)) throw error;
      const changes = error.changes.map(({ at, staffName, action }) => {
        return { at, by: staffName ?? undefined, action };
      });
      const current = await buildOfferView(shop, error.offer, who);
      return context.json({ error: error.message, current, changes }, 409);
    }
  }

  return (
    new Hono<OfficeVariables>()
      .post('/', jsonBody(offerChanges.create), async (context) => {
        const given = context.req.valid('json');
        const { reference } = await createOffer(await deps.shop(), given, getActor(context, deps));
        return context.json({ reference });
      })
      .get('/products', queryParams(productQuery), async (context) => {
        const { catalogue, database } = await deps.shop();
        const sellable = catalogue().products.filter(({ withdrawn }) => !withdrawn);
        const { products, ...page } = searchProducts(sellable, context.req.valid('query'));
        const free = await readAvailable(
          database.queries,
          products.map(({ id }) => id),
        );
        return context.json({
          ...page,
          products: products.map(({ id, sku, name, price }) => {
            return { id, sku, name, price, free: free.get(id) ?? 0, picture: pictureFile(id) };
          }),
        });
      })
      .get('/:reference', async (context) => {
        const shop = await deps.shop();
        const found = await readOffer(shop.database.queries, context.req.param('reference'));
        return context.json(await buildOfferView(shop, found, context.var.who));
      })
      .put('/:reference/draft', jsonBody(offerChanges.save), (context) =>
        runChange(context, context.req.valid('json'), (shop, reference, { draft, ...request }) =>
          saveDraft(shop, reference, draft, request),
        ),
      )
      .post('/:reference/discard', jsonBody(offerChanges.send), (context) =>
        runChange(context, context.req.valid('json'), discardDraft),
      )
      .post('/:reference/new-version', jsonBody(offerChanges.newVersion), (context) =>
        runChange(context, context.req.valid('json'), createVersion),
      )
      .post('/:reference/send', jsonBody(offerChanges.send), (context) =>
        runChange(context, context.req.valid('json'), async (shop, reference, request) => {
          const limit = await readMaxDiscount(shop.database.queries, context.var.who);
          return sendOffer(shop, reference, { ...request, mostDiscountPercent: limit });
        }),
      )
      .post('/:reference/withdraw', jsonBody(offerChanges.withdraw), (context) =>
        runChange(context, context.req.valid('json'), withdrawOffer),
      )
      .post('/:reference/lose', jsonBody(offerChanges.lose), (context) =>
        runChange(context, context.req.valid('json'), markLost),
      )
      .post('/:reference/win', jsonBody(winRequest), (context) => {
        const { version, how, note, ...typed } = context.req.valid('json');
        const read = parseAcceptance(typed);
        if (read.errors) throw fieldErrors(read.errors);
        const { details } = read;
        return runChange(context, { version, how, note, details }, recordOfferWon);
      })
      .post('/:reference/hold', jsonBody(offerChanges.hold), (context) =>
        runChange(context, context.req.valid('json'), holdOfferGoods),
      )
      .post('/:reference/release', jsonBody(offerChanges.release), (context) =>
        runChange(context, context.req.valid('json'), releaseOfferGoods),
      )
      .post('/:reference/preview', jsonBody(v.object({})), async (context) =>
        context.json(await createPreviewLink(await deps.shop(), context.req.param('reference'))),
      )
      // Creating a link overwrites no one's changes, so it needs no version.
      .post('/:reference/link', jsonBody(v.object({})), async (context) => {
        const shop = await deps.shop();
        const reference = context.req.param('reference');
        const { result } = await createOfferLink(shop, reference, getActor(context, deps));
        return context.json(result);
      })
  );
}
