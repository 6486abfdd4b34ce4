// Runs only the office: npm run office. For a shop whose pages and functions are hosted elsewhere.
import '../database/quick-drizzle.ts';
import { EnvironmentError, readEnvironment } from '../app/environment.ts';
import { exitWithError, listen } from '../app/listen.ts';
import { createLog } from '../app/log.ts';
import { FolderInUseError } from '../database/folder-lock.ts';
import { closeOnSignal } from '../http/http-server.ts';

try {
  await startOffice();
} catch (error) {
  if (error instanceof FolderInUseError) exitWithError(folderInUseMessage(error));
  if (!(error instanceof EnvironmentError)) throw error;
  exitWithError(error.message);
}

async function startOffice(): Promise<void> {
  const environment = readEnvironment(process.env);
  const { OFFICE_PORT, OFFICE_HOST, OFFICE_ORIGIN, DATABASE_URL, isOriginAssumed } = environment;
  if (isOriginAssumed && DATABASE_URL !== undefined) {
    throw new EnvironmentError("Set ORIGIN to the shop's address: emails to buyers link to it.");
  }
  const log = createLog(environment.LOG_LEVEL);
  // Imported here, after quick-drizzle.ts has hooked module resolution.
  const { openOffice, printOwnerSignUpLink } = await import('./open-office.ts');
  const { openOfficeShop } = await import('./office-shop.ts');
  const shop = await openOfficeShop(environment, log);
  const office = openOffice(environment, shop, log);
  listen(office.server, 'OFFICE_PORT', OFFICE_PORT, OFFICE_HOST, () => {
    console.log(`The office is listening at ${OFFICE_ORIGIN}`);
    printOwnerSignUpLink(environment, shop.database, log);
  });
  closeOnSignal([office.server], log, {
    delay: environment.CLOSE_DELAY,
    onClose: async () => {
      await office.close();
      await shop.close();
    },
  });
}

function folderInUseMessage({ pid }: FolderInUseError): string {
  const holder = pid === undefined ? 'Another process' : `Process ${pid}`;
  return `${holder} has the database open, most likely the shop, which opens the office too: use the address that it printed. Only one process can open the embedded database; with PostgreSQL (DATABASE_URL) the office can run by itself.`;
}
