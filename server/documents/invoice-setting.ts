import { eq } from 'drizzle-orm';
import { type InvoiceSetting, invoiceSettings } from '../../contract/accounts.ts';
import type { Queries } from '../database/database.ts';
import { officeSetting } from '../database/office-schema.ts';

const settingName = 'invoices';

/** Whether every paid order is invoiced, or only on request. */
export async function readInvoiceSetting(queries: Queries): Promise<InvoiceSetting> {
  const [row] = await queries
    .select({ value: officeSetting.value })
    .from(officeSetting)
    .where(eq(officeSetting.name, settingName));
  return invoiceSettings.find((one) => one === row?.value) ?? 'on-request';
}

export async function saveInvoiceSetting(queries: Queries, value: InvoiceSetting): Promise<void> {
  await queries
    .insert(officeSetting)
    .values({ name: settingName, value })
    .onConflictDoUpdate({ target: officeSetting.name, set: { value } });
}
