import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { products } from '../../catalogue/catalogue.ts';
import { stock } from '../database/schema.ts';
import { maxFormBytes } from '../http/read-body.ts';
import { fuzzOptions } from '../testing/bad-bodies.ts';
import { describeOnBothEngines } from '../testing/databases.ts';
import { openTestEnquiries, readStoredEnquiries } from '../testing/test-enquiries.ts';

const [known] = products;
if (!known) throw new Error('The catalogue is empty');

/** What a hostile or broken client might send as any value. */
const oddity = fc.oneof(
  fc.anything(),
  fc.constantFrom(null, '', '__proto__', '\0', '\ud800', -0, 1e308, 2 ** 53, [], {}),
  fc.string({ unit: 'binary' }),
  fc.constant('x'.repeat(6000)),
  fc.constantFrom('a\r\nBcc: victim@c.example', 'a@b.example\nTo: victim@c.example'),
);
/** Mostly valid, so that requests get as far as the database. */
const nearly = <Value>(...right: Value[]) =>
  fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: oddity });

const cartLine = fc.record(
  { id: nearly(known.id, 'gone'), quantity: nearly(1, 9999) },
  { requiredKeys: ['id'] },
);
const fields = fc.record(
  {
    'form-name': nearly('bulk-quote', 'part-enquiry'),
    company: nearly('Fellside', 'Ladders & Sons <b>'),
    email: nearly('a@b.example', 'A@B.example'),
    quantity: nearly('5-10', '50+'),
    message: fc.oneof(fc.string({ unit: 'binary' }), nearly('Ten podiums')),
    city: nearly('Leeds', ''),
    family: nearly('podium-steps', ''),
    product: nearly(known.id, 'P12'),
    productId: nearly(known.id, 'gone'),
    key: nearly('a'.repeat(22)),
    cart: fc.oneof(fc.array(cartLine, { maxLength: 4 }), nearly([])),
    website: fc.oneof({ weight: 9, arbitrary: fc.constant('') }, oddity),
    'started-at': nearly(0, Date.now(), undefined),
  },
  { requiredKeys: ['form-name', 'company', 'email', 'quantity'] },
);

const safeJson = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
};
const pairs = (value: object) =>
  Object.entries(value)
    .filter(([name]) => name !== 'cart')
    .map(([name, each]): [string, string] => [name, safeText(each)]);
const safeText = (value: unknown): string => {
  try {
    return String(value).toWellFormed();
  } catch {
    return '';
  }
};
const boundary = 'parts';
const inParts = (value: object) =>
  `${pairs(value)
    .map(
      ([name, text]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
    )
    .join('')}--${boundary}--\r\n`;

type SentBody = { type: string; text: string };
const json = 'application/json';
const urlencoded = 'application/x-www-form-urlencoded';
const multipart = `multipart/form-data; boundary=${boundary}`;
const as = (type: string, from: fc.Arbitrary<string>) =>
  from.map((text): SentBody => ({ type, text }));

const sent = fc.oneof(
  { weight: 6, arbitrary: as(json, fields.map(safeJson)) },
  {
    weight: 4,
    arbitrary: as(
      urlencoded,
      fields.map((it) => `${new URLSearchParams(pairs(it))}`),
    ),
  },
  { weight: 3, arbitrary: as(multipart, fields.map(inParts)) },
  {
    weight: 1,
    arbitrary: as(
      multipart,
      fields.map(inParts).map((text) => text.slice(0, -9)),
    ),
  },
  { weight: 1, arbitrary: as('multipart/form-data', fields.map(inParts)) },
  { weight: 1, arbitrary: as(json, oddity.map(safeJson)) },
  {
    weight: 1,
    arbitrary: as(
      json,
      fields.map((it) => safeJson(it).slice(0, -2)),
    ),
  },
  { weight: 1, arbitrary: as(urlencoded, fc.string({ unit: 'binary' })) },
  { weight: 1, arbitrary: as('text/plain', fields.map(safeJson)) },
  { weight: 1, arbitrary: as(json, fc.constant(`{"message":"${'x'.repeat(maxFormBytes)}"}`)) },
);
const path = fc.constantFrom(
  '/api/bulk-quote',
  '/api/part-enquiry',
  '/api/notify',
  '/api/notify/confirm',
  '/api/notify/withdraw',
  '/api/notify/take',
);
const accept = fc.constantFrom('text/html', json, '*/*');

describeOnBothEngines('malformed enquiries', (database) => {
  beforeAll(async () => {
    await readStoredEnquiries(database()).clear();
    await database().queries.insert(stock).values({ productId: known.id, available: 0 });
  });

  it('[QU3, QU4, CC6, OT4] is answered with a reason and never breaks the server', async () => {
    const deps = openTestEnquiries(database());
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(path, sent, accept, async (route, { type, text }, accepted) => {
        const answer = await deps.post(route, text, { 'content-type': type, accept: accepted });
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        expect(answer.status).toBeLessThan(500);
        const said = await answer.text();
        if (answer.status < 400) return;
        if (answer.headers.get('content-type')?.startsWith('text/html')) {
          if (answer.status !== 410) expect(said).toContain('<form method="post"');
          expect(said.match(/<(script|img|b)\b/)).toBeNull();
        } else expect(JSON.parse(said)).toHaveProperty('error');
      }),
      fuzzOptions,
    );
    // The generator must cause every status, or the test proves nothing.
    for (const status of [201, 303, 400, 410, 413, 415, 422]) {
      expect(statuses.get(status), `answers ${status}`).toBeGreaterThan(0);
    }
    const { quotes, partEnquiries, restockRequests } = readStoredEnquiries(database());
    for (const kept of [quotes, partEnquiries, restockRequests]) {
      expect((await kept()).length).toBeGreaterThan(0);
    }
  }, 240_000);
});
