import { createHash } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queries } from '../../database/database.ts';
import { passkey, passkeyChallenge, staff } from '../../database/office-schema.ts';

// Imported when first used: its certificate parsers would slow down every start.
const loadWebAuthn = () => import('@simplewebauthn/server');

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
export const passkeyRegistration = v.custom<RegistrationResponseJSON>(isCredential, 'No passkey.');

/** The browser's response when a passkey has been used. */
export const passkeyAssertion = v.custom<AuthenticationResponseJSON>(isCredential, 'No passkey.');

/** Stores a challenge for five minutes, for one purpose. */
async function storeChallenge(queries: Queries, challenge: string, purpose: string) {
  const expiresAt = sql`now() + interval '5 minutes'`;
  await queries.insert(passkeyChallenge).values({ challenge, purpose, expiresAt });
}

/** Each challenge is valid once: taking it deletes it. */
function consumeChallenge(queries: Queries, purpose: string) {
  return async (challenge: string) => {
    const { challenge: storedChallenge, purpose: storedPurpose, expiresAt } = passkeyChallenge;
    const deleted = await queries
      .delete(passkeyChallenge)
      .where(
        and(eq(storedChallenge, challenge), eq(storedPurpose, purpose), gt(expiresAt, sql`now()`)),
      )
      .returning({ challenge: storedChallenge });
    return deleted.length > 0;
  };
}

const expectedSite = (origin: string) => ({
  expectedOrigin: origin,
  expectedRPID: relyingPartyId(origin),
});
const relyingPartyId = (origin: string) => new URL(origin).hostname;

type Person = { email: string; name: string; staffId: number | null };

/** The options for a browser to create a passkey for a user. */
export async function createRegistrationOptions(
  queries: Queries,
  origin: string,
  { email, name, staffId }: Person,
  purpose: string,
) {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const existingPasskeys = staffId === null ? [] : await listPasskeys(queries, staffId);
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: 'Rungmoor office',
    rpID: relyingPartyId(origin),
    userName: email,
    userDisplayName: name,
    // The same for all passkeys of one person, without containing the address.
    userID: new Uint8Array(createHash('sha256').update(`office ${email.toLowerCase()}`).digest()),
    excludeCredentials: existingPasskeys.map(({ id, transports }) => ({ id, transports })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(queries, options.challenge, purpose);
  return options;
}

/** The columns of a new passkey, or undefined if it cannot be trusted. */
export async function verifyRegistration(
  queries: Queries,
  origin: string,
  response: RegistrationResponseJSON,
  purpose: string,
) {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const expectedChallenge = consumeChallenge(queries, purpose);
  const result = await verifyRegistrationResponse({
    ...expectedSite(origin),
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
    counter: clampCounter(counter),
    transports: known.filter((transport) => given.includes(transport)),
  };
}

/** The options for a browser to sign a user in, without a user name. */
export async function createAuthenticationOptions(queries: Queries, origin: string) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const rpID = relyingPartyId(origin);
  const asked = { rpID, userVerification: 'required' } as const;
  const { extensions: _, ...options } = await generateAuthenticationOptions(asked);
  await storeChallenge(queries, options.challenge, 'sign-in');
  return options;
}

/** The staff id of the passkey's owner; undefined if the passkey is unknown or not genuine. */
export async function verifyAuthentication(
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
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const result = await verifyAuthenticationResponse({
    ...expectedSite(origin),
    response,
    expectedChallenge: consumeChallenge(queries, 'sign-in'),
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
  }).catch(() => undefined);
  if (!result?.verified) return undefined;
  const newCounter = clampCounter(result.authenticationInfo.newCounter);
  await queries
    .update(passkey)
    .set({ counter: newCounter, usedAt: sql`now()` })
    .where(eq(passkey.id, id));
  return staffId;
}

/** Authenticators count up to 2³², the column up to 2³¹. */
const clampCounter = (counter: number) => Math.min(counter, 2 ** 31 - 1);

export function listPasskeys(queries: Queries, staffId: number) {
  const { id, name, transports, createdAt, usedAt } = passkey;
  return queries
    .select({ id, name, transports, createdAt, usedAt })
    .from(passkey)
    .where(eq(passkey.staffId, staffId))
    .orderBy(createdAt);
}
