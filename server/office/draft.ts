import { and, asc, eq, isNull } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { applyChanges } from '../../catalogue/apply-changes.ts';
import type { UncheckedChange } from '../../catalogue/changes.ts';
import { isContentChange } from '../../catalogue/content-change.ts';
import { indexProducts } from '../../catalogue/index-products.ts';
import { formatPrice } from '../../catalogue/money.ts';
import { minDaysCharged } from '../../catalogue/was-price.ts';
import {
  applyContentChanges,
  contentErrorAt,
} from '../../content/editable/apply-content-changes.ts';
import {
  draftChanges,
  draftField,
  maxBulkPrices,
  type PublicationRequest,
  productId,
  publication,
} from '../../contract/prices.ts';
import { formatShortDay, parseUkTime } from '../../contract/uk-time.ts';
import { listedProducts } from '../app/catalogue.ts';
import type { Log } from '../app/log.ts';
import type { Shop } from '../app/shop.ts';
import type { Database, Queries } from '../database/database.ts';
import { staff } from '../database/schema.ts';
import { HttpError } from '../http/errors.ts';
import { hasPhoto } from '../photos/photos.ts';
import { findSubject, parseAnyChange } from '../publish/change-subject.ts';
import { readOriginalProducts } from '../publish/changes-in-force.ts';
import {
  type DraftChange,
  discardDraft,
  hashDraft,
  isJsonEqual,
  lockDraft,
  readDraft,
  saveDraft,
  saveDraftField,
} from '../publish/draft.ts';
import { createLiveCatalogue } from '../publish/live-catalogue.ts';
import {
  isWasPriceProven,
  readWasPriceStates,
  type WasPriceState,
} from '../publish/price-history.ts';
import {
  findVersionDifferences,
  InvalidChangesError,
  listVersions,
  publishChanges,
  undoVersion,
  VersionUndoError,
} from '../publish/versions.ts';
import {
  fieldErrors,
  getActor,
  idParam,
  jsonBody,
  type OfficeDeps,
  type OfficeVariables,
  ownersOnly,
  queryParams,
} from './office-context.ts';

const discardRequest = v.object({
  productIds: v.optional(v.pipe(v.array(productId), v.maxLength(maxBulkPrices))),
});

/** The draft shared by the whole office: each field is saved separately, and all are published together. */
export function draftRoutes(deps: OfficeDeps) {
  const loadLiveShop = createLiveShopLoader(deps.log);
  return new Hono<OfficeVariables>()
    .get('/', async (context) => {
      const shop = await loadLiveShop(await deps.shop());
      const { queries } = shop.database;
      const draft = await readPendingDraft(shop);
      const [latest] = await listVersions(queries, { limit: 1 });
      return context.json({
        revision: hashDraftState(shop, draft),
        products: countProducts(draft),
        byRule: countProducts(draft.filter(({ origin }) => origin === 'rule')),
        by: [...new Set(draft.flatMap(({ by }) => by ?? []))],
        problems: await findDraftProblems(shop, draft),
        latest,
        /** The people who may publish. */
        owners: await ownerNames(queries),
      });
    })
    .patch('/', jsonBody(draftField), async (context) => {
      const given = context.req.valid('json');
      const live = await loadLiveShop(await deps.shop());
      const shop = withNewSizes(live, await readPendingDraft(live));
      const change = await validateChange(shop, given);
      const author = { staffId: context.var.who.staffId, origin: 'hand' } as const;
      const { database } = shop;
      const request = { ...change, seen: given.seen };
      const current = await saveDraftField(database, shop.catalogue(), request, author);
      if (current) {
        const sentence = `${current.by ?? 'A colleague'} has changed this in the meantime.`;
        throw new HttpError(409, sentence, { details: { current } });
      }
      return context.json({ saved: true });
    })
    .post('/', jsonBody(draftChanges), async (context) => {
      const { changes, origin } = context.req.valid('json');
      const live = await loadLiveShop(await deps.shop());
      const shop = withNewSizes(live, [...(await readPendingDraft(live)), ...changes]);
      const validChanges = await Promise.all(changes.map((change) => validateChange(shop, change)));
      const author = { staffId: context.var.who.staffId, origin };
      await saveDraft(shop.database, shop.catalogue(), validChanges, author);
      return context.json({ saved: validChanges.length });
    })
    .post('/discard', jsonBody(discardRequest), async (context) => {
      const { database } = await deps.shop();
      const discarded = await discardDraft(database, context.req.valid('json').productIds);
      return context.json({
        /** The changes that would restore the draft. */
        changes: discarded.map(({ productId, field, value }) => ({ productId, field, value })),
        products: countProducts(discarded),
      });
    })
    .post('/publish', ownersOnly, jsonBody(publication), async (context) => {
      const request = context.req.valid('json');
      const { database, ...rest } = await deps.shop();
      const period = parsePeriod(request);
      const version = await withHttpErrors(() =>
        database.transaction(async (queries) => {
          await lockDraft(queries);
          const transactionDatabase: Database = {
            ...database,
            queries,
            transaction: (operation) => operation(queries),
          };
          const shop = await loadLiveShop({ ...rest, database: transactionDatabase });
          const draft = await readPendingDraft(shop);
          if (hashDraftState(shop, draft) !== request.seen || draft.length === 0)
            throw new HttpError(409, 'The draft has changed in the meantime. Check it again.');
          const problems = await findDraftProblems(shop, draft);
          if (problems.length > 0)
            throw new HttpError(422, 'Some changes cannot go live yet.', { details: { problems } });
          const by = getActor(context, deps);
          const changes = draft.map(({ productId, field, value }) => ({ productId, field, value }));
          const { note } = request;
          const made = { changes, by, note, ...period };
          const id = await publishChanges(transactionDatabase, listedProducts, made);
          await discardDraft(transactionDatabase);
          return id;
        }),
      );
      return context.json({ version });
    });
}

