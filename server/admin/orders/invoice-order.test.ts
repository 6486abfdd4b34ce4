import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { formatPrice } from '../../../catalogue/money.ts';
import { company } from '../../../content/company.ts';
import { order } from '../../database/schema.ts';
import { describeOnBothEngines } from '../../testing/databases.ts';
import { openTestShop, productWith, type TestShop } from '../../testing/shop.ts';
import { adminOn } from '../testing/run-admin.ts';

/** For one test, whatever the company's own is by then. */
function haveVatNumber(vatNumber: string) {
  const { vatNumber: before } = company;
  Object.assign(company, { vatNumber });
  onTestFinished(() => {
    Object.assign(company, { vatNumber: before });
  });
}

describeOnBothEngines('the invoice of an order', (database) => {
  let shop: TestShop;
  const product = productWith(5);
  const total = formatPrice(product.price * 2);
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(() => shop.tidy());

  const operatorAt = (ORIGIN: string) =>
    adminOn({ database: database(), shop: shop.shop, environment: { ORIGIN } });
  const atHome = () => operatorAt('http://localhost:3000');

  const placeOrder = () => shop.placeOrder(product, 2);
  const invoices = async () => (await shop.mails()).filter(({ kind }) => kind === 'order-invoice');

  it('[CC14] goes to the buyer after a yes alone, and is in the history', async () => {
    const reference = await placeOrder();
    const nobody = await atHome().type(`orders invoice ${reference}`);
    expect(nobody).toMatchObject({ code: 2, complaints: expect.stringContaining('--yes') });
    const no = await atHome().type(`orders invoice ${reference}`, false);
    expect(no).toMatchObject({ code: 1, complaints: 'Nothing was done.\n' });
    expect(no.questions).toEqual([
      `Send the VAT invoice of ${reference}, made out to Fellside Works, for ${total}, to buyer@firm.example?`,
    ]);
    expect(await invoices()).toEqual([]);
    const yes = await atHome().type(`orders invoice ${reference}`, true);
    expect(yes).toMatchObject({
      code: 0,
      out: `The VAT invoice of ${reference}, made out to Fellside Works, is queued for buyer@firm.example.\n`,
    });
    expect(await invoices()).toMatchObject([
      {
        recipient: 'buyer@firm.example',
        subject: `VAT invoice ${reference}`,
        text: expect.stringContaining(`Total inc VAT: ${total}`),
      },
    ]);
    const { state, events } = await atHome().ask(`orders show ${reference}`);
    expect(state).toBe('paid');
    expect(events.at(-1)).toMatchObject({
      state: 'paid',
      note: 'VAT invoice sent, made out to Fellside Works.',
    });
  });

  it('[CC14] is sent again in the place of the first, also to another company', async () => {
    const reference = await placeOrder();
    const invoice = ['orders', 'invoice', reference, '--yes'];
    const note = 'VAT invoice sent, made out to nobody.';
    await atHome().type(['orders', 'prepare', reference, '--note', note]);
    await atHome().type(invoice);
    const elsewhere = [
      '--company',
      ' Fellside Holdings ',
      '--address',
      '9 Mill Lane, Kendal, LA9 4XX',
    ];
    const { out } = await atHome().type([...invoice, ...elsewhere]);
    expect(out).toContain('made out to Fellside Holdings, is queued for');
    const [first, second, ...more] = await invoices();
    expect(more).toEqual([]);
    expect(first?.text).not.toContain('replaces');
    expect(first?.text).toContain('Invoice to:\n  Fellside Works\n  1 Test Road');
    expect(second?.text).toContain(
      'Invoice to:\n  Fellside Holdings\n  9 Mill Lane\n  Kendal\n  LA9 4XX',
    );
    expect(second?.text).toContain('Delivery to:\n  A Buyer\n  Fellside Works\n  1 Test Road');
    expect(second?.text).toContain('replaces the one with the same number that we sent on');
    expect((await shop.orders())[0]?.company).toBe('Fellside Works');
  });

  it('[CC14] says when a part was given back', async () => {
    const reference = await placeOrder();
    const [{ paymentId } = {}] = await shop.orders();
    await shop.payments.giveBack(paymentId ?? '', 6_00);
    await atHome().ask(`orders recover --since ${new Date().toISOString().slice(0, 10)}`);
    await atHome().type(`orders invoice ${reference} --yes`);
    const [sent] = await invoices();
    expect(sent?.text).toMatch(/^Refunded since: £6\.00 by \d+ \w+ \d{4}, of which VAT £1\.00$/m);
  });

  it('[CC14] is refused of an order that was given up, and nothing is sent', async () => {
    const reference = await placeOrder();
    await atHome().ask(`orders cancel ${reference} --yes`);
    const refused = await atHome().type(`orders invoice ${reference} --yes`);
    expect(refused).toMatchObject({
      code: 1,
      complaints: `${reference} is cancelled: there is nothing to invoice.\n`,
    });
    expect(await invoices()).toEqual([]);
  });

  it('[CC14] goes to no customer under a made-up VAT number, nor for a test', async () => {
    haveVatNumber('GB 000 0000 00');
    const reference = await placeOrder();
    const invoice = () =>
      operatorAt('https://shop.example').type(`orders invoice ${reference} --yes`);
    expect(await invoice()).toMatchObject({
      code: 1,
      complaints: expect.stringContaining('GB 000 0000 00 is not a VAT number'),
    });
    haveVatNumber('GB 123 4567 82');
    expect(await invoice()).toMatchObject({
      code: 1,
      complaints: expect.stringContaining(`${reference} was a test`),
    });
    expect(await invoices()).toEqual([]);
    await database().queries.update(order).set({ sessionId: 'cs_live_1' });
    expect(await invoice()).toMatchObject({ code: 0 });
    const [sent] = await invoices();
    expect(sent?.text).toContain('VAT number: GB 123 4567 82\n');
  });
});
