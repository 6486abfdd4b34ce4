// Every minute: expiries, lost notices, mail, those who wait for stock, and what must be forgotten.
import { shopOfInstance } from '../answer.ts';
import { sweep } from '../sweep.ts';

export default async function sweepShop(): Promise<Response> {
  const failed = await sweep(await shopOfInstance());
  return Response.json({ failed }, { status: failed.length === 0 ? 200 : 500 });
}

export const config = { schedule: '* * * * *' };
