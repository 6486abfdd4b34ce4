-- Units of returned stock that are held for those who asked first. What a hold reserves is the sum of
-- the stock movements with its id as their reference.
create table restock_hold (
  id text primary key,
  product_id text not null references stock (product_id),
  key_hash text not null unique,
  mailbox text not null,
  networks jsonb not null default '[]',
  state text not null default 'held' check (state in ('held', 'taken', 'ended')),
  checkout_id text references checkout (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index restock_hold_mailbox on restock_hold (mailbox, product_id) where state <> 'ended';
create index restock_hold_open on restock_hold (state, expires_at);
create index restock_hold_product on restock_hold (product_id) where state <> 'ended';
create index restock_hold_checkout on restock_hold (checkout_id);

-- The networks that a request was confirmed from, each as a hash with the salts of the day.
alter table stock_notice add column networks jsonb;
