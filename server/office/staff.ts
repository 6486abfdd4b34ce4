import { and, count, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { emailAddress } from '../../contract/fields.ts';
import { staffRoles } from '../../contract/office.ts';
import type { Queries } from '../database/database.ts';
import { officeLink, officeSession, passkey, staff } from '../database/office-schema.ts';
import { HttpError } from '../http/errors.ts';
import {
  fieldErrors,
  idParam,
  jsonBody,
  type OfficeDeps,
  type OfficeVariables,
  ownersOnly,
} from './office-context.ts';
import { readStaffLimit, type StaffLimit, saveStaffLimit } from './settings.ts';
import { createLink, isValidLink } from './sign-in/links.ts';
import { hasAccount } from './sign-in/redeem-link.ts';
import { endSessions, isActiveSession } from './sign-in/sessions.ts';
import { recordStaffActivity, type StaffAction } from './sign-in/staff-activity.ts';

const role = v.picklist(staffRoles);
const limit = v.object({ pence: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e8)) });
const discountLimit = v.object({
  percent: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
});

/** The people in the office, for its owners. */
export function staffRoutes(deps: OfficeDeps) {
  const { shop, origin } = deps;
  const database = async () => (await shop()).database;

  /** Changes one person in a transaction, and logs it. */
  async function changePerson<Result>(
    context: Context<OfficeVariables>,
    action: StaffAction,
    id: number,
    work: (queries: Queries, person: Person) => Promise<Result>,
    data: Record<string, unknown> = {},
  ): Promise<Result> {
    return (await database()).transaction(async (queries) => {
      const person = await findPerson(queries, id);
      const result = await work(queries, person);
      await recordStaffActivity(queries, deps, context, { action, staffId: id, data });
      return result;
    });
  }

  async function changeLimit(
    context: Context<OfficeVariables>,
    name: StaffLimit,
    action: StaffAction,
    to: number,
  ): Promise<void> {
    await (await database()).transaction(async (queries) => {
      const data = { from: await readStaffLimit(queries, name), to };
      await saveStaffLimit(queries, name, to);
      await recordStaffActivity(queries, deps, context, { action, data });
    });
  }

  return new Hono<OfficeVariables>()
    .use(ownersOnly)
    .get('/', async (context) => {
      const { queries } = await database();
      return context.json({
        people: await listPeople(queries),
        invitations: await listInvitations(queries),
        refundLimitPence: await readStaffLimit(queries, 'staffRefundLimitPence'),
        discountLimitPercent: await readStaffLimit(queries, 'staffDiscountLimitPercent'),
      });
    })
    .post('/invitations', jsonBody(v.object({ email: emailAddress, role })), async (context) => {
      const given = context.req.valid('json');
      const invitedBy = context.var.who.staffId;
      const link = await (await database()).transaction(async (queries) => {
        if (await hasAccount(queries, given.email))
          throw fieldErrors({ email: 'This email address already has an account.' });
        // A new invitation replaces an earlier one.
        await queries.delete(officeLink).where(invitationTo(given.email));
        await recordStaffActivity(queries, deps, context, {
          action: 'staff.invite',
          email: given.email,
        });
        return createLink(queries, origin, { kind: 'invitation', ...given, invitedBy });
      });
      return context.json({ link });
    })
    .delete('/invitations/:email', async (context) => {
      const email = v.safeParse(emailAddress, context.req.param('email'));
      if (!email.success) throw staffNotFound();
      await (await database()).transaction(async (queries) => {
        const deleted = await queries
          .delete(officeLink)
          .where(invitationTo(email.output))
          .returning();
        if (deleted.length === 0) throw staffNotFound();
        const entry = { action: 'staff.uninvite', email: email.output } as const;
        await recordStaffActivity(queries, deps, context, entry);
      });
      return context.json({ done: true as const });
    })
    .put('/refund-limit', jsonBody(limit), async (context) => {
      const { pence } = context.req.valid('json');
      await changeLimit(context, 'staffRefundLimitPence', 'staff.refund-limit', pence);
      return context.json({ done: true as const });
    })
    .put('/discount-limit', jsonBody(discountLimit), async (context) => {
      const { percent } = context.req.valid('json');
      await changeLimit(context, 'staffDiscountLimitPercent', 'staff.discount-limit', percent);
      return context.json({ done: true as const });
    })
    .patch('/:id', idParam, jsonBody(v.object({ role })), async (context) => {
      const { id } = context.req.valid('param');
      const roleChange = context.req.valid('json');
      const setRole = async (queries: Queries) => {
        if (roleChange.role !== 'owner') await requireAnotherOwner(queries, id);
        await queries.update(staff).set(roleChange).where(eq(staff.id, id));
      };
      await changePerson(context, 'staff.role', id, setRole, roleChange);
      return context.json({ done: true as const });
    })
    .delete('/:id', idParam, async (context) => {
      const { id } = context.req.valid('param');
      await changePerson(context, 'staff.remove', id, async (queries) => {
        await requireAnotherOwner(queries, id);
        const removed = { removedAt: sql`now()`, passwordHash: null };
        await queries.update(staff).set(removed).where(eq(staff.id, id));
        await queries.delete(passkey).where(eq(passkey.staffId, id));
        await queries.delete(officeLink).where(eq(officeLink.staffId, id));
        await endSessions(queries, id);
      });
      return context.json({ done: true as const });
    })
    .post('/:id/link', idParam, async (context) => {
      const { id } = context.req.valid('param');
      const invitedBy = context.var.who.staffId;
      const link = await changePerson(context, 'staff.link', id, (queries, person) =>
        createLink(queries, origin, { kind: 'return', staffId: id, role: person.role, invitedBy }),
      );
      return context.json({ link });
    })
    .delete('/:id/sessions', idParam, async (context) => {
      const { id } = context.req.valid('param');
      await changePerson(context, 'staff.sign-out', id, (queries) => endSessions(queries, id));
      return context.json({ done: true as const });
    });
}

