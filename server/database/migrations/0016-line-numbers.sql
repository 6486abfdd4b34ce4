-- Lines are known by their number: one product may be on an order at two prices. The release before
-- names no number, for which the sequences have one.
create sequence order_line_number as integer;
alter table order_line add column line integer not null default nextval('order_line_number');
alter table order_line drop constraint order_line_pkey;
alter table order_line add primary key (order_id, line);

create sequence checkout_line_number as integer;
alter table checkout_line add column line integer not null default nextval('checkout_line_number');
alter table checkout_line drop constraint checkout_line_pkey;
alter table checkout_line add primary key (checkout_id, line);
