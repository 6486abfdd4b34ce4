import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoteRequest } from '../contract/bulk-quote.ts';
import { cancelRequest } from '../contract/cancel-checkout.ts';
import { checkoutRequest } from '../contract/create-checkout.ts';
import { notifyRequest } from '../contract/notify.ts';
import { partRequest } from '../contract/part-enquiry.ts';
import { createApp } from '../server/app/app.ts';
import { createLog } from '../server/app/log.ts';
import type { Database } from '../server/database/database.ts';
import { maxFormBytes, maxJsonBytes } from '../server/http/read-body.ts';
import { maxBodyBytes } from '../server/http/routes.ts';
import { readSite } from '../server/pages/read-site.ts';
import { openMigratedPglite } from '../server/testing/databases.ts';
import { findProductWithStock, openTestShop, returnUrls } from '../server/testing/shop.ts';
import { openTestEnquiries } from '../server/testing/test-enquiries.ts';
import { maxBlockingMs, measureMinCpuMs } from './support/cpu-time.ts';
import { writeFakeSite } from './support/fake-site.ts';
import { encodeFormText, encodeJsonText, hostileTexts } from './support/hostile-text.ts';
import {
  ladderSessionParams,
  openSandboxHarness,
  validPaymentForm,
} from './support/sandbox-harness.ts';

const email = 'office@fellside.example';
const forms = {
  '/api/bulk-quote': {
    schema: quoteRequest,
    good: { 'form-name': 'bulk-quote', company: 'Fellside', email, quantity: '5-10' },
  },
  '/api/part-enquiry': {
    schema: partRequest,
    good: { 'form-name': 'part-enquiry', email, message: 'The left foot' },
  },
  '/api/notify': { schema: notifyRequest, good: { email, productId: findProductWithStock(0).id } },
} as const;
const cases = Object.entries(forms).flatMap(([path, { schema, good }]) =>
  Object.keys(schema.entries).map((field) => [path, field, good] as const),
);

/** Bytes reserved for the other fields of a body. */
const overheadBytes = 2048;
const maxHeaderBytes = 15 * 1024;
const json = { 'content-type': 'application/json' };
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };

type Send = () => Response | Promise<Response>;

/** Sends a request, and returns what was wrong with its response or its CPU time. */
async function findFault(name: string, send: Send): Promise<string[]> {
  let status = 0;
  const time = await measureMinCpuMs(async () => {
    const answer = await send();
    await answer.arrayBuffer();
    status = answer.status;
  });
  if (time > maxBlockingMs) return [`${name} took ${Math.round(time)} ms`];
  // With 413 the text was never examined; a 5xx would be our error and raise a false alarm.
  return status >= 500 || status === 413 ? [`${name} was answered ${status}`] : [];
}

