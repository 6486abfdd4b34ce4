alter table order_issue drop constraint order_issue_kind_check;
alter table order_issue add constraint order_issue_kind_check check (kind in ('out-of-stock',
  'paid-twice', 'restored', 'amount-mismatch', 'no-email', 'no-address', 'delivery-surcharge',
  'dispute', 'dispute-ended', 'refund-failed', 'partial-refund', 'refund-recount', 'note',
  'part-payment', 'overpayment', 'paid-after-withdrawal', 'refund-rejected', 'offer-lost'));
-- How much of a refund gives back what was paid beyond the price, which was no sale; and the month whose
-- export of accounts has that it failed.
alter table refund
  add column beyond_pence integer not null default 0,
  add column failed_period text;
