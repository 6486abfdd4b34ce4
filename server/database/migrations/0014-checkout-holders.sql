-- One browser holds goods once: its next checkout takes the place of the one that is not paid.
alter table checkout add column browser_key text;
create unique index checkout_browser on checkout (browser_key) where state = 'open';
-- Until when one process asks the payment provider to end a checkout, so that no other does.
alter table checkout add column ending_until timestamptz;
-- The networks that an open checkout came from, hashed with the salts of the day.
create table checkout_network (
  checkout_id text not null references checkout (id) on delete cascade,
  network text not null,
  primary key (network, checkout_id)
);
create index checkout_network_checkout on checkout_network (checkout_id);
