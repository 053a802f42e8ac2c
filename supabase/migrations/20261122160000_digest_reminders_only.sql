-- A daily e-mail lists reminders that are due or overdue. A stage has no date, so it is no reason for a mail.
create or replace function private.has_news(p_user_id uuid, p_day date) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.job_applied a
    where a.user_id = p_user_id
      and a.next_action_date <= p_day
      and a.reminder_set
  )
$$;
