-- Whether an order may not stand as it was placed, which its words alone told: all but carriage.
alter table shop_order add column in_doubt boolean not null default false;
update shop_order set in_doubt = true where attention is not null
  and attention !~ '^[A-Z]{2}[0-9]{1,2} is outside standard delivery: [^.]*[.]$';
