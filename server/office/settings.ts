import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { officeSetting } from '../database/office-schema.ts';

/** The settings until an owner changes them. */
const defaultSettings = { staffRefundLimitPence: 250_00, staffDiscountLimitPercent: 15 };

/** The most that staff may refund of an order, and discount an offer by; owners have no limit. */
export type StaffLimit = keyof typeof defaultSettings;

export async function readStaffLimit(queries: Queries, name: StaffLimit): Promise<number> {
  const [row] = await queries
    .select({ value: officeSetting.value })
    .from(officeSetting)
    .where(eq(officeSetting.name, name));
  return typeof row?.value === 'number' ? row.value : defaultSettings[name];
}

export async function saveStaffLimit(
  queries: Queries,
  name: StaffLimit,
  value: number,
): Promise<void> {
  await queries
    .insert(officeSetting)
    .values({ name, value })
    .onConflictDoUpdate({ target: officeSetting.name, set: { value } });
}
