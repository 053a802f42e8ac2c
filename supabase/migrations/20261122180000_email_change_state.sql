-- Which addresses have confirmed is read from the newest tokens: a mail that is sent again adds a token. A hosted Supabase, whose
-- auth.one_time_tokens has neither column, returns the change without its confirmations.
create or replace function public.my_email_change()
returns table (
  new_email text, requested_at timestamptz, is_expired boolean, current_confirmed boolean, new_confirmed boolean
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select
      u.email_change::text, u.email_change_sent_at,
      not coalesce(max(t.expires_at) > now(), false),
      coalesce(bool_or(t.consumed_at is not null) filter (where t.token_type = 'email_change_token_current'), false),
      -- No such token exists while the new address belongs to another account: nobody may learn that here.
      coalesce(bool_or(t.consumed_at is not null) filter (where t.token_type = 'email_change_token_new'), false)
    from auth.users u
    left join auth.one_time_tokens t
      on t.user_id = u.id and t.token_type in ('email_change_token_current', 'email_change_token_new')
    where u.id = auth.uid() and u.email_change <> ''
    group by u.id;
exception when undefined_column then
  return query
    select u.email_change::text, u.email_change_sent_at, false, false, false
    from auth.users u
    where u.id = auth.uid() and u.email_change <> '';
end
$$;
