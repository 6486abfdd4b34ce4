-- An order leaves whole or in parts. Orders that had a carrier have left as one shipment.
create table shipment (
  id integer primary key generated always as identity,
  order_id integer not null references shop_order (id) on delete cascade,
  carrier text not null,
  tracking text,
  at timestamptz not null default now()
);
create index shipment_order on shipment (order_id, id);
create index shipment_tracking on shipment (tracking);

create table shipment_line (
  shipment_id integer not null references shipment (id) on delete cascade,
  line integer not null,
  quantity integer not null check (quantity > 0),
  primary key (shipment_id, line)
);
