import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { getStills } from '../../../catalogue/pictures.ts';
import { emailAddress, requiredLine } from '../../../contract/fields.ts';
import { maxPasswordLength } from '../../../contract/office.ts';
import { staff } from '../../database/office-schema.ts';
import { HttpError } from '../../http/errors.ts';
import { limits, tooManyRequests } from '../../http/limits/limits.ts';
import { jsonBody, type OfficeDeps, type OfficeVariables } from '../office-context.ts';
import { browserName } from './browser-name.ts';
import { findValidLink } from './links.ts';
import {
  createAuthenticationOptions,
  createRegistrationOptions,
  passkeyAssertion,
  passkeyRegistration,
  verifyAuthentication,
} from './passkeys.ts';
import { verifyPassword } from './passwords.ts';
import { linkUsedError, redeemLink, resolveLinkEmail } from './redeem-link.ts';
import { createSession } from './sessions.ts';
import { recordStaffActivity, type StaffAction } from './staff-activity.ts';

const token = v.pipe(v.string(), v.maxLength(100));
const typedPassword = v.pipe(v.string(), v.maxLength(maxPasswordLength, 'Use fewer characters.'));
const redemptionFields = {
  token,
  name: requiredLine('Enter your name.', 80),
  email: v.optional(emailAddress),
};

/** The product shown beside the form, with the height of its platform. */
const picturedProductId = 'hawsgate-250-standard-tower-3-7-m-platform';

/** All routes that do not need a session. */
export function signInRoutes(deps: OfficeDeps) {
  const { shop, limiter, origin } = deps;
  const database = async () => (await shop()).database;

  async function limitAttempts(context: Context, account?: string) {
    const wait =
      (await limiter.countRequest(context, limits.officeSignIn)) ??
      (account && (await limiter.count(account.toLowerCase(), limits.officeAccount)));
    if (wait) throw tooManyRequests(wait);
  }

  async function requireValidLink(context: Context, given: string) {
    await limitAttempts(context);
    const link = await findValidLink((await database()).queries, given);
    if (!link) throw linkUsedError();
    return link;
  }

  /** Signs a user in and logs the activity. */
  async function signIn(context: Context, staffId: number, action: StaffAction = 'staff.sign-in') {
    const { queries } = await database();
    await createSession(context, deps, queries, staffId);
    await recordStaffActivity(queries, deps, context, { action, staffId, by: staffId });
    return context.json({ signedIn: true as const });
  }

  return new Hono<OfficeVariables>()
    .get('/picture', async (context) => {
      const still = getStills(picturedProductId)['three-quarter'];
      const product = (await shop()).catalogue().byId(picturedProductId);
      const { ground = 0, stand = 0 } = still?.anchors ?? {};
      return context.json({ file: still?.file, ground, stand, metres: product?.height });
    })
    .post('/passkey/options', async (context) => {
      await limitAttempts(context);
      const { queries } = await database();
      return context.json(await createAuthenticationOptions(queries, origin));
    })
    .post('/passkey', jsonBody(v.object({ passkey: passkeyAssertion })), async (context) => {
      await limitAttempts(context);
      const { queries } = await database();
      const staffId = await verifyAuthentication(
        queries,
        origin,
        context.req.valid('json').passkey,
      );
      if (staffId === undefined) throw new HttpError(401, "We don't recognise this passkey.");
      return signIn(context, staffId);
    })
    .post(
      '/password',
      jsonBody(v.object({ email: emailAddress, password: typedPassword })),
      async (context) => {
        const { email, password } = context.req.valid('json');
        await limitAttempts(context, email);
        const { queries } = await database();
        const [found] = await queries
          .select({ id: staff.id, hash: staff.passwordHash })
          .from(staff)
          .where(and(eq(sql`lower(${staff.email})`, email.toLowerCase()), isNull(staff.removedAt)));
        const isCorrect = await verifyPassword(password, found?.hash ?? null);
        if (!found || !isCorrect)
          throw new HttpError(401, 'The email address or password is wrong.');
        return signIn(context, found.id);
      },
    )
    .post('/link', jsonBody(v.object({ token })), async (context) => {
      const { email, name, role, staffId } = await requireValidLink(
        context,
        context.req.valid('json').token,
      );
      return context.json({ email, name, role, isReturn: staffId !== null });
    })
    .post('/link/passkey', jsonBody(v.object(redemptionFields)), async (context) => {
      const given = context.req.valid('json');
      const link = await requireValidLink(context, given.token);
      const email = resolveLinkEmail(link, given.email);
      const { queries } = await database();
      const { staffId, tokenHash } = link;
      const options = { email, name: given.name, staffId };
      return context.json(
        await createRegistrationOptions(queries, origin, options, `link ${tokenHash}`),
      );
    })
    .post(
      '/link/redeem',
      jsonBody(
        v.object({
          ...redemptionFields,
          passkey: v.optional(passkeyRegistration),
          password: v.optional(typedPassword),
          /** Whether earlier passkeys and the password are removed. */
          replace: v.optional(v.boolean(), false),
        }),
      ),
      async (context) => {
        const given = context.req.valid('json');
        await requireValidLink(context, given.token);
        const browser = browserName(context.req.header('user-agent') ?? '');
        const staffId = await redeemLink(await database(), origin, given, browser);
        return signIn(context, staffId, 'staff.join');
      },
    );
}
