-- Whether a mail waits for a reason that holds up every mail, which the words for it alone told.
alter table mail add column held_back boolean not null default false;
