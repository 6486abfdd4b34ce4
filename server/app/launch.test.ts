import { describe, expect, it } from 'vitest';
import { contentId } from '../../catalogue/content-change.ts';
import { claimConfirmation } from '../database/schema.ts';
import { publishChanges } from '../publish/versions.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { confirmedLaunch } from '../testing/launch.ts';
import { addStaff } from '../testing/staff.ts';
import { readEnvironment } from './environment.ts';
import {
  type LaunchFacts,
  requireConfirmedClaims,
  requireLaunchFacts,
  withConfirmations,
} from './launch.ts';
import { createLog } from './log.ts';
import { prepareShop } from './prepare-shop.ts';

const ORIGIN = 'https://shop.example';
const keys = (secret: string) => ({
  ORIGIN,
  DATABASE_URL: 'postgres://db.example/shop',
  STRIPE_SECRET_KEY: secret,
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
});
const live = readEnvironment(keys('sk_live_1'));
const { company, claims } = confirmedLaunch;
const start = (facts: Partial<LaunchFacts>) => () =>
  requireLaunchFacts(live, { ...confirmedLaunch, ...facts });

describe('a start with live keys', () => {
  it('[CO10] is rejected with placeholder facts', () => {
    const open = () => prepareShop(live, createLog('error'));
    for (const sentence of [
      'The shop cannot take live payments yet.',
      'The company number 00000000 is a placeholder: set your own in content/company.ts.',
      'The VAT number GB 000 0000 00 is a placeholder',
      'The registered office 1 Example Way is a placeholder',
      'The phone number 0808 157 0142 is a placeholder',
      'The email address trade@rungmoor.example is a placeholder',
      'The web address https://rungmoor.example is a placeholder',
      'The bank account number 0000 0000 is a placeholder: set your own in content/bank-account.ts.',
      "Until then use Stripe's test keys.",
    ])
      expect(open).toThrow(sentence);
  });

  it('[CO10] is accepted with real facts and confirmed claims', () => {
    expect(start({})).not.toThrow();
    expect(prepareShop(live, createLog('error'), { launch: confirmedLaunch })).toBeDefined();
  });

  it.each([
    ['company number', { companyNumber: '00000000' }],
    ['VAT number', { vatNumber: 'GB000000000' }],
    ['email address', { email: { shown: 'trade@example.com' } }],
    ['web address', { origin: 'https://shop.test' }],
  ])('[CO10] is rejected for a single placeholder: %s as %j', (what, changed) => {
    expect(start({ company: { ...company, ...changed } })).toThrow(
      new RegExp(`^The shop.*\\nThe ${what} .* is a placeholder.*\\nUntil then`),
    );
  });
});

describeOnBothEngines('a start with live keys on a database', (database) => {
  const openTo = (facts: LaunchFacts, environment = live) =>
    requireConfirmedClaims(environment, database().queries, facts);
  const without = (unconfirmed: string): LaunchFacts => ({
    ...confirmedLaunch,
    claims: claims.map((claim) =>
      claim.id === unconfirmed ? { ...claim, confirmed: false } : claim,
    ),
  });

  it('[CO10] is rejected for a single unconfirmed claim', async () => {
    await expect(openTo(without('company-rating'))).rejects.toThrow(
      '1 claim is not confirmed (company-rating): confirm each in the office under Health',
    );
    await expect(openTo(without('test-product'))).resolves.toBeUndefined();
    await expect(openTo(confirmedLaunch)).resolves.toBeUndefined();
    const trial = readEnvironment(keys('sk_test_1'));
    await expect(openTo(without('company-rating'), trial)).resolves.toBeUndefined();
  });

  it.each(['0808 157 0999', '020 7946 0018', '07700 900123'])(
    '[CO10] is rejected for the placeholder phone number %s',
    async (shown) => {
      const facts = { ...confirmedLaunch, company: { ...company, phone: { shown } } };
      expect(() => requireLaunchFacts(live, facts)).not.toThrow();
      await expect(openTo(facts)).rejects.toThrow(`The phone number ${shown} is a placeholder`);
    },
  );

  it('[CO10, LC9] accepts a phone number published in the office', async () => {
    const facts = {
      ...confirmedLaunch,
      company: { ...company, phone: { shown: '0808 157 0999' } },
    };
    const value = '0161 555 0142';
    const changes = [{ productId: contentId('company'), field: 'phone', value }];
    await publishChanges(database(), [], { changes, by: { kind: 'command' } });
    await expect(openTo(facts)).resolves.toBeUndefined();
  });

  it('[CO10, OF11] accepts claims confirmed in the office with their current wording', async () => {
    const { queries } = database();
    const { staffId } = await addStaff(queries, {
      name: 'Olive Owner',
      email: 'olive@office.example',
      role: 'owner',
    });
    const facts = without('company-rating');
    const words = facts.claims.find(({ id }) => id === 'company-rating')?.claim ?? '';
    const confirmed = { claimId: 'company-rating', staffId };
    await queries.insert(claimConfirmation).values({ ...confirmed, claim: words });
    await expect(openTo(facts)).resolves.toBeUndefined();
    expect((await withConfirmations(queries, facts)).claims).toContainEqual(
      expect.objectContaining({ id: 'company-rating', confirmed: true, by: 'Olive Owner' }),
    );
    await queries.update(claimConfirmation).set({ claim: `${words} or so` });
    await expect(openTo(facts)).rejects.toThrow('company-rating');
  });
});

it.each([{}, keys('sk_test_1')])(
  '[CO10] a start without live keys is accepted without warnings about claims: %j',
  (source) => {
    const lines: string[] = [];
    const log = createLog('warn', (line) => lines.push(line));
    expect(() => prepareShop(readEnvironment(source), log)).not.toThrow();
    expect(lines.join()).not.toMatch(/claim|placeholder/);
  },
);
