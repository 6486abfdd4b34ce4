-- What a person must check about an order, as data. The columns attention and in_doubt, which held it
-- in prose, stay for the release before this one; convertOrderIssues reads them once.
create table order_issue (
  id integer primary key generated always as identity,
  order_id integer not null references shop_order (id) on delete cascade,
  kind text not null check (kind in ('out-of-stock', 'paid-twice', 'restored', 'amount-mismatch',
    'no-email', 'no-address', 'delivery-surcharge', 'dispute', 'dispute-ended', 'refund-failed',
    'partial-refund', 'refund-recount', 'note')),
  data jsonb not null,
  key text not null unique,
  raised_at timestamptz not null default now(),
  cleared_at timestamptz,
  cleared_by text,
  constraint order_issue_cleared_check check ((cleared_at is null) = (cleared_by is null))
);
create index order_issue_order on order_issue (order_id, id);
create index order_issue_open on order_issue (order_id) where cleared_at is null;
