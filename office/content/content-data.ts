import type { InferResponseType } from 'hono/client';
import { api, useLoad } from '../app/api.ts';

const ofRecord = api.content.record;
type Content = InferResponseType<typeof api.content.$get, 200>;
export type ContentKind = Content['kinds'][number];
export type ContentRecord = InferResponseType<typeof ofRecord.$get, 200>;
export type ContentField = ContentRecord['fields'][number];

/** Under the 'prices' key, so that it reloads together with the draft that it shows. */
export const useContent = () => useLoad(['prices', 'content'], () => api.content.$get());

export const useRecord = (id: string) =>
  useLoad(['prices', 'content', id], () => ofRecord.$get({ query: { id } }));
