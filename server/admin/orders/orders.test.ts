import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { formatPrice } from '../../../catalogue/money.ts';
import { deliveryDay } from '../../../content/delivery-day.ts';
import { shortDay } from '../../../content/short-day.ts';
import { queryRows } from '../../database/database.ts';
import { order, orderLine, outboxEmail } from '../../database/schema.ts';
import { addIssue } from '../../orders/issues.ts';
import { readOrder } from '../../orders/order.ts';
import { describeOnBothEngines } from '../../testing/databases.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../../testing/shop.ts';
import { createAdminRunner } from '../testing/run-admin.ts';

describeOnBothEngines('the commands for orders', (database) => {
  let shop: TestShop;
  let admin: ReturnType<typeof createAdminRunner>;
  const product = findProductWithStock(5);
  beforeAll(async () => {
    shop = await openTestShop(database());
    admin = createAdminRunner({ database: database(), shop: shop.shop });
  });
  beforeEach(() => shop.reset());

  const placeOrder = () => shop.placeOrder(product, 2);

  it('[CC14] list orders as text, as JSON and by state', async () => {
    expect((await admin.run('orders list')).out).toBe('No orders.\n');
    const reference = await placeOrder();
    const { code, out } = await admin.run('orders list');
    expect(code).toBe(0);
    expect(out).toContain(reference);
    expect(out).toContain(formatPrice(product.price * 2));
    expect(await admin.runJson('orders list --state paid')).toMatchObject([
      { reference, state: 'paid', items: 2, totalPence: product.price * 2 },
    ]);
    expect(await admin.runJson('orders list --state refunded')).toEqual([]);
    expect((await admin.run('orders list --state lost')).code).toBe(2);
  });

  it('[CC14] list the promised delivery date', async () => {
    const reference = await placeOrder();
    const [{ placedAt }] = await admin.runJson('orders list');
    const due = shortDay(deliveryDay(new Date(placedAt)));
    expect((await admin.run('orders list')).out).toContain(`  ${due}  paid  `);
    expect((await admin.run(`orders show ${reference}`)).out).toContain(due);
    await admin.run(`orders dispatch ${reference} --carrier Van`);
    expect((await admin.run('orders list')).out).not.toContain(due);
  });

  it('[CC14] show buyer, lines and history for any form of the reference', async () => {
    const reference = await placeOrder();
    const number = String(Number(reference.slice(3)));
    for (const typed of [reference, reference.toLowerCase(), number]) {
      const { out } = await admin.run(`orders show ${typed}`);
      expect(out).toContain('A Buyer');
      expect(out).toContain('LS1 1AA');
      expect(out).toContain(product.sku);
      expect(out).toMatch(/^When +State/m);
    }
    expect((await admin.run('orders show RM-999999')).code).toBe(1);
    expect((await admin.run('orders show nonsense')).code).toBe(2);
  });

  it('[CC14] show the refunded amount if there is one', async () => {
    const reference = await placeOrder();
    const show = async () => (await admin.run(`orders show ${reference}`)).out;
    expect(await show()).not.toContain('Refunded');
    await database().queries.update(order).set({ givenBackPence: 10_00 });
    expect(await show()).toMatch(/^Refunded +£10\.00$/m);
    await admin.runJson(`orders refund ${reference} --yes`);
    const all = formatPrice(product.price * 2);
    expect(await show()).toMatch(new RegExp(`^Refunded +${all}$`, 'm'));
  });

  it('[CC14] mark test orders', async () => {
    const reference = await placeOrder();
    const show = async () => (await admin.run(`orders show ${reference}`)).out;
    expect(await show()).toMatch(/^Test +no real money was paid$/m);
    await database().queries.update(order).set({ sessionId: 'cs_live_1' });
    expect(await show()).not.toMatch(/^Test/m);
  });

  it('[CC14] change the state up to delivered, and email the carrier to the buyer', async () => {
    const reference = await placeOrder();
    await admin.runJson(`orders prepare ${reference}`);
    expect((await admin.run(`orders dispatch ${reference}`)).code).toBe(2);
    await admin.runJson(`orders dispatch ${reference} --carrier Pallet --tracking PT1`);
    await admin.runJson(`orders deliver ${reference}`);
    const { events, shipments } = await admin.runJson(`orders show ${reference}`);
    expect(events.map(({ state }: { state: string }) => state)).toEqual([
      'paid',
      'preparing',
      'dispatched',
      'delivered',
    ]);
    expect(shipments).toMatchObject([{ carrier: 'Pallet', tracking: 'PT1' }]);
    const kinds = (await shop.emails()).map(({ kind }) => kind);
    expect(kinds).toEqual(['order-confirmation', 'order-placed', 'order-dispatched']);
    const back = await admin.run(`orders prepare ${reference}`);
    expect(back).toMatchObject({ code: 1, complaints: expect.stringContaining('delivered') });
  });

  it('[TO6] dispatch items by SKU, and correct a shipment by its ID', async () => {
    const reference = await shop.placeOrder(product, 3);
    const dispatch = async (options: string) =>
      (await admin.run(`orders dispatch ${reference} ${options}`)).out;
    expect(await dispatch(`--carrier DPD --item ${product.sku}=1 --item ${product.sku}=1`)).toBe(
      `${reference} is part dispatched with DPD. The buyer is emailed. Still to dispatch: 1 × ${product.name}.\n`,
    );
    const { shipments } = await admin.runJson(`orders show ${reference}`);
    const { out } = await admin.run(`orders show ${reference}`);
    expect(out).toContain('paid, part dispatched');
    expect(out).toContain(`DPD: 2 × ${product.name} (shipment ${shipments[0].id})`);
    expect(await dispatch(`--carrier DPD --tracking 155 --shipment ${shipments[0].id}`)).toContain(
      'is part dispatched with DPD, tracking 155. The buyer is emailed.',
    );
    for (const [typed, complaint] of [
      [`${product.sku}=2`, `has 1 of ${product.name} left to dispatch, not 2.`],
      ['NONE=1', `has no NONE left to dispatch.`],
      [product.sku, 'QTY must be a whole number'],
    ]) {
      const wrong = await admin.run(`orders dispatch ${reference} --carrier DPD --item ${typed}`);
      expect(wrong.code).not.toBe(0);
      expect(wrong.complaints).toContain(complaint);
    }
    expect(await dispatch('--carrier Van')).toBe(
      `${reference} is dispatched with Van. The buyer is emailed.\n`,
    );
    const cancelled = await admin.run(`orders cancel ${reference} --yes`);
    expect(cancelled.complaints).toContain('cannot become cancelled');
  });

  it('[CC14] correct the carrier if dispatch is repeated', async () => {
    const reference = await placeOrder();
    const dispatch = async (how: string) =>
      (await admin.run(`orders dispatch ${reference} ${how}`)).out;
    expect(await dispatch('--carrier Pallet --tracking PT1')).toBe(
      `${reference} is dispatched with Pallet, tracking PT1. The buyer is emailed.\n`,
    );
    expect(await dispatch('--carrier Pallet --tracking PT1')).toBe(
      `${reference} was already dispatched with Pallet, tracking PT1. Nothing has changed. No email is sent.\n`,
    );
    expect(await dispatch('--carrier Longs')).toBe(
      `${reference} is dispatched with Longs. The buyer is emailed.\n`,
    );
    const kinds = (await shop.emails()).map(({ kind }) => kind);
    expect(kinds).toEqual([
      'order-confirmation',
      'order-placed',
      'order-dispatched',
      'order-dispatched',
    ]);
  });

  it('[CC14] report that no email is sent without a usable address', async () => {
    const reference = await placeOrder();
    await database().queries.update(order).set({ email: '' });
    const { code, out } = await admin.run(`orders dispatch ${reference} --carrier Pallet`);
    expect(code).toBe(0);
    expect(out).toBe(
      `${reference} is dispatched with Pallet. The buyer is not emailed: the order has no usable email address.\n`,
    );
    const kinds = (await shop.emails()).map(({ kind }) => kind);
    expect(kinds).toEqual(['order-confirmation', 'order-placed']);
    const again = await admin.runJson(`orders dispatch ${reference} --carrier Longs`);
    expect(again).toMatchObject({
      shipments: [{ carrier: 'Longs' }],
      changed: true,
      emailed: false,
    });
  });

  it('[CC14] cancel an order only after confirmation, and restock its goods', async () => {
    const reference = await placeOrder();
    expect(await shop.availableStock(product)).toBe(3);
    const nobody = await admin.run(`orders cancel ${reference}`);
    expect(nobody).toMatchObject({ code: 2, complaints: expect.stringContaining('--yes') });
    const no = await admin.run(`orders cancel ${reference}`, false);
    expect(no).toMatchObject({ code: 1, complaints: 'Nothing was done.\n' });
    expect(no.questions).toEqual([expect.stringContaining(reference)]);
    expect(await shop.availableStock(product)).toBe(3);
    const yes = await admin.run(`orders cancel ${reference}`, true);
    expect(yes.code).toBe(0);
    expect(await shop.availableStock(product)).toBe(5);
  });

  it('[CC14] record the note of a repeated command', async () => {
    const again = async (command: string, answer: string) => {
      const { out } = await admin.run([...command.split(' '), '--yes', '--note', 'Called.']);
      expect(out).toBe(`${answer}\n`);
      const { events } = await admin.runJson(`orders show ${command.split(' ')[2]}`);
      expect(events.at(-1)).toMatchObject({ note: 'Called.' });
    };
    const unchanged = 'Nothing has changed; the note is in its history.';
    const sent = await placeOrder();
    await admin.runJson(`orders prepare ${sent}`);
    await again(`orders prepare ${sent}`, `${sent} was already preparing. ${unchanged}`);
    await admin.runJson(`orders dispatch ${sent} --carrier Pallet`);
    await again(
      `orders dispatch ${sent} --carrier Pallet`,
      `${sent} was already dispatched with Pallet. ${unchanged} No email is sent.`,
    );
    await admin.runJson(`orders deliver ${sent}`);
    expect((await admin.run(`orders deliver ${sent}`)).out).toBe(
      `${sent} was already delivered. Nothing has changed.\n`,
    );
    await admin.runJson(`orders refund ${sent} --yes`);
    await again(`orders refund ${sent}`, `${sent} was already refunded. ${unchanged}`);
  });

  it('[CC14] mention the remaining refund on cancellation', async () => {
    const reference = await placeOrder();
    await database().queries.update(order).set({ givenBackPence: 10_00 });
    const left = formatPrice(product.price * 2 - 10_00);
    const { out } = await admin.run(`orders cancel ${reference} --yes`);
    expect(out).toContain(`is cancelled. The buyer is emailed. To refund ${left}: npm run shop`);
    const again = await admin.run(`orders cancel ${reference}`);
    expect(again.out).toContain(`was already cancelled. Nothing has changed. To refund ${left}`);
  });

  it('[CC14] reject refunds through a provider without that payment', async () => {
    const reference = await placeOrder();
    await database().queries.update(order).set({ sessionId: 'cs_live_1' });
    const { code, complaints } = await admin.run(`orders refund ${reference} --yes`);
    expect(code).toBe(1);
    expect(complaints).toMatch(
      `${reference} is a live payment, which the sandbox does not know: set the shop's live STRIPE_SECRET_KEY`,
    );
  });

  it('[CC14] refund an order once, even if repeated', async () => {
    const reference = await placeOrder();
    const first = await admin.run(`orders refund ${reference} --yes`);
    expect(first).toMatchObject({ code: 0, out: expect.stringContaining('refunded') });
    const second = await admin.run(`orders refund ${reference} --yes`);
    expect(second).toMatchObject({ code: 0, out: expect.stringContaining('already') });
    const [order] = await shop.orders();
    expect(order?.state).toBe('refunded');
    const refunds = await queryRows<{ body: string }>(
      database().queries,
      sql`select body from sandbox.event where type = 'charge.refunded'`,
    );
    expect(refunds.map(({ body }) => JSON.parse(body).data.object.amount_refunded)).toEqual([
      product.price * 2,
    ]);
    expect(await shop.availableStock(product)).toBe(5);
  });

  it('[CC14] refund the remaining amount, and report a pending refund', async () => {
    const reference = await placeOrder();
    await database().queries.update(order).set({ givenBackPence: 10_00 });
    shop.payments.fault = {
      status: 200,
      body: { id: 're_1', object: 'refund', status: 'pending' },
    };
    const { out, questions } = await admin.run(`orders refund ${reference}`, true);
    const rest = formatPrice(product.price * 2 - 10_00);
    expect(questions).toEqual([expect.stringContaining(`Refund ${rest} for ${reference}`)]);
    expect(out).toBe(
      `${reference} is refunded: ${rest}. The buyer is emailed. The refund is pending at the payment provider. We record it here if it fails.\n`,
    );
  });

  it('[CC14] clear one issue or all', async () => {
    const reference = await placeOrder();
    const { queries } = database();
    const made = await readOrder(queries, reference);
    await addIssue(queries, made, { kind: 'paid-twice', data: {} });
    await addIssue(queries, made, { kind: 'no-address', data: {} });
    const [first] = (await readOrder(queries, reference)).issues;
    const paidTwice = 'This cart was paid for twice.';
    expect((await admin.run('orders list')).out).toContain(paidTwice);
    expect((await admin.run('orders issues')).out).toContain(reference);
    const shown = (await admin.run(`orders show ${reference}`)).out;
    expect(shown).toContain(`${paidTwice} (issue ${first?.id})`);
    const clear = `orders clear ${reference}`;
    expect((await admin.run(`${clear} --issue ${first?.id} --by Jo --note Called.`)).out).toBe(
      `${reference} has 1 open issue.\n`,
    );
    expect(await admin.run(`${clear} --issue ${first?.id}`)).toMatchObject({
      code: 1,
      complaints: `${reference} has no open issue ${first?.id}.\n`,
    });
    expect((await admin.run(clear)).out).toBe(`${reference} has no open issues.\n`);
    const { issues, events } = await admin.runJson(`orders show ${reference}`);
    expect(issues).toMatchObject([
      { kind: 'paid-twice', clearedBy: 'Jo' },
      { kind: 'no-address', clearedBy: 'admin' },
    ]);
    expect(events.at(-1)).toMatchObject({ state: 'paid', note: 'Called.' });
    const history = (await admin.run(`orders show ${reference}`)).out;
    expect(history).toMatch(/ issue +This cart was paid for twice\.$/m);
    expect(history).toMatch(/ cleared +By Jo: This cart was paid for twice\.$/m);
    expect(await admin.run(clear)).toMatchObject({
      code: 1,
      complaints: `${reference} has no open issues.\n`,
    });
    expect((await admin.run('orders issues')).out).toBe('No order has an open issue.\n');
  });

  it('[CC14] resend emails to a corrected address', async () => {
    const reference = await placeOrder();
    await admin.runJson(`orders dispatch ${reference} --carrier Pallet`);
    await database().queries.update(outboxEmail).set({ state: 'sent' });
    const typed = `orders correct ${reference} --email right@firm.example`;
    expect((await admin.run(typed)).out).toBe(
      `${reference} now uses right@firm.example. 2 emails are queued for it.\n`,
    );
    const mails = (await shop.emails()).map(({ kind, recipient, state }) => [
      kind,
      recipient,
      state,
    ]);
    expect(mails.toSorted()).toEqual([
      ['order-confirmation', 'right@firm.example', 'queued'],
      ['order-dispatched', 'right@firm.example', 'queued'],
      ['order-placed', 'trade@rungmoor.example', 'sent'],
    ]);
    const { email, events } = await admin.runJson(`orders show ${reference}`);
    expect(email).toBe('right@firm.example');
    expect(events.at(-1).note).toBe('Email address corrected.');
    expect(await admin.run(typed)).toMatchObject({
      code: 1,
      complaints: expect.stringContaining('already has that address'),
    });
    expect((await admin.run(`orders correct ${reference} --email nobody`)).code).toBe(1);
    expect((await admin.run(`orders correct ${reference}`)).code).toBe(2);
  });

  it('[CC14] reject correcting an address while an email is being sent to it', async () => {
    const reference = await placeOrder();
    const { queries } = database();
    const lease = (seconds: number) =>
      queries
        .update(outboxEmail)
        .set({ leasedUntil: sql`now() + make_interval(secs => ${seconds})` })
        .where(eq(outboxEmail.kind, 'order-confirmation'));
    await lease(60);
    const before = [await admin.runJson(`orders show ${reference}`), await shop.emails()];
    const typed = `orders correct ${reference} --email right@firm.example`;
    expect(await admin.run(typed)).toMatchObject({
      code: 1,
      complaints: 'An email is being sent to it just now. Try again in two minutes.\n',
    });
    expect([await admin.runJson(`orders show ${reference}`), await shop.emails()]).toEqual(before);
    await lease(-1);
    expect((await admin.runJson(typed)).emails).toBe(1);
    expect(await shop.emails()).toContainEqual(
      expect.objectContaining({ kind: 'order-confirmation', recipient: 'right@firm.example' }),
    );
  });

  it('[CC14] send the confirmation to an address entered later', async () => {
    const reference = await placeOrder();
    const { queries } = database();
    await queries.update(order).set({ email: '' });
    await queries.delete(outboxEmail).where(eq(outboxEmail.kind, 'order-confirmation'));
    const { emails } = await admin.runJson(
      `orders correct ${reference} --email right@firm.example`,
    );
    expect(emails).toBe(1);
    expect(await shop.emails()).toContainEqual(
      expect.objectContaining({ kind: 'order-confirmation', recipient: 'right@firm.example' }),
    );
  });

  it('[CC14] send the cancellation to an address entered after it', async () => {
    const rest = formatPrice(product.price * 2 - 10_00);
    const emailedAfter = async (...steps: string[]) => {
      await shop.reset();
      const reference = await placeOrder();
      await database().queries.update(order).set({ email: '', givenBackPence: 10_00 });
      await database().queries.delete(outboxEmail);
      for (const step of steps) await admin.runJson(`orders ${step} ${reference} --yes`);
      const correct = (to: string) => admin.runJson(`orders correct ${reference} --email ${to}`);
      const { emails } = await correct('right@firm.example');
      const sent = await shop.emails();
      expect(emails).toBe(1);
      expect((await correct('other@firm.example')).emails).toBe(1);
      expect(await shop.emails()).toHaveLength(1);
      return sent;
    };
    expect(await emailedAfter('cancel')).toMatchObject([
      {
        kind: 'order-cancelled',
        recipient: 'right@firm.example',
        text: expect.stringContaining(`We'll refund ${rest} to`),
      },
    ]);
    const refunded = {
      kind: 'order-refunded',
      recipient: 'right@firm.example',
      text: expect.stringMatching(`We've refunded ${rest} [^]*Refunded before: £10.00`),
    };
    expect(await emailedAfter('refund')).toMatchObject([refunded]);
    expect(await emailedAfter('cancel', 'refund')).toMatchObject([refunded]);
  });

  it('[CC14] send no refund email to an address entered after the refund failed', async () => {
    const reference = await placeOrder();
    const { queries } = database();
    await queries.update(order).set({ email: '' });
    await queries.delete(outboxEmail);
    const refunded = await admin.runJson(`orders refund ${reference} --yes`);
    const data = { pence: 1, totalPence: refunded.totalPence };
    await addIssue(queries, refunded, { kind: 'refund-failed', data });
    const { emails } = await admin.runJson(
      `orders correct ${reference} --email right@firm.example`,
    );
    expect(emails).toBe(0);
    expect(await shop.emails()).toEqual([]);
  });

  it('[CC14] report a shortage on dispatch', async () => {
    const reference = await placeOrder();
    await database().queries.update(orderLine).set({ quantity: 9 });
    expect((await admin.run(`orders dispatch ${reference} --carrier Pallet`)).out).toBe(
      `${reference} is dispatched with Pallet. The buyer is emailed. Sent without stock: 4 × ${product.name}.\n`,
    );
    expect(await shop.availableStock(product)).toBe(0);
  });

  it('[CC14] change nothing if the provider rejects a refund', async () => {
    const reference = await placeOrder();
    shop.payments.fault = {
      status: 402,
      body: { error: { type: 'card_error', message: 'The balance is too low' } },
    };
    const refused = await admin.run(`orders refund ${reference} --yes`);
    expect(refused).toMatchObject({
      code: 1,
      complaints: expect.stringContaining('The balance is too low'),
    });
    expect((await shop.orders())[0]?.state).toBe('paid');
  });
});
