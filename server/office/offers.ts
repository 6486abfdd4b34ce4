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

type Change = (
  shop: Shop,
  reference: string,
  request: OfferChangeRequest,
) => Promise<{ offer: Offer }>;

const versionOnly = offerChanges.send;

/** Offers: writing, sending and all further actions. They are listed with quote requests. */
export function offersRoutes(deps: OfficeDeps) {
  /** Runs a change; if a colleague was faster, responds with the current state and who did what. */
  async function runChange(context: Context<OfficeVariables>, version: number, change: Change) {
    const shop = await deps.shop();
    const { queries } = shop.database;
    const { who } = context.var;
    const by = getActor(context, deps);
    try {
      const { offer } = await change(shop, context.req.param('reference') ?? '', { by, version });
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
      .put('/:reference/draft', jsonBody(offerChanges.save), (context) => {
        const { version, draft } = context.req.valid('json');
        return runChange(context, version, (shop, reference, request) =>
          saveDraft(shop, reference, draft, request),
        );
      })
      .post('/:reference/discard', jsonBody(versionOnly), (context) =>
        runChange(context, context.req.valid('json').version, discardDraft),
      )
      .post('/:reference/new-version', jsonBody(offerChanges.newVersion), (context) =>
        runChange(context, context.req.valid('json').version, createVersion),
      )
      .post('/:reference/send', jsonBody(offerChanges.send), (context) =>
        runChange(context, context.req.valid('json').version, async (shop, reference, request) => {
          const limit = await readMaxDiscount(shop.database.queries, context.var.who);
          return sendOffer(shop, reference, { ...request, mostDiscountPercent: limit });
        }),
      )
      .post('/:reference/withdraw', jsonBody(offerChanges.withdraw), (context) =>
        runChange(context, context.req.valid('json').version, withdrawOffer),
      )
      .post('/:reference/lose', jsonBody(offerChanges.lose), (context) => {
        const { version, reason, note } = context.req.valid('json');
        return runChange(context, version, (shop, reference, request) =>
          markLost(shop, reference, { ...request, reason, note }),
        );
      })
      .post('/:reference/win', jsonBody(winRequest), (context) => {
        const { version, how, note, ...typed } = context.req.valid('json');
        const read = parseAcceptance(typed);
        if (read.errors) throw fieldErrors(read.errors);
        const { details } = read;
        return runChange(context, version, (shop, reference, request) =>
          recordOfferWon(shop, reference, { ...request, how, note, details }),
        );
      })
      .post('/:reference/hold', jsonBody(offerChanges.hold), (context) => {
        const { version, until } = context.req.valid('json');
        return runChange(context, version, (shop, reference, request) =>
          holdOfferGoods(shop, reference, { ...request, until }),
        );
      })
      .post('/:reference/release', jsonBody(offerChanges.release), (context) =>
        runChange(context, context.req.valid('json').version, releaseOfferGoods),
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
