-- What a trade buyer adds for their own books and for the driver.
alter table shop_order add column company text;
alter table shop_order add column po_number text;
alter table shop_order add column delivery_notes text;