const staffNotFound = () => new HttpError(404, 'There is no such member of staff.');

const invitationTo = (email: string) =>
  and(eq(sql`lower(${officeLink.email})`, email.toLowerCase()), isNull(officeLink.usedAt));

type Person = Awaited<ReturnType<typeof findPerson>>;

async function findPerson(queries: Queries, id: number) {
  const [person] = await queries
    .select({ email: staff.email, role: staff.role })
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.removedAt)));
  if (!person) throw staffNotFound();
  return person;
}

/** Rejects removing the last owner: there must be one who can invite others. */
async function requireAnotherOwner(queries: Queries, leavingStaffId: number): Promise<void> {
  // Locked, so that two owners cannot remove each other at once.
  const owners = await queries
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), isNull(staff.removedAt)))
    .orderBy(staff.id)
    .for('update');
  if (!owners.some(({ id }) => id !== leavingStaffId))
    throw new HttpError(409, 'There must be at least one owner. Make a colleague an owner first.');
}

function listPeople(queries: Queries) {
  const { id, email, name, role, passwordHash, createdAt } = staff;
  const passkeys = queries
    .select({ count: count() })
    .from(passkey)
    .where(eq(passkey.staffId, staff.id));
  return queries
    .select({
      id,
      email,
      name,
      role,
      createdAt,
      hasPassword: sql<boolean>`${isNotNull(passwordHash)}`,
      passkeys: sql<number>`(${passkeys})::int`,
      sessions: sql<number>`${count(officeSession.id)}::int`,
      seenAt: max(officeSession.seenAt),
    })
    .from(staff)
    .leftJoin(officeSession, and(eq(officeSession.staffId, staff.id), isActiveSession))
    .where(isNull(staff.removedAt))
    .groupBy(staff.id)
    .orderBy(staff.name, staff.id);
}

function listInvitations(queries: Queries) {
  const { email, role, createdAt, expiresAt } = officeLink;
  return queries
    .select({ email: sql<string>`${email}`, role, createdAt, expiresAt })
    .from(officeLink)
    .where(and(isNotNull(email), isNull(officeLink.staffId), isValidLink))
    .orderBy(createdAt);
}