const versionsQuery = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number))),
});

const versionPageSize = 20;

/** What was published, by whom, when and why, and undoing it. */
export function versionRoutes(deps: OfficeDeps) {
  const loadLiveShop = createLiveShopLoader(deps.log);
  return new Hono<OfficeVariables>()
    .get('/', queryParams(versionsQuery), async (context) => {
      const { queries } = (await deps.shop()).database;
      const { before } = context.req.valid('query');
      const rows = await listVersions(queries, { before, limit: versionPageSize + 1 });
      return context.json({
        rows: rows.slice(0, versionPageSize),
        next: rows.length > versionPageSize ? rows[versionPageSize - 1]?.id : undefined,
      });
    })
    .get('/:id', idParam, async (context) => {
      const shop = await loadLiveShop(await deps.shop());
      const { id } = context.req.valid('param');
      const differences = await findVersionDifferences(shop.database.queries, listedProducts, id);
      return context.json({
        rows: differences.map((row) => {
          const subject = findSubject(shop.catalogue(), row.productId);
          const { name = row.productId, about = '' } = subject ?? {};
          const { label, input } = subject?.getField(row.field) ?? {};
          return { ...row, name, about, label, input };
        }),
      });
    })
    .post('/:id/undo', ownersOnly, idParam, async (context) => {
      const { database } = await deps.shop();
      const { id: version } = context.req.valid('param');
      const by = getActor(context, deps);
      const made = await withHttpErrors(() =>
        undoVersion(database, listedProducts, { version, by }),
      );
      return context.json({ version: made });
    });
}

/** The shop with the catalogue in force, whatever its pages still show. */
export function createLiveShopLoader(log: Log) {
  const live = createLiveCatalogue(log);
  return async (shop: Shop): Promise<Shop> => {
    const catalogue = await live.inForce(shop.database.queries);
    return { ...shop, catalogue: () => catalogue };
  };
}

/** The draft without changes that have gone live since. */
export async function readPendingDraft(shop: Shop): Promise<DraftChange[]> {
  const live = shop.catalogue();
  const draft = await readDraft(shop.database.queries);
  const catalogue = withNewSizes(shop, draft).catalogue();
  return draft.filter(({ productId, field, value }) => {
    if (field === 'newSize') return live.byId(productId) === undefined;
    const subject = findSubject(catalogue, productId);
    return subject !== undefined && !isJsonEqual(subject.getValue(field), value);
  });
}

/** The shop as if the sizes added by a draft were on sale already, so that other changes can refer to them. */
export function withNewSizes(shop: Shop, draft: readonly UncheckedChange[]): Shop {
  const live = shop.catalogue();
  const added = draft.filter(
    ({ field, productId }) => field === 'newSize' && !live.byId(productId),
  );
  if (added.length === 0) return shop;
  const made = indexProducts(
    applyChanges(live.products, added).products,
    live.revision,
    live.content,
  );
  return { ...shop, catalogue: () => made };
}

/** Identifies the state of the draft and of the values that it would replace. */
function hashDraftState(shop: Shop, draft: readonly DraftChange[]): string {
  const catalogue = shop.catalogue();
  const replaced = draft.map(({ productId, field }) => {
    const value = findSubject(catalogue, productId)?.getValue(field);
    return { productId, field, value };
  });
  return hashDraft([...draft, ...replaced]);
}

const countProducts = (draft: readonly DraftChange[]) =>
  new Set(draft.map(({ productId }) => productId)).size;

