import { beforeAll, beforeEach, expect, it } from 'vitest';
import { order, outboxEmail } from '../../database/schema.ts';
import { sendInvoice } from '../../orders/send-invoice.ts';
import { describeOnBothEngines } from '../../testing/databases.ts';
import { openTestShop, productWith, type TestShop } from '../../testing/shop.ts';
import { operatorOn } from '../testing/run-admin.ts';

describeOnBothEngines('an order that goes to another address', (database) => {
  let shop: TestShop;
  let operator: ReturnType<typeof operatorOn>;
  const product = productWith(5);
  beforeAll(async () => {
    shop = await openTestShop(database());
    operator = operatorOn({ database: database(), shop: shop.shop });
  });
  beforeEach(() => shop.tidy());

  const placeOrder = () => shop.placeOrder(product, 1);

  const correct = (reference: string, address: string) =>
    operator.type(['orders', 'correct', reference, '--address', address]);
  const show = (reference: string) => operator.ask(`orders show ${reference}`);
  const letters = async () =>
    (await shop.mails()).filter(({ kind }) => kind === 'order-redirected');

  it('[CC14] says so to its owner, in its history and in a letter to the buyer', async () => {
    const reference = await placeOrder();
    expect(await correct(reference, ' 9 Mill Lane , Unit 3, Old Yard, Kendal, la94xx')).toEqual({
      code: 0,
      out: `${reference} goes to 9 Mill Lane, LA9 4XX now. The buyer is told by e-mail.\n`,
      complaints: '',
      questions: [],
    });
    const { address, attention, events } = await show(reference);
    expect(address).toEqual({
      line1: '9 Mill Lane',
      line2: 'Unit 3, Old Yard',
      town: 'Kendal',
      postcode: 'LA9 4XX',
      country: 'GB',
    });
    expect(attention).toBeNull();
    expect(events.at(-1).note).toMatch(/^The delivery address was corrected from .+, LS1 1AA\.$/);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      recipient: 'buyer@firm.example',
      subject: `Your order ${reference} goes to another address`,
    });
    expect(letter?.text).toContain('9 Mill Lane\n  Unit 3, Old Yard\n  Kendal\n  LA9 4XX');
    expect(letter?.text).toContain('Delivery is within 5 working days, by ');
  });

  it('[CC14] is told of every time it changes, and not where nothing changes', async () => {
    const reference = await placeOrder();
    await correct(reference, '9 Mill Lane, Kendal, LA9 4XX');
    expect(await correct(reference, '9 Mill Lane, Kendal, LA9 4XX')).toMatchObject({
      code: 1,
      complaints: `${reference} goes to that address already.\n`,
    });
    await correct(reference, '10 Mill Lane, Kendal, LA9 4XX');
    expect(await letters()).toHaveLength(2);
  });

  it('[CC14] wants carriage to be agreed where standard delivery does not reach, and there alone', async () => {
    const reference = await placeOrder();
    await database().queries.update(order).set({ attention: 'A dispute.', inDoubt: true });
    expect((await correct(reference, '1 Shore Road, Durness, IV27 4QA')).out).toContain(
      'To be looked at: A dispute. IV27 is outside standard delivery: agree carriage',
    );
    expect((await letters()).at(-1)?.text).toContain(
      'Your address in IV27 is outside our standard delivery: we write to you about carriage',
    );
    // Within a district carriage is the same: what was agreed holds, what was not stays to be done.
    await operator.ask(`orders seen ${reference}`);
    await correct(reference, '2 Shore Road, Durness, IV27 4QA');
    expect(await show(reference)).toMatchObject({ attention: null });

    await correct(reference, '1 Quay, Stornoway, HS1 2AA');
    expect((await show(reference)).attention).toMatch(/^HS1 is outside standard delivery/);
    await correct(reference, '9 Mill Lane, Kendal, LA9 4XX');
    expect(await show(reference)).toMatchObject({ attention: null, inDoubt: false });
  });

  it('[CC14] keeps what else there is to look at, and its doubt', async () => {
    const reference = await placeOrder();
    await correct(reference, '1 Shore Road, Durness, IV27 4QA');
    const { attention } = await show(reference);
    await database()
      .queries.update(order)
      .set({ attention: `Short. ${attention} Disputed.`, inDoubt: true });
    await correct(reference, '9 Mill Lane, Kendal, LA9 4XX');
    expect(await show(reference)).toMatchObject({ attention: 'Short. Disputed.', inDoubt: true });
  });

  it('[CC14] stays with its address once it has left or is given up', async () => {
    const reference = await placeOrder();
    await operator.ask(`orders dispatch ${reference} --carrier Pallet`);
    expect(await correct(reference, '9 Mill Lane, Kendal, LA9 4XX')).toMatchObject({
      code: 1,
      complaints: `${reference} is dispatched: its delivery address stays as it was.\n`,
    });
    expect((await show(reference)).address.postcode).toBe('LS1 1AA');
    expect(await letters()).toEqual([]);
  });

  it('[CC14] is corrected without a letter where there is nobody to write to', async () => {
    const reference = await placeOrder();
    await database().queries.update(order).set({ email: '', address: null });
    expect((await correct(reference, '9 Mill Lane, Kendal, LA9 4XX')).out).toContain(
      'The buyer is not told: the order has no e-mail address to write to.',
    );
    expect((await show(reference)).events.at(-1).note).toBe('The delivery address was added.');
    expect(await letters()).toEqual([]);
  });

  it('[CC14] reminds of an invoice that names the address before', async () => {
    const reference = await placeOrder();
    await sendInvoice(shop.shop, reference);
    expect((await correct(reference, '9 Mill Lane, Kendal, LA9 4XX')).out).toContain(
      `Its VAT invoice has gone out: orders invoice ${reference} sends one that replaces it.`,
    );
  });

  it.each([
    ['9 Mill Lane Kendal LA9 4XX', 'with commas'],
    ['9 Mill Lane, LA9 4XX', 'with commas'],
    ['9 Mill Lane, LA9 4XX, Kendal', 'KEN DAL is no full postcode'],
    ['1 Quay, St Helier, JE2 3AB', 'JE2 3AB is no full postcode'],
  ])('[CC14] is not sent to "%s"', async (address, complaint) => {
    const reference = await placeOrder();
    expect(await correct(reference, address)).toMatchObject({
      code: 2,
      complaints: expect.stringContaining(complaint),
    });
    expect(await database().queries.select().from(outboxEmail)).toHaveLength(2);
  });

  it('[CC14] is not guessed at where both addresses are named, or none', async () => {
    const reference = await placeOrder();
    const both = ['--email', 'a@firm.example', '--address', '9 Mill Lane, Kendal, LA9 4XX'];
    for (const options of [both, []]) {
      expect(await operator.type(['orders', 'correct', reference, ...options])).toMatchObject({
        code: 2,
        complaints: expect.stringContaining('one at a time'),
      });
    }
  });
});
