-- Whether this server has composed a letter, so that its variants are free. A letter of an imported archive is none, also when it is
-- restored from the trash: its owner may have written it.

drop table private.composed_letter;

alter table public.letters add column is_composed boolean not null default false;
grant select (is_composed) on public.letters to authenticated;

create function private.mark_composed_letter()
returns trigger
language plpgsql
security definer
set search_path to ''
as $$
begin
  -- A row of the trash may be older than the column.
  new.is_composed := coalesce(new.is_composed, false)
    and not exists (select from private.importing_account i where i.user_id = new.user_id);
  return new;
end
$$;
revoke execute on function private.mark_composed_letter() from public;
create trigger mark_composed_letter before insert on public.letters
for each row execute function private.mark_composed_letter();

create function private.mark_imported_trash()
returns trigger
language plpgsql
security definer
set search_path to ''
as $$
begin
  if new.table_name = 'letters' and exists (select from private.importing_account i where i.user_id = new.user_id) then
    new.content := new.content || '{"is_composed": false}';
  end if;
  return new;
end
$$;
revoke execute on function private.mark_imported_trash() from public;
create trigger mark_imported_trash before insert on public.trash
for each row execute function private.mark_imported_trash();
