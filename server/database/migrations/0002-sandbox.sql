-- The books of the payment sandbox, which stands in for Stripe where no keys are set.
create table sandbox_account (
  id integer primary key check (id = 1),
  secret_key text not null,
  webhook_secret text not null
);

create table sandbox_product (
  id text primary key,
  active boolean not null default true,
  facts jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table sandbox_price (
  id text primary key,
  product_id text not null references sandbox_product (id),
  lookup_key text unique,
  active boolean not null default true,
  facts jsonb not null,
  created_at timestamptz not null
);
create index sandbox_price_product on sandbox_price (product_id);

create table sandbox_session (
  id text primary key,
  status text not null default 'open' check (status in ('open', 'complete', 'expired')),
  asked jsonb not null,
  lines jsonb not null,
  total_pence integer not null,
  attempt jsonb,
  buyer jsonb,
  payment_id text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sandbox_session_open on sandbox_session (status, expires_at);

create table sandbox_payment (
  id text primary key,
  charge_id text not null unique,
  amount_pence integer not null,
  refunded_pence integer not null default 0,
  card text not null,
  description text,
  metadata jsonb not null,
  created_at timestamptz not null,
  constraint sandbox_payment_refunded_check check (refunded_pence between 0 and amount_pence)
);

create table sandbox_event (
  id text primary key,
  type text not null,
  body text not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'held', 'delivered', 'dropped', 'abandoned')),
  copies integer not null default 1,
  attempts integer not null default 0,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  leased_until timestamptz
);
create index sandbox_event_waiting on sandbox_event (state, next_attempt_at);

create table sandbox_request (
  key text primary key,
  fingerprint text not null,
  claimed_at timestamptz not null,
  answer text
);
