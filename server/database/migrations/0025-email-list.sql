-- Emails are found by any word of their recipient, their subject and the order's reference, also
-- without its zeros. Cut off far beyond any real one, as those of orders are.
create function email_search(recipient text, subject text, message_id text)
  returns tsvector language sql immutable parallel safe
  return search_text(
    left(recipient, 500) || ' ' || left(subject, 500)
    || coalesce(' ' || substring(message_id from '^<(RM-[0-9]+)[.]')
      || ' ' || substring(message_id from '^<RM-0*([0-9]+)[.]')
      || ' rm' || substring(message_id from '^<RM-([0-9]+)[.]')
      || ' rm' || substring(message_id from '^<RM-0*([0-9]+)[.]'), '')
  )::tsvector;
alter table mail add column search tsvector
  generated always as (email_search(recipient, subject, message_id)) stored;
create index mail_search on mail using gin (search);
create index mail_state on mail (state, id);

-- The office lists every email, so that each is news. A line that ends in a semicolon ends a
-- statement, so the function's body has its semicolons in front.
create or replace trigger office_email_changed after update on mail for each row when (
  old.state <> new.state or old.recipient <> new.recipient
    or old.last_error is distinct from new.last_error
) execute function note_email_event();
create function note_new_email_event() returns trigger language plpgsql as $$ begin
  insert into office_event (kind, record)
    select distinct 'email', coalesce(order_reference, '') from changed on conflict do nothing
  ; return null
  ; end
$$;
create trigger office_email_added after insert on mail referencing new table as changed
  for each statement execute function note_new_email_event();
