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
type Answer = ClientResponse<any, any, any>;

/** The body of a response; throws a RequestError unless the status is 2xx. */
export async function read<Response extends Answer>(
  answering: Promise<Response>,
): Promise<InferResponseType<() => Promise<Response>, 200>> {
  const answer = await answering;
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new RequestError(answer.status, body);
  return body;
}

type LoadOptions = {
  enabled?: boolean;
  staleTime?: number;
  /** Keeps showing the previous key's data until the new data has loaded. */
  keepsLast?: boolean;
};

/** The one way to load: cached rows are shown at once and refreshed after events. */
export function useLoad<Response extends Answer>(
  key: QueryKey,
  call: () => Promise<Response>,
  { keepsLast = false, ...options }: LoadOptions = {},
) {
  return useQuery({
    queryKey: key,
    queryFn: () => read(call()),
    ...options,
    ...(keepsLast && { placeholderData: keepPreviousData }),
  });
}

/** The one way to change data: the queries it affects are loaded again. */
export function useChange<Input, Response extends Answer>(
  call: (input: Input) => Promise<Response>,
  touches: readonly QueryKey[],
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => read(call(input)),
    onSettled: () => Promise.all(touches.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
