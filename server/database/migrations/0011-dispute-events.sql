-- What a bank disputes must be found again among an order's events: sending the goods does not settle it.
alter table order_event drop constraint order_event_kind_check;
alter table order_event add constraint order_event_kind_check
  check (kind in ('invoice-sent', 'part-refund', 'failed-refund', 'dispute'));
