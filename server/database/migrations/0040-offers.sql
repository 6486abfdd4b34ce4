-- Offers: made from a quote request or from a phone call, which is kept as a request that the office
-- wrote down. A line that ends in a semicolon ends a statement, so function bodies have theirs in front.
alter table quote add column origin text not null default 'form' check (origin in ('form', 'office'));

-- Secret keys of a request's page. Every email has its own, so that no table holds one in plain text.
create table quote_key (
  key_hash text primary key,
  quote_id integer not null references quote (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);
create index quote_key_quote on quote_key (quote_id);

create table offer (
  id integer primary key generated always as identity,
  reference text not null unique
    generated always as ('RO-' || lpad(id::text, greatest(6, length(id::text)), '0')) stored,
  quote_id integer not null unique references quote (id) on delete cascade,
  company text not null default '',
  name text not null default '',
  email text not null,
  phone text not null default '',
  state text not null default 'draft'
    check (state in ('draft', 'sent', 'accepted', 'declined', 'withdrawn', 'lapsed')),
  version integer not null default 1,
  sent_version integer,
  accepted_version integer,
  lost_reason text check (lost_reason in ('price', 'delivery-time', 'bought-elsewhere', 'not-needed',
    'no-reply', 'other')),
  held_until date,
  reminders_off boolean not null default false,
  created_by integer references staff (id),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  opened_at timestamptz,
  decided_at timestamptz,
  search tsvector generated always as (enquiry_search(
    'offer ro ' || id::text || ' ro' || lpad(id::text, greatest(6, length(id::text)), '0') || ' '
      || company || ' ' || name || ' ' || email || ' ' || phone
  )) stored
);
create index offer_state on offer (state, id);
create index offer_email on offer (lower(email));
create index offer_search on offer using gin (search);

-- A version is never changed once it is sent; the highest that is not sent is the draft.
create table offer_version (
  offer_id integer not null references offer (id) on delete cascade,
  number integer not null,
  title text not null default '',
  lead_days integer check (lead_days > 0),
  valid_until date not null,
  note text not null default '',
  staff_id integer references staff (id),
  saved_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (offer_id, number)
);

create table offer_line (
  offer_id integer not null,
  version integer not null,
  line integer not null,
  kind text not null check (kind in ('product', 'text', 'delivery')),
  product_id text,
  name text not null,
  sku text not null default '',
  list_pence integer,
  unit_pence integer not null check (unit_pence >= 0),
  quantity integer not null check (quantity > 0),
  vat_percent integer not null default 20 check (vat_percent in (0, 5, 20)),
  primary key (offer_id, version, line),
  foreign key (offer_id, version) references offer_version (offer_id, number) on delete cascade,
  constraint offer_line_product_check check ((kind = 'product') = (product_id is not null))
);

create function keep_sent_offers() returns trigger language plpgsql as $$ begin
  if old.sent_at is not null and new is distinct from old then
    raise exception 'a version of an offer that was sent never changes'
      using errcode = 'restrict_violation'
    ; end if
  ; return new
  ; end
$$;
create trigger offer_version_kept before update on offer_version
  for each row execute function keep_sent_offers();

-- A checkout of an offer sells its lines at the agreed prices. `held` keeps the goods of an offer
-- until a date; nobody is paying then.
alter table checkout
  add column offer_id integer references offer (id) on delete set null,
  add column offer_version integer;
alter table checkout drop constraint checkout_state_check;
alter table checkout add constraint checkout_state_check
  check (state in ('open', 'paid', 'expired', 'failed', 'held'));
create index checkout_offer on checkout (offer_id) where offer_id is not null;
create unique index checkout_offer_held on checkout (offer_id) where state = 'held';
alter table checkout_line add column vat_percent integer not null default 20
  check (vat_percent in (0, 5, 20));
alter table order_line add column vat_percent integer not null default 20
  check (vat_percent in (0, 5, 20));

-- An offer becomes one order. By bank transfer it awaits payment first: it is income when it is paid.
alter table shop_order drop constraint shop_order_state_check;
alter table shop_order add constraint shop_order_state_check check (state in ('awaiting-payment',
  'paid', 'preparing', 'dispatched', 'delivered', 'cancelled', 'refunded'));
alter table order_event drop constraint order_event_state_check;
alter table order_event add constraint order_event_state_check check (state in ('awaiting-payment',
  'paid', 'preparing', 'dispatched', 'delivered', 'cancelled', 'refunded'));
alter table shop_order
  add column offer_id integer unique references offer (id) on delete set null,
  add column lead_days integer,
  add column billing_address jsonb,
  add column payment_due date,
  add column ex_vat_pence integer,
  add column paid_at timestamptz;
create index shop_order_paid on shop_order (paid_at, id);
create index shop_order_unpaid on shop_order (payment_due, id) where state = 'awaiting-payment';

-- Every order without an offer is paid when it is placed, also one that the release before this wrote.
create function note_paid_at() returns trigger language plpgsql as $$ begin
  if new.paid_at is null and new.offer_id is null then new.paid_at := new.created_at
    ; end if
  ; return new
  ; end
$$;
create trigger shop_order_paid_at before insert on shop_order
  for each row execute function note_paid_at();

-- What came by bank transfer for an order, whole or in parts.
create table order_payment (
  id integer primary key generated always as identity,
  order_id integer not null references shop_order (id) on delete cascade,
  method text not null default 'bank-transfer' check (method in ('bank-transfer')),
  pence integer not null check (pence > 0),
  received_on date not null,
  bank_reference text not null default '',
  staff_id integer references staff (id),
  attempt_key text not null unique,
  at timestamptz not null default now()
);
create index order_payment_order on order_payment (order_id, id);

alter table order_issue drop constraint order_issue_kind_check;
alter table order_issue add constraint order_issue_kind_check check (kind in ('out-of-stock',
  'paid-twice', 'restored', 'amount-mismatch', 'no-email', 'no-address', 'delivery-surcharge',
  'dispute', 'dispute-ended', 'refund-failed', 'partial-refund', 'refund-recount', 'note',
  'part-payment', 'overpayment', 'paid-after-withdrawal'));

-- The request whose page an email links to: its key is made when the email is sent.
alter table mail add column quote_id integer references quote (id) on delete set null;
create index mail_quote on mail (quote_id) where quote_id is not null;
alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind in ('order-confirmation', 'order-placed',
  'order-issue', 'order-attention', 'order-dispatched', 'order-cancelled', 'order-refunded',
  'order-redirected', 'order-invoice', 'quote-received', 'quote-for-seller', 'part-enquiry-received',
  'part-enquiry-for-seller', 'enquiry-answer', 'restock-confirmation', 'back-in-stock', 'offer-sent',
  'offer-withdrawn', 'offer-reminder', 'offer-message', 'payment-request', 'payment-reminder'));

