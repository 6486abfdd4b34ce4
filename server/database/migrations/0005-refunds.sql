-- How often the provider has refused to refund an order, and how much it has given back in part.
alter table shop_order add column refund_refusals integer not null default 0;
alter table shop_order add column given_back_pence integer not null default 0;
-- A refused request is answered alike under its key, with its status.
alter table sandbox_request add column status integer not null default 200;
