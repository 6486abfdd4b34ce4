-- Lines are known by their number: one product may be on an order at two prices. The release before
-- names no number, for which the sequences have one.
create sequence order_line_number as integer;
alter table order_line add column line integer;
update order_line set line = numbered.line from (
  select order_id, product_id, row_number() over (partition by order_id order by product_id) as line
  from order_line
) as numbered where order_line.line is null
  and order_line.order_id = numbered.order_id and order_line.product_id = numbered.product_id;
alter table order_line alter column line set default nextval('order_line_number');
alter table order_line drop constraint order_line_pkey;
alter table order_line add primary key (order_id, line);

create sequence checkout_line_number as integer;
alter table checkout_line add column line integer;
update checkout_line set line = numbered.line from (
  select checkout_id, product_id, row_number() over (partition by checkout_id order by product_id) as line
  from checkout_line
) as numbered where checkout_line.line is null
  and checkout_line.checkout_id = numbered.checkout_id and checkout_line.product_id = numbered.product_id;
alter table checkout_line alter column line set default nextval('checkout_line_number');
alter table checkout_line drop constraint checkout_line_pkey;
alter table checkout_line add primary key (checkout_id, line);
