-- Where a piece was when it was inspected: schedule 7 asks for it, and equipment moves.
alter table inspection add column location text not null default '';
