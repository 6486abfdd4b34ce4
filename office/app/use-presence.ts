import type { InferResponseType } from 'hono/client';
import { useEffect, useState } from 'react';
import { api, readJson } from './api.ts';

type OpenBy = InferResponseType<typeof api.presence.$post, 200>['openBy'];

const heartbeatMs = 15_000;
const nobody: OpenBy = [];

/** Reports that a record is open here, and returns who else has it open. */
export function usePresence(record: string, initial = nobody): OpenBy {
  const [openBy, setOpenBy] = useState(initial);
  useEffect(() => {
    const reportOpen = (open: string) => readJson(api.presence.$post({ json: { record: open } }));
    // A failed heartbeat does not matter: the next one follows.
    const ignore = () => {};
    const sendHeartbeat = () =>
      reportOpen(record).then((response) => setOpenBy(response.openBy), ignore);
    sendHeartbeat();
    const timer = setInterval(sendHeartbeat, heartbeatMs);
    return () => {
      clearInterval(timer);
      reportOpen('').catch(ignore);
    };
  }, [record]);
  return openBy;
}
