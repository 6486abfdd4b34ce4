import type { InferResponseType } from 'hono/client';
import { api, useApiQuery } from '../app/api.ts';

const recordApi = api.content.record;
type Content = InferResponseType<typeof api.content.$get, 200>;
export type ContentKind = Content['kinds'][number];
export type ContentRecord = InferResponseType<typeof recordApi.$get, 200>;
export type ContentField = ContentRecord['fields'][number];

/** Under the 'prices' key, so that it reloads together with the draft that it shows. */
export const useContent = () => useApiQuery(['prices', 'content'], () => api.content.$get());

export const useRecord = (id: string) =>
  useApiQuery(['prices', 'content', id], () => recordApi.$get({ query: { id } }));
