-- Every email is of a known kind, which says how long it is kept, and names the order that it is about.
alter table mail add constraint mail_kind_check check (kind in ('order-confirmation', 'order-placed',
  'order-issue', 'order-attention', 'order-dispatched', 'order-cancelled', 'order-refunded',
  'order-redirected', 'order-invoice', 'quote-received', 'quote-for-seller', 'part-enquiry-received',
  'part-enquiry-for-seller', 'restock-confirmation', 'back-in-stock'));
alter table mail add column order_reference text
  generated always as (substring(message_id from '^<(RM-[0-9]+)[.]')) stored;
create index mail_order on mail (order_reference);