alter table office_event drop constraint office_event_kind_check;
alter table office_event add constraint office_event_kind_check
  check (kind in ('order', 'enquiry', 'email', 'stock', 'staff', 'catalogue', 'offer'));
create function note_offer_event() returns trigger language plpgsql as $$ begin
  insert into office_event (kind, record) select 'offer', reference from changed
    on conflict do nothing
  ; return null
  ; end
$$;
create trigger office_offer_added after insert on offer referencing new table as changed
  for each statement execute function note_offer_event();
create trigger office_offer_changed after update on offer referencing new table as changed
  for each statement execute function note_offer_event();
create trigger office_payment_added after insert on order_payment referencing new table as changed
  for each statement execute function note_order_part_event();

-- Customers: who was made an offer counts as in contact, and only what was paid counts as spent.
create or replace function refresh_customers(given text[]) returns void language plpgsql as $$ begin
  if coalesce(cardinality(given), 0) = 0 then return ; end if
  ; insert into customer (email)
    select distinct address from unnest(given) as address where address <> '' order by address
    on conflict do nothing
  ; perform from customer where email = any(given) order by id for update
  ; update customer set
      name = coalesce(bought.name, offered.name, ''),
      company = coalesce(nullif(bought.company, ''), quoted.company, nullif(offered.company, ''), ''),
      orders = bought.orders,
      spent_pence = bought.pence,
      last_order_at = bought.at,
      last_contact_at = coalesce(greatest(bought.at, quoted.at, asked.at, waits.at, offered.at),
        '-infinity')
    from customer as one
    cross join lateral (
      select count(*)::int as orders, max(created_at) as at, coalesce(sum(
        case when state = 'refunded' or paid_at is null then 0
          else total_pence - given_back_pence end), 0) as pence,
        (array_agg(shop_order.name order by created_at desc, id desc))[1] as name,
        (array_agg(shop_order.company order by created_at desc, id desc))[1] as company
      from shop_order where lower(email) = one.email
    ) as bought
    cross join lateral (
      select max(created_at) as at, (array_agg(quote.company order by id desc))[1] as company
      from quote where lower(email) = one.email
    ) as quoted
    cross join lateral (
      select max(created_at) as at from part_enquiry where lower(email) = one.email
    ) as asked
    cross join lateral (
      select max(created_at) as at from stock_notice where lower(email) = one.email
    ) as waits
    cross join lateral (
      select max(created_at) as at, (array_agg(nullif(offer.name, '') order by id desc))[1] as name,
        (array_agg(offer.company order by id desc))[1] as company
      from offer where lower(email) = one.email
    ) as offered
    where customer.id = one.id and one.email = any(given)
  ; delete from customer where email = any(given) and last_contact_at = '-infinity'
  ; end
$$;
create or replace function note_changed_customers() returns trigger language plpgsql as $$ begin
  perform refresh_customers(array(
    select lower(each.address) from before join changed using (id)
      cross join lateral (values (before.email), (changed.email)) as each (address)
    where (before.email, before.name, before.company, before.state, before.total_pence,
      before.given_back_pence, before.paid_at) is distinct from (changed.email, changed.name,
      changed.company, changed.state, changed.total_pence, changed.given_back_pence, changed.paid_at)
  ))
  ; return null
  ; end
$$;
create function note_changed_offers() returns trigger language plpgsql as $$ begin
  perform refresh_customers(array(
    select lower(each.address) from before join changed using (id)
      cross join lateral (values (before.email), (changed.email)) as each (address)
    where (before.email, before.name, before.company)
      is distinct from (changed.email, changed.name, changed.company)
  ))
  ; return null
  ; end
$$;
create trigger customer_offer_added after insert on offer referencing new table as changed
  for each statement execute function note_customers();
create trigger customer_offer_changed after update on offer
  referencing old table as before new table as changed
  for each statement execute function note_changed_offers();
create trigger customer_offer_removed after delete on offer referencing old table as changed
  for each statement execute function note_customers();
