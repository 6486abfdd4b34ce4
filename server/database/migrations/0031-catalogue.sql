-- What the owner changes in the catalogue, in versions that go live together and are never rewritten.
create table catalogue_version (
  id integer primary key generated always as identity,
  staff_id integer references staff (id),
  note text not null default '',
  created_at timestamptz not null default now(),
  live_from timestamptz not null,
  live_until timestamptz check (live_until > live_from),
  undoes integer unique references catalogue_version (id)
);

-- Of a value that is none, null.
create table catalogue_change (
  version_id integer not null references catalogue_version (id),
  product_id text not null,
  field text not null,
  value jsonb,
  primary key (version_id, product_id, field)
);
create index catalogue_change_product on catalogue_change (product_id, field);

-- Changes that are not live yet, with the version that was the newest when they were made.
create table catalogue_draft (
  product_id text not null,
  field text not null,
  value jsonb,
  staff_id integer references staff (id),
  based_on integer not null default 0,
  updated_at timestamptz not null default now(),
  primary key (product_id, field)
);

-- What became of each state of the catalogue once it was due.
create table catalogue_publication (
  revision text primary key,
  version_id integer references catalogue_version (id),
  due_at timestamptz not null,
  live_at timestamptz,
  failed_at timestamptz,
  failure text
);

-- A line that ends in a semicolon ends a statement, so function bodies have theirs in front.
create function keep_catalogue_versions() returns trigger language plpgsql as $$ begin
  raise exception 'versions of the catalogue are append-only' using errcode = 'restrict_violation'
  ; end
$$;
create trigger catalogue_version_append_only before update or delete on catalogue_version
  for each row execute function keep_catalogue_versions();
create trigger catalogue_change_append_only before update or delete on catalogue_change
  for each row execute function keep_catalogue_versions();

alter table office_event drop constraint office_event_kind_check;
alter table office_event add constraint office_event_kind_check
  check (kind in ('order', 'enquiry', 'email', 'stock', 'staff', 'catalogue'));
create function note_catalogue_event() returns trigger language plpgsql as $$ begin
  insert into office_event (kind, record) values ('catalogue', '') on conflict do nothing
  ; return null
  ; end
$$;
create trigger office_catalogue_version after insert on catalogue_version
  for each statement execute function note_catalogue_event();
create trigger office_catalogue_draft after insert or update or delete on catalogue_draft
  for each statement execute function note_catalogue_event();
create trigger office_catalogue_publication after insert or update on catalogue_publication
  for each statement execute function note_catalogue_event();
