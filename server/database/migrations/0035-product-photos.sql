-- Pictures that the owner uploads, each file as pages show it: every process and build has them.
create table product_photo (
  file text not null,
  width integer not null,
  format text not null check (format in ('avif', 'webp')),
  bytes bytea not null,
  created_at timestamptz not null default now(),
  primary key (file, width, format)
);