describe('hostile text up to the body limit', () => {
  let database: Database;
  let shop: Awaited<ReturnType<typeof openTestShop>>;
  let enquiries: ReturnType<typeof openTestEnquiries>;
  beforeAll(async () => {
    database = await openMigratedPglite();
    shop = await openTestShop(database);
    await shop.reset();
    enquiries = openTestEnquiries(database);
  });
  afterAll(async () => {
    await database.close();
  });

  it.each(cases)(
    '[QU4, CC6, OT4] blocks no other request and breaks nothing: %s, %s',
    async (path, field, good) => {
      const faults: string[] = [];
      for (const { name, text } of hostileTexts(maxFormBytes - overheadBytes, encodeJsonText)) {
        const body = JSON.stringify({ ...good, [field]: text });
        faults.push(...(await findFault(name, () => enquiries.post(path, body, json))));
      }
      expect(faults).toEqual([]);
      expect(enquiries.log()).not.toContain('"level":"error"');
    },
  );

  it.each(Object.entries(forms))(
    '[QU3] does not block in a form that is shown again: %s',
    async (path, { good }) => {
      const faults: string[] = [];
      for (const { name, text } of hostileTexts(maxFormBytes - overheadBytes, encodeFormText)) {
        const body = `${new URLSearchParams({ ...good, email: text })}`;
        const send = () => enquiries.post(path, body, { ...urlencoded, accept: 'text/html' });
        faults.push(...(await findFault(name, send)));
      }
      expect(faults).toEqual([]);
    },
  );

  it('[QU4] does not block with very many small items', async () => {
    const maxTextBytes = maxFormBytes - overheadBytes;
    const quote = forms['/api/bulk-quote'].good;
    const repeatToFill = (piece: unknown) =>
      JSON.stringify(
        Array(Math.floor(maxTextBytes / (JSON.stringify(piece).length + 1))).fill(piece),
      );
    const part = '--p\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n';
    const parts = { 'content-type': 'multipart/form-data; boundary=p' };
    const bodies: [string, string, Record<string, string>][] = [
      ...[0, {}, [], { id: 'a', quantity: 0 }].map((piece): (typeof bodies)[number] => [
        `cart of ${JSON.stringify(piece)}`,
        JSON.stringify(quote).replace('}', `,"cart":${repeatToFill(piece)}}`),
        json,
      ]),
      [
        'nested lists',
        `{"email":${'['.repeat(maxTextBytes / 2)}${']'.repeat(maxTextBytes / 2)}}`,
        json,
      ],
      ['many fields', `{${'"a":0,'.repeat(maxTextBytes / 6)}"email":0}`, json],
      ['many form fields', 'a&'.repeat(maxTextBytes / 2), urlencoded],
      ['parts', `${part.repeat(maxTextBytes / part.length)}--p--\r\n`, parts],
      ['lines like a boundary', `${part}${'\r\n--'.repeat(maxTextBytes / 4)}\r\n--p--\r\n`, parts],
      [
        'headers of a part',
        `--p\r\n${'a: b\r\n'.repeat(maxTextBytes / 6)}\r\nx\r\n--p--\r\n`,
        parts,
      ],
    ];
    const faults: string[] = [];
    for (const [name, body, headers] of bodies) {
      faults.push(
        ...(await findFault(name, () => enquiries.post('/api/bulk-quote', body, headers))),
      );
    }
    expect(faults).toEqual([]);
  });

  it('[CC11] does not block in a checkout, its key or its cancellation', async () => {
    const item = { price: findProductWithStock(5).priceId, quantity: 1 };
    const good = { items: [item], ...returnUrls };
    const faults: string[] = [];
    const post = async (name: string, path: string, body: object, headers = {}) =>
      faults.push(...(await findFault(name, () => shop.postJson(path, body, headers))));
    for (const { name, text } of hostileTexts(maxJsonBytes - overheadBytes, encodeJsonText)) {
      for (const field of Object.keys(checkoutRequest.entries)) {
        await post(`${name} in ${field}`, '/api/create-checkout', { ...good, [field]: text });
      }
      for (const field of Object.keys(item)) {
        const items = [{ ...item, [field]: text }];
        await post(`${name} in ${field}`, '/api/create-checkout', { ...good, items });
      }
      for (const field of Object.keys(cancelRequest.entries)) {
        await post(`${name} in ${field}`, '/api/cancel-checkout', { [field]: text });
      }
    }
    for (const { name, text } of hostileTexts(maxHeaderBytes, headerText)) {
      const key = { 'idempotency-key': headerText(text) };
      await post(`${name} as a key`, '/api/create-checkout', { ...good, items: [] }, key);
      await post(`${name} as a key`, '/api/create-checkout', good, key);
    }
    expect(faults).toEqual([]);
    expect(shop.log()).not.toContain('"level":"error"');
  });

  it('[CC14] does not block in a webhook event or its signature', async () => {
    const faults: string[] = [];
    for (const { name, text } of hostileTexts(maxBodyBytes - overheadBytes, encodeJsonText)) {
      const { signature } = shop.payments.event('charge.refunded', {});
      const send = () => shop.sendWebhook({ body: JSON.stringify({ type: text }), signature });
      faults.push(...(await findFault(`${name} in an event`, send)));
    }
    const { body } = shop.payments.event('charge.refunded', {});
    for (const { name, text } of hostileTexts(maxHeaderBytes, headerText)) {
      const typedHeader = headerText(text);
      for (const signature of [typedHeader, `t=1,v1=${typedHeader}`, 't=1,v1=,'.repeat(1800)]) {
        faults.push(
          ...(await findFault(`${name} as a signature`, () =>
            shop.sendWebhook({ body, signature }),
          )),
        );
      }
    }
    expect(faults).toEqual([]);
    expect(shop.log()).not.toContain('"level":"error"');
  });

  it('[CC14] does not block in the sandbox’s form', async () => {
    const sandboxHarness = await openSandboxHarness(database);
    const { id } = await sandboxHarness.stripe.checkout.sessions.create(ladderSessionParams);
    const faults: string[] = [];
    for (const { name, text } of hostileTexts(maxFormBytes - overheadBytes, encodeFormText)) {
      for (const field of Object.keys(validPaymentForm)) {
        const send = () =>
          sandboxHarness.sandbox.pages.request(`https://shop.example/sandbox/checkout/${id}`, {
            method: 'POST',
            body: new URLSearchParams({ ...validPaymentForm, [field]: text }),
          });
        faults.push(...(await findFault(`${name} in ${field}`, send)));
      }
    }
    expect(faults).toEqual([]);
    await sandboxHarness.close();
  });
});

describe('hostile text up to the URL and header limits', () => {
  const fake = writeFakeSite();
  afterAll(fake.remove);
  const log = createLog('error', () => {});
  const app = createApp({ site: { current: readSite(fake.dist) }, routes: [], log });
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.request(`http://localhost:3000${path}`, { headers });
  const queryParameters = ['height', 'reach', 'width', 'family', 'sort', 'page'];

  it('[SH1] blocks no other request and breaks nothing', async () => {
    const faults: string[] = [];
    const getPage = async (name: string, path: string, headers = {}) =>
      faults.push(
        ...(await findFault(`${name} at ${path.slice(0, 20)}`, () => get(path, headers))),
      );
    for (const { name, text } of hostileTexts(maxHeaderBytes, encodeFormText)) {
      const part = encodeFormText(text);
      for (const place of ['/', '/product/', '/projects/', '/api/orders/', '/sandbox/checkout/']) {
        await getPage(name, `${place}${part}`);
      }
      await getPage(name, `/shop?${part}`);
      for (const field of queryParameters) await getPage(name, `/shop?${field}=${part}`);
    }
    for (const field of queryParameters)
      await getPage(field, `/shop?${`${field}=1&`.repeat(2000)}`);
    for (const { name, text } of hostileTexts(maxHeaderBytes, headerText)) {
      const value = headerText(text);
      for (const header of ['if-none-match', 'range', 'accept-encoding', 'accept', 'origin']) {
        await getPage(`${name} in ${header}`, '/shop', { [header]: value });
        await getPage(`${name} in ${header}`, '/pictures/titan.avif', { [header]: value });
      }
    }
    expect(faults).toEqual([]);
  });
});

/** A text without the characters that a header cannot contain. */
function headerText(text: string): string {
  return text.replaceAll(/[^\x20-\x7e]/gu, '?');
}
