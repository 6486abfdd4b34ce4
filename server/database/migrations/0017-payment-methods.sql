-- An order that is paid by bank transfer has no session at the payment provider.
alter table shop_order add column paid_by text not null default 'card'
  check (paid_by in ('card', 'bank-transfer'));
alter table shop_order alter column session_id drop not null;
alter table shop_order add constraint shop_order_session_check
  check (paid_by <> 'card' or session_id is not null);
