import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { stillsOf } from '../../../catalogue/pictures.ts';
import { emailAddress, requiredLine } from '../../../contract/fields.ts';
import { mostPassword } from '../../../contract/office.ts';
import { staff } from '../../database/office-schema.ts';
import { HttpError } from '../../http/errors.ts';
import { limits, tooManyRequests } from '../../http/limits/limits.ts';
import { jsonBody, type OfficeDeps, type OfficeVariables } from '../office-context.ts';
import { browserName } from './browser-name.ts';
import { readLink } from './links.ts';
import {
  createdPasskey,
  creationOptions,
  signInOptions,
  usedPasskey,
  verifyUsed,
} from './passkeys.ts';
import { isPassword } from './passwords.ts';
import { emailFor, linkUsed, redeemLink } from './redeem-link.ts';
import { beginSession } from './sessions.ts';
import { logStaff, type StaffAction } from './staff-activity.ts';

const token = v.pipe(v.string(), v.maxLength(100));
const typedPassword = v.pipe(v.string(), v.maxLength(mostPassword, 'Use fewer characters.'));
const person = {
  token,
  name: requiredLine('Enter your name.', 80),
  email: v.optional(emailAddress),
};

/** The product shown beside the form, with the height of its platform. */
const shown = 'hawsgate-250-standard-tower-3-7-m-platform';

/** All routes that do not need a session. */
export function signInRoutes(deps: OfficeDeps) {
  const { shop, limiter, origin } = deps;
  const database = async () => (await shop()).database;

  async function countTry(context: Context, account?: string) {
    const wait =
      (await limiter.countVisit(context, limits.officeSignIn)) ??
      (account && (await limiter.count(account.toLowerCase(), limits.officeAccount)));
    if (wait) throw tooManyRequests(wait);
  }

  async function openLink(context: Context, given: string) {
    await countTry(context);
    const link = await readLink((await database()).queries, given);
    if (!link) throw linkUsed();
    return link;
  }

  /** Signs a user in and logs the activity. */
  async function begin(context: Context, staffId: number, action: StaffAction = 'staff.sign-in') {
    const { queries } = await database();
    await beginSession(context, deps, queries, staffId);
    await logStaff(queries, deps, context, { action, staffId, by: staffId });
    return context.json({ signedIn: true as const });
  }

  return new Hono<OfficeVariables>()
    .get('/picture', async (context) => {
      const still = stillsOf(shown)['three-quarter'];
      const product = (await shop()).catalogue().byId(shown);
      const { ground = 0, stand = 0 } = still?.anchors ?? {};
      return context.json({ file: still?.file, ground, stand, metres: product?.height });
    })
    .post('/passkey/options', async (context) => {
      await countTry(context);
      const { queries } = await database();
      return context.json(await signInOptions(queries, origin));
    })
    .post('/passkey', jsonBody(v.object({ passkey: usedPasskey })), async (context) => {
      await countTry(context);
      const { queries } = await database();
      const staffId = await verifyUsed(queries, origin, context.req.valid('json').passkey);
      if (staffId === undefined) throw new HttpError(401, "We don't recognise this passkey.");
      return begin(context, staffId);
    })
    .post(
      '/password',
      jsonBody(v.object({ email: emailAddress, password: typedPassword })),
      async (context) => {
        const { email, password } = context.req.valid('json');
        await countTry(context, email);
        const { queries } = await database();
        const [found] = await queries
          .select({ id: staff.id, hash: staff.passwordHash })
          .from(staff)
          .where(and(eq(sql`lower(${staff.email})`, email.toLowerCase()), isNull(staff.removedAt)));
        const isTheirs = await isPassword(password, found?.hash ?? null);
        if (!found || !isTheirs)
          throw new HttpError(401, 'The email address or password is wrong.');
        return begin(context, found.id);
      },
    )
    .post('/link', jsonBody(v.object({ token })), async (context) => {
      const { email, name, role, staffId } = await openLink(
        context,
        context.req.valid('json').token,
      );
      return context.json({ email, name, role, isReturn: staffId !== null });
    })
    .post('/link/passkey', jsonBody(v.object(person)), async (context) => {
      const given = context.req.valid('json');
      const link = await openLink(context, given.token);
      const email = emailFor(link, given.email);
      const { queries } = await database();
      const { staffId, tokenHash } = link;
      const options = { email, name: given.name, staffId };
      return context.json(await creationOptions(queries, origin, options, `link ${tokenHash}`));
    })
    .post(
      '/link/redeem',
      jsonBody(
        v.object({
          ...person,
          passkey: v.optional(createdPasskey),
          password: v.optional(typedPassword),
          /** Whether earlier passkeys and the password are removed. */
          replace: v.optional(v.boolean(), false),
        }),
      ),
      async (context) => {
        const given = context.req.valid('json');
        await openLink(context, given.token);
        const browser = browserName(context.req.header('user-agent') ?? '');
        const staffId = await redeemLink(await database(), origin, given, browser);
        return begin(context, staffId, 'staff.join');
      },
    );
}
