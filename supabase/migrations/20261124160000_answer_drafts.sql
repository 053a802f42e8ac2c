-- A model may be asked for a draft of an answer to a question of a form.

alter table public.model_calls
  drop constraint model_calls_purpose_check,
  add constraint model_calls_purpose_check check (purpose in ('letter', 'letterRepair', 'resume', 'cv', 'answer'));
