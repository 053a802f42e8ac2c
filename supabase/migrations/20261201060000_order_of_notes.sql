-- Notes are listed by their time, the last one first. Those of one transaction have different times, each earlier than the one
-- before it, so that the notes of a file are listed in its order.

create function private.order_note() returns trigger
language plpgsql volatile set search_path = ''
as $$
declare
  v_placed integer := coalesce(nullif(current_setting('postulo.placed_notes', true), ''), '0');
begin
  new.created_at := now() - v_placed * interval '1 microsecond';
  perform set_config('postulo.placed_notes', (v_placed + 1)::text, true);
  return new;
end
$$;
revoke execute on function private.order_note() from public;
create trigger order_note before insert on public.other
for each row when (new.created_at = now()) execute function private.order_note();
