import { backUp } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import { checkShop } from './check/check-shop.ts';
import type { Command } from './command.ts';
import { listEmails } from './email/list-emails.ts';
import { retryEmails } from './email/retry-emails.ts';
import { listRestockRequests } from './enquiries/list-restock-requests.ts';
import { partCommands } from './enquiries/parts.ts';
import { quoteCommands } from './enquiries/quotes.ts';
import { eraseOldRecords } from './erase-old-records.ts';
import { exportSheets } from './export/export-sheets.ts';
import { helpCommand } from './help.ts';
import {
  cancelOrder,
  clearIssues,
  deliverOrder,
  dispatchOrder,
  prepareOrder,
  refundOrder,
} from './orders/change-orders.ts';
import { correctOrder } from './orders/correct-order.ts';
import { invoiceOrder } from './orders/invoice-order.ts';
import { listOrders, listOrdersWithIssues } from './orders/list-orders.ts';
import { recoverOrders } from './orders/recover-orders.ts';
import { showOrder } from './orders/show-order.ts';
import { prepareDatabase } from './prepare-database.ts';
import { eraseOnRequest } from './privacy/erase-on-request.ts';
import { showPersonalData } from './privacy/show-personal-data.ts';
import { receiveStock } from './stock/receive-stock.ts';
import { setStock } from './stock/set-stock.ts';
import { showStock } from './stock/show-stock.ts';
import { syncStripe } from './stripe/sync-stripe.ts';

/** Everything that can be typed after `npm run shop --`. */
export const commands: readonly Command[] = [
  listOrders,
  listOrdersWithIssues,
  showOrder,
  prepareOrder,
  dispatchOrder,
  deliverOrder,
  cancelOrder,
  refundOrder,
  invoiceOrder,
  recoverOrders,
  clearIssues,
  correctOrder,
  ...quoteCommands,
  ...partCommands,
  listRestockRequests,
  showStock,
  receiveStock,
  setStock,
  listEmails,
  retryEmails,
  exportSheets,
  backUp,
  restore,
  eraseOldRecords,
  showPersonalData,
  eraseOnRequest,
  checkShop,
  prepareDatabase,
  syncStripe,
  helpCommand(() => commands),
];
