import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { formatPrice } from '../../../catalogue/money.ts';
import { company } from '../../../content/company.ts';
import { document, order } from '../../database/schema.ts';
import { describeOnBothEngines } from '../../testing/databases.ts';
import { openTestShop, productWith, type TestShop } from '../../testing/shop.ts';
import { adminOn } from '../testing/run-admin.ts';

/** Sets the company's VAT number for one test. */
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

  const adminAt = (ORIGIN: string) =>
    adminOn({ database: database(), shop: shop.shop, environment: { ORIGIN } });
  const atHome = () => adminAt('http://localhost:3000');

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
        subject: expect.stringMatching(`^VAT invoice INV-\\d{6} for order ${reference}$`),
        text: expect.stringContaining(`Total inc VAT: ${total}`),
        documentId: expect.any(Number),
      },
    ]);
    const { state, events } = await atHome().ask(`orders show ${reference}`);
    expect(state).toBe('paid');
    expect(events.at(-1)).toMatchObject({
      state: 'paid',
      note: expect.stringMatching(/^VAT invoice INV-\d{6} sent, made out to Fellside Works\.$/),
    });
  });

  it('[TO8] is sent again as it was issued, and to nobody else', async () => {
    const reference = await placeOrder();
    const invoice = ['orders', 'invoice', reference, '--yes'];
    const note = 'VAT invoice sent, made out to nobody.';
    await atHome().type(['orders', 'prepare', reference, '--note', note]);
    await atHome().type(invoice);
    await atHome().type(invoice);
    const [first, second] = await invoices();
    expect(second?.documentId).toBe(first?.documentId);
    expect(second?.text).toBe(first?.text);
    const refused = await atHome().type([...invoice, '--company', 'Fellside Holdings']);
    expect(refused).toMatchObject({
      code: 1,
      complaints: expect.stringContaining('was issued to Fellside Works'),
    });
    expect(await invoices()).toHaveLength(2);
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
    const invoice = () => adminAt('https://shop.example').type(`orders invoice ${reference} --yes`);
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
    const [issued] = await database().queries.select().from(document);
    expect(issued?.data.vatNumber).toBe('GB 123 4567 82');
  });
});
