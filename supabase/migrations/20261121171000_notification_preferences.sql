-- What a person wants to be told, when and in which language. Nothing is sent to whoever has no row here.

-- The time on the clocks of a zone; null when the database knows no such zone, or no longer.
create function private.local_time(p_at timestamptz, p_time_zone text) returns timestamp
language plpgsql stable strict security definer set search_path = ''
as $$
begin
  return p_at at time zone p_time_zone;
exception
  when invalid_parameter_value then return null;
end
$$;

create table public.notification_preference (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  digest boolean not null default false,
  digest_hour smallint not null default 8 check (digest_hour between 0 and 23),
  -- A name of the IANA database, as browsers say it. PostgreSQL takes more, such as "X+3", which means something else there.
  time_zone text not null default 'UTC' check (
    time_zone ~ '^([A-Za-z]+(/[A-Za-z_-]+){0,2}|Etc/GMT[+-][0-9]{1,2})$'
  ),
  language text not null default 'en' check (language in ('en', 'fr')),
  -- Since when digest, hour and zone stand as they do: an hour that had passed by then counts from the next day on.
  digest_set_at timestamptz not null default now()
);

create function private.set_digest_time() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.local_time(now(), new.time_zone) is null then
    raise exception 'There is no time zone "%"', new.time_zone using errcode = 'check_violation';
  end if;
  if tg_op = 'INSERT'
    or (new.digest, new.digest_hour, new.time_zone) is distinct from (old.digest, old.digest_hour, old.time_zone)
  then
    new.digest_set_at = now();
  end if;
  return new;
end
$$;
create trigger set_digest_time before insert or update on public.notification_preference
for each row execute function private.set_digest_time();

alter table public.notification_preference enable row level security;
alter table public.notification_preference force row level security;
create policy own_rows on public.notification_preference to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- No delete: it goes with the account. No writing of digest_set_at: the trigger knows it.
revoke all on public.notification_preference from public, anon, authenticated, service_role;
grant
  select (user_id, digest, digest_hour, time_zone, language, digest_set_at),
  insert (user_id, digest, digest_hour, time_zone, language),
  update (digest, digest_hour, time_zone, language)
on public.notification_preference to authenticated;
grant select, insert, update on public.notification_preference to service_role;
revoke execute on all functions in schema private from public;
grant execute on function private.local_time(timestamptz, text) to service_role;
