-- The delivery charge is a line of its own, marked by the service. Every other line is goods.
alter table checkout_line add column delivery text check (delivery in ('standard', 'express'));
alter table order_line add column delivery text check (delivery in ('standard', 'express'));
