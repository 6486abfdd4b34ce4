// The shop that the browser tests visit. Copying a database takes a fraction of making one.
import '../../server/database/quick-drizzle.ts';
import { failedEmails, rejectedEmailState } from './failed-emails.ts';
import { prepareOffers } from './offers.ts';
import { ownerSessionToken } from './office-address.ts';

const { copyMigratedDatabase } = await import('../../server/testing/migrated-database.ts');
const { DATA_DIR } = process.env;
if (!DATA_DIR) throw new Error('DATA_DIR names no folder');
await copyMigratedDatabase(DATA_DIR);
await seedDatabase(DATA_DIR);
await import('../../server/main.ts');

/** Adds an owner who can invite each test's users, stock for their orders, and failed emails. */
async function seedDatabase(folder: string): Promise<void> {
  const { openPglite } = await import('../../server/database/open-pglite.ts');
  const { outboxEmail } = await import('../../server/database/schema.ts');
  const { queueEmail } = await import('../../server/email/outbox.ts');
  const { getBuiltCatalogue } = await import('../../server/app/catalogue.ts');
  const { openLedger } = await import('../../server/stock/ledger.ts');
  const { receiveDelivery } = await import('../../server/stock/receive-delivery.ts');
  const { wellStockedProducts } = await import('./place-order.ts');
  const { addStaff } = await import('../../server/testing/staff.ts');
  const database = await openPglite(folder);
  const person = { name: 'First Owner', email: 'first@office.example', role: 'owner' } as const;
  await addStaff(database.queries, person, ownerSessionToken);
  await openLedger(database.queries, getBuiltCatalogue().products);
  const extraStock = wellStockedProducts.map(({ id }) => ({ productId: id, quantity: 500 }));
  await receiveDelivery(database, extraStock, { by: { kind: 'command' } });
  await prepareOffers(database);
  for (const email of failedEmails) await queueEmail(database.queries, email);
  await database.queries.update(outboxEmail).set(rejectedEmailState);
  await database.close();
}
