-- The browser's key of one try to send an enquiry: what comes again under it is kept once.
alter table quote add column attempt_key text unique;
alter table part_enquiry add column attempt_key text unique;
