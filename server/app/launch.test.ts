import { describe, expect, it } from 'vitest';
import { confirmedLaunch } from '../testing/launch.ts';
import { readEnvironment } from './environment.ts';
import { type LaunchFacts, requireLaunch } from './launch.ts';
import { createLog } from './log.ts';
import { prepareShop } from './open-shop.ts';

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
  requireLaunch(live, { ...confirmedLaunch, ...facts });

describe('a start with live keys', () => {
  it('[CO10] is refused with the samples, in sentences that say what to do', () => {
    const open = () => prepareShop(live, createLog('error'));
    for (const sentence of [
      'The shop cannot take live payments yet.',
      'The company number 00000000 is a placeholder: set your own in content/company.ts.',
      'The VAT number GB 000 0000 00 is a placeholder',
      'The registered office 1 Example Way is a placeholder',
      'The phone number 0808 157 0142 is a placeholder',
      'The email address trade@rungmoor.example is a placeholder',
      'The web address https://rungmoor.example is a placeholder',
      /^\d+ claims are not confirmed \(company-number, .* more\): work through docs\/before-launch\.md/m,
      "Until then use Stripe's test keys.",
    ])
      expect(open).toThrow(sentence);
  });

  it('[CO10] goes on with real facts and confirmed claims', () => {
    expect(start({})).not.toThrow();
    expect(prepareShop(live, createLog('error'), undefined, confirmedLaunch)).toBeDefined();
  });

  it.each([
    ['company number', { companyNumber: '00000000' }],
    ['VAT number', { vatNumber: 'GB000000000' }],
    ['phone number', { phone: { shown: '0808 157 0999' } }],
    ['phone number', { phone: { shown: '020 7946 0018' } }],
    ['phone number', { phone: { shown: '07700 900123' } }],
    ['email address', { email: { shown: 'trade@example.com' } }],
    ['web address', { origin: 'https://shop.test' }],
  ])('[CO10] is refused for one placeholder alone: %s as %j', (what, changed) => {
    expect(start({ company: { ...company, ...changed } })).toThrow(
      new RegExp(`^The shop.*\\nThe ${what} .* is a placeholder.*\\nUntil then`),
    );
  });

  it('[CO10] is refused for one claim alone, but for what waits for the first payment', () => {
    const open = (unconfirmed: string) =>
      start({
        claims: claims.map((claim) =>
          claim.id === unconfirmed ? { ...claim, confirmed: false } : claim,
        ),
      });
    expect(open('company-rating')).toThrow('1 claim is not confirmed (company-rating): ');
    expect(open('test-product')).not.toThrow();
  });
});

it.each([{}, keys('sk_test_1')])(
  '[CO10] a start without live keys asks for nothing: %j',
  (source) => {
    const lines: string[] = [];
    const log = createLog('warn', (line) => lines.push(line));
    expect(() => prepareShop(readEnvironment(source), log)).not.toThrow();
    expect(lines.join()).not.toMatch(/claim|placeholder/);
  },
);
