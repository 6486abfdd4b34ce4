-- Whether an order may not stand as it was placed, which its words alone told: all but carriage.
alter table shop_order add column in_doubt boolean not null default false;
