import type { InferResponseType } from 'hono/client';
import { useEffect, useState } from 'react';
import { api, read } from './api.ts';

type OpenBy = InferResponseType<typeof api.presence.$post, 200>['openBy'];

const heartbeat = 15_000;
const noOne: OpenBy = [];

/** Tells that a record is open here, and answers who else has it open. */
export function usePresence(record: string, first = noOne): OpenBy {
  const [openBy, setOpenBy] = useState(first);
  useEffect(() => {
    const tell = (open: string) => read(api.presence.$post({ json: { record: open } }));
    // The next try is what matters.
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
