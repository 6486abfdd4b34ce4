import { Hono } from 'hono';
import { applyChanges, NewSizeError, newSizeProduct } from '../../catalogue/apply-changes.ts';
import { newSizeRow } from '../../catalogue/new-size.ts';
import type { Product } from '../../catalogue/product.ts';
import { rangeTitle } from '../../catalogue/range.ts';
import { rangeTitled } from '../../catalogue/ranges.ts';
import type { Shop } from '../app/shop.ts';
import { HttpError } from '../http/errors.ts';
import { storePhoto } from '../photos/photos.ts';
import { PhotoRejected, readPhoto } from '../photos/read-photo.ts';
import { readDraft, saveDraft } from '../publish/draft.ts';
import { shopsInForce, withNewSizes } from './draft.ts';
import { fieldErrors, jsonBody, type OfficeDeps, type OfficeVariables } from './office-context.ts';

/** New sizes of a range, and photos; both are added to the draft like any change. */
export function productChangeRoutes(deps: Pick<OfficeDeps, 'shop' | 'log'>) {
  const shopInForce = shopsInForce(deps.log);

  /** The shop including new sizes in the draft, and one of its products. */
  async function find(id: string): Promise<{ shop: Shop; product: Product }> {
    const live = await shopInForce(await deps.shop());
    const shop = withNewSizes(live, await readDraft(live.database.queries));
    const product = shop.catalogue().byId(id);
    if (!product) throw new HttpError(404, 'There is no such product.');
    return { shop, product };
  }

  return new Hono<OfficeVariables>()
    .post('/:id/sizes', jsonBody(newSizeRow), async (context) => {
      const { shop, product } = await find(context.req.param('id'));
      const range = rangeTitled(`${product.range} ${product.model}`);
      if (!range) throw new HttpError(409, 'This product has no other sizes.');
      const value = { range: rangeTitle(range), row: context.req.valid('json') };
      const { id } = madeOf(value);
      if (shop.catalogue().byId(id))
        throw fieldErrors({ size: 'This range already has that size.' });
      const hand = { staffId: context.var.who.staffId, origin: 'hand' } as const;
      const changes = [{ productId: id, field: 'newSize', value }];
      const [senseless] = applyChanges(shop.catalogue().products, changes).errors;
      if (senseless) throw fieldErrors({ size: senseless.message });
      await saveDraft(shop.database, shop.catalogue(), changes, hand);
      return context.json({ id });
    })
    .post('/:id/photo', async (context) => {
      const { shop, product } = await find(context.req.param('id'));
      const bytes = new Uint8Array(await context.req.arrayBuffer());
      const photo = await readPhoto(bytes, context.req.header('content-type') ?? '').catch(
        (error) => {
          throw error instanceof PhotoRejected ? new HttpError(422, error.message) : error;
        },
      );
      await storePhoto(shop.database.queries, photo);
      const hand = { staffId: context.var.who.staffId, origin: 'hand' } as const;
      const changes = [{ productId: product.id, field: 'photo', value: photo.file }];
      await saveDraft(shop.database, shop.catalogue(), changes, hand);
      return context.json({ file: photo.file });
    });
}

/** The product created by adding a row to its range; throws an error for the field that does not fit. */
function madeOf(value: Parameters<typeof newSizeProduct>[0]): Product {
  try {
    return newSizeProduct(value);
  } catch (error) {
    if (error instanceof NewSizeError) throw fieldErrors({ [error.column]: error.message });
    throw error;
  }
}
