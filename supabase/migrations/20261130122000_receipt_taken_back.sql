-- A sent application that is taken back is a saved job again, without a receipt. Otherwise a stored receipt stays as it is.
create or replace function private.keep_receipt() returns trigger
language plpgsql volatile set search_path = ''
as $$
begin
  if old.receipt is not null and new.receipt is distinct from old.receipt
    and (new.receipt is not null or new.application_stage is distinct from 'saved') then
    raise exception 'The receipt of an application cannot be changed' using errcode = '42501';
  end if;
  return new;
end
$$;
