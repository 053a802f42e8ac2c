-- A job that the extension saved gets its receipt when its application is sent. A stored receipt stays as it is.
create function private.keep_receipt() returns trigger
language plpgsql volatile set search_path = ''
as $$
begin
  if old.receipt is not null and new.receipt is distinct from old.receipt then
    raise exception 'The receipt of an application cannot be changed' using errcode = '42501';
  end if;
  return new;
end
$$;
revoke execute on function private.keep_receipt() from public, anon, authenticated, service_role;
create trigger keep_receipt before update of receipt on public.job_applied
for each row execute function private.keep_receipt();

grant update (receipt) on public.job_applied to authenticated;
