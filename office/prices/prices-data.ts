import type { InferResponseType } from 'hono/client';
import { useEffect, useRef, useState } from 'react';
import type { ChangeField } from '../../catalogue/changes.ts';
import { contentRecord } from '../../catalogue/content-change.ts';
import { formatPrice } from '../../catalogue/money.ts';
import type { NewSize } from '../../catalogue/new-size.ts';
import {
  type PriceFilter,
  type PriceTab,
  type RuleRequest,
  writePriceFilter,
} from '../../contract/prices.ts';
import { formatTime } from '../../contract/uk-time.ts';
import { api, RequestError, useApiMutation, useApiQuery } from '../app/api.ts';

type PricePage = InferResponseType<typeof api.prices.$get, 200>;
export type PriceRow = PricePage['rows'][number];
export type Draft = InferResponseType<typeof api.draft.$get, 200>;
export type PublishedVersion = InferResponseType<typeof api.versions.$get, 200>['rows'][number];
export type RulePreview = InferResponseType<typeof api.prices.rule.$post, 200>;

export const tabNames: Readonly<Record<PriceTab, string>> = {
  all: 'All',
  changed: 'Changed',
  reduced: 'Reduced',
  scheduled: 'Scheduled',
};

export const fieldNames: Readonly<Record<ChangeField, string>> = {
  price: 'Price',
  originalPrice: 'Was-price',
  badges: 'Badges',
  estimatedRestock: 'Restock date',
  description: 'Description',
  features: 'Features',
  inBox: 'In the box',
  featured: 'Featured',
  withdrawn: 'Withdrawn',
  photo: 'Photo',
  newSize: 'New size',
};

/** The screen for the product or content that was changed. */
export function subjectHref(productId: string): string {
  const record = contentRecord({ productId });
  return record === undefined ? `/products/${productId}` : `/content/${record}`;
}

/** The label of a product's field; a content field's name already is its label. */
export const formatFieldName = (field: string): string => fieldNames[field as ChangeField] ?? field;

/** A value as text: '£283.95', 'GRP, Professional', 'yes'. */
export function formatValue(field: string, value: unknown, input = 'pounds'): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (field === 'photo') return 'a photo';
  if (field === 'newSize') {
    const { size, price } = (value as NewSize).row;
    return `${size}, £${price}`;
  }
  if (typeof value === 'number') return input === 'pounds' ? formatPrice(value) : String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value))
    return value.length > 0 ? value.join(field === 'badges' ? ', ' : '; ') : 'none';
  return String(value);
}

/** The address of a page of the list. */
export function pricesHref(filter: PriceFilter, page = 1): string {
  const query = [writePriceFilter(filter), page > 1 && `page=${page}`].filter(Boolean);
  return query.length > 0 ? `/prices?${query.join('&')}` : '/prices';
}

/** A page of the list. Keeps the previous rows until the new ones have loaded. */
export function usePrices(filter: PriceFilter, page: number) {
  return useApiQuery(
    ['prices', 'list', writePriceFilter(filter), page],
    () => api.prices.$get({ query: { ...filter, page: String(page) } }),
    { keepsPreviousData: true },
  );
}

const productApi = api.prices[':productId'];
export type ProductDetail = InferResponseType<typeof productApi.$get, 200>;

export function useProduct(productId: string) {
  return useApiQuery(['prices', 'product', productId], () =>
    productApi.$get({ param: { productId } }),
  );
}

export const useDraft = () => useApiQuery(['prices', 'draft'], () => api.draft.$get());

export type DraftPreview = InferResponseType<typeof api.draft.preview.$get, 200>;

export const usePreview = () => useApiQuery(['prices', 'preview'], () => api.draft.preview.$get());

export function useVersions(before?: number) {
  return useApiQuery(
    ['prices', 'versions', before],
    () => api.versions.$get({ query: before === undefined ? {} : { before: String(before) } }),
    { keepsPreviousData: true },
  );
}

export function useVersionDifference(id: number) {
  return useApiQuery(['prices', 'difference', id], () =>
    api.versions[':id'].$get({ param: { id: String(id) } }),
  );
}

/** The effect of a rule; loaded again when the rule or the filter changes. */
export function useRulePreview(request: RuleRequest | undefined) {
  return useApiQuery(
    ['prices', 'rule', request],
    // Not called without a request.
    () => api.prices.rule.$post({ json: request as RuleRequest }),
    { enabled: request !== undefined, keepsPreviousData: true },
  );
}

const affectedQueries = [['prices'], ['activity']];

type PublishInput = Parameters<typeof api.draft.publish.$post>[0]['json'];
type ChangesInput = Parameters<typeof api.draft.$post>[0]['json'];
type FieldInput = Parameters<typeof api.draft.$patch>[0]['json'];

