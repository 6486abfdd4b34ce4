import { useQueryClient } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { api, RequestError, useLoad } from './api.ts';

type Me = InferResponseType<typeof api.me.$get, 200>;

const MeContext = createContext<Me | undefined>(undefined);

export const MeProvider = ({ me, children }: { me: Me; children: ReactNode }) => (
  <MeContext value={me}>{children}</MeContext>
);

/** Whether the page belongs to a user who was signed in. */
export const useHasMe = () => useContext(MeContext) !== undefined;

/** The signed-in user. */
export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error('Only screens behind the sign-in know who is there.');
  return me;
}

const isSignedOut = (error: unknown) => error instanceof RequestError && error.status === 401;

/**
 * The signed-in user. `signedOut` is true once any request fails because the session has ended: the
 * page stays as it is, with what was typed, until someone signs in over it.
 */
export function useSession() {
  const client = useQueryClient();
  const load = useLoad(['me'], () => api.me.$get(), { staleTime: 60_000 });
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const watch = (event: { type: string; action?: { type: string; error?: unknown } }) => {
      if (event.type !== 'updated' || event.action?.type !== 'error') return;
      if (isSignedOut(event.action.error)) setLost(true);
    };
    const endings = [
      client.getQueryCache().subscribe(watch),
      client.getMutationCache().subscribe(watch),
    ];
    return () => {
      for (const end of endings) end();
    };
  }, [client]);
  const { dataUpdatedAt } = load;
  useEffect(() => {
    // The session was loaded again: they have signed in.
    if (dataUpdatedAt > 0) setLost(false);
  }, [dataUpdatedAt]);
  return { load, signedOut: isSignedOut(load.error) || lost };
}
