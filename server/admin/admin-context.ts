import type { Environment } from '../app/environment.ts';
import type { Shop } from '../app/shop.ts';
import type { Database } from '../database/database.ts';

/** Where the owner's commands work. Everything is opened when it is first asked for. */
export type AdminContext = {
  environment: () => Environment;
  /** Refuses a place without tables, and old ones where a running shop may be using them. */
  database: () => Promise<Database>;
  /** The same, with tables that are made or brought up to date. */
  prepared: () => Promise<Database>;
  /** New products that opening the books gave no stock, for they may be renamed ones; told once. */
  takeWithoutStock: () => string[];
  /** The database with the payment provider. */
  shop: () => Promise<Shop>;
  /** Asks before something that cannot be undone, and goes on only after a yes. */
  confirm: (question: string) => Promise<void>;
  /** Whether there is somebody to ask, or whether the answer was given with `--yes`. */
  canConfirm: boolean;
  close: () => Promise<void>;
};
