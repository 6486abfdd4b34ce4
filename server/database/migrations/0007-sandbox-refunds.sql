-- Money that the sandbox has given back, one row a time, so that it can list them as Stripe does.
create table sandbox_refund (
  id text primary key,
  payment_id text not null,
  amount_pence integer not null,
  reason text,
  metadata jsonb not null,
  created_at timestamptz not null
);
