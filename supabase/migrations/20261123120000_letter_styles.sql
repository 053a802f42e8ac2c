-- What a reopened letter needs beside its text: its layout, and the sentences that the person still has to check.

alter table public.letters
  -- The layout that was requested. Earlier letters are in the default one.
  add column style text not null default 'quoted' check (style in ('prose', 'quoted', 'table', 'email')),
  -- Sentences of a model that are not in the text, each with its problems.
  add column doubtful jsonb not null default '[]'
    check (jsonb_typeof(doubtful) = 'array' and octet_length(doubtful::text) <= 200000);

grant select (style, doubtful), update (doubtful) on public.letters to authenticated;
