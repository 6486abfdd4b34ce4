-- A buyer's register of equipment, opened by a secret link: of each key only the hash is kept.
create table register (
  id integer primary key generated always as identity,
  email text not null,
  name text not null default '',
  address text not null default '',
  created_at timestamptz not null default now(),
  visited_at timestamptz not null default now(),
  warned_at timestamptz,
  digest_asked_at timestamptz,
  digest_since timestamptz,
  digest_sent_on text
);
create unique index register_email on register (lower(email));

create table register_key (
  hash text primary key,
  register_id integer not null references register (id) on delete cascade,
  kind text not null check (kind in ('full', 'read', 'digest')),
  created_at timestamptz not null default now()
);
create index register_key_register on register_key (register_id, kind);

create table register_request (
  hash text primary key,
  email text not null,
  order_id integer not null references shop_order (id) on delete cascade,
  asked_at timestamptz not null default now()
);
create index register_request_order on register_request (order_id);
create index register_request_email on register_request (lower(email));

create table register_piece (
  id integer primary key generated always as identity,
  register_id integer not null references register (id) on delete cascade,
  number text not null,
  name text not null,
  kind text not null check (kind in ('tower', 'podium', 'stair podium', 'steps', 'ladder', 'platform',
    'part')),
  site text not null default '',
  place text not null default '',
  product_id text,
  source text,
  bought_on text,
  guarantee_until text,
  interval_days integer not null check (interval_days between 1 and 3660),
  erected_on text,
  scrapped_on text,
  label_number integer not null default 1,
  added_at timestamptz not null default now()
);
create unique index register_piece_number on register_piece (register_id, lower(number));
create unique index register_piece_source on register_piece (register_id, source);

create table register_label (
  hash text primary key,
  piece_id integer not null references register_piece (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index register_label_piece on register_label (piece_id);

create table inspection (
  piece_id integer not null references register_piece (id) on delete cascade,
  number integer not null,
  attempt text not null,
  inspected_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  inspector text not null,
  position text not null,
  reason text not null,
  passed boolean not null,
  checks jsonb not null,
  wrong text not null default '',
  done text not null default '',
  todo text not null default '',
  corrects integer,
  primary key (piece_id, number)
);
create unique index inspection_attempt on inspection (piece_id, attempt);
create index inspection_latest on inspection (piece_id, passed, inspected_at);

-- Inspections are never rewritten, and go only with the piece. A line that ends in a semicolon ends a
-- statement, so the function's body has its semicolons in front.
create function keep_inspection() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' and not exists (select from register_piece where id = old.piece_id)
    then return old
  ; end if
  ; raise exception 'inspections are append-only' using errcode = 'restrict_violation'
  ; end
$$;

create trigger inspection_append_only before update or delete on inspection
  for each row execute function keep_inspection();

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind in ('order-confirmation', 'order-placed',
  'order-issue', 'order-attention', 'order-dispatched', 'order-cancelled', 'order-refunded',
  'order-redirected', 'order-invoice', 'order-credit-note', 'quote-received', 'quote-for-seller',
  'part-enquiry-received', 'part-enquiry-for-seller', 'enquiry-answer', 'restock-confirmation',
  'back-in-stock', 'offer-sent', 'offer-withdrawn', 'offer-reminder', 'offer-message',
  'payment-request', 'payment-reminder',
  'register-link', 'register-digest-confirmation', 'register-digest', 'register-expiring'));
