import {
  keepPreviousData,
  type QueryKey,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type ClientResponse, hc, type InferResponseType } from 'hono/client';
import type { OfficeApi } from '../../server/office/office-api.ts';

/** Typed client of the office's API. */
export const { api } = hc<OfficeApi>('/');

/** A response with an error status. `body` has the server's message. */
export class RequestError extends Error {
  readonly status: number;
  readonly body: {
    error?: string;
    fields?: Record<string, string[]>;
    requestId?: string;
    /** With 409: the record as it is now, after someone else's change. */
    current?: unknown;
  };

  constructor(status: number, body: RequestError['body']) {
    super(body.error ?? 'The office isn’t responding.');
    this.status = status;
    this.body = body;
  }
}

// biome-ignore lint/suspicious/noExplicitAny: any response whose body is known
type AnyResponse = ClientResponse<any, any, any>;

/** The body of a response; throws a RequestError unless the status is 2xx. */
export async function readJson<Response extends AnyResponse>(
  responsePromise: Promise<Response>,
): Promise<InferResponseType<() => Promise<Response>, 200>> {
  const response = await responsePromise;
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new RequestError(response.status, body);
  return body;
}

type ApiQueryOptions = {
  enabled?: boolean;
  staleTime?: number;
  /** Keeps showing the previous key's data until the new data has loaded. */
  keepsPreviousData?: boolean;
};

/** The one way to load: cached rows are shown at once and refreshed after events. */
export function useApiQuery<Response extends AnyResponse>(
  key: QueryKey,
  call: () => Promise<Response>,
  { keepsPreviousData = false, ...options }: ApiQueryOptions = {},
) {
  return useQuery({
    queryKey: key,
    queryFn: () => readJson(call()),
    ...options,
    ...(keepsPreviousData && { placeholderData: keepPreviousData }),
  });
}

/** Loads queries again. */
export function useReload(queryKeys: readonly QueryKey[]) {
  const client = useQueryClient();
  return () => Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Undoes a change, by its entry in the activity log. */
export const undoActivity = (id: number) =>
  readJson(api.activity[':id'].undo.$post({ param: { id: String(id) } }));

/** The one way to change data: the queries it affects are loaded again. */
export function useApiMutation<Input, Response extends AnyResponse>(
  call: (input: Input) => Promise<Response>,
  affectedQueries: readonly QueryKey[],
) {
  return useMutation({
    mutationFn: (input: Input) => readJson(call(input)),
    onSettled: useReload(affectedQueries),
  });
}
