-- What an event of an order was, where that must be found again, which its words alone told.
alter table order_event add column kind text
  check (kind in ('invoice-sent', 'part-refund', 'failed-refund'));
