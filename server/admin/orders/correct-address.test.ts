import { beforeAll, beforeEach, expect, it } from 'vitest';
import { order, outboxEmail } from '../../database/schema.ts';
import { isUnderReview } from '../../orders/issue-text.ts';
import { addIssue } from '../../orders/issues.ts';
import { readOrder } from '../../orders/order.ts';
import { sendInvoice } from '../../orders/send-invoice.ts';
import { describeOnBothEngines } from '../../testing/databases.ts';
import { byCommand, issueTexts } from '../../testing/order.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../../testing/shop.ts';
import { createAdminRunner } from '../testing/run-admin.ts';

describeOnBothEngines('an order with a corrected address', (database) => {
  let shop: TestShop;
  let admin: ReturnType<typeof createAdminRunner>;
  const product = findProductWithStock(5);
  beforeAll(async () => {
    shop = await openTestShop(database());
    admin = createAdminRunner({ database: database(), shop: shop.shop });
  });
  beforeEach(() => shop.reset());

  const placeOrder = () => shop.placeOrder(product, 1);

  const correct = (reference: string, address: string) =>
    admin.run(['orders', 'correct', reference, '--address', address]);
  const show = (reference: string) => admin.runJson(`orders show ${reference}`);
  const emails = async () =>
    (await shop.emails()).filter(({ kind }) => kind === 'order-redirected');

  it('[CC14] is reported, recorded in the history and emailed to the buyer', async () => {
    const reference = await placeOrder();
    expect(await correct(reference, ' 9 Mill Lane , Unit 3, Old Yard, Kendal, la94xx')).toEqual({
      code: 0,
      out: `${reference} is delivered to 9 Mill Lane, LA9 4XX now. The buyer is emailed.\n`,
      complaints: '',
      questions: [],
    });
    const { address, issues, events } = await show(reference);
    expect(address).toEqual({
      line1: '9 Mill Lane',
      line2: 'Unit 3, Old Yard',
      town: 'Kendal',
      postcode: 'LA9 4XX',
      country: 'GB',
    });
    expect(issues).toEqual([]);
    expect(events.at(-1).note).toMatch(/^Delivery address corrected from .+, LS1 1AA\.$/);
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email).toMatchObject({
      recipient: 'buyer@firm.example',
      subject: `New delivery address for your order ${reference}`,
    });
    expect(email?.text).toContain('9 Mill Lane\n  Unit 3, Old Yard\n  Kendal\n  LA9 4XX');
    expect(email?.text).toContain("We'll deliver it within 5 working days, by ");
  });

  it('[CC14] sends an email for every change, and none if nothing changes', async () => {
    const reference = await placeOrder();
    await correct(reference, '9 Mill Lane, Kendal, LA9 4XX');
    expect(await correct(reference, '9 Mill Lane, Kendal, LA9 4XX')).toMatchObject({
      code: 1,
      complaints: `${reference} already has that delivery address.\n`,
    });
    await correct(reference, '10 Mill Lane, Kendal, LA9 4XX');
    expect(await emails()).toHaveLength(2);
  });

  it('[CC14] [CO3] raises an issue only if delivery costs more than was paid', async () => {
    const reference = await placeOrder();
    const order = () => readOrder(database().queries, reference);
    expect((await correct(reference, '1 Shore Road, Durness, IV27 4QA')).out).toMatch(
      /Open issues: Delivery to IV27 costs £[\d.]+, but £0\.00 was paid\. Accept the order once/,
    );
    expect((await emails()).at(-1)?.text).toContain(
      'Your address in IV27 is in our delivery area Highlands',
    );
    // Within a zone the cost is the same: an agreed cost still applies, and an open issue stays open.
    await admin.runJson(`orders clear ${reference}`);
    await correct(reference, '2 Shore Road, Durness, IV27 4QA');
    expect(issueTexts(await order())).toEqual([]);

    await correct(reference, '1 Quay, Stornoway, HS1 2AA');
    expect(issueTexts(await order())[0]).toMatch(/^Delivery to HS1 costs /);
    await correct(reference, '9 Mill Lane, Kendal, LA9 4XX');
    expect(issueTexts(await order())).toEqual([]);
    await correct(reference, '1 Quay, Stornoway, HS1 2AA');
    expect(issueTexts(await order())).toHaveLength(1);
    expect((await order()).issues).toHaveLength(3);
  });

  it('[CC14] keeps its other issues', async () => {
    const reference = await placeOrder();
    await correct(reference, '1 Shore Road, Durness, IV27 4QA');
    const { queries } = database();
    await addIssue(queries, await readOrder(queries, reference), { kind: 'paid-twice', data: {} });
    await correct(reference, '9 Mill Lane, Kendal, LA9 4XX');
    const after = await readOrder(queries, reference);
    expect(issueTexts(after)).toEqual(['This cart was paid for twice.']);
    expect(isUnderReview(after)).toBe(true);
  });

  it('[CC14] cannot be corrected after dispatch or cancellation', async () => {
    const reference = await placeOrder();
    await admin.runJson(`orders dispatch ${reference} --carrier Pallet`);
    expect(await correct(reference, '9 Mill Lane, Kendal, LA9 4XX')).toMatchObject({
      code: 1,
      complaints: `${reference} is dispatched: its address can no longer change.\n`,
    });
    expect((await show(reference)).address.postcode).toBe('LS1 1AA');
    expect(await emails()).toEqual([]);
  });

  it('[CC14] is corrected without an email if the order has no email address', async () => {
    const reference = await placeOrder();
    await database().queries.update(order).set({ email: '', address: null });
    expect((await correct(reference, '9 Mill Lane, Kendal, LA9 4XX')).out).toContain(
      'The buyer is not emailed: the order has no usable email address.',
    );
    expect((await show(reference)).events.at(-1).note).toBe('Delivery address added.');
    expect(await emails()).toEqual([]);
  });

  it('[CC14] mentions an invoice with the old address', async () => {
    const reference = await placeOrder();
    await sendInvoice(shop.shop, reference, byCommand);
    expect((await correct(reference, '9 Mill Lane, Kendal, LA9 4XX')).out).toContain(
      `Its VAT invoice has the old address: orders invoice ${reference} sends a replacement.`,
    );
  });

  it.each([
    ['9 Mill Lane Kendal LA9 4XX', 'with commas'],
    ['9 Mill Lane, LA9 4XX', 'with commas'],
    ['9 Mill Lane, LA9 4XX, Kendal', 'KEN DAL is not a full postcode that we deliver to'],
    ['1 Quay, St Helier, JE2 3AB', 'JE2 3AB is not a full postcode that we deliver to'],
  ])('[CC14] is not sent to "%s"', async (address, complaint) => {
    const reference = await placeOrder();
    expect(await correct(reference, address)).toMatchObject({
      code: 2,
      complaints: expect.stringContaining(complaint),
    });
    expect(await database().queries.select().from(outboxEmail)).toHaveLength(2);
  });

  it('[CC14] requires exactly one of --email and --address', async () => {
    const reference = await placeOrder();
    const both = ['--email', 'a@firm.example', '--address', '9 Mill Lane, Kendal, LA9 4XX'];
    for (const options of [both, []]) {
      expect(await admin.run(['orders', 'correct', reference, ...options])).toMatchObject({
        code: 2,
        complaints: expect.stringContaining('one address at a time'),
      });
    }
  });
});
