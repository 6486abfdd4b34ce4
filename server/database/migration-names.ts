/** Files of the folder migrations, in the order in which they run; listed by name for bundlers. */
export const migrationNames = [
  '0001-shop.sql',
  '0002-sandbox.sql',
  '0003-chore.sql',
  '0004-enquiry-attempt.sql',
  '0005-refunds.sql',
  '0006-trade-buyers.sql',
  '0007-sandbox-refunds.sql',
  '0008-orders-in-doubt.sql',
  '0009-order-event-kinds.sql',
  '0010-mail-held-back.sql',
  '0011-dispute-events.sql',
  '0012-mail-names.sql',
  '0013-restock-confirmation.sql',
  '0014-checkout-holders.sql',
] as const;
