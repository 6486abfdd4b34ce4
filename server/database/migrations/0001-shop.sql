create table stock (
  product_id text primary key,
  available integer not null,
  updated_at timestamptz not null default now(),
  constraint stock_available_check check (available >= 0)
);

create table stock_movement (
  id integer primary key generated always as identity,
  product_id text not null references stock (product_id),
  change integer not null,
  reason text not null check (reason in ('opened', 'reserved', 'released', 'received', 'corrected', 'returned')),
  reference text,
  at timestamptz not null default now()
);
create index stock_movement_product on stock_movement (product_id, id);
create index stock_movement_reference on stock_movement (reference);

create table checkout (
  id text primary key,
  attempt_key text unique,
  session_id text unique,
  url text,
  state text not null default 'open' check (state in ('open', 'paid', 'expired', 'failed')),
  total_pence integer not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  asked_at timestamptz
);
create index checkout_open on checkout (state, expires_at);

create table checkout_line (
  checkout_id text not null references checkout (id) on delete cascade,
  product_id text not null,
  price_id text not null,
  name text not null,
  sku text not null,
  unit_pence integer not null,
  quantity integer not null,
  primary key (checkout_id, product_id),
  constraint checkout_line_quantity_check check (quantity > 0)
);

create table shop_order (
  id integer primary key generated always as identity,
  reference text not null unique
    generated always as ('RM-' || lpad(id::text, greatest(6, length(id::text)), '0')) stored,
  session_id text not null unique,
  checkout_id text references checkout (id) on delete set null,
  payment_id text,
  state text not null default 'paid'
    check (state in ('paid', 'preparing', 'dispatched', 'delivered', 'cancelled', 'refunded')),
  email text not null,
  name text,
  phone text,
  address jsonb,
  total_pence integer not null,
  carrier text,
  tracking text,
  attention text,
  created_at timestamptz not null default now()
);

create table order_line (
  order_id integer not null references shop_order (id) on delete cascade,
  product_id text not null,
  name text not null,
  sku text not null,
  unit_pence integer not null,
  quantity integer not null,
  primary key (order_id, product_id)
);

create table order_event (
  id integer primary key generated always as identity,
  order_id integer not null references shop_order (id) on delete cascade,
  state text not null
    check (state in ('paid', 'preparing', 'dispatched', 'delivered', 'cancelled', 'refunded')),
  note text,
  at timestamptz not null default now()
);
create index order_event_order on order_event (order_id, id);

create table quote (
  id integer primary key generated always as identity,
  company text not null,
  email text not null,
  quantity text not null,
  message text not null default '',
  city text,
  lines jsonb not null default '[]',
  state text not null default 'open' check (state in ('open', 'closed')),
  created_at timestamptz not null default now(),
  closed_at timestamptz
);

create table part_enquiry (
  id integer primary key generated always as identity,
  email text not null,
  fits text not null default '',
  message text not null,
  state text not null default 'open' check (state in ('open', 'closed')),
  created_at timestamptz not null default now(),
  closed_at timestamptz
);

create table stock_notice (
  id integer primary key generated always as identity,
  email text not null,
  product_id text not null,
  created_at timestamptz not null default now(),
  notified_at timestamptz
);
create index stock_notice_waiting on stock_notice (product_id, notified_at);
create unique index stock_notice_once on stock_notice (lower(email), product_id) where notified_at is null;

create table mail (
  id integer primary key generated always as identity,
  message_id text not null unique,
  kind text not null,
  recipient text not null,
  reply_to text,
  subject text not null,
  text text not null,
  html text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'dead')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  leased_until timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_waiting on mail (state, next_attempt_at);

create table rate_limit (
  key text primary key,
  used integer not null,
  resets_at timestamptz not null
);

create table rate_salt (
  day text primary key,
  salt text not null
);
