-- A model may be asked for another wording of a line of a CV.

alter table public.model_calls
  drop constraint model_calls_purpose_check,
  add constraint model_calls_purpose_check check (purpose in ('letter', 'letterRepair', 'resume', 'cv'));
