-- What a reopened letter says beside its text: what the profile lacks for it, and why the composer replaced a model.

alter table public.letters
  add column missing jsonb not null default '[]'
    check (jsonb_typeof(missing) = 'array' and octet_length(missing::text) <= 200000),
  add column fallback text check (fallback in ('providerUnavailable', 'refusedByGate', 'ceilingReached'));

grant select (missing, fallback) on public.letters to authenticated;
