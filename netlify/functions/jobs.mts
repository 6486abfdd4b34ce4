// Every minute: the background jobs that the one-process shop runs all the time.
import { getShop } from '../handle-request.ts';
import { runJobs } from '../run-jobs.ts';

export default async function runScheduledJobs(): Promise<Response> {
  const failed = await runJobs(await getShop());
  return Response.json({ failed }, { status: failed.length === 0 ? 200 : 500 });
}

export const config = { schedule: '* * * * *' };
