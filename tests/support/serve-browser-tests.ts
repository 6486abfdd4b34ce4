// The shop that the browser tests visit. Copying a database takes a fraction of making one.
import '../../server/database/quick-drizzle.ts';

const { copyMigratedDatabase } = await import('../../server/testing/migrated-database.ts');
const { DATA_DIR } = process.env;
if (!DATA_DIR) throw new Error('DATA_DIR names no folder');
await copyMigratedDatabase(DATA_DIR);
await import('../../server/main.ts');
