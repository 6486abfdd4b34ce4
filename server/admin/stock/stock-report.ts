import type { Product } from '../../../catalogue/product.ts';
import { sendRestockEmails } from '../../enquiries/restock-emails.ts';
import type { AdminContext } from '../admin-context.ts';
import { CommandError } from '../command.ts';
import type { Report } from '../report.ts';

/** Tells those who wait for a product, if there is some of it now, and says how it stands. */
export async function stockReport(
  desk: AdminContext,
  { id, sku }: Product,
  available: number | undefined,
): Promise<Report> {
  if (available === undefined) throw new CommandError(`${sku} has no account in the stock ledger.`);
  const told = await sendRestockEmails(await desk.database(), desk.environment().ORIGIN, [id]);
  const news = told === 0 ? '' : ` ${told} who waited ${told === 1 ? 'is' : 'are'} told by e-mail.`;
  return {
    text: `${sku}: ${available} available.${news}`,
    json: { productId: id, sku, available, told },
  };
}
