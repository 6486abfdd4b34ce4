import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { StaffRole } from '../../contract/office.ts';
import { newClientHeaders } from './client-headers.ts';
import { officeAddress, ownerSessionToken } from './office-address.ts';
import { test as base } from './test.ts';

export { officeAddress };

/** A signed-in user of the office with a page of their own. */
type SignedInUser = { page: Page; name: string; email: string; password: string };

type OfficeFixtures = {
  /** A new user with this role, on a page that shows the office's first screen. */
  signIn: (role: StaffRole, name?: string) => Promise<SignedInUser>;
  /** The page of an owner. */
  office: Page;
};

/** Tests of the office, on the browser tests' server. */
export const test = base.extend<OfficeFixtures>({
  signIn: async ({ browser }, use) => {
    const cleanups: (() => Promise<void>)[] = [];
    await use(async (role, name = role === 'owner' ? 'Olive Owner' : 'Sam Staff') => {
      const user = await inviteUser(role, name);
      const context = await browser.newContext({ baseURL: officeAddress });
      cleanups.push(() => context.close());
      await context.addCookies([
        {
          name: 'office',
          value: user.token,
          url: officeAddress,
          httpOnly: true,
          sameSite: 'Strict',
        },
      ]);
      const page = await context.newPage();
      await page.goto('/');
      return { ...user, page };
    });
    for (const close of cleanups) await close();
  },
  office: async ({ signIn }, use) => use((await signIn('owner')).page),
});

/** Sends a request to the office as one of its own pages. */
async function post(path: string, body: unknown, token?: string) {
  const response = await fetch(`${officeAddress}${path}`, {
    method: 'POST',
    headers: {
      ...newClientHeaders(),
      origin: officeAddress,
      'content-type': 'application/json',
      ...(token && { cookie: `office=${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}

// Contains no part of the random email address, which a password must not repeat.
const password = 'lintel gusset purlin';

/** Invites a colleague, who redeems the link with a password. */
async function inviteUser(role: StaffRole, name: string) {
  const email = `${randomUUID()}@office.example`;
  const invitationResponse = await post(
    '/api/staff/invitations',
    { email, role },
    ownerSessionToken,
  );
  const { link } = await invitationResponse.json();
  const redeemResponse = await post('/api/sign-in/link/redeem', {
    token: new URL(link).hash.slice(1),
    name,
    password,
  });
  const [, token = ''] =
    /office=([^;]+)/.exec(redeemResponse.headers.get('set-cookie') ?? '') ?? [];
  return { name, email, password, token };
}
