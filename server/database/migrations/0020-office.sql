-- People who work in the office, how they sign in, what they did, and the version of an order.
create table staff (
  id integer primary key generated always as identity,
  email text not null,
  name text not null,
  role text not null check (role in ('owner', 'staff')),
  password_hash text,
  shortcuts boolean not null default true,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create unique index staff_email on staff (lower(email));

create table passkey (
  id text primary key,
  staff_id integer not null references staff (id) on delete cascade,
  public_key text not null,
  counter integer not null,
  transports jsonb not null default '[]',
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkey_staff on passkey (staff_id);

create table passkey_challenge (
  challenge text primary key,
  purpose text not null,
  expires_at timestamptz not null
);

create table office_link (
  token_hash text primary key,
  staff_id integer references staff (id) on delete cascade,
  email text,
  role text not null check (role in ('owner', 'staff')),
  invited_by integer references staff (id) on delete set null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table office_session (
  id integer primary key generated always as identity,
  token_hash text not null unique,
  staff_id integer not null references staff (id) on delete cascade,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ip text,
  browser text not null default ''
);
create index office_session_staff on office_session (staff_id);

create table office_setting (
  name text primary key,
  value jsonb not null
);

create table saved_view (
  id integer primary key generated always as identity,
  staff_id integer not null references staff (id) on delete cascade,
  screen text not null,
  name text not null,
  query text not null,
  unique (staff_id, screen, name)
);

create table presence (
  session_id integer primary key references office_session (id) on delete cascade,
  record text not null,
  seen_at timestamptz not null default now()
);
create index presence_record on presence (record);

create table activity (
  id integer primary key generated always as identity,
  at timestamptz not null default now(),
  actor text not null check (actor in ('staff', 'command', 'shop')),
  staff_id integer references staff (id),
  action text not null,
  record text not null,
  record_id text not null,
  fields jsonb not null default '[]',
  data jsonb not null default '{}',
  undoes integer unique references activity (id),
  ip text
);
create index activity_record on activity (record, record_id, id);
create index activity_staff on activity (staff_id, id);

create table activity_value (
  activity_id integer not null references activity (id) on delete cascade,
  field text not null,
  before jsonb,
  after jsonb,
  primary key (activity_id, field)
);

alter table shop_order add column version integer not null default 1;
alter table order_event add column staff_id integer references staff (id);
