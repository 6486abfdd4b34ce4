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

/** An answer that is not what was asked for. `body` has what the server said. */
export class RequestError extends Error {
  readonly status: number;
  readonly body: {
    error?: string;
    fields?: Record<string, string[]>;
    requestId?: string;
    /** With 409: what stands now, since someone else has changed it. */
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

/** The body of an answer; throws a RequestError for any but a good one. */
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
  /** What was loaded for another key stays in sight until this has come. */
  keepsLast?: boolean;
};

/** The one way to load: cached rows show at once and are refreshed when something happens. */
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

/** The one way to change: whatever the change touched is loaded again. */
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
