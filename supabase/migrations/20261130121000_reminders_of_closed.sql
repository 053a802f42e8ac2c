-- The digest: a rejected or withdrawn application reminds on the day that was asked for, and is not overdue after it.

create or replace function private.has_news(p_user_id uuid, p_day date) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.task t
    join public.job_applied a on a.id = t.application_id
    where t.user_id = p_user_id and t.done_at is null and t.due_date <= p_day and t.reminder_set
      and (t.due_date = p_day or a.application_stage <> all (array['rejected', 'withdrawn']))
  ) or exists (
    select from public.interview i
    join public.job_applied a on a.id = i.application_id
    join public.notification_preference p on p.user_id = i.user_id
    where i.user_id = p_user_id
      and private.local_time(i.starts_at, p.time_zone)::date = p_day
      and i.outcome is distinct from 'cancelled'
      and a.application_stage <> all (array['rejected', 'withdrawn', 'noResponse'])
  )
$$;
