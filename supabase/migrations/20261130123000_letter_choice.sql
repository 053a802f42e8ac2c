-- Which of several letters is sent with an application: the one chosen last; without a choice the app proposes one.

alter table public.letters add column chosen_at timestamptz;
grant select (chosen_at), update (chosen_at) on public.letters to authenticated;
