-- What every tracker keeps with an application, and the two stages at its ends: before it is sent, and when nobody ever answers.

alter table public.job_applied
  drop constraint job_applied_application_stage_check,
  add constraint job_applied_application_stage_check check (
    application_stage in (
      'saved', 'applied', 'phoneScreen', 'interview1', 'interview2', 'interview3', 'finalInterview',
      'offer', 'rejected', 'withdrawn', 'noResponse'
    )
  ),
  -- As the posting said it: a range, a currency, "by agreement".
  add column salary text check (char_length(salary) <= 300),
  -- Postings disappear when they are filled.
  add column posting_text text check (char_length(posting_text) <= 100000),
  add column notes text check (char_length(notes) <= 100000);

grant
  select (salary, posting_text, notes),
  insert (salary, posting_text, notes),
  update (salary, posting_text, notes)
on public.job_applied to authenticated;
