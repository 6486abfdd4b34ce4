-- What one process does for all on the same database, and the day on which it was last done.
create table chore (
  name text primary key,
  done_on text not null
);
