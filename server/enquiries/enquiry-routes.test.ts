import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { company } from '../../content/company.ts';
import { quoteForm, quoteRequest } from '../../contract/bulk-quote.ts';
import { notifyRequest } from '../../contract/notify.ts';
import { partRequest } from '../../contract/part-enquiry.ts';
import { stock } from '../database/schema.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { openTestEnquiries, readStoredEnquiries } from '../testing/test-enquiries.ts';

const [podium, tower] = products;
if (!podium || !tower) throw new Error('The catalogue is empty');

const quote = {
  'form-name': 'bulk-quote',
  company: 'Fellside Joinery',
  email: 'office@fellside.example',
  quantity: '11-25',
  message: 'Ten podiums,\r\ndelivered to site.',
};
const part = {
  'form-name': 'part-enquiry',
  email: 'office@fellside.example',
  family: 'podium-steps',
  product: podium.id,
  message: 'The left foot',
};
const request = { email: 'office@fellside.example', productId: tower.id };

describeOnBothEngines('enquiries', (database) => {
  const open = () => openTestEnquiries(database());
  const stored = () => readStoredEnquiries(database());
  beforeEach(async () => {
    await stored().clear();
    await database().queries.insert(stock).values({ productId: tower.id, available: 0 });
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('[QU4] stores a repeated attempt once, and confirms both times', async () => {
    const deps = open();
    const attempt = 'a1b2c3d4e5f60718';
    const send = () =>
      Promise.all([
        deps.postJson('/api/bulk-quote', { ...quote, attempt }),
        deps.postJson('/api/part-enquiry', { ...part, attempt }),
      ]);
    // Concurrently, as a page and its service worker may send it, and later, as after a lost response.
    const answers = [...(await Promise.all([send(), send()])), await send()].flat();
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(await stored().quotes()).toHaveLength(1);
    expect(await stored().partEnquiries()).toHaveLength(1);
    expect(await stored().emails()).toHaveLength(4);
    await deps.postJson('/api/bulk-quote', { ...quote, attempt: 'another-attempt-1' });
    await deps.postJson('/api/bulk-quote', { ...quote, attempt: 'short' });
    expect(await stored().quotes()).toHaveLength(3);
  });

  it('[QU4] accepts a form queued for hours', async () => {
    const typed = {
      ...quote,
      attempt: 'waited-for-hours-1',
      'started-at': Date.now() - 9 * 3600_000,
    };
    expect((await open().postJson('/api/bulk-quote', typed)).status).toBe(201);
  });

  it('[QU1, QU4] stores a quote and both emails before it confirms', async () => {
    const deps = open();
    const answer = await deps.postJson('/api/bulk-quote', { ...quote, city: 'Leeds' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ ok: true });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await stored().quotes()).toMatchObject([
      {
        company: 'Fellside Joinery',
        email: 'office@fellside.example',
        quantity: '11-25',
        message: 'Ten podiums,\ndelivered to site.',
        city: 'Leeds',
        lines: [],
        state: 'open',
      },
    ]);
    expect(await stored().emails()).toMatchObject([
      {
        kind: 'quote-for-seller',
        recipient: company.email.shown,
        replyTo: 'office@fellside.example',
      },
      { kind: 'quote-received', recipient: 'office@fellside.example', replyTo: null },
    ]);
    expect(deps.mailCount()).toBe(1);
  });

  it('[QU4] takes the lines of a cart, checked against the catalogue', async () => {
    const cart = [
      { id: podium.id, quantity: 2 },
      { id: 'gone', quantity: 1 },
      { id: podium.id, quantity: 3 },
      { id: tower.id, quantity: 1 },
    ];
    expect((await open().postJson('/api/bulk-quote', { ...quote, cart })).status).toBe(201);
    expect(await stored().quotes()).toMatchObject([
      {
        lines: [
          { productId: podium.id, quantity: 5 },
          { productId: tower.id, quantity: 1 },
        ],
      },
    ]);
    for (const { text } of await stored().emails()) {
      expect(text).toContain(`5 × | ${podium.name}`);
      expect(text).toContain('One line of your cart');
    }
  });

  it('[QU2, QU3] redirects a form post without JavaScript to the thank-you page', async () => {
    const answer = await open().postForm('/api/bulk-quote', { ...quote, website: '' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/thank-you');
    expect(await answer.text()).toBe('');
    expect(await stored().quotes()).toMatchObject([
      { message: 'Ten podiums,\ndelivered to site.' },
    ]);
    expect(await stored().emails()).toHaveLength(2);
  });

  it('[OT4] redirects part enquiries and restock requests to their own thank-you messages', async () => {
    const asked = await open().postForm('/api/part-enquiry', part);
    expect(asked.status).toBe(303);
    expect(asked.headers.get('location')).toBe('/thank-you#part-enquiry');
    const robot = await open().postForm('/api/part-enquiry', { ...part, website: 'x' });
    expect(robot.headers.get('location')).toBe('/thank-you#part-enquiry');
    const noted = await open().postForm('/api/notify', request);
    expect(noted.headers.get('location')).toBe('/thank-you#restock-request');
  });

  it('[QU3] takes a form in several parts, and answers a script in JSON whatever it sends', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(quote)) form.set(name, value);
    expect((await open().post('/api/bulk-quote', form)).status).toBe(303);
    const script = await open().postForm('/api/bulk-quote', quote, { accept: 'application/json' });
    expect(script.status).toBe(201);
    expect(await script.json()).toEqual({ ok: true });
    expect(await stored().quotes()).toHaveLength(2);
  });

  it('[QU3] takes the longest message in characters of nine bytes each, and shows it again', async () => {
    const message = '梯'.repeat(quoteForm.fields.message.maxLength);
    const taken = await open().postForm('/api/bulk-quote', { ...quote, message });
    expect(taken.status).toBe(303);
    expect(await stored().quotes()).toMatchObject([{ message }]);
    const again = await open().postForm('/api/bulk-quote', { ...quote, message, company: '' });
    expect(again.status).toBe(422);
    expect(await again.text()).toContain(`${message}</textarea>`);
  });

  it('[QU3] shows a form again with what was typed and what is wrong, and keeps nothing', async () => {
    const answer = await open().postForm('/api/bulk-quote', {
      ...quote,
      company: '',
      email: '"><script>alert(1)</script>',
      quantity: '5-10',
    });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
    const html = await answer.text();
    expect(html).toContain('<form method="post" action="/api/bulk-quote">');
    expect(html).toContain('Enter your company name.');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).toContain('Ten podiums,\r\ndelivered to site.</textarea>');
    expect(html).toMatch(/value="5-10" checked/);
    expect(html).not.toContain('<script');
    expect(await stored().quotes()).toEqual([]);
    expect(await stored().emails()).toEqual([]);
  });

  it('[QU3] returns invalid fields as JSON', async () => {
    const answer = await open().postJson('/api/bulk-quote', {
      ...quote,
      email: 'a@b',
      quantity: 7,
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      error: expect.stringContaining('check'),
      fields: {
        email: 'Enter an email address like name@firm.example.',
        quantity: 'Choose how many items you need.',
      },
    });
  });

  it('[QU4] stores a quote and its emails together or neither, and reports the failure', async () => {
    const deps = open();
    const { queries } = database();
    await queries.execute(sql`alter table mail add constraint full_up check (recipient = 'x')`);
    const json = await deps.postJson('/api/bulk-quote', quote);
    const form = await deps.postForm('/api/bulk-quote', quote);
    await queries.execute(sql`alter table mail drop constraint full_up`);
    expect(json.status).toBe(500);
    expect(form.status).toBe(500);
    const html = await form.text();
    expect(html).toContain('went wrong on our side');
    expect(html).toContain('value="Fellside Joinery"');
    expect(await stored().quotes()).toEqual([]);
    expect(deps.mailCount()).toBe(0);
    expect(deps.log()).toContain('full_up');
    expect(deps.log()).not.toMatch(/fellside/i);
  });

  it('[QU4] stores nothing from a bot', async () => {
    const deps = open();
    const robot = { ...quote, website: 'https://pills.example', email: 'not an address' };
    expect(await (await deps.postJson('/api/bulk-quote', robot)).json()).toEqual({ ok: true });
    expect((await deps.postForm('/api/part-enquiry', { website: 'x' })).status).toBe(303);
    expect((await deps.postJson('/api/notify', { ...request, website: 'x' })).status).toBe(201);
    const { quotes, partEnquiries, restockRequests, emails } = stored();
    for (const kept of [quotes, partEnquiries, restockRequests, emails])
      expect(await kept()).toEqual([]);
    expect(deps.log().match(/a bot filled in a form/g)).toHaveLength(3);
    expect(deps.log()).not.toContain('pills');
  });

  it('[QU4] asks to submit again after less than two seconds', async () => {
    const deps = open();
    const send = (startedAt: unknown) =>
      deps.postJson('/api/bulk-quote', { ...quote, 'started-at': startedAt });
    vi.useFakeTimers({ toFake: ['Date'] });
    const quick = await send(Date.now() - 500);
    expect(quick.status).toBe(429);
    expect(Number(quick.headers.get('retry-after'))).toBeLessThanOrEqual(2);
    expect(await quick.json()).toMatchObject({ error: expect.stringContaining('again') });
    expect(await stored().quotes()).toEqual([]);
    for (const startedAt of [Date.now() - 2500, Date.now() + 60_000, 0, undefined, 'x']) {
      expect((await send(startedAt)).status).toBe(201);
    }
  });

  it('[QU4] limits quotes to five in ten minutes and keeps typed values', async () => {
    const deps = open();
    const from = { 'x-forwarded-for': '203.0.113.9' };
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await deps.postForm('/api/bulk-quote', { ...quote, company: '' }, from)).status).toBe(
        422,
      );
      expect((await deps.postJson('/api/bulk-quote', quote, from)).status).toBe(201);
    }
    const json = await deps.postJson('/api/bulk-quote', quote, from);
    expect(json.status).toBe(429);
    expect(Number(json.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(await json.json()).toEqual({ error: expect.stringContaining('minutes'), fields: {} });
    const form = await deps.postForm('/api/bulk-quote', quote, from);
    expect(form.status).toBe(429);
    expect(await form.text()).toContain('value="Fellside Joinery"');
    expect((await deps.postJson('/api/part-enquiry', part, from)).status).toBe(201);
    expect(await stored().quotes()).toHaveLength(5);
  });

  it('[QU4] sends one mailbox five copies a day, and stores every quote', async () => {
    const deps = open();
    for (let turn = 0; turn < 7; turn += 1) {
      const email = turn % 2 ? `a.fell+${turn}@gmail.com` : 'AFELL@GoogleMail.com';
      expect((await deps.postJson('/api/bulk-quote', { ...quote, email })).status).toBe(201);
    }
    const kinds = (await stored().emails()).map(({ kind }) => kind);
    expect(await stored().quotes()).toHaveLength(7);
    expect(kinds.filter((kind) => kind === 'quote-for-seller')).toHaveLength(7);
    expect(kinds.filter((kind) => kind === 'quote-received')).toHaveLength(5);
  });

  it('[QU4a] emails an address that confirmed nothing five times a day, whatever it is about', async () => {
    const deps = open();
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await deps.postJson('/api/bulk-quote', quote)).status).toBe(201);
      expect((await deps.postJson('/api/part-enquiry', part)).status).toBe(201);
    }
    expect((await deps.postJson('/api/notify', request)).status).toBe(201);
    expect((await deps.postJson('/api/bulk-quote', quote)).status).toBe(201);
    expect((await deps.postJson('/api/notify', request)).status).toBe(429);
    const theirs = (await stored().emails()).filter(({ recipient }) => recipient === quote.email);
    expect(theirs).toHaveLength(5);
  });

  it('[QU4a] writes nothing to the address that its sender typed besides it', async () => {
    const deps = open();
    const text = 'Cheap pills: https://pills.example';
    const cart = [
      { id: podium.id, quantity: 2 },
      { id: text, quantity: 1 },
    ];
    await deps.postJson('/api/bulk-quote', {
      ...quote,
      company: text,
      city: text,
      message: text,
      cart,
    });
    await deps.postJson('/api/part-enquiry', {
      ...part,
      family: text,
      product: text,
      message: text,
    });
    const copies = (await stored().emails()).filter(({ recipient }) => recipient === quote.email);
    expect(copies).toHaveLength(2);
    for (const copy of copies) {
      expect(`${copy.subject} ${copy.text} ${copy.html}`).not.toMatch(/pills/i);
      expect(copy.replyTo).toBeNull();
    }
    expect(copies[0]?.text).toContain(podium.name);
  });

  it('[OT4] keeps a part enquiry with a mail for each side', async () => {
    expect((await open().postForm('/api/part-enquiry', part)).status).toBe(303);
    expect(await stored().partEnquiries()).toMatchObject([
      { fits: `Podium Steps, ${podium.name}`, message: 'The left foot', state: 'open' },
    ]);
    expect((await stored().emails()).map(({ kind }) => kind)).toEqual([
      'part-enquiry-for-seller',
      'part-enquiry-received',
    ]);
    const wordy = { ...part, family: 'a stool', product: '' };
    await open().postJson('/api/part-enquiry', wordy);
    expect((await stored().partEnquiries())[1]).toMatchObject({ fits: 'a stool' });
  });

  it('[OT4] shows a part enquiry again with the family that was chosen', async () => {
    const answer = await open().postForm('/api/part-enquiry', { ...part, message: ' ' });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('<option value="podium-steps" selected>Podium Steps</option>');
    expect(html).toMatch(/<textarea[^>]* id="again-message" autofocus/);
  });

  it('[CC6] keeps one restock request for each address and product, and answers a repeat the same', async () => {
    const deps = open();
    const asked = [request, request, { ...request, email: request.email.toUpperCase() }];
    const answers = await Promise.all(asked.map((each) => deps.postJson('/api/notify', each)));
    for (const answer of answers) {
      expect(answer.status).toBe(201);
      expect(await answer.json()).toEqual({ ok: true });
    }
    await deps.postJson('/api/notify', { ...request, email: 'b@fellside.example' });
    expect(await stored().restockRequests()).toMatchObject([
      { productId: tower.id, notifiedAt: null },
      { email: 'b@fellside.example', notifiedAt: null },
    ]);
    // The repeats came too soon after the first request's email to send another.
    expect((await stored().emails()).map(({ kind }) => kind)).toEqual([
      'restock-confirmation',
      'restock-confirmation',
    ]);
  });

  it('[CC6] says so when the product is in stock, and when there is none', async () => {
    const deps = open();
    await database().queries.update(stock).set({ available: 2 });
    const back = await deps.postJson('/api/notify', request);
    expect(back.status).toBe(409);
    expect(await back.json()).toMatchObject({ error: expect.stringContaining('in stock') });
    const unknown = await deps.postJson('/api/notify', { ...request, productId: 'gone' });
    expect(unknown.status).toBe(422);
    expect(await unknown.json()).toMatchObject({ fields: { productId: expect.any(String) } });
    expect(await stored().restockRequests()).toEqual([]);
  });

  it('[QU4] stores every character that a person can type, and none that breaks a database', async () => {
    const message = 'a\0b\u0007c\ud800d\u2028e 🪜 “ladder” <b>\ttab\r\nend ';
    expect((await open().postJson('/api/bulk-quote', { ...quote, message })).status).toBe(201);
    expect((await stored().quotes())[0]?.message).toBe(
      'abc\ufffdd\u2028e 🪜 “ladder” <b> tab\nend',
    );
  });
});