export const usePublish = () =>
  useApiMutation((json: PublishInput) => api.draft.publish.$post({ json }), affectedQueries);

export const useAddToDraft = () =>
  useApiMutation((json: ChangesInput) => api.draft.$post({ json }), affectedQueries);

type SizeInput = Parameters<(typeof api.products)[':id']['sizes']['$post']>[0]['json'];

export const useAddSize = (id: string) =>
  useApiMutation(
    (json: SizeInput) => api.products[':id'].sizes.$post({ param: { id }, json }),
    affectedQueries,
  );

export const useUploadPhoto = (id: string) =>
  useApiMutation(
    (file: File) =>
      api.products[':id'].photo.$post(
        { param: { id } },
        { init: { body: file, headers: { 'content-type': file.type } } },
      ),
    affectedQueries,
  );

export const useDiscardDraft = () =>
  useApiMutation(
    (productIds: string[] | undefined) =>
      api.draft.discard.$post({ json: productIds ? { productIds } : {} }),
    affectedQueries,
  );

export const useUndoVersion = () =>
  useApiMutation(
    (id: number) => api.versions[':id'].undo.$post({ param: { id: String(id) } }),
    affectedQueries,
  );

/** A colleague's change to a field while it was being edited. */
export type FieldConflict = { value: unknown; by: string | null; at: string };

/** For example 'Dan set it to £281.00 at 09:44.' */
export function conflictText(field: string, { value, by, at }: FieldConflict): string {
  const who = by ?? 'A colleague';
  const when = formatTime(new Date(at));
  if (value === undefined) return `${who} published or discarded this at ${when}.`;
  return `${who} set it to ${formatValue(field, value)} at ${when}.`;
}

/** Milliseconds without typing after which a field is saved. */
const autosaveDelayMs = 600;

type FieldProps = {
  productId: string;
  field: string;
  /** The drafted value; undefined where the field is not drafted. */
  drafted: unknown;
  live: unknown;
};

export type DraftField = ReturnType<typeof useDraftField>;

/**
 * A draft field that saves itself after each pause in typing. It never overwrites what a colleague saved
 * in the meantime: that is returned as a conflict, and the typed value stays.
 */
export function useDraftField({ productId, field, drafted, live }: FieldProps) {
  const { mutateAsync } = useApiMutation(
    (json: FieldInput) => api.draft.$patch({ json }),
    affectedQueries,
  );
  /** The value to compare with, from the first key press until the field loses the focus. */
  const editBase = useRef<{ value: unknown; first: unknown }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [error, setError] = useState('');
  const [conflict, setConflict] = useState<FieldConflict & { mine: unknown }>();
  const queue = useRef(Promise.resolve(true));

  useEffect(() => () => clearTimeout(timer.current), []);

  const startEdit = () => {
    editBase.current ??= { value: drafted, first: drafted === undefined ? live : drafted };
    return editBase.current;
  };
  /** Whether it was saved. */
  const send = async (value: unknown): Promise<boolean> => {
    const base = startEdit();
    const lastKnown = base.value === undefined ? live : base.value;
    if (JSON.stringify(value) === JSON.stringify(lastKnown)) return true;
    try {
      await mutateAsync({
        productId,
        field,
        value,
        ...(base.value !== undefined && { seen: base.value }),
      });
      base.value = JSON.stringify(value) === JSON.stringify(live) ? undefined : value;
      setError('');
      return true;
    } catch (reason) {
      if (!(reason instanceof RequestError))
        setError('Not saved: no connection. Your change is kept here.');
      else if (reason.status !== 409) setError(reason.body.fields?.value?.[0] ?? reason.message);
      else setConflict({ ...(reason.body.current as FieldConflict), mine: value });
      return false;
    }
  };
  /** Saves one after the other, each compared with the value that the previous one saved. */
  const save = (value: unknown) => {
    clearTimeout(timer.current);
    queue.current = queue.current.then(() => send(value));
    return queue.current;
  };
  return {
    error,
    setError,
    conflict,
    save,
    saveSoon: (value: unknown) => {
      startEdit();
      clearTimeout(timer.current);
      timer.current = setTimeout(() => save(value), autosaveDelayMs);
    },
    cancel: () => clearTimeout(timer.current),
    /** Called on blur: the next edit starts from the value at that time. */
    leave: () =>
      queue.current.then(() => {
        editBase.current = undefined;
      }),
    /** The value before the first key. */
    first: () => startEdit().first,
    keepTheirs: () => {
      editBase.current = undefined;
      setConflict(undefined);
    },
    sendMine: () => {
      const { value: theirs, mine } = conflict ?? {};
      editBase.current = { value: theirs, first: theirs };
      setConflict(undefined);
      return save(mine);
    },
  };
}
