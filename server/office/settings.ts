import { eq } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { officeSetting } from '../database/office-schema.ts';

/** The settings until an owner changes them. */
const defaultSettings = { staffRefundLimitPence: 250_00, staffDiscountLimitPercent: 15 };

type Setting = keyof typeof defaultSettings;

async function readSetting(queries: Queries, name: Setting): Promise<number> {
  const [row] = await queries
    .select({ value: officeSetting.value })
    .from(officeSetting)
    .where(eq(officeSetting.name, name));
  return typeof row?.value === 'number' ? row.value : defaultSettings[name];
}

async function saveSetting(queries: Queries, name: Setting, value: number): Promise<void> {
  await queries
    .insert(officeSetting)
    .values({ name, value })
    .onConflictDoUpdate({ target: officeSetting.name, set: { value } });
}

/** The most that staff may refund of an order; owners have no limit. */
export const readRefundLimit = (queries: Queries) => readSetting(queries, 'staffRefundLimitPence');

export const saveRefundLimit = (queries: Queries, pence: number) =>
  saveSetting(queries, 'staffRefundLimitPence', pence);

/** The most, in percent of list price, by which staff may discount an offer; owners have no limit. */
export const readDiscountLimit = (queries: Queries) =>
  readSetting(queries, 'staffDiscountLimitPercent');

export const saveDiscountLimit = (queries: Queries, percent: number) =>
  saveSetting(queries, 'staffDiscountLimitPercent', percent);
