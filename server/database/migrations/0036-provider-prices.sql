-- The price that the payment provider holds for each product, brought in line in the background.
create table provider_price (
  product_id text primary key,
  account text not null,
  price_id text not null,
  pence integer not null check (pence > 0),
  synced_at timestamptz not null default now()
);
