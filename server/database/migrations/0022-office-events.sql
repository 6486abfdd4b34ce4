-- What the office must load again, noted by whoever changes it: the webhook, a command, the release
-- before this one. Once for each record and transaction. A line that ends in a semicolon ends a
-- statement, so function bodies have theirs in front.
create table office_event (
  xact xid8 not null default pg_current_xact_id(),
  kind text not null check (kind in ('order', 'enquiry', 'email', 'stock', 'staff')),
  record text not null,
  at timestamptz not null default now(),
  primary key (xact, kind, record)
);

create function note_order_event() returns trigger language plpgsql as $$ begin
  insert into office_event (kind, record) select 'order', reference from changed
    on conflict do nothing
  ; return null
  ; end
$$;
create trigger office_order_added after insert on shop_order referencing new table as changed
  for each statement execute function note_order_event();
create trigger office_order_changed after update on shop_order referencing new table as changed
  for each statement execute function note_order_event();

-- For what belongs to an order.
create function note_order_part_event() returns trigger language plpgsql as $$ begin
  insert into office_event (kind, record)
    select distinct 'order', reference from changed join shop_order on shop_order.id = order_id
    on conflict do nothing
  ; return null
  ; end
$$;
create trigger office_issue_added after insert on order_issue referencing new table as changed
  for each statement execute function note_order_part_event();
create trigger office_issue_changed after update on order_issue referencing new table as changed
  for each statement execute function note_order_part_event();
create trigger office_order_event_added after insert on order_event
  referencing new table as changed
  for each statement execute function note_order_part_event();
create trigger office_shipment_added after insert on shipment referencing new table as changed
  for each statement execute function note_order_part_event();
create trigger office_shipment_changed after update on shipment referencing new table as changed
  for each statement execute function note_order_part_event();
create trigger office_shipment_removed after delete on shipment referencing old table as changed
  for each statement execute function note_order_part_event();

-- Records are named as in `presence`: quote 12.
create function note_enquiry_event() returns trigger language plpgsql as $$ begin
  insert into office_event (kind, record)
    select 'enquiry', case tg_table_name when 'quote' then 'quote ' else 'question ' end || id
    from changed on conflict do nothing
  ; return null
  ; end
$$;
create trigger office_quote_added after insert on quote referencing new table as changed
  for each statement execute function note_enquiry_event();
create trigger office_quote_changed after update on quote referencing new table as changed
  for each statement execute function note_enquiry_event();
create trigger office_part_enquiry_added after insert on part_enquiry
  referencing new table as changed for each statement execute function note_enquiry_event();
create trigger office_part_enquiry_changed after update on part_enquiry
  referencing new table as changed for each statement execute function note_enquiry_event();

create function note_stock_event() returns trigger language plpgsql as $$ begin
  insert into office_event (kind, record) select distinct 'stock', product_id from changed
    on conflict do nothing
  ; return null
  ; end
$$;
create trigger office_request_added after insert on stock_notice referencing new table as changed
  for each statement execute function note_stock_event();
create trigger office_request_changed after update on stock_notice
  referencing new table as changed for each statement execute function note_stock_event();

-- Every checkout changes stock: only what sells out or comes back is news.
create function note_sold_out_event() returns trigger language plpgsql as $$ begin
  insert into office_event (kind, record) values ('stock', new.product_id) on conflict do nothing
  ; return null
  ; end
$$;
create trigger office_sold_out after update on stock for each row
  when ((old.available = 0) <> (new.available = 0)) execute function note_sold_out_event();

create function note_email_event() returns trigger language plpgsql as $$ begin
  insert into office_event (kind, record) values ('email', coalesce(new.order_reference, ''))
    on conflict do nothing
  ; return null
  ; end
$$;
create trigger office_email_changed after update on mail for each row when (
  old.state <> new.state
    and ('dead' in (old.state, new.state) or new.order_reference is not null)
) execute function note_email_event();

-- Who has what open, and who works here.
create function note_staff_event() returns trigger language plpgsql as $$ begin
  insert into office_event (kind, record)
    values ('staff', case when tg_table_name = 'presence'
      then coalesce(to_jsonb(new) ->> 'record', to_jsonb(old) ->> 'record') else '' end)
    on conflict do nothing
  ; return null
  ; end
$$;
create trigger office_presence_added after insert or delete on presence
  for each row execute function note_staff_event();
create trigger office_presence_moved after update on presence for each row
  when (old.record <> new.record) execute function note_staff_event();
create trigger office_staff_changed after insert or update on staff
  for each row execute function note_staff_event();

-- What waits for somebody is a small part of each table.
create index quote_open on quote (id) where state = 'open';
create index part_enquiry_open on part_enquiry (id) where state = 'open';
