-- A restock request is emailed about once whoever reads that mailbox has confirmed it. Rows from before
-- have been asked nothing yet: a job sends each its confirmation email.
alter table stock_notice add column key_hash text unique;
alter table stock_notice add column asked_at timestamptz;
alter table stock_notice add column confirmed_at timestamptz;
