import { createBackup, prepareDatabase, restore } from './backup.ts';
import { exportCatalogue, setPrice } from './catalogue.ts';
import { checkShop } from './check.ts';
import { type Command, formatUsage, UsageError } from './command.ts';
import { continueDocumentNumbers } from './document-numbers.ts';
import { listEmails, retryEmails } from './emails.ts';
import { listRestockRequests, partCommands, quoteCommands } from './enquiries.ts';
import { exportCsv } from './export.ts';
import { createOfficeLink } from './office.ts';
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
import { eraseCustomerData, eraseExpiredRecords, showPersonalData } from './privacy.ts';
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
  continueDocumentNumbers,
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
  exportCsv,
  createBackup,
  restore,
  eraseExpiredRecords,
  showPersonalData,
  eraseCustomerData,
  checkShop,
  prepareDatabase,
  setPrice,
  exportCatalogue,
  syncCatalogue,
  createOfficeLink,
  helpCommand(() => commands),
];

/** A function, because help lists itself too. */
function helpCommand(commands: () => readonly Command[]): Command {
  return {
    name: 'help',
    positionals: ['[COMMAND]'],
    help: 'lists all commands, or those that begin with COMMAND',
    async run(_context, args) {
      const group = args.optionalPositional(0);
      const matching = commands().filter(({ name }) => !group || name.split(' ')[0] === group);
      if (matching.length === 0) throw new UsageError(`There is no command ${group}.`);
      const text = [
        'npm run shop -- COMMAND [--json] [--yes]',
        ...matching.map((command) => `  ${formatUsage(command)}\n      ${command.help}`),
        '--json prints JSON; --yes answers yes to every question.',
      ].join('\n');
      return {
        text,
        json: matching.map((command) => ({ usage: formatUsage(command), help: command.help })),
      };
    },
  };
}
