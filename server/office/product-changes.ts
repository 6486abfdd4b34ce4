import { Hono } from 'hono';
import { applyChanges, buildNewSizeProduct, NewSizeError } from '../../catalogue/apply-changes.ts';
import { newSizeRow } from '../../catalogue/new-size.ts';
import type { Product } from '../../catalogue/product.ts';
import { rangeTitle } from '../../catalogue/range.ts';
import { findRangeByTitle } from '../../catalogue/ranges.ts';
import type { Shop } from '../app/shop.ts';
import { HttpError } from '../http/errors.ts';
import { storePhoto } from '../photos/photos.ts';
import { InvalidPhotoError, readPhoto } from '../photos/read-photo.ts';
import { readDraft, saveDraft } from '../publish/draft.ts';
import { createLiveShopLoader, withNewSizes } from './draft.ts';
import { fieldErrors, jsonBody, type OfficeDeps, type OfficeVariables } from './office-context.ts';

/** New sizes of a range, and photos; both are added to the draft like any change. */
export function productChangeRoutes(deps: Pick<OfficeDeps, 'shop' | 'log'>) {
  const loadLiveShop = createLiveShopLoader(deps.log);

  /** The shop including new sizes in the draft, and one of its products. */
  async function findProduct(id: string): Promise<{ shop: Shop; product: Product }> {
    const live = await loadLiveShop(await deps.shop());
    const shop = withNewSizes(live, await readDraft(live.database.queries));
    const product = shop.catalogue().byId(id);
    if (!product) throw new HttpError(404, 'There is no such product.');
    return { shop, product };
  }

  return new Hono<OfficeVariables>()
    .post('/:id/sizes', jsonBody(newSizeRow), async (context) => {
      const { shop, product } = await findProduct(context.req.param('id'));
      const range = findRangeByTitle(`${product.range} ${product.model}`);
      if (!range) throw new HttpError(409, 'This product has no other sizes.');
      const value = { range: rangeTitle(range), row: context.req.valid('json') };
      const { id } = buildNewSize(value);
      if (shop.catalogue().byId(id))
        throw fieldErrors({ size: 'This range already has that size.' });
      const author = { staffId: context.var.who.staffId, origin: 'hand' } as const;
      const changes = [{ productId: id, field: 'newSize', value }];
      const [invalidChange] = applyChanges(shop.catalogue().products, changes).errors;
      if (invalidChange) throw fieldErrors({ size: invalidChange.message });
      await saveDraft(shop.database, shop.catalogue(), changes, author);
      return context.json({ id });
    })
    .post('/:id/photo', async (context) => {
      const { shop, product } = await findProduct(context.req.param('id'));
      const bytes = new Uint8Array(await context.req.arrayBuffer());
      const photo = await readPhoto(bytes, context.req.header('content-type') ?? '').catch(
        (error) => {
          throw error instanceof InvalidPhotoError ? new HttpError(422, error.message) : error;
        },
      );
      await storePhoto(shop.database.queries, photo);
      const author = { staffId: context.var.who.staffId, origin: 'hand' } as const;
      const changes = [{ productId: product.id, field: 'photo', value: photo.file }];
      await saveDraft(shop.database, shop.catalogue(), changes, author);
      return context.json({ file: photo.file });
    });
}

/** The product created by adding a row to its range; throws an error for the field that does not fit. */
function buildNewSize(value: Parameters<typeof buildNewSizeProduct>[0]): Product {
  try {
    return buildNewSizeProduct(value);
  } catch (error) {
    if (error instanceof NewSizeError) throw fieldErrors({ [error.column]: error.message });
    throw error;
  }
}
