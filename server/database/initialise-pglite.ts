import { PGlite } from '@electric-sql/pglite';
import { startParams } from './open-pglite.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: initialise-pglite FOLDER');
const database = await PGlite.create({ dataDir: folder, startParams });
await database.close();
