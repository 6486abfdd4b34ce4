-- What a mail is about, without the shop's address: once that changes, what was told must not be told anew.
alter table mail add column once text
  generated always as (substring(message_id from '^<(.*)@')) stored unique;
