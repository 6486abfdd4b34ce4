-- What an event of an order was, where that must be found again, which its words alone told.
alter table order_event add column kind text
  check (kind in ('invoice-sent', 'part-refund', 'failed-refund'));
update order_event set kind = 'invoice-sent' where note like 'VAT invoice sent, made out to %';
update order_event set kind = 'part-refund' where note like '£% of £% has been given back at Stripe.';
update order_event set kind = 'failed-refund' where note like 'A refund of £% failed at Stripe_ the buyer must get it in another way.';
