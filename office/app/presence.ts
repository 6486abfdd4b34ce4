import type { InferResponseType } from 'hono/client';
import { useEffect, useState } from 'react';
import { api, read } from './api.ts';

type OpenBy = InferResponseType<typeof api.presence.$post, 200>['openBy'];

const heartbeat = 15_000;
const noOne: OpenBy = [];

/** Reports that a record is open here, and returns who else has it open. */
export function usePresence(record: string, first = noOne): OpenBy {
  const [openBy, setOpenBy] = useState(first);
  useEffect(() => {
    const tell = (open: string) => read(api.presence.$post({ json: { record: open } }));
    // A failed heartbeat does not matter: the next one follows.
    const ignore = () => {};
    const beat = () => tell(record).then((heard) => setOpenBy(heard.openBy), ignore);
    beat();
    const timer = setInterval(beat, heartbeat);
    return () => {
      clearInterval(timer);
      tell('').catch(ignore);
    };
  }, [record]);
  return openBy;
}
