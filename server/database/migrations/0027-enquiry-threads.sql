-- Enquiries are answered in the office, as threads. An answered one waits for the buyer, whose reply
-- opens it again; the promised working days count from when it last began to wait for us.
alter table quote drop constraint quote_state_check;
alter table quote
  add constraint quote_state_check check (state in ('open', 'answered', 'closed')),
  add column version integer not null default 1,
  add column assigned_to integer references staff (id),
  add column close_reason text check (close_reason in ('answered', 'bought', 'answered-elsewhere',
    'not-sold', 'no-reply', 'duplicate', 'spam', 'other')),
  add column waiting_since timestamptz not null default now();

alter table part_enquiry drop constraint part_enquiry_state_check;
alter table part_enquiry
  add constraint part_enquiry_state_check check (state in ('open', 'answered', 'closed')),
  add column product_id text,
  add column version integer not null default 1,
  add column assigned_to integer references staff (id),
  add column close_reason text check (close_reason in ('answered', 'bought', 'answered-elsewhere',
    'not-sold', 'no-reply', 'duplicate', 'spam', 'other')),
  add column waiting_since timestamptz not null default now();

create table enquiry_message (
  id integer primary key generated always as identity,
  quote_id integer references quote (id) on delete cascade,
  question_id integer references part_enquiry (id) on delete cascade,
  direction text not null check (direction in ('from-buyer', 'to-buyer', 'note')),
  staff_id integer references staff (id),
  email_id integer references mail (id) on delete set null,
  body text not null,
  created_at timestamptz not null default now(),
  constraint enquiry_message_of_one check (num_nonnulls(quote_id, question_id) = 1)
);
create index enquiry_message_quote on enquiry_message (quote_id, id) where quote_id is not null;
create index enquiry_message_question on enquiry_message (question_id, id)
  where question_id is not null;
create index enquiry_message_email on enquiry_message (email_id) where email_id is not null;

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind in ('order-confirmation', 'order-placed',
  'order-issue', 'order-attention', 'order-dispatched', 'order-cancelled', 'order-refunded',
  'order-redirected', 'order-invoice', 'quote-received', 'quote-for-seller', 'part-enquiry-received',
  'part-enquiry-for-seller', 'enquiry-answer', 'restock-confirmation', 'back-in-stock'));
