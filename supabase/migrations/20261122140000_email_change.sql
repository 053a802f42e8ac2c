-- How far a change of the e-mail address is, for the account page. It is requested, confirmed and cancelled through the
-- authentication service, whose API does not return which of the two addresses has confirmed.

-- In PL/pgSQL, whose body is parsed when it runs: a hosted Supabase has no auth.one_time_tokens.consumed_at.
create function public.my_email_change()
returns table (
  new_email text, requested_at timestamptz, is_expired boolean, current_confirmed boolean, new_confirmed boolean
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select
      u.email_change::text, u.email_change_sent_at,
      not coalesce(min(t.expires_at) > now(), false),
      coalesce(bool_or(t.consumed_at is not null) filter (where t.token_type = 'email_change_token_current'), false),
      -- No such token exists while the new address belongs to another account: nobody may learn that here.
      coalesce(bool_or(t.consumed_at is not null) filter (where t.token_type = 'email_change_token_new'), false)
    from auth.users u
    left join auth.one_time_tokens t
      on t.user_id = u.id and t.token_type in ('email_change_token_current', 'email_change_token_new')
    where u.id = auth.uid() and u.email_change <> ''
    group by u.id;
end
$$;
revoke execute on function public.my_email_change() from public, anon, authenticated, service_role;
grant execute on function public.my_email_change() to authenticated;
