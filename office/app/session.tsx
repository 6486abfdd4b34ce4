import { useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { api, RequestError, useApiQuery } from './api.ts';

type Me = InferResponseType<typeof api.me.$get, 200>;

const SignedInUserContext = createContext<Me | undefined>(undefined);

export const SignedInUserProvider = ({ me, children }: { me: Me; children: ReactNode }) => (
  <SignedInUserContext value={me}>{children}</SignedInUserContext>
);

/** Whether the page belongs to a user who was signed in. */
export const useHasSignedInUser = () => useContext(SignedInUserContext) !== undefined;

/** The signed-in user. */
export function useSignedInUser(): Me {
  const me = useContext(SignedInUserContext);
  if (!me) throw new Error('useSignedInUser needs a SignedInUserProvider: no user is signed in.');
  return me;
}

const isSignedOut = (error: unknown) => error instanceof RequestError && error.status === 401;

/**
 * The signed-in user. `signedOut` is true once any request fails because the session has ended: the
 * page stays as it is, with what was typed, until someone signs in over it.
 */
export function useSession() {
  const client = useQueryClient();
  const load = useApiQuery(['me'], () => api.me.$get(), { staleTime: 60_000 });
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => {
    const onCacheEvent = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.type !== 'updated' || event.action?.type !== 'error') return;
      if (isSignedOut(event.action.error)) setHasEnded(true);
    };
    const unsubscribes = [
      client.getQueryCache().subscribe(onCacheEvent),
      client.getMutationCache().subscribe(onCacheEvent),
    ];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, [client]);
  const { dataUpdatedAt } = load;
  useEffect(() => {
    // The session was loaded again: they have signed in.
    if (dataUpdatedAt > 0) setHasEnded(false);
  }, [dataUpdatedAt]);
  return { load, signedOut: isSignedOut(load.error) || hasEnded };
}
