import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { StaffRole } from '../../contract/office.ts';
import { firstOwnerToken, officeAddress } from './office-address.ts';
import { test as base } from './test.ts';
import { newVisitor } from './visitors.ts';

export { officeAddress };

/** A signed-in user of the office with a page of their own. */
type Colleague = { page: Page; name: string; email: string; password: string };

type OfficeFixtures = {
  /** A new user with this role, on a page that shows the office's first screen. */
  signIn: (role: StaffRole, name?: string) => Promise<Colleague>;
  /** The page of an owner. */
  office: Page;
};

/** Tests of the office, on the browser tests' server. */
export const test = base.extend<OfficeFixtures>({
  signIn: async ({ browser }, use) => {
    const closing: (() => Promise<void>)[] = [];
    await use(async (role, name = role === 'owner' ? 'Olive Owner' : 'Sam Staff') => {
      const person = await join(role, name);
      const context = await browser.newContext({ baseURL: officeAddress });
      closing.push(() => context.close());
      await context.addCookies([
        {
          name: 'office',
          value: person.token,
          url: officeAddress,
          httpOnly: true,
          sameSite: 'Strict',
        },
      ]);
      const page = await context.newPage();
      await page.goto('/');
      return { ...person, page };
    });
    for (const close of closing) await close();
  },
  office: async ({ signIn }, use) => use((await signIn('owner')).page),
});

/** Sends a request to the office as one of its own pages. */
async function post(path: string, body: unknown, token?: string) {
  const answer = await fetch(`${officeAddress}${path}`, {
    method: 'POST',
    headers: {
      ...newVisitor(),
      origin: officeAddress,
      'content-type': 'application/json',
      ...(token && { cookie: `office=${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

// Contains no part of the random email address, which a password must not repeat.
const password = 'lintel gusset purlin';

/** Invites a colleague, who redeems the link with a password. */
async function join(role: StaffRole, name: string) {
  const email = `${randomUUID()}@office.example`;
  const invited = await post('/api/staff/invitations', { email, role }, firstOwnerToken);
  const { link } = await invited.json();
  const redeemed = await post('/api/sign-in/link/redeem', {
    token: new URL(link).hash.slice(1),
    name,
    password,
  });
  const [, token = ''] = /office=([^;]+)/.exec(redeemed.headers.get('set-cookie') ?? '') ?? [];
  return { name, email, password, token };
}
