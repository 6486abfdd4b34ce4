-- What was refunded of an order, each time: by us through the payment provider or by bank transfer,
-- or at the provider. Those done and pending add up to what the order says is refunded. A line that
-- ends in a semicolon ends a statement, so function bodies have theirs in front.
create table refund (
  id integer primary key generated always as identity,
  order_id integer not null references shop_order (id) on delete cascade,
  pence integer not null check (pence > 0),
  ex_vat_pence integer not null default 0,
  method text not null check (method in ('provider', 'bank-transfer')),
  state text not null check (state in ('requested', 'done', 'pending', 'failed')),
  source text not null default 'shop' check (source in ('shop', 'provider')),
  provider_key text unique,
  note text not null default '',
  staff_id integer references staff (id),
  attempt_key text not null unique,
  at timestamptz not null default now(),
  settled_at timestamptz,
  failed_at timestamptz,
  exported_period text
);
create index refund_order on refund (order_id, id);
create unique index refund_requested on refund (order_id) where state = 'requested';
create index refund_settled on refund (settled_at, id);

create table refund_line (
  refund_id integer not null references refund (id) on delete cascade,
  line integer not null,
  quantity integer not null check (quantity > 0),
  pence integer not null check (pence >= 0),
  goods text not null check (goods in ('restock', 'written-off', 'not-back', 'keeps')),
  -- So many of them had not left.
  unsent integer not null default 0,
  primary key (refund_id, line)
);
create trigger office_refund_added after insert on refund referencing new table as changed
  for each statement execute function note_order_part_event();
create trigger office_refund_changed after update on refund referencing new table as changed
  for each statement execute function note_order_part_event();

-- Invoices and credit notes, numbered without a gap: the row of the series is counted in the
-- transaction that writes the document.
create table document_series (
  kind text primary key check (kind in ('invoice', 'credit-note')),
  next integer not null
);

create table document (
  id integer primary key generated always as identity,
  kind text not null check (kind in ('invoice', 'credit-note')),
  number text not null,
  order_id integer not null references shop_order (id) on delete cascade,
  refund_id integer unique references refund (id) on delete cascade,
  issued_at timestamptz not null,
  tax_point date not null,
  total_pence integer not null,
  data jsonb not null,
  exported_period text,
  unique (kind, number)
);
create index document_order on document (order_id, id);
create index document_issued on document (issued_at, id);
create unique index document_one_invoice on document (order_id) where kind = 'invoice';
create trigger office_document_added after insert on document referencing new table as changed
  for each statement execute function note_order_part_event();

create function keep_documents() returns trigger language plpgsql as $$ begin
  if to_jsonb(new) - 'exported_period' is distinct from to_jsonb(old) - 'exported_period'
    or (old.exported_period is not null and new.exported_period is distinct from old.exported_period)
  then raise exception 'a document never changes' using errcode = 'restrict_violation'
    ; end if
  ; return new
  ; end
$$;
create trigger document_kept before update on document
  for each row execute function keep_documents();

-- Months whose accounts were exported: nothing later falls into them.
create table accounts_export (
  period text primary key check (period ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  staff_id integer references staff (id),
  at timestamptz not null default now()
);
alter table shop_order add column exported_period text;
alter table order_payment add column exported_period text;

-- An invoice or a credit note is made into a PDF when its email is sent.
alter table mail add column document_id integer references document (id) on delete set null;

alter table order_issue drop constraint order_issue_kind_check;
alter table order_issue add constraint order_issue_kind_check check (kind in ('out-of-stock',
  'paid-twice', 'restored', 'amount-mismatch', 'no-email', 'no-address', 'delivery-surcharge',
  'dispute', 'dispute-ended', 'refund-failed', 'partial-refund', 'refund-recount', 'note',
  'part-payment', 'overpayment', 'paid-after-withdrawal', 'refund-rejected'));
alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind in ('order-confirmation', 'order-placed',
  'order-issue', 'order-attention', 'order-dispatched', 'order-cancelled', 'order-refunded',
  'order-redirected', 'order-invoice', 'order-credit-note', 'quote-received', 'quote-for-seller',
  'part-enquiry-received', 'part-enquiry-for-seller', 'enquiry-answer', 'restock-confirmation',
  'back-in-stock', 'offer-sent', 'offer-withdrawn', 'offer-reminder', 'offer-message',
  'payment-request', 'payment-reminder'));
