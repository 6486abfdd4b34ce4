-- Enquiries are found by any word of what was asked, by whom, and about which product. Long words are
-- cut, as no index takes them; so are long texts.
create function enquiry_search(given text) returns tsvector language sql immutable parallel safe
  return regexp_replace(search_text(left(given, 8000)), '([a-z0-9]{60})[a-z0-9]*', '\1', 'g')::tsvector;
alter table quote add column search tsvector generated always as (enquiry_search(
  'quote ' || id::text || ' ' || company || ' ' || email || ' ' || coalesce(city, '') || ' '
    || jsonb_path_query_array(lines, '$[*].productId')::text || ' ' || message
)) stored;
alter table part_enquiry add column search tsvector generated always as (enquiry_search(
  'part question ' || id::text || ' ' || email || ' ' || fits || ' ' || message
)) stored;
alter table stock_notice add column search tsvector generated always as (enquiry_search(
  email || ' ' || product_id
)) stored;
create index quote_search on quote using gin (search);
create index part_enquiry_search on part_enquiry using gin (search);
create index stock_notice_search on stock_notice using gin (search);

-- The longest waiting first; what is answered or closed, the newest first.
create index quote_waiting on quote (waiting_since, id) where state = 'open';
create index quote_state on quote (state, id);
create index quote_assigned on quote (assigned_to, waiting_since, id) where state <> 'closed';
create index part_enquiry_waiting on part_enquiry (waiting_since, id) where state = 'open';
create index part_enquiry_state on part_enquiry (state, id);
create index part_enquiry_assigned on part_enquiry (assigned_to, waiting_since, id)
  where state <> 'closed';
create index stock_notice_open on stock_notice (id) where notified_at is null;
create index stock_notice_told on stock_notice (id) where notified_at is not null;
