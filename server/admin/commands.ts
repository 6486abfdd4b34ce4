import { backUp, prepareDatabase, restore } from './backup.ts';
import { exportCatalogue, setPrice } from './catalogue.ts';
import { checkShop } from './check.ts';
import { type Command, UsageError, usageOf } from './command.ts';
import { continueDocuments } from './document-numbers.ts';
import { listEmails, retryEmails } from './emails.ts';
import { listRestockRequests, partCommands, quoteCommands } from './enquiries.ts';
import { exportSheets } from './export.ts';
import { linkToOffice } from './office.ts';
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
import { eraseOldRecords, eraseOnRequest, showPersonalData } from './privacy.ts';
import { receiveStock, setStock, showStock } from './stock.ts';
import { syncCatalogue } from './sync-catalogue.ts';

/** Every command of `npm run shop --`. */
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
  continueDocuments,
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
  setPrice,
  exportCatalogue,
  syncCatalogue,
  linkToOffice,
  helpCommand(() => commands),
];

/** A function, because help lists itself too. */
function helpCommand(commands: () => readonly Command[]): Command {
  return {
    name: 'help',
    takes: ['[COMMAND]'],
    help: 'lists all commands, or those that begin with COMMAND',
    async run(_context, given) {
      const wanted = given.optionalWord(0);
      const shown = commands().filter(({ name }) => !wanted || name.split(' ')[0] === wanted);
      if (shown.length === 0) throw new UsageError(`There is no command ${wanted}.`);
      const text = [
        'npm run shop -- COMMAND [--json] [--yes]',
        ...shown.map((command) => `  ${usageOf(command)}\n      ${command.help}`),
        '--json prints JSON; --yes answers yes to every question.',
      ].join('\n');
      return {
        text,
        json: shown.map((command) => ({ usage: usageOf(command), help: command.help })),
      };
    },
  };
}
