-- Orders are found by any word of what a caller may say. Words are ASCII letters and digits, so that
-- every locale splits alike. A line that ends in a semicolon ends a statement, so function bodies
-- have theirs in front.
create function search_text(given text) returns text language sql immutable parallel safe
  return regexp_replace(regexp_replace(
    lower(normalize(coalesce(given, ''), nfkd) collate "C"),
    '[\u0300-\u036f]+', '', 'g'), '[^a-z0-9]+', ' ', 'g');

-- A code in one piece: SK4 2XX is also found as sk42xx.
create function search_code(given text) returns text language sql immutable parallel safe
  return regexp_replace(lower(coalesce(given, '') collate "C"), '[^a-z0-9]+', '', 'g');

-- The words of other tables, which a generated column cannot read: kept by triggers.
alter table shop_order add column search_words text not null default '';

create function order_search_words(given integer) returns text language sql stable as $$
  select coalesce((select string_agg(left(name, 500) || ' ' || left(sku, 500) || ' '
      || search_code(left(sku, 500)), ' ') from order_line
      where order_id = given and delivery is null), '')
    || ' ' || coalesce((select string_agg(left(tracking, 500) || ' '
      || search_code(left(tracking, 500)), ' ') from shipment where order_id = given), '')
$$;

create function note_order_search_words() returns trigger language plpgsql as $$ begin
  update shop_order set search_words = order_search_words(id)
    where id in (select order_id from changed)
  ; return null
  ; end
$$;

create trigger order_line_added after insert on order_line referencing new table as changed
  for each statement execute function note_order_search_words();
create trigger order_line_changed after update on order_line referencing new table as changed
  for each statement execute function note_order_search_words();
create trigger order_line_removed after delete on order_line referencing old table as changed
  for each statement execute function note_order_search_words();
create trigger shipment_added after insert on shipment referencing new table as changed
  for each statement execute function note_order_search_words();
create trigger shipment_changed after update on shipment referencing new table as changed
  for each statement execute function note_order_search_words();
create trigger shipment_removed after delete on shipment referencing old table as changed
  for each statement execute function note_order_search_words();

-- References also without zeros, postcodes with and without their gap, phones with 0 for 44. Words
-- are taken as they stand: to_tsvector reads a number in 9E39BA1. Cut off far beyond any real order,
-- so that no order fails because its words are too long or too many for an index.
create function order_search(
  id integer, name text, company text, email text,
  postcode text, phone text, po_number text, tracking text, words text
) returns tsvector language sql immutable parallel safe
  return (search_text(
    'rm ' || lpad(id::text, greatest(6, length(id::text)), '0') || ' ' || id::text
    || ' rm' || lpad(id::text, greatest(6, length(id::text)), '0') || ' rm' || id::text
    || ' ' || left(coalesce(name, ''), 500) || ' ' || left(coalesce(company, ''), 500)
    || ' ' || left(coalesce(email, ''), 500)
    || ' ' || left(coalesce(po_number, ''), 500) || ' ' || left(coalesce(tracking, ''), 500)
    || ' ' || left(coalesce(phone, ''), 500) || ' ' || left(words, 100000)
  )
    || ' ' || search_code(left(po_number, 500)) || ' ' || search_code(left(tracking, 500))
    || ' ' || search_code(left(phone, 500))
    || ' ' || regexp_replace(search_code(left(phone, 500)), '^(00)?440?', '0')
    || ' ' || search_code(left(postcode, 500))
    || ' ' || regexp_replace(search_code(left(postcode, 500)), '(...)$', ' \1'))::tsvector;
alter table shop_order add column search tsvector generated always as (order_search(
  id, name, company, email, address ->> 'postcode', phone, po_number, tracking, search_words
)) stored;
create index shop_order_search on shop_order using gin (search);

-- Lists show the newest first.
create index shop_order_newest on shop_order (created_at, id);
create index shop_order_state on shop_order (state, created_at, id);
