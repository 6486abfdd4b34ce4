// The shop that the browser tests visit. Copying a database takes a fraction of making one.
import '../../server/database/quick-drizzle.ts';
import { failedEmails, rejected } from './failed-emails.ts';
import { prepareOffers } from './offers.ts';
import { firstOwnerToken } from './office-address.ts';

const { copyMigratedDatabase } = await import('../../server/testing/migrated-database.ts');
const { DATA_DIR } = process.env;
if (!DATA_DIR) throw new Error('DATA_DIR names no folder');
await copyMigratedDatabase(DATA_DIR);
await prepare(DATA_DIR);
await import('../../server/main.ts');

/** Adds an owner who can invite each test's users, stock for their orders, and failed emails. */
async function prepare(folder: string): Promise<void> {
  const { openPglite } = await import('../../server/database/open-pglite.ts');
  const { outboxEmail } = await import('../../server/database/schema.ts');
  const { queueEmail } = await import('../../server/email/outbox.ts');
  const { currentCatalogue } = await import('../../server/app/catalogue.ts');
  const { openLedger } = await import('../../server/stock/ledger.ts');
  const { receiveDelivery } = await import('../../server/stock/receive-delivery.ts');
  const { stocked } = await import('./place-order.ts');
  const { addStaff } = await import('../../server/testing/staff.ts');
  const database = await openPglite(folder);
  const person = { name: 'First Owner', email: 'first@office.example', role: 'owner' } as const;
  await addStaff(database.queries, person, firstOwnerToken);
  await openLedger(database.queries, currentCatalogue().products);
  const plenty = stocked.map(({ id }) => ({ productId: id, quantity: 500 }));
  await receiveDelivery(database, plenty, { by: { kind: 'command' } });
  await prepareOffers(database);
  for (const email of failedEmails) await queueEmail(database.queries, email);
  await database.queries.update(outboxEmail).set(rejected);
  await database.close();
}