describeOnBothEngines('text that PostgreSQL cannot store', (database) => {
  const endpoints = [
    ['/api/bulk-quote', quoteRequest.entries, quote],
    ['/api/part-enquiry', partRequest.entries, part],
    ['/api/notify', notifyRequest.entries, request],
  ] as const;

  it.each(endpoints)(
    '[QU4] causes no server error in any field of %s',
    async (path, entries, good) => {
      await readStoredEnquiries(database()).clear();
      const deps = openTestEnquiries(database());
      // Each from its own mailbox, as one mailbox is sent only a few emails a day.
      let sent = 0;
      for (const field of Object.keys(entries)) {
        for (const text of ['\ud800', 'a\udfffb', '\0', 'a\0b', '\u202e', 'a@b\ud800.example']) {
          sent += 1;
          const from = { ...good, email: `buyer-${sent}@firm.example` };
          const { status } = await deps.postJson(path, { ...from, [field]: text });
          expect([201, 409, 422], `${field} ${JSON.stringify(text)}`).toContain(status);
        }
      }
      expect(deps.log()).not.toContain('"level":"error"');
      const {
        quotes,
        partEnquiries,
        restockRequests,
        emails: mails,
      } = readStoredEnquiries(database());
      for (const kept of [quotes, partEnquiries, restockRequests, mails]) {
        expect(JSON.stringify(await kept())).not.toMatch(/\\ud[89a-f]|\\u0000|\u202e/);
      }
    },
  );
});

describe('enquiries without a database', () => {
  it('[QU3] are rejected with 503, keeping the typed values', async () => {
    const away = Promise.reject(new Error('no such server'));
    away.catch(() => {});
    const deps = openTestEnquiries(away);
    const json = await deps.postJson('/api/bulk-quote', quote);
    expect(json.status).toBe(503);
    expect(json.headers.get('retry-after')).toBe('5');
    expect(await json.json()).toMatchObject({ error: expect.stringContaining('try again') });
    const form = await deps.postForm('/api/bulk-quote', quote);
    expect(form.status).toBe(503);
    expect(await form.text()).toContain('value="Fellside Joinery"');
  });
});
