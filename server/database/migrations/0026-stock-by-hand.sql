-- Who changed stock by hand, and why. A request that is sent twice changes it once.
alter table stock_movement
  add column staff_id integer references staff (id),
  add column cause text
    check (cause in ('damaged', 'lost', 'found', 'returned', 'miscounted')),
  add column note text,
  add column attempt_key text;
create unique index stock_movement_once on stock_movement (attempt_key, product_id)
  where attempt_key is not null;

-- The orders of a checkout, for what it holds and for its line in the ledger.
create index shop_order_checkout on shop_order (checkout_id);
