import { and, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { emailAddress } from '../../contract/fields.ts';
import { recordActivity } from '../activity/activity.ts';
import type { Queries } from '../database/database.ts';
import { staff } from '../database/schema.ts';
import { createLink, hasOwner } from '../office/sign-in/links.ts';
import { type Command, CommandError, UsageError } from './command.ts';

export const createOfficeLink: Command = {
  name: 'office link',
  positionals: ['EMAIL'],
  help: 'makes a one-time link into the office for a colleague who can no longer sign in, good for an hour',
  async run(context, args) {
    const parsed = v.safeParse(emailAddress, args.positional(0));
    if (!parsed.success) throw new UsageError(`${args.positional(0)} is not an email address.`);
    const database = await context.database().catch((error) => {
      if (!(error instanceof CommandError)) throw error;
      throw new CommandError(
        `${error.message} An owner who can still sign in makes such a link in the office, under Staff.`,
      );
    });
    const { OFFICE_ORIGIN: origin } = context.environment();
    const link = await database.transaction((queries) =>
      createSignInLink(queries, origin, parsed.output),
    );
    const text = `Send this link to ${parsed.output} by a private channel. It works once:\n${link}`;
    return { text, json: { email: parsed.output, link } };
  },
};

/** Creates an account recovery link or, if the office has no owner yet, the first owner's link. */
async function createSignInLink(queries: Queries, origin: string, email: string): Promise<string> {
  const [person] = await queries
    .select({ id: staff.id, role: staff.role })
    .from(staff)
    .where(and(eq(sql`lower(${staff.email})`, email.toLowerCase()), isNull(staff.removedAt)));
  if (!person && (await hasOwner(queries)))
    throw new CommandError(`No account in the office has the email address ${email}.`);
  await recordActivity(queries, {
    actor: { kind: 'command' },
    action: 'staff.link',
    record: 'staff',
    recordId: String(person?.id ?? 'new'),
  });
  return person
    ? createLink(queries, origin, { kind: 'return', staffId: person.id, role: person.role })
    : createLink(queries, origin, { kind: 'return', email, role: 'owner' });
}
