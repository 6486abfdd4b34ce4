import { createHash } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queries } from '../../database/database.ts';
import { passkey, passkeyChallenge, staff } from '../../database/office-schema.ts';

// Imported when first used: its certificate parsers would slow down every start.
const webauthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256: the algorithms of authenticators. Node logs warnings about the newer ones. */
const supportedAlgorithmIDs = [-8, -7, -257];

const encoded = v.pipe(v.string(), v.regex(/^[\w-]{1,20000}$/));
const credential = v.looseObject({
  id: encoded,
  rawId: encoded,
  type: v.literal('public-key'),
  response: v.looseObject({ clientDataJSON: encoded }),
});
const isCredential = (value: unknown) => v.is(credential, value);

/** The browser's response when a passkey has been created. */
export const createdPasskey = v.custom<RegistrationResponseJSON>(isCredential, 'No passkey.');

/** The browser's response when a passkey has been used. */
export const usedPasskey = v.custom<AuthenticationResponseJSON>(isCredential, 'No passkey.');

/** Stores a challenge for five minutes, for one purpose. */
async function keepChallenge(queries: Queries, challenge: string, purpose: string) {
  const expiresAt = sql`now() + interval '5 minutes'`;
  await queries.insert(passkeyChallenge).values({ challenge, purpose, expiresAt });
}

/** Each challenge is valid once: taking it deletes it. */
function takeChallenge(queries: Queries, purpose: string) {
  return async (challenge: string) => {
    const { challenge: kept, purpose: of, expiresAt } = passkeyChallenge;
    const taken = await queries
      .delete(passkeyChallenge)
      .where(and(eq(kept, challenge), eq(of, purpose), gt(expiresAt, sql`now()`)))
      .returning({ challenge: kept });
    return taken.length > 0;
  };
}

const siteOf = (origin: string) => ({ expectedOrigin: origin, expectedRPID: rpIdOf(origin) });
const rpIdOf = (origin: string) => new URL(origin).hostname;

type Person = { email: string; name: string; staffId: number | null };

/** The options for a browser to create a passkey for a user. */
export async function creationOptions(
  queries: Queries,
  origin: string,
  { email, name, staffId }: Person,
  purpose: string,
) {
  const { generateRegistrationOptions } = await webauthn();
  const theirs = staffId === null ? [] : await passkeysOf(queries, staffId);
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: 'Rungmoor office',
    rpID: rpIdOf(origin),
    userName: email,
    userDisplayName: name,
    // The same for all passkeys of one person, without containing the address.
    userID: new Uint8Array(createHash('sha256').update(`office ${email.toLowerCase()}`).digest()),
    excludeCredentials: theirs.map(({ id, transports }) => ({ id, transports })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(queries, options.challenge, purpose);
  return options;
}

/** The columns of a new passkey, or undefined if it cannot be trusted. */
export async function verifyCreated(
  queries: Queries,
  origin: string,
  response: RegistrationResponseJSON,
  purpose: string,
) {
  const { verifyRegistrationResponse } = await webauthn();
  const expectedChallenge = takeChallenge(queries, purpose);
  const result = await verifyRegistrationResponse({
    ...siteOf(origin),
    response,
    expectedChallenge,
    supportedAlgorithmIDs,
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  const { id, publicKey, counter } = result.registrationInfo.credential;
  const known = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
  const given: readonly string[] = response.response.transports ?? [];
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter: storedCounter(counter),
    transports: known.filter((transport) => given.includes(transport)),
  };
}

/** The options for a browser to sign a user in, without a user name. */
export async function signInOptions(queries: Queries, origin: string) {
  const { generateAuthenticationOptions } = await webauthn();
  const rpID = rpIdOf(origin);
  const asked = { rpID, userVerification: 'required' } as const;
  const { extensions: _, ...options } = await generateAuthenticationOptions(asked);
  await keepChallenge(queries, options.challenge, 'sign-in');
  return options;
}

/** The staff id of the passkey's owner; undefined if the passkey is unknown or not genuine. */
export async function verifyUsed(
  queries: Queries,
  origin: string,
  response: AuthenticationResponseJSON,
): Promise<number | undefined> {
  const [found] = await queries
    .select({ key: passkey })
    .from(passkey)
    .innerJoin(staff, and(eq(staff.id, passkey.staffId), isNull(staff.removedAt)))
    .where(eq(passkey.id, response.id));
  if (!found) return undefined;
  const { id, publicKey, counter, staffId } = found.key;
  const { verifyAuthenticationResponse } = await webauthn();
  const result = await verifyAuthenticationResponse({
    ...siteOf(origin),
    response,
    expectedChallenge: takeChallenge(queries, 'sign-in'),
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  const newCounter = storedCounter(result.authenticationInfo.newCounter);
  await queries
    .update(passkey)
    .set({ counter: newCounter, usedAt: sql`now()` })
    .where(eq(passkey.id, id));
  return staffId;
}

/** Authenticators count up to 2³², the column up to 2³¹. */
const storedCounter = (counter: number) => Math.min(counter, 2 ** 31 - 1);

export function passkeysOf(queries: Queries, staffId: number) {
  const { id, name, transports, createdAt, usedAt } = passkey;
  return queries
    .select({ id, name, transports, createdAt, usedAt })
    .from(passkey)
    .where(eq(passkey.staffId, staffId))
    .orderBy(createdAt);
}
