import type { Context } from 'hono';
import type { ActivityAction } from '../../../contract/activity.ts';
import { recordActivity } from '../../activity/activity.ts';
import type { Queries } from '../../database/database.ts';
import { clientAddress } from '../../http/limits/networks.ts';
import type { OfficeDeps, OfficeVariables } from '../office-context.ts';

type StaffActivity = {
  action: Extract<ActivityAction, `staff.${string}`>;
  /** The account concerned; undefined for an invitation. */
  staffId?: number;
  /** Who did it, if not the signed-in user. */
  by?: number;
  data?: Record<string, unknown>;
  /** The invited address. */
  email?: string;
};

/** Logs sign-ins, invitations and changes to accounts. */
export async function recordStaffActivity(
  queries: Queries,
  { proxies }: OfficeDeps,
  context: Context<OfficeVariables>,
  { action, staffId, by = context.var.who.staffId, data = {}, email }: StaffActivity,
): Promise<void> {
  await recordActivity(queries, {
    actor: { kind: 'staff', staffId: by, ip: clientAddress(context, proxies) },
    action,
    record: 'staff',
    recordId: String(staffId ?? 'new'),
    data,
    ...(email && { values: { email: { before: null, after: email } } }),
  });
}

export type StaffAction = StaffActivity['action'];
