import { backUp } from './backup/backup.ts';
import { restore } from './backup/restore.ts';
import { checkShop } from './check/check-shop.ts';
import type { Command } from './command.ts';
import { listNotices } from './enquiries/list-notices.ts';
import { partCommands } from './enquiries/parts.ts';
import { quoteCommands } from './enquiries/quotes.ts';
import { eraseOldRecords } from './erase-old-records.ts';
import { exportBooks } from './export/export-books.ts';
import { helpCommand } from './help.ts';
import { listMail } from './mail/list-mail.ts';
import { retryMail } from './mail/retry-mail.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { correctOrder } from './orders/correct-order.ts';
import { dispatchOrder } from './orders/dispatch-order.ts';
import { invoiceOrder } from './orders/invoice-order.ts';
import { listOrders, lookAtOrders } from './orders/list-orders.ts';
import { deliverOrder, prepareOrder } from './orders/move-order.ts';
import { recoverOrders } from './orders/recover-orders.ts';
import { refundOrder } from './orders/refund-order.ts';
import { seeOrder } from './orders/see-order.ts';
import { showOrder } from './orders/show-order.ts';
import { prepareBooks } from './prepare-books.ts';
import { eraseOnRequest } from './privacy/erase-on-request.ts';
import { showHeld } from './privacy/show-held.ts';
import { receiveStock } from './stock/receive-stock.ts';
import { setStock } from './stock/set-stock.ts';
import { showStock } from './stock/show-stock.ts';
import { syncStripe } from './stripe/sync-stripe.ts';

/** Everything that can be typed after `npm run shop --`. */
export const commands: readonly Command[] = [
  listOrders,
  lookAtOrders,
  showOrder,
  prepareOrder,
  dispatchOrder,
  deliverOrder,
  cancelOrder,
  refundOrder,
  invoiceOrder,
  recoverOrders,
  seeOrder,
  correctOrder,
  ...quoteCommands,
  ...partCommands,
  listNotices,
  showStock,
  receiveStock,
  setStock,
  listMail,
  retryMail,
  exportBooks,
  backUp,
  restore,
  eraseOldRecords,
  showHeld,
  eraseOnRequest,
  checkShop,
  prepareBooks,
  syncStripe,
  helpCommand(() => commands),
];
