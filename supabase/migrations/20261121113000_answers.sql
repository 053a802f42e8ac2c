-- Answers to the questions that application forms repeat: entries of `other` with a kind. An entry without one stays a note.

alter table public.other
  -- A key of the form engine's vocabulary, which grows with the engine: `visa_sponsorship`, `custom_question`.
  add column kind text check (kind ~ '^[a-z][a-z0-9_]{0,59}$'),
  -- The words in which it was asked.
  add column question text check (char_length(question) <= 2000),
  add column scope text not null default 'global' check (scope in ('global', 'employer', 'role')),
  -- The employer or the job title.
  add column scope_name text check (btrim(scope_name) <> '' and char_length(scope_name) <= 500),
  -- ISO 3166-1 alpha-2, for what depends on a country: the right to work, a visa.
  add column country text check (country ~ '^[A-Z]{2}$'),
  add constraint other_scope_has_a_name check ((scope = 'global') = (scope_name is null)),
  add constraint other_question_belongs_to_an_answer check (
    kind is not null or (question is null and scope = 'global' and country is null)
  ),
  add constraint other_own_question_has_words check (
    kind is distinct from 'custom_question' or btrim(question) <> '' and question is not null
  );

create index other_profile_id_kind_idx on public.other (profile_id, kind) where kind is not null;

grant
  select (kind, question, scope, scope_name, country),
  insert (kind, question, scope, scope_name, country),
  update (kind, question, scope, scope_name, country)
on public.other to authenticated;
