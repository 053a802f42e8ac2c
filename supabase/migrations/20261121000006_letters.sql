-- Delivered letters with their versions, and what was sent to a language model's provider.

create table public.letters (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  application_id uuid references public.job_applied (id) on delete set null,
  title text check (char_length(title) <= 500),
  company text check (char_length(company) <= 500),
  language text not null check (language in ('en', 'fr')),
  tone text not null default 'plain' check (tone in ('plain', 'warm', 'formal')),
  length text not null default 'standard' check (length in ('short', 'standard', 'long')),
  -- The posting as it was pasted: what the fact gate needs when the letter is edited later.
  posting text not null check (octet_length(posting) <= 204800),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index letters_user_id_created_at_idx on public.letters (user_id, created_at desc);
create index letters_application_id_idx on public.letters (application_id);

create trigger touch_updated_at before update on public.letters
for each row execute function private.touch_updated_at();

create table public.letter_versions (
  id uuid primary key default gen_random_uuid(),
  letter_id uuid not null references public.letters (id) on delete cascade,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  number integer not null check (number between 1 and 200),
  text text not null check (btrim(text) <> '' and char_length(text) <= 20000),
  -- Each sentence with what it rests on, as the letter was delivered.
  sentences jsonb not null default '[]'
    check (jsonb_typeof(sentences) = 'array' and octet_length(sentences::text) <= 200000),
  writer text not null check (writer in ('composer', 'model', 'person')),
  created_at timestamptz not null default now(),
  unique (letter_id, number)
);
create index letter_versions_user_id_idx on public.letter_versions (user_id);

create function private.number_letter_version() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.importing_account i where i.user_id = new.user_id) then
    return new;
  end if;
  update public.letters l set updated_at = now() where l.id = new.letter_id and l.user_id = new.user_id;
  if not found then
    raise exception 'There is no such letter' using errcode = '42501';
  end if;
  new.number := 1 + coalesce(
    (select max(v.number) from public.letter_versions v where v.letter_id = new.letter_id), 0
  );
  return new;
end
$$;
create trigger number_version before insert on public.letter_versions
for each row execute function private.number_letter_version();

-- A letter goes to the trash with its versions.
create function private.keep_letter_in_trash() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from auth.users u where u.id = old.user_id) then
    insert into public.trash (user_id, table_name, row_id, content)
    values (
      old.user_id, tg_table_name, old.id,
      to_jsonb(old) || jsonb_build_object(
        'versions',
        (
          select coalesce(jsonb_agg(to_jsonb(v) order by v.number), '[]')
          from public.letter_versions v where v.letter_id = old.id
        )
      )
    );
    delete from public.trash t where t.user_id = old.user_id and t.deleted_at < now() - interval '30 days';
  end if;
  return old;
end
$$;
create trigger keep_in_trash before delete on public.letters
for each row execute function private.keep_letter_in_trash();

-- Each call to a provider: where it went, how large it was, what it cost. Never a word of what was asked or answered.
create table public.model_calls (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  purpose text not null check (purpose in ('letter', 'letterRepair', 'resume')),
  provider text not null check (char_length(provider) <= 40),
  model text not null check (char_length(model) <= 200),
  host text not null check (char_length(host) <= 300),
  bytes_sent integer not null default 0 check (bytes_sent >= 0),
  bytes_received integer not null default 0 check (bytes_received >= 0),
  input_tokens integer check (input_tokens >= 0),
  output_tokens integer check (output_tokens >= 0),
  -- Millionths of a euro. While a call is open, the most that it can cost.
  cost_micro_eur bigint not null default 0 check (cost_micro_eur >= 0),
  outcome text not null default 'open' check (
    outcome in ('open', 'answered', 'incomplete', 'refused', 'rateLimited', 'unavailable', 'timedOut', 'cancelled')
  )
);
create index model_calls_user_id_created_at_idx on public.model_calls (user_id, created_at desc);

-- What the models have cost in a month, for the operator's ceiling: it stays when an account is deleted, and names nobody.
create table private.model_spending (
  period date primary key,
  cost_micro_eur bigint not null default 0
);
alter table private.model_spending enable row level security;
alter table private.model_spending force row level security;

