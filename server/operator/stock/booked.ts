import type { Product } from '../../../catalogue/product.ts';
import { tellThoseWaiting } from '../../enquiries/tell-those-waiting.ts';
import { Failure } from '../command.ts';
import type { Desk } from '../desk.ts';
import type { Report } from '../report.ts';

/** Tells those who wait for a product, if there is some of it now, and says how it stands. */
export async function bookedReport(
  desk: Desk,
  { id, sku }: Product,
  available: number | undefined,
): Promise<Report> {
  if (available === undefined) throw new Failure(`${sku} has no account in the stock ledger.`);
  const told = await tellThoseWaiting(await desk.database(), desk.environment().ORIGIN, [id]);
  const news = told === 0 ? '' : ` ${told} who waited ${told === 1 ? 'is' : 'are'} told by e-mail.`;
  return {
    text: `${sku}: ${available} available.${news}`,
    json: { productId: id, sku, available, told },
  };
}
