import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  describeOnBothEngines,
  ladderSessionParams,
  openSandboxHarness,
  type SandboxHarness,
  validPaymentForm,
} from '../../tests/support/sandbox-harness.ts';
import { checkoutPages } from './checkout-pages.ts';
import { style } from './style.ts';

describeOnBothEngines('the hosted checkout', (database) => {
  let bench: SandboxHarness;
  let id = '';
  let path = '';
  beforeAll(async () => {
    bench = await openSandboxHarness(database());
  });
  beforeEach(async () => {
    await database().queries.execute(sql`truncate sandbox.event`);
    id = (await bench.stripe.checkout.sessions.create(ladderSessionParams)).id;
    path = `/sandbox/checkout/${id}`;
  });
  afterAll(() => bench.close());

  const session = () => bench.stripe.checkout.sessions.retrieve(id);
  const success = () => `https://shop.example/success?session_id=${id}`;

  it('shows the order and says that no money moves', async () => {
    const answer = await bench.get(path);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    for (const shown of [
      'Step Ladder, 8 tread',
      'CAL-GSL8T · 2 × £283.49',
      '£566.98',
      '<dt>VAT</dt><dd>56698 p / 6</dd>',
      'Sandbox',
      'No money moves and no card is charged.',
      'United Kingdom',
      '4242 4242 4242 4242',
    ])
      expect(page).toContain(shown);
    expect(page).toContain(
      '<a class="button line" href="https://shop.example">Leave without paying',
    );
  });

  it('shows what the shop says beside the button, with its addresses as links', async () => {
    const message = 'Our <terms>: https://shop.example/terms';
    const said = { ...ladderSessionParams, custom_text: { submit: { message } } };
    const { id: other } = await bench.stripe.checkout.sessions.create(said);
    const page = await (await bench.get(`/sandbox/checkout/${other}`)).text();
    expect(page).toContain(
      'Our &lt;terms&gt;: <a href="https://shop.example/terms">https://shop.example/terms</a></p>',
    );
  });

  it('is closed to search engines, caches, frames and scripts', async () => {
    const { headers } = await bench.get(path);
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('cache-control')).toBe('no-store');
    const policy = headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toContain(`style-src 'sha256-${hash}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|script-src/);
  });

  it('responds with 503 while the database is unavailable, and with 500 on other errors', async () => {
    const pagesOn = (fault: Error) =>
      checkoutPages({
        database: async () => ({ ...database(), transaction: () => Promise.reject(fault) }),
        isUnavailable: (error) => error instanceof Error && error.message === 'away',
        shop: { name: '', contact: '', totalRows: () => [] },
        now: () => new Date(),
        onChange: () => {},
      }).onError((_, context) => context.text('', 500));
    const answer = await pagesOn(new Error('away')).request(path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.text()).toContain('<h1>Not available right now</h1>');
    expect((await pagesOn(new Error('our fault')).request(path)).status).toBe(500);
  });

  it('[CC13] takes the buyer back to the shop with the session paid', async () => {
    const answer = await bench.pay(id);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, success()]);
    expect(await session()).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      customer_details: { email: 'buyer@firm.example', name: 'A Buyer', phone: '+441614960142' },
      collected_information: {
        shipping_details: { address: { city: 'Leeds', postal_code: 'LS1 1AA' } },
      },
    });
  });

  it('[CC14] takes one payment for repeated submissions, all of which succeed', async () => {
    const clicks = await Promise.all(Array.from({ length: 8 }, () => bench.pay(id)));
    for (const click of clicks) expect(click.headers.get('location')).toBe(success());
    expect(await bench.sandbox.run()).toBe(1);
    const page = await (await bench.get(path)).text();
    expect(page).toContain('This order has been paid');
    expect(page).toContain(success());
  });

  it('shows errors beside each field and keeps the input', async () => {
    const answer = await bench.pay(id, {
      email: 'buyer@',
      phone: '12',
      name: '<b>Anna & "Co"</b>',
      line1: ' ',
      postcode: 'JE2 3AB',
      card: '4111111111111111',
    });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('Please check 5 fields');
    for (const field of ['email', 'phone', 'line1', 'postcode', 'card'])
      expect(page).toContain(`id="${field}-error"`);
    for (const field of ['name', 'town']) expect(page).not.toContain(`id="${field}-error"`);
    expect(page).toContain('value="buyer@"');
    expect(page).toContain('value="Leeds"');
    expect(page).toContain('value="&lt;b&gt;Anna &amp; &quot;Co&quot;&lt;/b&gt;"');
    expect(page).not.toContain('<b>Anna');
    expect((await session()).status).toBe('open');
  });

  it('asks what the shop wants to know besides, and keeps to how it asks', async () => {
    const field = (key: string, custom: string, rest: object) => ({
      key,
      label: { type: 'custom' as const, custom },
      type: 'text' as const,
      ...rest,
    });
    ({ id } = await bench.stripe.checkout.sessions.create({
      ...ladderSessionParams,
      custom_fields: [
        field('job', 'Job number', { text: { maximum_length: 5 } }),
        field('gate', 'Gate', { optional: true }),
      ],
    }));
    path = `/sandbox/checkout/${id}`;
    const form = await (await bench.get(path)).text();
    expect(form).toContain('<label for="custom-job">Job number</label>');
    expect(form).toContain('<label for="custom-gate">Gate <i>optional</i></label>');

    const empty = await (await bench.pay(id, { 'custom-gate': 'B' })).text();
    expect(empty).toContain('id="custom-job-error"');
    expect(empty).toContain('value="B"');
    const long = await (await bench.pay(id, { 'custom-job': '123456', email: '' })).text();
    expect(long).toContain('Please check 2 fields');
    expect(long).toContain('Use 5 characters or fewer.');

    expect((await bench.pay(id, { 'custom-job': ' 12345 ' })).status).toBe(303);
    expect((await session()).custom_fields).toMatchObject([
      { key: 'job', text: { value: '12345' } },
      { key: 'gate', text: { value: null } },
    ]);
  });

  it.each([
    ['4000000000000002', 'autofocus>Declined by your bank.'],
    ['4000000000009995', 'autofocus>Declined: insufficient funds.'],
  ])('declines %s, says why and leaves the session open', async (card, why) => {
    const answer = await bench.pay(id, { card });
    const page = await answer.text();
    expect(answer.status).toBe(402);
    expect(page).toContain(why);
    expect(page).toContain('value="buyer@firm.example"');
    expect(page).toContain(`value="${card}" checked`);
    expect((await session()).status).toBe('open');
    expect((await bench.pay(id)).headers.get('location')).toBe(success());
  });

  it('shows that a session has expired and accepts no payment', async () => {
    bench.advanceMinutes(24 * 60 + 1);
    const answer = await bench.get(path);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('This checkout has expired');
    expect((await bench.pay(id)).status).toBe(410);
  });

  it('rejects cross-origin forms', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site', origin: 'https://other.shop.example' },
    ]) {
      expect((await bench.post(path, validPaymentForm, headers)).status).toBe(403);
    }
    const old = (origin: string) =>
      bench.sandbox.pages.request(`http://127.0.0.1${path}`, {
        method: 'POST',
        body: new URLSearchParams(validPaymentForm),
        headers: { origin },
      });
    expect((await old('https://evil.example')).status).toBe(403);
    expect((await old('null')).status).toBe(403);
    expect((await session()).status).toBe('open');
    expect((await old('https://shop.example')).status).toBe(303);
  });

  it('handles any form values without a server error', async () => {
    const field = fc.constantFrom(...Object.keys(validPaymentForm));
    const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constant('\0'));
    await fc.assert(
      fc.asyncProperty(fc.dictionary(field, value), async (odd) => {
        const { status } = await bench.pay(id, odd);
        expect([303, 402, 422]).toContain(status);
      }),
      { numRuns: 60 },
    );
  });

  it.each(['multipart/form-data; boundary=x', 'text/plain', 'application/json'])(
    'takes no payment from a body of type %s that is no form',
    async (type) => {
      const answer = await bench.sandbox.pages.request(`https://shop.example${path}`, {
        method: 'POST',
        body: '--x\r\nbroken',
        headers: { 'content-type': type },
      });
      expect(answer.status).toBe(422);
      expect((await session()).status).toBe('open');
    },
  );

  it('removes bidirectional marks', async () => {
    await bench.pay(id, { name: 'A\u202e Buyer', line1: '1 Test\u200f Road' });
    expect((await session()).collected_information?.shipping_details).toMatchObject({
      name: 'A Buyer',
      address: { line1: '1 Test Road' },
    });
  });

  it('rejects unknown sessions and oversized forms', async () => {
    const none = `/sandbox/checkout/cs_test_${'a'.repeat(58)}`;
    for (const other of [none, `${none}/x`, '/sandbox/checkout/%00', '/sandbox/checkout/a']) {
      expect((await bench.get(other)).status).toBe(404);
      expect((await bench.post(other, validPaymentForm)).status).toBe(404);
    }
    const long = { ...validPaymentForm, name: 'x'.repeat(64 * 1024) };
    expect((await bench.post(path, long)).status).toBe(413);
    expect(bench.log()).not.toContain('firm.example');
  });
});
