-- Cancels the pending change of the caller's address. The authentication service takes the present address for that, and a
-- page that was not told of a completed change would send the former one, which starts a change back.
create function public.cancel_email_change() returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  present text;
begin
  update auth.users set email_change = '', email_change_confirm_status = 0, updated_at = now()
    where id = auth.uid() and email_change <> ''
    returning email into present;
  if found then
    delete from auth.one_time_tokens
      where user_id = auth.uid() and token_type in ('email_change_token_current', 'email_change_token_new');
  end if;
  return present;
end
$$;
comment on function public.cancel_email_change() is 'Returns the address that stays, null when no change was pending.';
revoke execute on function public.cancel_email_change() from public, anon, authenticated, service_role;
grant execute on function public.cancel_email_change() to authenticated;
