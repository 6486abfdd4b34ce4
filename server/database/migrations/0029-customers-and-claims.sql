-- Customers by email address, with what the office lists of each: a look at the list must not group
-- every order. Kept by triggers, so that whatever writes or erases a record keeps it, too. A line
-- that ends in a semicolon ends a statement, so function bodies have theirs in front.
create table customer (
  id integer primary key generated always as identity,
  email text not null unique check (email = lower(email) and email <> ''),
  name text not null default '',
  company text not null default '',
  orders integer not null default 0,
  spent_pence bigint not null default 0,
  last_order_at timestamptz,
  last_contact_at timestamptz not null default now(),
  search tsvector generated always as (search_text(
    left(email, 500) || ' ' || left(name, 500) || ' ' || left(company, 500)
  )::tsvector) stored
);
create index customer_newest on customer (last_contact_at, id);
create index customer_search on customer using gin (search);

create index shop_order_email on shop_order (lower(email));
create index quote_email on quote (lower(email));
create index part_enquiry_email on part_enquiry (lower(email));
create index stock_notice_email on stock_notice (lower(email));
create index mail_recipient on mail (lower(recipient));
create index mail_reply_to on mail (lower(reply_to));

-- The rows are locked first: two orders of one address at the same time are both counted. The latest
-- name by an aggregate: with a limit, a plan may walk all orders by their day for each customer.
create function refresh_customers(given text[]) returns void language plpgsql as $$ begin
  if coalesce(cardinality(given), 0) = 0 then return ; end if
  ; insert into customer (email)
    select distinct address from unnest(given) as address where address <> '' order by address
    on conflict do nothing
  ; perform from customer where email = any(given) order by id for update
  ; update customer set
      name = coalesce(bought.name, ''),
      company = coalesce(nullif(bought.company, ''), quoted.company, ''),
      orders = bought.orders,
      spent_pence = bought.pence,
      last_order_at = bought.at,
      last_contact_at = coalesce(greatest(bought.at, quoted.at, asked.at, waits.at), '-infinity')
    from customer as one
    cross join lateral (
      select count(*)::int as orders, max(created_at) as at, coalesce(sum(
        case when state = 'refunded' then 0 else total_pence - given_back_pence end), 0) as pence,
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
    where customer.id = one.id and one.email = any(given)
  ; delete from customer where email = any(given) and last_contact_at = '-infinity'
  ; end
$$;

create function note_customers() returns trigger language plpgsql as $$ begin
  perform refresh_customers(array(select lower(email) from changed))
  ; return null
  ; end
$$;
create function note_changed_customers() returns trigger language plpgsql as $$ begin
  perform refresh_customers(array(
    select lower(each.address) from before join changed using (id)
      cross join lateral (values (before.email), (changed.email)) as each (address)
    where (before.email, before.name, before.company, before.state, before.total_pence,
      before.given_back_pence) is distinct from (changed.email, changed.name, changed.company,
      changed.state, changed.total_pence, changed.given_back_pence)
  ))
  ; return null
  ; end
$$;
create trigger customer_order_added after insert on shop_order referencing new table as changed
  for each statement execute function note_customers();
create trigger customer_order_changed after update on shop_order
  referencing old table as before new table as changed
  for each statement execute function note_changed_customers();
create trigger customer_order_removed after delete on shop_order referencing old table as changed
  for each statement execute function note_customers();
create trigger customer_quote_added after insert on quote referencing new table as changed
  for each statement execute function note_customers();
create trigger customer_quote_removed after delete on quote referencing old table as changed
  for each statement execute function note_customers();
create trigger customer_question_added after insert on part_enquiry
  referencing new table as changed for each statement execute function note_customers();
create trigger customer_question_removed after delete on part_enquiry
  referencing old table as changed for each statement execute function note_customers();
create trigger customer_restock_added after insert on stock_notice
  referencing new table as changed for each statement execute function note_customers();
create trigger customer_restock_removed after delete on stock_notice
  referencing old table as changed for each statement execute function note_customers();

-- Who confirmed which claim of content/claims.json, and in which words it stood there.
create table claim_confirmation (
  claim_id text primary key,
  claim text not null,
  staff_id integer not null references staff (id),
  at timestamptz not null default now()
);
