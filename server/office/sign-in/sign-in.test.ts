import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { officeLink, officeSession, passkey, staff } from '../../database/office-schema.ts';
import { activity } from '../../database/schema.ts';
import { describeOnBothEngines } from '../../testing/databases.ts';
import { officeOrigin, openTestOffice, type TestOffice } from '../../testing/office.ts';
import { createOwnerSignUpLink } from './links.ts';
import { hashToken } from './sessions.ts';
import { createTestPasskey } from './testing/authenticator.ts';

const password = 'seven green kettles';
const tokenOf = (link: string | undefined) => new URL(link ?? '').hash.slice(1);

/** The token in the cookie that a response sets. */
const cookieOf = (answer: Response) =>
  /office=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';

const from = (address: string) => ({ 'x-forwarded-for': address });

describeOnBothEngines('sign-in', (database, onOne) => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await openTestOffice(database());
  });
  beforeEach(async () => {
    await database().queries.execute(sql`truncate staff, office_link, rate_limit cascade`);
  });

  const firstLink = () => createOwnerSignUpLink(database().queries, officeOrigin);
  const post = (path: string, body: unknown, more?: Record<string, string>) =>
    office.browser().send('POST', `/api/sign-in${path}`, body, more);
  const ruth = { name: 'Ruth Mellor', email: 'ruth@stores.example' };
  const redeem = (link: string | undefined, more: object = {}) =>
    post('/link/redeem', { token: tokenOf(link), ...ruth, password, ...more });
  const meOf = async (answer: Response) => office.browser(cookieOf(answer)).get('/api/me');
  const signIn = (given: object = {}, more?: Record<string, string>) =>
    post('/password', { email: ruth.email, password, ...given }, more);

  it('[OF2] signs up the first owner with a one-time link', async () => {
    const link = await firstLink();
    expect(link).toMatch(/^http:\/\/localhost:3001\/join#[\w-]{43}$/);
    const asked = await post('/link', { token: tokenOf(link) });
    expect(await asked.json()).toEqual({ email: null, name: null, role: 'owner', isReturn: false });
    const answer = await redeem(link);
    expect(answer.status).toBe(200);
    const me = await (await meOf(answer)).json();
    expect(me).toMatchObject({ ...ruth, role: 'owner', shortcuts: true });
    expect((await redeem(link, { email: 'other@stores.example' })).status).toBe(410);
    expect((await post('/link', { token: tokenOf(link) })).status).toBe(410);
    expect(await firstLink()).toBeUndefined();
  });

  it("[OF2] replaces the first owner's link at each start", async () => {
    const [earlier, later] = [await firstLink(), await firstLink()];
    expect((await redeem(earlier)).status).toBe(410);
    expect((await redeem(later)).status).toBe(200);
  });

  it('[OF2] rejects an expired link', async () => {
    const link = await firstLink();
    const [kept] = await database().queries.select().from(officeLink);
    const left = Number(kept?.expiresAt) - Number(kept?.createdAt);
    expect(left).toBe(15 * 60 * 1000);
    await database().queries.update(officeLink).set({ expiresAt: sql`now()` });
    expect((await redeem(link)).status).toBe(410);
    expect(await database().queries.$count(staff)).toBe(0);
  });

  it('[OF2] redeems a link only once when used concurrently', async () => {
    const link = await firstLink();
    const emails = ['one@stores.example', 'two@stores.example'];
    const answers = await Promise.all(emails.map((email) => redeem(link, { email })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await database().queries.$count(staff)).toBe(1);
  });

  it('[OF2] stores tokens and passwords only as hashes', async () => {
    const link = await firstLink();
    const cookie = cookieOf(await redeem(link));
    const { queries } = database();
    const tables = [
      await queries.select().from(staff),
      await queries.select().from(officeLink),
      await queries.select().from(officeSession),
    ];
    const stored = JSON.stringify(tables);
    expect(cookie).toMatch(/^[\w-]{43}$/);
    for (const secret of [cookie, tokenOf(link), password]) expect(stored).not.toContain(secret);
    expect(stored).toContain('scrypt$15$8$3$');
    expect(stored).toContain(hashToken(cookie));
    expect(office.log()).not.toContain(tokenOf(link));
  });

  it('[OF2] signs in with a password and a case-insensitive email address, and logs it', async () => {
    await redeem(await firstLink());
    const answer = await signIn({ email: 'RUTH@stores.example' });
    expect(answer.status).toBe(200);
    expect((await meOf(answer)).status).toBe(200);
    const rows = await database().queries.select().from(activity).orderBy(activity.id);
    expect(rows.slice(-2).map(({ action }) => action)).toEqual(['staff.join', 'staff.sign-in']);
  });

  it('[OF2] does not reveal whether an account exists, by message or response time', async () => {
    await redeem(await firstLink());
    const tries = [{ password: 'another password' }, { email: 'nobody@stores.example' }];
    const told = [];
    const times = [];
    for (const given of tries) {
      const answer = await signIn(given);
      const { status } = answer;
      told.push({ status, body: await answer.text(), cookie: answer.headers.get('set-cookie') });
      const repeats = [];
      for (let turn = 0; turn < 3; turn += 1) {
        const start = performance.now();
        await signIn(given);
        repeats.push(performance.now() - start);
      }
      times.push(Math.min(...repeats));
    }
    expect(told[0]).toEqual(told[1]);
    expect(told[0]?.status).toBe(401);
    // A hash takes a hundred times as long as everything else: both requests computed one.
    const [known = 0, unknown = 0] = times;
    expect(unknown).toBeGreaterThan(known / 4);
  });

  onOne('[OF2] limits attempts per account, existing or not, and per IP address', async () => {
    for (const email of [ruth.email, 'nobody@stores.example']) {
      const tries = [];
      for (let turn = 0; turn < 12; turn += 1)
        tries.push((await signIn({ email }, from(`192.0.2.${turn}`))).status);
      expect(tries).toEqual([...Array(10).fill(401), 429, 429]);
    }
    const asked = [];
    for (let turn = 0; turn < 32; turn += 1)
      asked.push((await post('/link', { token: 'x' }, from('192.0.2.99'))).status);
    expect(asked).toEqual([...Array(30).fill(410), 429, 429]);
    const late = await post('/passkey/options', {}, from('192.0.2.99'));
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(500);
  });

  it('[OF2] expires sessions after 12 idle hours or 30 days', async () => {
    const { queries } = database();
    const cookie = cookieOf(await redeem(await firstLink()));
    const status = async () => (await office.browser(cookie).get('/api/me')).status;
    const set = (change: object) => queries.update(officeSession).set(change);
    const seen = async () => (await queries.select().from(officeSession))[0]?.seenAt;
    const first = await seen();
    expect(await status()).toBe(200);
    expect(await seen()).toEqual(first);
    await set({ seenAt: sql`now() - interval '11 hours'` });
    expect(await status()).toBe(200);
    expect(Number(await seen())).toBeGreaterThan(Date.now() - 60_000);
    await set({ seenAt: sql`now() - interval '12 hours'` });
    expect(await status()).toBe(401);
    await set({ seenAt: sql`now()`, expiresAt: sql`now()` });
    expect(await status()).toBe(401);
    const [{ age } = {}] = await queries
      .select({ age: sql<number>`extract(day from expires_at - created_at)::int` })
      .from(officeSession);
    expect(age).toBe(0);
  });

  it('[OF2] rejects a weak password', async () => {
    const link = await firstLink();
    for (const weak of ['short', 'P4ssword12345', 'ruth mellor 1', 'rungmoor-shop-1']) {
      const answer = await redeem(link, { password: weak });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ fields: { password: [expect.any(String)] } });
    }
    expect((await redeem(link, { email: undefined })).status).toBe(422);
    expect((await redeem(link)).status).toBe(200);
  });

  /** Redeems a link with a passkey. */
  async function joinWith(key: ReturnType<typeof createTestPasskey>, link: string | undefined) {
    const token = tokenOf(link);
    const options = await (await post('/link/passkey', { token, ...ruth })).json();
    return post('/link/redeem', { token, ...ruth, passkey: key.create(options) });
  }

  it('[OF2] signs in with a passkey, and accepts each challenge once', async () => {
    const key = createTestPasskey(officeOrigin);
    expect((await joinWith(key, await firstLink())).status).toBe(200);
    const [kept] = await database().queries.select().from(passkey);
    expect(kept?.transports).toEqual(['internal']);
    const options = await (await post('/passkey/options', {})).json();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const used = key.use(options);
    const answer = await post('/passkey', { passkey: used });
    expect((await meOf(answer)).status).toBe(200);
    expect((await post('/passkey', { passkey: used })).status).toBe(401);
    expect((await post('/passkey', { passkey: key.use(options) })).status).toBe(401);
  });

  it('[OF2] rejects a passkey of another origin, user or purpose, or without user verification', async () => {
    const key = createTestPasskey(officeOrigin);
    const link = await firstLink();
    const foreign = await joinWith(createTestPasskey('http://localhost:3000'), link);
    expect(foreign.status).toBe(422);
    expect((await joinWith(key, link)).status).toBe(200);
    const challenge = async () => (await post('/passkey/options', {})).json();
    const refused = [
      createTestPasskey(officeOrigin).use(await challenge()),
      key.use(await challenge(), key.withoutVerification),
      key.use({ challenge: 'made-up' }),
    ];
    for (const used of refused)
      expect((await post('/passkey', { passkey: used })).status).toBe(401);
    const owner = await office.signIn('owner');
    const toAdd = await (await owner.send('POST', '/api/me/passkeys/options')).json();
    expect((await post('/passkey', { passkey: key.use(toAdd) })).status).toBe(401);
  });

  it('[OF2] recovers an account by link, and ends its sessions', async () => {
    const owner = await office.signIn('owner');
    const sam = await office.signIn('staff');
    const made = await owner.send('POST', `/api/staff/${sam.staffId}/link`);
    const { link } = await made.json();
    const asked = await post('/link', { token: tokenOf(link) });
    expect(await asked.json()).toMatchObject({
      email: sam.email,
      name: 'Sam Staff',
      isReturn: true,
    });
    const key = createTestPasskey(officeOrigin);
    expect((await joinWith(key, link)).status).toBe(200);
    expect((await sam.get('/api/me')).status).toBe(401);
    const again = await (await owner.send('POST', `/api/staff/${sam.staffId}/link`)).json();
    const answer = await redeem(again.link, { replace: true });
    expect(await (await meOf(answer)).json()).toMatchObject({ email: sam.email, role: 'staff' });
    const left = database().queries.$count(passkey, eq(passkey.staffId, sam.staffId));
    expect(await left).toBe(0);
  });
});