/** The change as it is stored; an invalid one throws an error for its field. */
async function validateChange(
  shop: Shop,
  given: { productId: string; field: string; value?: unknown },
): Promise<UncheckedChange> {
  const { productId, field, value } = given;
  const catalogue = shop.catalogue();
  const { change, error } = parseAnyChange({ productId, field, value });
  if (error) throw fieldErrors({ value: error.message });
  if (!findSubject(catalogue, productId)) throw new HttpError(404, 'There is no such product.');
  if (isContentChange(change)) {
    const others = [...catalogue.content, ...(await readDraft(shop.database.queries))];
    const contentError = contentErrorAt(change, others);
    if (contentError) throw fieldErrors({ value: contentError.message });
  }
  return change;
}

type DraftProblem = {
  productId: string;
  name: string;
  field: string;
  message: string;
  /** A was-price that an owner can confirm. */
  confirms?: number;
};

/** The problems that prevent publishing a draft, each with its product. */
async function findDraftProblems(
  shop: Shop,
  draft: readonly DraftChange[],
): Promise<DraftProblem[]> {
  const catalogue = shop.catalogue();
  const { queries } = shop.database;
  const drafted = withNewSizes(shop, draft).catalogue();
  const nameOf = (id: string) => findSubject(drafted, id)?.name ?? id;
  const errors = [
    ...applyChanges(catalogue.products, draft).errors,
    ...applyContentChanges([...catalogue.content, ...draft]).errors,
  ];
  const invalidChanges = errors.map((error) => ({ ...error, name: nameOf(error.productId) }));
  const claims = new Map(
    draft.flatMap(({ productId, field, value }) =>
      field === 'originalPrice' && typeof value === 'number' ? [[productId, value] as const] : [],
    ),
  );
  const states = await readWasPriceStates(
    queries,
    claims,
    await readOriginalProducts(queries, listedProducts),
  );
  const unprovenWasPrices = [...states].flatMap(([id, state]): DraftProblem[] => {
    const pence = claims.get(id);
    if (pence === undefined || isWasPriceProven(state)) return [];
    const message = wasPriceMessage(pence, state);
    return [{ productId: id, name: nameOf(id), field: 'originalPrice', message, confirms: pence }];
  });
  return [
    ...invalidChanges,
    ...unprovenWasPrices,
    ...(await findMissingPhotos(queries, draft, nameOf)),
  ];
}

/** Unused photos are deleted after a day, so that a draft restored later may lack its photo. */
async function findMissingPhotos(
  queries: Queries,
  draft: readonly DraftChange[],
  nameOf: (id: string) => string,
): Promise<DraftProblem[]> {
  const problems: DraftProblem[] = [];
  for (const { productId, field, value } of draft) {
    if (field !== 'photo' || typeof value !== 'string' || (await hasPhoto(queries, value)))
      continue;
    const message = 'The photo is no longer there. Upload it again.';
    problems.push({ productId, name: nameOf(productId), field, message });
  }
  return problems;
}

/** Why a was-price may not be shown. */
function wasPriceMessage(pence: number, { evidence }: WasPriceState): string {
  const needed = `A was-price must have been charged for ${minDaysCharged} days in a row`;
  const price = formatPrice(pence);
  if (!evidence) return `${needed}. This shop has no record of ${price}.`;
  const { days, from } = evidence;
  const charged = days === 0 ? 'for less than a day' : `for ${days} day${days === 1 ? '' : 's'}`;
  return `${needed}. ${price} was charged ${charged}, from ${formatShortDay(from)}.`;
}

async function ownerNames(queries: Queries): Promise<string[]> {
  const rows = await queries
    .select({ name: staff.name })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.removedAt)))
    .orderBy(asc(staff.id));
  return rows.map(({ name }) => name);
}

/** The moments when it goes live and ends. */
function parsePeriod({ start, end }: PublicationRequest) {
  const parseMoment = (name: 'start' | 'end', given: PublicationRequest['start']) => {
    if (!given) return undefined;
    const moment = parseUkTime(given.day, given.time);
    if (!moment)
      throw fieldErrors({ [name]: 'The clocks go forward then: this time does not exist.' });
    if (moment <= new Date()) throw fieldErrors({ [name]: 'Choose a time in the future.' });
    return moment;
  };
  const [liveFrom, liveUntil] = [parseMoment('start', start), parseMoment('end', end)];
  if (liveFrom && liveUntil && liveUntil <= liveFrom)
    throw fieldErrors({ end: 'The end must be after the beginning.' });
  return { liveFrom, liveUntil };
}

/** Runs the work, and turns changes rejected by the catalogue into HTTP errors. */
async function withHttpErrors<Result>(operation: () => Promise<Result>): Promise<Result> {
  try {
    return await operation();
  } catch (error) {
    if (error instanceof VersionUndoError)
      throw new HttpError(error.reason === 'not-found' ? 404 : 409, error.message);
    if (!(error instanceof InvalidChangesError)) throw error;
    const problems = error.errors.map((each) => ({ ...each, name: each.productId }));
    const [first] = error.errors;
    const sentence = `This cannot go live: ${first?.message ?? 'it is not valid.'}`;
    throw new HttpError(422, sentence, { details: { problems } });
  }
}