-- To be called before anything is sent: the most that the call can cost is set aside. Null: the month's ceiling would be passed.
create function public.open_model_call(
  p_user_id uuid, p_purpose text, p_provider text, p_model text, p_host text,
  p_bytes_sent integer, p_cost_bound bigint, p_ceiling bigint
) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_id uuid;
begin
  insert into private.model_spending as m (period, cost_micro_eur)
  select private.current_period(), p_cost_bound
  where p_ceiling is null or p_cost_bound <= p_ceiling
  on conflict (period) do update set cost_micro_eur = m.cost_micro_eur + excluded.cost_micro_eur
  where p_ceiling is null or m.cost_micro_eur + excluded.cost_micro_eur <= p_ceiling;
  if not found then
    return null;
  end if;
  insert into public.model_calls (user_id, purpose, provider, model, host, bytes_sent, cost_micro_eur)
  values (p_user_id, p_purpose, p_provider, p_model, p_host, p_bytes_sent, p_cost_bound)
  returning id into v_id;
  return v_id;
end
$$;

-- What the call was in the end. A call is closed once; one that never is keeps what was set aside for it.
create function public.close_model_call(
  p_id uuid, p_outcome text, p_bytes_sent integer, p_bytes_received integer,
  p_input_tokens integer, p_output_tokens integer, p_cost bigint
) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_call public.model_calls;
begin
  select c.* into v_call from public.model_calls c where c.id = p_id and c.outcome = 'open' for update;
  if not found then
    return false;
  end if;
  update public.model_calls c
  set
    outcome = p_outcome, bytes_sent = p_bytes_sent, bytes_received = p_bytes_received,
    input_tokens = p_input_tokens, output_tokens = p_output_tokens, cost_micro_eur = p_cost
  where c.id = p_id;
  update private.model_spending m
  set cost_micro_eur = m.cost_micro_eur + p_cost - v_call.cost_micro_eur
  where m.period = date_trunc('month', v_call.created_at at time zone 'utc')::date;
  return true;
end
$$;

alter table public.letters enable row level security;
alter table public.letters force row level security;
alter table public.letter_versions enable row level security;
alter table public.letter_versions force row level security;
alter table public.model_calls enable row level security;
alter table public.model_calls force row level security;

create policy own_rows on public.letters to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- The application of somebody else is not seen here, so that a letter cannot be linked to it.
create policy own_application on public.letters as restrictive for update to authenticated
  with check (
    application_id is null or exists (select from public.job_applied a where a.id = application_id)
  );
create policy own_rows on public.letter_versions to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy own_hand on public.letter_versions as restrictive for insert to authenticated
  with check (writer = 'person');
create policy own_rows on public.model_calls for select to authenticated
  using (user_id = (select auth.uid()));

revoke all on public.letters, public.letter_versions, public.model_calls from public, anon, authenticated, service_role;

-- No insert: a letter is written by the server, for a credit. What it answers to, its posting and language, stays as it was.
grant
  select (id, user_id, application_id, title, company, language, tone, length, posting, created_at, updated_at),
  update (application_id, title, company),
  delete
on public.letters to authenticated;

-- No update and no delete: versions are history, and go with their letter.
grant
  select (id, letter_id, user_id, number, text, sentences, writer, created_at),
  insert (letter_id, text, sentences, writer)
on public.letter_versions to authenticated;

-- Nobody but the two functions above writes what left the server.
grant select (
  id, user_id, created_at, purpose, provider, model, host, bytes_sent, bytes_received, input_tokens, output_tokens,
  cost_micro_eur, outcome
) on public.model_calls to authenticated;
grant all on public.letters, public.letter_versions to service_role;
grant select on public.model_calls to service_role;
revoke execute on function
  public.open_model_call(uuid, text, text, text, text, integer, bigint, bigint),
  public.close_model_call(uuid, text, integer, integer, integer, integer, bigint)
from public, anon, authenticated, service_role;
grant execute on function
  public.open_model_call(uuid, text, text, text, text, integer, bigint, bigint),
  public.close_model_call(uuid, text, integer, integer, integer, integer, bigint)
to service_role;

revoke execute on all functions in schema private from public;
