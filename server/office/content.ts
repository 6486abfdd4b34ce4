import { Hono } from 'hono';
import * as v from 'valibot';
import { affectsEveryPage, contentId } from '../../catalogue/content-change.ts';
import { contentKinds } from '../../content/editable/content-fields.ts';
import { type ContentKindName, contentRecords } from '../../content/editable/content-records.ts';
import { HttpError } from '../http/errors.ts';
import { findSubject } from '../publish/change-subject.ts';
import { createLiveShopLoader, readPendingDraft } from './draft.ts';
import { type OfficeDeps, type OfficeVariables, queryParams } from './office-context.ts';

const recordQuery = v.object({ id: v.pipe(v.string(), v.maxLength(100)) });

/** The shop's content: all editable records, and one record with its fields. Drafts are saved like prices. */
export function contentRoutes(deps: OfficeDeps) {
  const loadLiveShop = createLiveShopLoader(deps.log);
  return new Hono<OfficeVariables>()
    .get('/', async (context) => {
      const shop = await loadLiveShop(await deps.shop());
      const catalogue = shop.catalogue();
      const drafted = new Set((await readPendingDraft(shop)).map(({ productId }) => productId));
      const changed = new Set(catalogue.content.map(({ productId }) => productId));
      const records = [...contentRecords.values()].map(({ id, kind, fields }) => {
        const productId = contentId(id);
        const subject = findSubject(catalogue, productId);
        const name = subject?.name ?? id;
        // The first field whose value is not already shown as the name.
        const first = fields.find(({ field }) => subject?.getValue(field) !== name);
        return {
          ...{ id, kind, name },
          first: first && { input: first.input, value: subject?.getValue(first.field) ?? null },
          isDrafted: drafted.has(productId),
          isChanged: changed.has(productId),
        };
      });
      const kinds = Object.entries(contentKinds).map(([kind, { title }]) => ({
        kind: kind as ContentKindName,
        title,
        records: records.filter((record) => record.kind === kind),
      }));
      return context.json({ kinds });
    })
    .get('/record', queryParams(recordQuery), async (context) => {
      const record = contentRecords.get(context.req.valid('query').id);
      if (!record) throw new HttpError(404, 'There is no such text.');
      const shop = await loadLiveShop(await deps.shop());
      const { id, kind, fields, pages } = record;
      const productId = contentId(id);
      const subject = findSubject(shop.catalogue(), productId);
      const draft = (await readPendingDraft(shop)).filter((each) => each.productId === productId);
      return context.json({
        ...{ id, productId, name: subject?.name ?? id, kind },
        title: contentKinds[kind].title,
        fields: fields.map(({ field, label, input, hint, group }) => ({
          ...{ field, label, input, hint, group },
          live: subject?.getValue(field) ?? null,
          drafted: draft.find((each) => each.field === field)?.value,
          isDrafted: draft.some((each) => each.field === field),
        })),
        pages: pages.map((path) => ({ path, href: `${shop.origin}${path}` })),
        isEverywhere: affectsEveryPage(id),
      });
    });
}
