import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAdminRunner } from '../admin/testing/run-admin.ts';
import { officeSession, passkey, staff } from '../database/office-schema.ts';
import { activity } from '../database/schema.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { officeOrigin, openTestOffice, type TestOffice } from '../testing/office.ts';
import { browserName } from './sign-in/browser-name.ts';
import { deleteExpiredSessions } from './sign-in/sessions.ts';
import { createTestPasskey } from './sign-in/testing/authenticator.ts';

const password = 'seven green kettles';
const tokenOf = (link: string) => new URL(link).hash.slice(1);

describeOnBothEngines('staff accounts', (database) => {
  let office: TestOffice;
  beforeAll(async () => {
    office = await openTestOffice(database());
  });
  beforeEach(async () => {
    await database().queries.execute(sql`truncate staff, office_link, rate_limit cascade`);
  });
  afterEach(() => vi.unstubAllEnvs());

  type Someone = Awaited<ReturnType<TestOffice['signIn']>>;
  const statusOf = async (someone: Someone) => (await someone.get('/api/me')).status;
  const redeem = (link: string, given: object = {}) =>
    office.browser().send('POST', '/api/sign-in/link/redeem', {
      token: tokenOf(link),
      name: 'Dan Whitworth',
      password,
      ...given,
    });

  it('[OF2] invites a person with a link that replaces earlier ones', async () => {
    const owner = await office.signIn('owner');
    const invite = async () => {
      const body = { email: 'dan@stores.example', role: 'staff' };
      return (await (await owner.send('POST', '/api/staff/invitations', body)).json()).link;
    };
    const [earlier, later] = [await invite(), await invite()];
    expect((await redeem(earlier)).status).toBe(410);
    const listed = await (await owner.get('/api/staff')).json();
    expect(listed.invitations).toMatchObject([{ email: 'dan@stores.example', role: 'staff' }]);
    // Whatever address the form contains, the account gets the invited one.
    expect((await redeem(later, { email: 'other@stores.example' })).status).toBe(200);
    const { people, invitations } = await (await owner.get('/api/staff')).json();
    expect(invitations).toEqual([]);
    expect(
      people.map(({ email, role, hasPassword, passkeys, sessions }: Record<string, unknown>) => ({
        email,
        role,
        hasPassword,
        passkeys,
        sessions,
      })),
    ).toEqual([
      { email: 'dan@stores.example', role: 'staff', hasPassword: true, passkeys: 0, sessions: 1 },
      { email: owner.email, role: 'owner', hasPassword: false, passkeys: 0, sessions: 1 },
    ]);
    const again = { email: 'DAN@stores.example', role: 'owner' };
    expect((await owner.send('POST', '/api/staff/invitations', again)).status).toBe(422);
  });

  it('[OF2] withdraws an invitation', async () => {
    const owner = await office.signIn('owner');
    const body = { email: 'dan@stores.example', role: 'staff' };
    const { link } = await (await owner.send('POST', '/api/staff/invitations', body)).json();
    const path = '/api/staff/invitations/dan%40stores.example';
    expect((await owner.send('DELETE', path)).status).toBe(200);
    expect((await owner.send('DELETE', path)).status).toBe(404);
    expect((await redeem(link)).status).toBe(410);
  });

  it('[OF2] ends the sessions of a removed person, who can be invited again', async () => {
    const owner = await office.signIn('owner');
    const sam = await office.signIn('staff');
    expect(await statusOf(sam)).toBe(200);
    expect((await owner.send('DELETE', `/api/staff/${sam.staffId}`)).status).toBe(200);
    expect(await statusOf(sam)).toBe(401);
    expect((await owner.send('DELETE', `/api/staff/${sam.staffId}`)).status).toBe(404);
    const body = { email: sam.email, role: 'owner' };
    const { link } = await (await owner.send('POST', '/api/staff/invitations', body)).json();
    expect((await redeem(link)).status).toBe(200);
    const [again] = await database().queries.select().from(staff).where(eq(staff.id, sam.staffId));
    expect(again).toMatchObject({ role: 'owner', removedAt: null, name: 'Dan Whitworth' });
    const done = await database().queries.select().from(activity).orderBy(activity.id);
    expect(done.map(({ action, recordId }) => [action, recordId])).toEqual([
      ['staff.remove', String(sam.staffId)],
      ['staff.invite', 'new'],
      ['staff.join', String(sam.staffId)],
    ]);
  });

  it('[OF2] cannot remove the last owner', async () => {
    const [first, second] = [await office.signIn('owner'), await office.signIn('owner')];
    const demote = (by: Someone, whom: Someone) =>
      by.send('PATCH', `/api/staff/${whom.staffId}`, { role: 'staff' });
    const answers = await Promise.all([demote(first, second), demote(second, first)]);
    // The second fails because its user is no longer an owner, or because it would remove the last owner.
    const [done, refused = 0] = answers.map(({ status }) => status).sort();
    expect(done).toBe(200);
    expect([403, 409]).toContain(refused);
    const owners = database().queries.$count(staff, eq(staff.role, 'owner'));
    expect(await owners).toBe(1);
  });

  it('[OF2] ends all sessions or a single one', async () => {
    const owner = await office.signIn('owner');
    const { queries } = database();
    const other = office.browser('another-session');
    const { hashToken } = await import('./sign-in/sessions.ts');
    const values = { tokenHash: hashToken('another-session'), staffId: owner.staffId };
    const later = sql`now() + interval '1 day'`;
    await queries.insert(officeSession).values({ ...values, expiresAt: later });
    const { sessions } = await (await owner.get('/api/me/access')).json();
    expect(sessions).toHaveLength(2);
    const theirs = sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
    const sam = await office.signIn('staff');
    await sam.send('DELETE', `/api/me/sessions/${theirs.id}`);
    expect((await other.get('/api/me')).status).toBe(200);
    await owner.send('DELETE', `/api/me/sessions/${theirs.id}`);
    expect((await other.get('/api/me')).status).toBe(401);
    await queries.insert(officeSession).values({ ...values, expiresAt: later });
    const answer = await owner.send('POST', '/api/me/sign-out-everywhere');
    expect(answer.headers.get('set-cookie')).toMatch(/^office=; Max-Age=0;/);
    expect(await statusOf(owner)).toBe(401);
    expect((await other.get('/api/me')).status).toBe(401);
    expect(await statusOf(sam)).toBe(200);
  });

  it('[OF2] keeps the last sign-in method, and requires the current password to change it', async () => {
    const owner = await office.signIn('owner');
    const put = (body: object) => owner.send('PUT', '/api/me/password', body);
    expect((await put({ password })).status).toBe(200);
    expect((await put({ password: 'nine purple teapots' })).status).toBe(422);
    expect((await put({ current: password, password: 'nine purple teapots' })).status).toBe(200);
    expect((await owner.send('DELETE', '/api/me/password')).status).toBe(409);
    const options = await (await owner.send('POST', '/api/me/passkeys/options')).json();
    const made = createTestPasskey(officeOrigin).create(options);
    expect((await owner.send('POST', '/api/me/passkeys', { passkey: made })).status).toBe(200);
    expect((await owner.send('POST', '/api/me/passkeys', { passkey: made })).status).toBe(422);
    expect((await owner.send('DELETE', '/api/me/password')).status).toBe(200);
    const path = `/api/me/passkeys/${made.id}`;
    expect((await owner.send('DELETE', path)).status).toBe(409);
    const sam = await office.signIn('staff');
    await sam.send('PATCH', path, { name: 'Mine now' });
    await sam.send('DELETE', path);
    await owner.send('PATCH', path, { name: 'The stores PC' });
    const kept = await database().queries.select({ name: passkey.name }).from(passkey);
    expect(kept).toEqual([{ name: 'The stores PC' }]);
  });

  it('[OF2] ends other sessions when the password changes', async () => {
    const owner = await office.signIn('owner');
    const { token } = owner;
    await owner.send('PUT', '/api/me/password', { password });
    const answer = await office
      .browser()
      .send('POST', '/api/sign-in/password', { email: owner.email, password });
    const [, other = ''] = /office=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? [];
    const change = { current: password, password: 'nine purple teapots' };
    await office.browser(other).send('PUT', '/api/me/password', change);
    expect((await office.browser(token).get('/api/me')).status).toBe(401);
    expect((await office.browser(other).get('/api/me')).status).toBe(200);
  });

  it('[OF2] saves name, shortcuts and refund limit', async () => {
    const owner = await office.signIn('owner');
    await owner.send('PATCH', '/api/me', { name: 'Ruth Mellor', shortcuts: false });
    await owner.send('PUT', '/api/staff/refund-limit', { pence: 100_000 });
    expect(await (await owner.get('/api/me')).json()).toMatchObject({
      name: 'Ruth Mellor',
      shortcuts: false,
      refundLimitPence: 100_000,
    });
    const negative = await owner.send('PUT', '/api/staff/refund-limit', { pence: -1 });
    expect(negative.status).toBe(422);
  });

  it('[OF2] creates sign-in links on the command line', async () => {
    const admin = createAdminRunner({ database: database(), environment: { OFFICE_PORT: '3009' } });
    const linkFor = (email: string) => admin.run(`office link ${email} --json`);
    const first = JSON.parse((await linkFor('ruth@stores.example')).out);
    expect(first.link).toMatch(/^http:\/\/localhost:3009\/join#/);
    expect((await redeem(first.link)).status).toBe(200);
    const nobody = await linkFor('dan@stores.example');
    expect(nobody).toMatchObject({ code: 1, out: '' });
    expect(nobody.complaints).toContain('No account in the office');
    const back = JSON.parse((await linkFor('Ruth@stores.example')).out);
    expect((await redeem(back.link, { replace: true })).status).toBe(200);
    expect((await linkFor('nonsense')).code).toBe(2);
  });

  it('[OF2] deletes expired sessions and links', async () => {
    const [here, gone] = [await office.signIn('owner'), await office.signIn('owner')];
    const { queries } = database();
    const idle = { seenAt: sql`now() - interval '13 hours'` };
    await queries.update(officeSession).set(idle).where(eq(officeSession.id, gone.sessionId));
    await deleteExpiredSessions(queries);
    const left = await queries.select({ id: officeSession.id }).from(officeSession);
    expect(left).toEqual([{ id: here.sessionId }]);
  });
});

describeOnBothEngines('session cookie', (database) => {
  it.each([
    [
      'http://localhost:3001',
      /^office=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/,
    ],
    [
      'https://office.example',
      /^__Host-office=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    ],
  ])('[OF2] is host-only, HttpOnly and SameSite at %s', async (origin, cookie) => {
    const office = await openTestOffice(database(), { origin });
    const owner = await office.signIn('owner');
    expect((await owner.get('/api/me')).status).toBe(200);
    await owner.send('PUT', '/api/me/password', { password });
    const answer = await office
      .browser()
      .send('POST', '/api/sign-in/password', { email: owner.email, password });
    expect(answer.headers.get('set-cookie')).toMatch(cookie);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('permissions-policy')).toContain('publickey-credentials-get=(self)');
  });
});

describe('browser name', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19.0 Mobile Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 16; Pixel) Chrome/140.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', 'Firefox on Linux'],
    ['curl/8', 'Unknown browser'],
  ])('[OF2] is derived from the user agent: %s', (agent, name) => {
    expect(browserName(agent)).toBe(name);
  });
});
