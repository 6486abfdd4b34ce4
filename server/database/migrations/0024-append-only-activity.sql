-- The activity log is never rewritten; only the addresses of its staff are emptied in time. A line
-- that ends in a semicolon ends a statement, so the function's body has its semicolons in front.
create function keep_activity() returns trigger language plpgsql as $$ begin
  if tg_op = 'UPDATE' and new.ip is null and to_jsonb(new) - 'ip' = to_jsonb(old) - 'ip'
    then return new
  ; end if
  ; raise exception 'the activity log is append-only' using errcode = 'restrict_violation'
  ; end
$$;

create trigger activity_append_only before update or delete on activity
  for each row execute function keep_activity();
