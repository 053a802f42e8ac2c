-- What was written into the form of an application, kept with it: written with the row, read by its owner, changed by nobody.
-- A column and not a table, so that an application and its receipt are stored in one statement or not at all, and the trash keeps both.

alter table public.job_applied
  add column receipt jsonb,
  add constraint job_applied_receipt_is_an_object check (
    jsonb_typeof(receipt) = 'object' and octet_length(receipt::text) <= 262144
  ),
  add constraint job_applied_receipt_is_of_the_extension check (
    receipt is null or application_method is not distinct from 'extension'
  );

grant select (receipt), insert (receipt) on public.job_applied to authenticated;
