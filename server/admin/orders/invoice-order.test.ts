import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { formatPrice } from '../../../catalogue/money.ts';
import { company } from '../../../content/company.ts';
import { document, order } from '../../database/schema.ts';
import { describeOnBothEngines } from '../../testing/databases.ts';
import { findProductWithStock, openTestShop, type TestShop } from '../../testing/shop.ts';
import { createAdminRunner } from '../testing/run-admin.ts';

/** Sets the company's VAT number for one test. */
function mockVatNumber(vatNumber: string) {
  const { vatNumber: before } = company;
  Object.assign(company, { vatNumber });
  onTestFinished(() => {
    Object.assign(company, { vatNumber: before });
  });
}

describeOnBothEngines('the invoice of an order', (database) => {
  let shop: TestShop;
  const product = findProductWithStock(5);
  const total = formatPrice(product.price * 2);
  beforeAll(async () => {
    shop = await openTestShop(database());
  });
  beforeEach(() => shop.reset());

  const adminAt = (ORIGIN: string) =>
    createAdminRunner({ database: database(), shop: shop.shop, environment: { ORIGIN } });
  const localAdmin = () => adminAt('http://localhost:3000');

  const placeOrder = () => shop.placeOrder(product, 2);
  const invoices = async () => (await shop.emails()).filter(({ kind }) => kind === 'order-invoice');

  it('[CC14] is sent only after confirmation and recorded in the history', async () => {
    const reference = await placeOrder();
    const nobody = await localAdmin().run(`orders invoice ${reference}`);
    expect(nobody).toMatchObject({ code: 2, complaints: expect.stringContaining('--yes') });
    const no = await localAdmin().run(`orders invoice ${reference}`, false);
    expect(no).toMatchObject({ code: 1, complaints: 'Nothing was done.\n' });
    expect(no.questions).toEqual([
      `Send the VAT invoice of ${reference}, made out to Fellside Works, for ${total}, to buyer@firm.example?`,
    ]);
    expect(await invoices()).toEqual([]);
    const yes = await localAdmin().run(`orders invoice ${reference}`, true);
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
    const { state, events } = await localAdmin().runJson(`orders show ${reference}`);
    expect(state).toBe('paid');
    expect(events.at(-1)).toMatchObject({
      state: 'paid',
      note: expect.stringMatching(/^VAT invoice INV-\d{6} sent, made out to Fellside Works\.$/),
    });
  });

  it('[TO8] is resent unchanged, and only to the buyer', async () => {
    const reference = await placeOrder();
    const invoice = ['orders', 'invoice', reference, '--yes'];
    const note = 'VAT invoice sent, made out to nobody.';
    await localAdmin().run(['orders', 'prepare', reference, '--note', note]);
    await localAdmin().run(invoice);
    await localAdmin().run(invoice);
    const [first, second] = await invoices();
    expect(second?.documentId).toBe(first?.documentId);
    expect(second?.text).toBe(first?.text);
    const refused = await localAdmin().run([...invoice, '--company', 'Fellside Holdings']);
    expect(refused).toMatchObject({
      code: 1,
      complaints: expect.stringContaining('was issued to Fellside Works'),
    });
    expect(await invoices()).toHaveLength(2);
  });

  it('[CC14] is rejected for a cancelled order', async () => {
    const reference = await placeOrder();
    await localAdmin().runJson(`orders cancel ${reference} --yes`);
    const refused = await localAdmin().run(`orders invoice ${reference} --yes`);
    expect(refused).toMatchObject({
      code: 1,
      complaints: `${reference} is cancelled: there is nothing to invoice.\n`,
    });
    expect(await invoices()).toEqual([]);
  });

  it('[CC14] is rejected with a sample VAT number or for a test order', async () => {
    mockVatNumber('GB 000 0000 00');
    const reference = await placeOrder();
    const invoice = () => adminAt('https://shop.example').run(`orders invoice ${reference} --yes`);
    expect(await invoice()).toMatchObject({
      code: 1,
      complaints: expect.stringContaining('GB 000 0000 00 is not a VAT number'),
    });
    mockVatNumber('GB 123 4567 82');
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
