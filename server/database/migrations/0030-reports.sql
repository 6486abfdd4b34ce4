-- When goods were counted, where a count comes later: one that was made offline waits on its device.
alter table stock_movement add column counted_at timestamptz;

-- Orders that money was refunded of are few.
create index shop_order_refunded on shop_order (id)
  where state = 'refunded' or given_back_pence > 0;
