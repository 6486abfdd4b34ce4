-- After a restore of an older backup, documents may have been issued that it does not know: while this
-- is set, no number is given, until an owner has said which was the last.
alter table document_series add column unknown_since timestamptz;
-- Of refunded goods that were not back yet: so many came into stock since, and so many were written off.
alter table refund_line
  add column restocked integer not null default 0,
  add column lost integer not null default 0;
