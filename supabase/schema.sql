-- The present state of the product's schema, as all migrations together make it: to be read, not to be run.
-- Written by `npm run db:schema`; a test fails when it is stale.

create table public.application_contacts (
  id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  user_id uuid not null default auth.uid(),
  name text,
  email text,
  phone text,
  created_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint application_contacts_pkey PRIMARY KEY (id),
  constraint application_contacts_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.job_applied(id) ON DELETE CASCADE,
  constraint application_contacts_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint application_contacts_email_check CHECK (char_length(email) <= 320),
  constraint application_contacts_name_check CHECK (char_length(name) <= 300),
  constraint application_contacts_phone_check CHECK (char_length(phone) <= 60),
  constraint application_contacts_say_something CHECK (btrim(concat(name, email, phone)) <> ''::text)
);
CREATE INDEX application_contacts_application_id_idx ON public.application_contacts USING btree (application_id, created_at);
CREATE INDEX application_contacts_user_id_idx ON public.application_contacts USING btree (user_id);
alter table public.application_contacts enable row level security, force row level security;
create policy own_rows on public.application_contacts as permissive for all to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.job_applied a
  WHERE ((a.id = application_contacts.application_id) AND (a.user_id = ( SELECT auth.uid() AS uid)))))));
create policy second_factor on public.application_contacts as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER raise_version BEFORE UPDATE ON public.application_contacts FOR EACH ROW EXECUTE FUNCTION private.raise_version();
CREATE TRIGGER record_event AFTER INSERT OR DELETE OR UPDATE ON public.application_contacts FOR EACH ROW EXECUTE FUNCTION private.record_part_event('contact');
grant delete, insert (id, application_id, user_id, name, email, phone, created_at), select (id, application_id, user_id, name, email, phone, created_at, version), update (name, email, phone) on public.application_contacts to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.application_contacts to service_role;

create table public.application_event (
  id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  user_id uuid not null,
  kind text not null,
  field text not null,
  old_value text,
  new_value text,
  actor_id uuid,
  occurred_at timestamp with time zone not null default clock_timestamp(),
  constraint application_event_pkey PRIMARY KEY (id),
  constraint application_event_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.job_applied(id) ON DELETE CASCADE,
  constraint application_event_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint application_event_field_check CHECK (field = ANY (ARRAY['job_title'::text, 'company_name'::text, 'job_url'::text, 'location'::text, 'employment_type'::text, 'applied_at'::text, 'source'::text, 'application_stage'::text, 'priority_level'::text, 'contact_name'::text, 'contact_email'::text, 'contact_phone'::text, 'next_action'::text, 'next_action_date'::text, 'reminder_set'::text, 'saved_at'::text, 'tags'::text, 'salary'::text, 'notes'::text, 'posting_text'::text, 'task'::text, 'interview'::text, 'contact'::text, 'file'::text, 'letter'::text, 'cv'::text])),
  constraint application_event_kind_check CHECK (kind = ANY (ARRAY['created'::text, 'changed'::text, 'added'::text, 'removed'::text])),
  constraint application_event_values_of_kind CHECK (
CASE
    WHEN field = ANY (ARRAY['contact'::text, 'letter'::text, 'cv'::text]) THEN kind <> 'created'::text AND old_value IS NULL AND new_value IS NULL
    WHEN field = ANY (ARRAY['task'::text, 'interview'::text, 'file'::text]) THEN
    CASE kind
        WHEN 'added'::text THEN old_value IS NULL AND new_value IS NOT NULL
        WHEN 'changed'::text THEN old_value IS NOT NULL AND new_value IS NOT NULL
        WHEN 'removed'::text THEN old_value IS NOT NULL AND new_value IS NULL
        ELSE false
    END
    WHEN kind = 'created'::text THEN old_value IS NULL AND new_value IS NOT NULL
    WHEN kind <> 'changed'::text THEN false
    WHEN field = ANY (ARRAY['contact_name'::text, 'contact_email'::text, 'contact_phone'::text]) THEN old_value IS NULL AND new_value IS NULL
    ELSE old_value IS DISTINCT FROM new_value
END)
);
CREATE INDEX application_event_application_id_idx ON public.application_event USING btree (application_id, occurred_at);
CREATE INDEX application_event_user_id_idx ON public.application_event USING btree (user_id, occurred_at);
alter table public.application_event enable row level security, force row level security;
create policy own_rows on public.application_event as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.application_event as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER keep_rows BEFORE DELETE OR UPDATE ON public.application_event FOR EACH ROW EXECUTE FUNCTION private.keep_application_event();
CREATE TRIGGER keep_table BEFORE TRUNCATE ON public.application_event FOR EACH STATEMENT EXECUTE FUNCTION private.keep_application_event();
grant select (id, application_id, user_id, kind, field, old_value, new_value, actor_id, occurred_at) on public.application_event to authenticated;
grant select on public.application_event to service_role;

create table public.application_files (
  application_id uuid not null,
  file_id uuid not null,
  user_id uuid not null default auth.uid(),
  constraint application_files_pkey PRIMARY KEY (application_id, file_id),
  constraint application_files_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.job_applied(id) ON DELETE CASCADE,
  constraint application_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.files(id) ON DELETE CASCADE,
  constraint application_files_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX application_files_file_id_idx ON public.application_files USING btree (file_id);
CREATE INDEX application_files_user_id_idx ON public.application_files USING btree (user_id);
alter table public.application_files enable row level security, force row level security;
create policy own_rows on public.application_files as permissive for all to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.job_applied a
  WHERE ((a.id = application_files.application_id) AND (a.user_id = ( SELECT auth.uid() AS uid))))) AND (EXISTS ( SELECT
   FROM public.files f
  WHERE (f.id = application_files.file_id)))));
create policy second_factor on public.application_files as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER record_event AFTER INSERT OR DELETE ON public.application_files FOR EACH ROW EXECUTE FUNCTION private.record_part_event('file');
grant delete, insert (application_id, file_id, user_id), select (application_id, file_id, user_id) on public.application_files to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.application_files to service_role;

create table public.calendar_feed (
  user_id uuid not null,
  language text not null,
  created_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  constraint calendar_feed_pkey PRIMARY KEY (user_id),
  constraint calendar_feed_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint calendar_feed_language_check CHECK (language = ANY (private.interface_languages()))
);
alter table public.calendar_feed enable row level security, force row level security;
create policy own_rows on public.calendar_feed as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.calendar_feed as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
grant delete, insert, select, update (read_at) on public.calendar_feed to service_role;
grant select (user_id, language, created_at, read_at) on public.calendar_feed to authenticated;

create table public.competencies (
  id uuid not null default gen_random_uuid(),
  profile_id uuid not null,
  name text not null,
  level text,
  category text not null default 'technical'::text,
  subcategory text,
  years_of_experience numeric,
  sort_order integer not null default 0,
  version integer not null default 1,
  constraint competencies_pkey PRIMARY KEY (id),
  constraint competencies_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profile(id) ON DELETE CASCADE,
  constraint competencies_category_check CHECK (category = ANY (ARRAY['technical'::text, 'softSkills'::text, 'language'::text, 'toolsAndSoftware'::text])),
  constraint competencies_level_check CHECK (level = ANY (ARRAY['beginner'::text, 'intermediate'::text, 'advanced'::text, 'expert'::text])),
  constraint competencies_name_check CHECK (btrim(name) <> ''::text AND char_length(name) <= 300),
  constraint competencies_subcategory_check CHECK (char_length(subcategory) <= 100),
  constraint competencies_years_of_experience_check CHECK (years_of_experience >= 0::numeric AND years_of_experience <= 99::numeric AND mod(years_of_experience, 0.5) = 0::numeric)
);
CREATE INDEX competencies_profile_id_sort_order_idx ON public.competencies USING btree (profile_id, sort_order);
alter table public.competencies enable row level security, force row level security;
create policy own_rows on public.competencies as permissive for all to authenticated using ((profile_id = ( SELECT p.id
   FROM public.profile p
  WHERE (p.user_id = ( SELECT auth.uid() AS uid))))) with check ((profile_id = ( SELECT p.id
   FROM public.profile p
  WHERE (p.user_id = ( SELECT auth.uid() AS uid)))));
create policy second_factor on public.competencies as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER keep_in_trash BEFORE DELETE ON public.competencies FOR EACH ROW EXECUTE FUNCTION private.keep_in_trash();
CREATE TRIGGER raise_version BEFORE UPDATE ON public.competencies FOR EACH ROW EXECUTE FUNCTION private.raise_version();
grant delete, insert (id, profile_id, name, level, category, subcategory, years_of_experience, sort_order), select (id, profile_id, name, level, category, subcategory, years_of_experience, sort_order, version), update (name, level, category, subcategory, years_of_experience, sort_order) on public.competencies to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.competencies to service_role;

create table public.contributions (
  id uuid not null default gen_random_uuid(),
  profile_id uuid not null,
  title text not null,
  organization text,
  description text,
  start_date date,
  start_date_precision text,
  end_date date,
  end_date_precision text,
  is_current boolean not null default false,
  sort_order integer not null default 0,
  version integer not null default 1,
  constraint contributions_pkey PRIMARY KEY (id),
  constraint contributions_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profile(id) ON DELETE CASCADE,
  constraint contributions_dates_run_forwards CHECK ((end_date +
CASE end_date_precision
    WHEN 'year'::text THEN '1 year'::interval
    WHEN 'month'::text THEN '1 mon'::interval
    ELSE '1 day'::interval
END) > start_date),
  constraint contributions_description_check CHECK (char_length(description) <= 20000),
  constraint contributions_end_date_precision_check CHECK (end_date_precision = ANY (ARRAY['year'::text, 'month'::text, 'day'::text])),
  constraint contributions_organization_check CHECK (char_length(organization) <= 500),
  constraint contributions_start_date_precision_check CHECK (start_date_precision = ANY (ARRAY['year'::text, 'month'::text, 'day'::text])),
  constraint contributions_title_check CHECK (btrim(title) <> ''::text AND char_length(title) <= 500)
);
CREATE INDEX contributions_profile_id_sort_order_idx ON public.contributions USING btree (profile_id, sort_order);
alter table public.contributions enable row level security, force row level security;
create policy own_rows on public.contributions as permissive for all to authenticated using ((profile_id = ( SELECT p.id
   FROM public.profile p
  WHERE (p.user_id = ( SELECT auth.uid() AS uid))))) with check ((profile_id = ( SELECT p.id
   FROM public.profile p
  WHERE (p.user_id = ( SELECT auth.uid() AS uid)))));
create policy second_factor on public.contributions as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER keep_in_trash BEFORE DELETE ON public.contributions FOR EACH ROW EXECUTE FUNCTION private.keep_in_trash();
CREATE TRIGGER raise_version BEFORE UPDATE ON public.contributions FOR EACH ROW EXECUTE FUNCTION private.raise_version();
CREATE TRIGGER settle_dates BEFORE INSERT OR UPDATE ON public.contributions FOR EACH ROW EXECUTE FUNCTION private.settle_dates();
grant delete, insert (id, profile_id, title, organization, description, start_date, start_date_precision, end_date, end_date_precision, is_current, sort_order), select (id, profile_id, title, organization, description, start_date, start_date_precision, end_date, end_date_precision, is_current, sort_order, version), update (title, organization, description, start_date, start_date_precision, end_date, end_date_precision, is_current, sort_order) on public.contributions to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.contributions to service_role;

create table public.credit_reservation (
  id uuid not null default gen_random_uuid(),
  subscription_id uuid not null,
  feature text not null,
  period date not null,
  state text not null default 'open'::text,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '00:15:00'::interval),
  claimed_at timestamp with time zone,
  taken_by_server boolean not null default false,
  document_id uuid,
  document_deleted_at timestamp with time zone,
  posting_hash bytea,
  constraint credit_reservation_pkey PRIMARY KEY (id),
  constraint credit_reservation_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.subscription(id) ON DELETE CASCADE,
  constraint credit_reservation_feature_check CHECK (feature = ANY (ARRAY['application'::text, 'doc_upload'::text, 'cover_letter'::text, 'resume'::text])),
  constraint credit_reservation_period_check CHECK (EXTRACT(day FROM period) = 1::numeric),
  constraint credit_reservation_state_check CHECK (state = ANY (ARRAY['open'::text, 'settled'::text, 'released'::text, 'expired'::text]))
);
CREATE INDEX credit_reservation_document_idx ON public.credit_reservation USING btree (subscription_id, document_id) WHERE ((state = 'settled'::text) AND (document_id IS NOT NULL));
CREATE INDEX credit_reservation_due_idx ON public.credit_reservation USING btree (subscription_id, feature, expires_at) WHERE (state = 'open'::text);
CREATE INDEX credit_reservation_expires_at_idx ON public.credit_reservation USING btree (expires_at) WHERE (state = 'open'::text);
CREATE INDEX credit_reservation_subscription_id_idx ON public.credit_reservation USING btree (subscription_id);
CREATE UNIQUE INDEX credit_reservation_posting_key ON public.credit_reservation USING btree (subscription_id, period, posting_hash) WHERE (feature = 'application'::text);
alter table public.credit_reservation enable row level security, force row level security;
create policy own_rows on public.credit_reservation as permissive for select to authenticated using ((subscription_id = ( SELECT s.id
   FROM public.subscription s
  WHERE (s.user_id = ( SELECT auth.uid() AS uid)))));
create policy second_factor on public.credit_reservation as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
grant select (id, subscription_id, feature, period, state, created_at, expires_at, claimed_at, taken_by_server, document_id, document_deleted_at, posting_hash) on public.credit_reservation to authenticated;
grant select on public.credit_reservation to service_role;

create table public.cv_versions (
  id uuid not null default gen_random_uuid(),
  cv_id uuid not null,
  user_id uuid not null default auth.uid(),
  number integer not null,
  operations jsonb not null default '[]'::jsonb,
  lines jsonb not null default '[]'::jsonb,
  look jsonb not null default '{}'::jsonb,
  writer text not null,
  created_at timestamp with time zone not null default now(),
  constraint cv_versions_cv_id_number_key UNIQUE (cv_id, number),
  constraint cv_versions_pkey PRIMARY KEY (id),
  constraint cv_versions_cv_id_fkey FOREIGN KEY (cv_id) REFERENCES public.cvs(id) ON DELETE CASCADE,
  constraint cv_versions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint cv_versions_lines_check CHECK (jsonb_typeof(lines) = 'array'::text AND octet_length(lines::text) <= 200000),
  constraint cv_versions_look_check CHECK (jsonb_typeof(look) = 'object'::text AND octet_length(look::text) <= 1000),
  constraint cv_versions_number_check CHECK (number >= 1 AND number <= 200),
  constraint cv_versions_operations_check CHECK (jsonb_typeof(operations) = 'array'::text AND octet_length(operations::text) <= 200000),
  constraint cv_versions_writer_check CHECK (writer = ANY (ARRAY['composer'::text, 'person'::text]))
);
CREATE INDEX cv_versions_user_id_idx ON public.cv_versions USING btree (user_id);
alter table public.cv_versions enable row level security, force row level security;
create policy own_hand on public.cv_versions as restrictive for insert to authenticated with check ((writer = 'person'::text));
create policy own_rows on public.cv_versions as permissive for all to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.cv_versions as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER number_version BEFORE INSERT ON public.cv_versions FOR EACH ROW EXECUTE FUNCTION private.number_cv_version();
grant delete, insert, maintain, references, select, trigger, truncate, update on public.cv_versions to service_role;
grant insert (cv_id, operations, lines, look, writer), select (id, cv_id, user_id, number, operations, lines, look, writer, created_at) on public.cv_versions to authenticated;

create table public.cvs (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  application_id uuid,
  title text,
  company text,
  posting text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint cvs_pkey PRIMARY KEY (id),
  constraint cvs_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.job_applied(id) ON DELETE SET NULL,
  constraint cvs_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint cvs_company_check CHECK (char_length(company) <= 500),
  constraint cvs_posting_check CHECK (octet_length(posting) <= 204800),
  constraint cvs_title_check CHECK (char_length(title) <= 500)
);
CREATE INDEX cvs_application_id_idx ON public.cvs USING btree (application_id);
CREATE INDEX cvs_user_id_created_at_idx ON public.cvs USING btree (user_id, created_at DESC);
CREATE UNIQUE INDEX cvs_posting_key ON public.cvs USING btree (user_id, md5(btrim(regexp_replace(posting, '\s+'::text, ' '::text, 'g'::text))));
alter table public.cvs enable row level security, force row level security;
create policy own_application on public.cvs as restrictive for update to authenticated with check (((application_id IS NULL) OR (EXISTS ( SELECT
   FROM public.job_applied a
  WHERE (a.id = cvs.application_id)))));
create policy own_rows on public.cvs as permissive for all to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.cvs as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER keep_in_trash BEFORE DELETE ON public.cvs FOR EACH ROW EXECUTE FUNCTION private.keep_cv_in_trash();
CREATE TRIGGER record_event AFTER INSERT OR DELETE OR UPDATE OF application_id ON public.cvs FOR EACH ROW EXECUTE FUNCTION private.record_part_event('cv');
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.cvs FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();
grant delete, insert, maintain, references, select, trigger, truncate, update on public.cvs to service_role;
grant delete, select (id, user_id, application_id, title, company, posting, created_at, updated_at), update (application_id, title, company) on public.cvs to authenticated;

create table public.digest_delivery (
  user_id uuid not null,
  day date not null,
  state text not null,
  due_at timestamp with time zone not null,
  attempts integer not null default 0,
  sent_at timestamp with time zone,
  constraint digest_delivery_pkey PRIMARY KEY (user_id, day),
  constraint digest_delivery_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint digest_delivery_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'nothing'::text, 'sending'::text, 'sent'::text, 'refused'::text]))
);
CREATE INDEX digest_delivery_due_at_idx ON public.digest_delivery USING btree (due_at);
CREATE INDEX digest_delivery_due_idx ON public.digest_delivery USING btree (due_at) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));
alter table public.digest_delivery enable row level security, force row level security;
create policy own_rows on public.digest_delivery as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.digest_delivery as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
grant delete, select, update (state, due_at, attempts, sent_at) on public.digest_delivery to service_role;
grant select (user_id, day, state, due_at, attempts, sent_at) on public.digest_delivery to authenticated;

create table public.education (
  id uuid not null default gen_random_uuid(),
  profile_id uuid not null,
  school text not null,
  degree text,
  field_of_study text,
  start_date date,
  start_date_precision text,
  end_date date,
  end_date_precision text,
  is_current boolean not null default false,
  description text,
  sort_order integer not null default 0,
  version integer not null default 1,
  constraint education_pkey PRIMARY KEY (id),
  constraint education_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profile(id) ON DELETE CASCADE,
  constraint education_dates_run_forwards CHECK ((end_date +
CASE end_date_precision
    WHEN 'year'::text THEN '1 year'::interval
    WHEN 'month'::text THEN '1 mon'::interval
    ELSE '1 day'::interval
END) > start_date),
  constraint education_degree_check CHECK (char_length(degree) <= 500),
  constraint education_description_check CHECK (char_length(description) <= 20000),
  constraint education_end_date_precision_check CHECK (end_date_precision = ANY (ARRAY['year'::text, 'month'::text, 'day'::text])),
  constraint education_field_of_study_check CHECK (char_length(field_of_study) <= 500),
  constraint education_school_check CHECK (btrim(school) <> ''::text AND char_length(school) <= 500),
  constraint education_start_date_precision_check CHECK (start_date_precision = ANY (ARRAY['year'::text, 'month'::text, 'day'::text]))
);
CREATE INDEX education_profile_id_sort_order_idx ON public.education USING btree (profile_id, sort_order);
alter table public.education enable row level security, force row level security;
create policy own_rows on public.education as permissive for all to authenticated using ((profile_id = ( SELECT p.id
   FROM public.profile p
  WHERE (p.user_id = ( SELECT auth.uid() AS uid))))) with check ((profile_id = ( SELECT p.id
   FROM public.profile p
  WHERE (p.user_id = ( SELECT auth.uid() AS uid)))));
create policy second_factor on public.education as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER keep_in_trash BEFORE DELETE ON public.education FOR EACH ROW EXECUTE FUNCTION private.keep_in_trash();
CREATE TRIGGER raise_version BEFORE UPDATE ON public.education FOR EACH ROW EXECUTE FUNCTION private.raise_version();
CREATE TRIGGER settle_dates BEFORE INSERT OR UPDATE ON public.education FOR EACH ROW EXECUTE FUNCTION private.settle_dates();
grant delete, insert (id, profile_id, school, degree, field_of_study, start_date, start_date_precision, end_date, end_date_precision, is_current, description, sort_order), select (id, profile_id, school, degree, field_of_study, start_date, start_date_precision, end_date, end_date_precision, is_current, description, sort_order, version), update (school, degree, field_of_study, start_date, start_date_precision, end_date, end_date_precision, is_current, description, sort_order) on public.education to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.education to service_role;

create table public.experiences (
  id uuid not null default gen_random_uuid(),
  profile_id uuid not null,
  company text not null,
  title text not null,
  location text,
  start_date date,
  start_date_precision text,
  end_date date,
  end_date_precision text,
  is_current boolean not null default false,
  description text,
  sort_order integer not null default 0,
  version integer not null default 1,
  constraint experiences_pkey PRIMARY KEY (id),
  constraint experiences_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profile(id) ON DELETE CASCADE,
  constraint experiences_company_check CHECK (btrim(company) <> ''::text AND char_length(company) <= 500),
  constraint experiences_dates_run_forwards CHECK ((end_date +
CASE end_date_precision
    WHEN 'year'::text THEN '1 year'::interval
    WHEN 'month'::text THEN '1 mon'::interval
    ELSE '1 day'::interval
END) > start_date),
  constraint experiences_description_check CHECK (char_length(description) <= 20000),
  constraint experiences_end_date_precision_check CHECK (end_date_precision = ANY (ARRAY['year'::text, 'month'::text, 'day'::text])),
  constraint experiences_location_check CHECK (char_length(location) <= 500),
  constraint experiences_start_date_precision_check CHECK (start_date_precision = ANY (ARRAY['year'::text, 'month'::text, 'day'::text])),
  constraint experiences_title_check CHECK (btrim(title) <> ''::text AND char_length(title) <= 500)
);
CREATE INDEX experiences_profile_id_sort_order_idx ON public.experiences USING btree (profile_id, sort_order);
alter table public.experiences enable row level security, force row level security;
create policy own_rows on public.experiences as permissive for all to authenticated using ((profile_id = ( SELECT p.id
   FROM public.profile p
  WHERE (p.user_id = ( SELECT auth.uid() AS uid))))) with check ((profile_id = ( SELECT p.id
   FROM public.profile p
  WHERE (p.user_id = ( SELECT auth.uid() AS uid)))));
create policy second_factor on public.experiences as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER keep_in_trash BEFORE DELETE ON public.experiences FOR EACH ROW EXECUTE FUNCTION private.keep_in_trash();
CREATE TRIGGER raise_version BEFORE UPDATE ON public.experiences FOR EACH ROW EXECUTE FUNCTION private.raise_version();
CREATE TRIGGER settle_dates BEFORE INSERT OR UPDATE ON public.experiences FOR EACH ROW EXECUTE FUNCTION private.settle_dates();
grant delete, insert (id, profile_id, company, title, location, start_date, start_date_precision, end_date, end_date_precision, is_current, description, sort_order), select (id, profile_id, company, title, location, start_date, start_date_precision, end_date, end_date_precision, is_current, description, sort_order, version), update (company, title, location, start_date, start_date_precision, end_date, end_date_precision, is_current, description, sort_order) on public.experiences to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.experiences to service_role;

create table public.files (
  id uuid not null default gen_random_uuid(),
  profile_id uuid not null,
  file_name text not null,
  file_path text not null,
  file_type text not null default 'other'::text,
  description text,
  uploaded_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint files_file_path_key UNIQUE (file_path),
  constraint files_name_is_unique_in_profile UNIQUE (profile_id, file_name),
  constraint files_pkey PRIMARY KEY (id),
  constraint files_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profile(id) ON DELETE CASCADE,
  constraint files_description_check CHECK (char_length(description) <= 2000),
  constraint files_file_name_check CHECK (btrim(file_name) <> ''::text AND char_length(file_name) <= 255),
  constraint files_file_path_check CHECK (char_length(file_path) <= 1000),
  constraint files_file_type_check CHECK (file_type = ANY (ARRAY['other'::text, 'resume'::text, 'cover_letter'::text])),
  constraint files_path_has_plain_steps CHECK (file_path !~ '(^|/)\.{0,2}(/|$)'::text AND file_path !~ '[[:cntrl:]\\]'::text),
  constraint files_path_is_in_own_folder CHECK (starts_with(file_path, profile_id::text || '/'::text))
);
CREATE INDEX files_profile_id_uploaded_at_idx ON public.files USING btree (profile_id, uploaded_at DESC);
alter table public.files enable row level security, force row level security;
create policy own_rows on public.files as permissive for all to authenticated using ((profile_id = ( SELECT p.id
   FROM public.profile p
  WHERE (p.user_id = ( SELECT auth.uid() AS uid))))) with check ((profile_id = ( SELECT p.id
   FROM public.profile p
  WHERE (p.user_id = ( SELECT auth.uid() AS uid)))));
create policy second_factor on public.files as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER queue_object_deletion AFTER DELETE ON public.files FOR EACH ROW EXECUTE FUNCTION private.queue_object_deletion();
CREATE TRIGGER raise_version BEFORE UPDATE ON public.files FOR EACH ROW EXECUTE FUNCTION private.raise_version();
CREATE TRIGGER settle_document AFTER INSERT ON public.files FOR EACH ROW EXECUTE FUNCTION private.settle_document();
grant delete, insert (id, profile_id, file_name, file_path, file_type, description), select (id, profile_id, file_name, file_path, file_type, description, uploaded_at, version), update (file_name, file_type, description) on public.files to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.files to service_role;

create table public.interview (
  id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  user_id uuid not null default auth.uid(),
  kind text not null,
  starts_at timestamp with time zone not null,
  time_zone text not null,
  duration_minutes integer,
  place text,
  people text,
  preparation text,
  outcome text,
  outcome_note text,
  asked_at timestamp with time zone,
  calendar_uid text,
  created_at timestamp with time zone not null default clock_timestamp(),
  version integer not null default 1,
  constraint interview_pkey PRIMARY KEY (id),
  constraint interview_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.job_applied(id) ON DELETE CASCADE,
  constraint interview_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint interview_calendar_uid_check CHECK (char_length(calendar_uid) <= 1000),
  constraint interview_duration_minutes_check CHECK (duration_minutes >= 5 AND duration_minutes <= 1440),
  constraint interview_kind_check CHECK (kind = ANY (ARRAY['phone'::text, 'video'::text, 'onSite'::text, 'test'::text])),
  constraint interview_outcome_check CHECK (outcome = ANY (ARRAY['good'::text, 'mixed'::text, 'bad'::text, 'cancelled'::text])),
  constraint interview_outcome_note_check CHECK (char_length(outcome_note) <= 5000),
  constraint interview_people_check CHECK (char_length(people) <= 1000),
  constraint interview_place_check CHECK (char_length(place) <= 2000),
  constraint interview_preparation_check CHECK (char_length(preparation) <= 20000),
  constraint interview_starts_at_check CHECK (starts_at >= '1970-01-01 00:00:00+00'::timestamp with time zone AND starts_at <= '2200-01-01 00:00:00+00'::timestamp with time zone),
  constraint interview_time_zone_check CHECK (time_zone ~ '^([A-Za-z]+(/[A-Za-z_-]+){0,2}|Etc/GMT[+-][0-9]{1,2})$'::text AND char_length(time_zone) <= 64)
);
CREATE INDEX interview_application_id_idx ON public.interview USING btree (application_id, starts_at);
CREATE INDEX interview_user_id_idx ON public.interview USING btree (user_id, starts_at);
alter table public.interview enable row level security, force row level security;
create policy own_rows on public.interview as permissive for all to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.job_applied a
  WHERE ((a.id = interview.application_id) AND (a.user_id = ( SELECT auth.uid() AS uid)))))));
create policy second_factor on public.interview as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER check_time_zone BEFORE INSERT OR UPDATE OF time_zone ON public.interview FOR EACH ROW EXECUTE FUNCTION private.check_interview_zone();
CREATE TRIGGER limit_rows BEFORE INSERT ON public.interview FOR EACH ROW EXECUTE FUNCTION private.limit_rows_of_application();
CREATE TRIGGER raise_version BEFORE UPDATE ON public.interview FOR EACH ROW EXECUTE FUNCTION private.raise_version();
CREATE TRIGGER record_event AFTER INSERT OR DELETE OR UPDATE ON public.interview FOR EACH ROW EXECUTE FUNCTION private.record_part_event('interview');
grant delete, insert (id, application_id, user_id, kind, starts_at, time_zone, duration_minutes, place, people, preparation, outcome, outcome_note, asked_at, calendar_uid, created_at), select (id, application_id, user_id, kind, starts_at, time_zone, duration_minutes, place, people, preparation, outcome, outcome_note, asked_at, calendar_uid, created_at, version), update (kind, starts_at, time_zone, duration_minutes, place, people, preparation, outcome, outcome_note, asked_at, calendar_uid) on public.interview to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.interview to service_role;

create table public.job_applied (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  job_title text not null,
  company_name text not null,
  job_url text not null,
  location text,
  applied_at date,
  source text,
  application_stage text not null default 'applied'::text,
  priority_level text not null default 'medium'::text,
  application_method text,
  contact_name text,
  contact_email text,
  contact_phone text,
  next_action text,
  next_action_date date,
  reminder_set boolean not null default false,
  version integer not null default 1,
  receipt jsonb,
  salary text,
  posting_text text,
  notes text,
  saved_at date,
  employment_type text,
  tags text[] not null default '{}'::text[],
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint job_applied_pkey PRIMARY KEY (id),
  constraint job_applied_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint job_applied_application_method_check CHECK (application_method = ANY (ARRAY['manual'::text, 'extension'::text])),
  constraint job_applied_application_stage_check CHECK (application_stage = ANY (ARRAY['saved'::text, 'applied'::text, 'phoneScreen'::text, 'interview1'::text, 'interview2'::text, 'interview3'::text, 'finalInterview'::text, 'offer'::text, 'rejected'::text, 'withdrawn'::text, 'noResponse'::text])),
  constraint job_applied_applied_at_check CHECK (applied_at IS NOT NULL OR application_stage = 'saved'::text),
  constraint job_applied_company_name_check CHECK (btrim(company_name) <> ''::text AND char_length(company_name) <= 500),
  constraint job_applied_contact_email_check CHECK (char_length(contact_email) <= 320),
  constraint job_applied_contact_name_check CHECK (char_length(contact_name) <= 300),
  constraint job_applied_contact_phone_check CHECK (char_length(contact_phone) <= 60),
  constraint job_applied_employment_type_check CHECK (employment_type = ANY (ARRAY['permanent'::text, 'fixedTerm'::text, 'freelance'::text, 'internship'::text, 'apprenticeship'::text, 'temporary'::text])),
  constraint job_applied_job_title_check CHECK (btrim(job_title) <> ''::text AND char_length(job_title) <= 500),
  constraint job_applied_job_url_check CHECK (job_url ~* '^https?://[^[:space:][:cntrl:]]+$'::text AND char_length(job_url) <= 4000),
  constraint job_applied_location_check CHECK (char_length(location) <= 500),
  constraint job_applied_next_action_check CHECK (next_action = ANY (ARRAY['followUp'::text, 'prepareForInterview'::text, 'sendThankYou'::text, 'negotiateSalary'::text, 'acceptOffer'::text, 'declineOffer'::text, 'researchCompany'::text, 'updateResume'::text, 'practiceInterview'::text, 'checkReferences'::text])),
  constraint job_applied_notes_check CHECK (char_length(notes) <= 100000),
  constraint job_applied_posting_text_check CHECK (char_length(posting_text) <= 100000),
  constraint job_applied_priority_level_check CHECK (priority_level = ANY (ARRAY['high'::text, 'medium'::text, 'low'::text])),
  constraint job_applied_receipt_is_an_object CHECK (jsonb_typeof(receipt) = 'object'::text AND octet_length(receipt::text) <= 262144),
  constraint job_applied_receipt_is_of_the_extension CHECK (receipt IS NULL OR NOT application_method IS DISTINCT FROM 'extension'::text),
  constraint job_applied_salary_check CHECK (char_length(salary) <= 300),
  constraint job_applied_source_check CHECK (char_length(source) <= 200),
  constraint job_applied_tags_check CHECK (private.are_tags(tags))
);
CREATE INDEX job_applied_user_id_applied_at_idx ON public.job_applied USING btree (user_id, applied_at DESC NULLS LAST, created_at DESC, id);
alter table public.job_applied enable row level security, force row level security;
create policy manual_needs_permission on public.job_applied as restrictive for insert to authenticated with check (((application_method IS DISTINCT FROM 'manual'::text) OR ( SELECT p.can_add_manually
   FROM public.profile p
  WHERE (p.user_id = ( SELECT auth.uid() AS uid)))));
create policy own_rows on public.job_applied as permissive for all to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.job_applied as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER change_first_task BEFORE UPDATE OF next_action, next_action_date, reminder_set ON public.job_applied FOR EACH ROW WHEN (pg_trigger_depth() = 0 AND (old.next_action IS DISTINCT FROM new.next_action OR old.next_action_date IS DISTINCT FROM new.next_action_date OR old.reminder_set IS DISTINCT FROM new.reminder_set)) EXECUTE FUNCTION private.change_first_task();
CREATE TRIGGER keep_in_trash BEFORE DELETE ON public.job_applied FOR EACH ROW EXECUTE FUNCTION private.keep_in_trash();
CREATE TRIGGER keep_receipt BEFORE UPDATE OF receipt ON public.job_applied FOR EACH ROW EXECUTE FUNCTION private.keep_receipt();
CREATE TRIGGER raise_version BEFORE UPDATE ON public.job_applied FOR EACH ROW EXECUTE FUNCTION private.raise_version();
CREATE TRIGGER record_changed AFTER UPDATE ON public.job_applied FOR EACH ROW EXECUTE FUNCTION private.record_application_event();
CREATE TRIGGER record_created AFTER INSERT ON public.job_applied REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION private.record_created_applications();
CREATE TRIGGER serialize_tasks BEFORE DELETE OR UPDATE OF next_action, next_action_date, reminder_set ON public.job_applied FOR EACH STATEMENT EXECUTE FUNCTION private.serialize_tasks();
CREATE TRIGGER set_applied_at BEFORE INSERT OR UPDATE OF application_stage, applied_at ON public.job_applied FOR EACH ROW WHEN (new.applied_at IS NULL AND new.application_stage <> 'saved'::text) EXECUTE FUNCTION private.set_applied_at();
CREATE TRIGGER set_created_at BEFORE INSERT ON public.job_applied FOR EACH ROW WHEN (new.created_at IS NULL) EXECUTE FUNCTION private.set_created_at();
CREATE TRIGGER set_no_tags BEFORE INSERT ON public.job_applied FOR EACH ROW WHEN (new.tags IS NULL) EXECUTE FUNCTION private.set_no_tags();
CREATE TRIGGER write_first_task AFTER INSERT ON public.job_applied FOR EACH ROW WHEN (new.next_action IS NOT NULL OR new.next_action_date IS NOT NULL OR new.reminder_set) EXECUTE FUNCTION private.write_first_task();
grant delete, insert (id, user_id, job_title, company_name, job_url, location, applied_at, source, application_stage, priority_level, application_method, contact_name, contact_email, contact_phone, next_action, next_action_date, reminder_set, receipt, salary, posting_text, notes, saved_at, employment_type, tags), select (id, user_id, job_title, company_name, job_url, location, applied_at, source, application_stage, priority_level, application_method, contact_name, contact_email, contact_phone, next_action, next_action_date, reminder_set, version, receipt, salary, posting_text, notes, saved_at, employment_type, tags, created_at), update (job_title, company_name, job_url, location, applied_at, source, application_stage, priority_level, contact_name, contact_email, contact_phone, next_action, next_action_date, reminder_set, receipt, salary, posting_text, notes, saved_at, employment_type, tags) on public.job_applied to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.job_applied to service_role;

create table public.letter_answers (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  application_id uuid,
  posting_key text not null,
  title text not null default ''::text,
  company text not null default ''::text,
  why text not null default ''::text,
  know text not null default ''::text,
  done_tasks text[] not null default '{}'::text[],
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  constraint letter_answers_user_id_posting_key_key UNIQUE (user_id, posting_key),
  constraint letter_answers_pkey PRIMARY KEY (id),
  constraint letter_answers_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.job_applied(id) ON DELETE SET NULL,
  constraint letter_answers_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint letter_answers_company_check CHECK (char_length(company) <= 200),
  constraint letter_answers_done_tasks_check CHECK (cardinality(done_tasks) <= 20 AND octet_length(array_to_string(done_tasks, ''::text)) <= 20000),
  constraint letter_answers_know_check CHECK (char_length(know) <= 1000),
  constraint letter_answers_posting_key_check CHECK (posting_key <> ''::text AND char_length(posting_key) <= 500),
  constraint letter_answers_title_check CHECK (char_length(title) <= 200),
  constraint letter_answers_why_check CHECK (char_length(why) <= 1000)
);
CREATE INDEX letter_answers_application_id_idx ON public.letter_answers USING btree (application_id);
CREATE INDEX letter_answers_user_id_updated_at_idx ON public.letter_answers USING btree (user_id, updated_at DESC);
alter table public.letter_answers enable row level security, force row level security;
create policy own_application on public.letter_answers as restrictive for all to authenticated using (true) with check (((application_id IS NULL) OR (EXISTS ( SELECT
   FROM public.job_applied a
  WHERE (a.id = letter_answers.application_id)))));
create policy own_rows on public.letter_answers as permissive for all to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.letter_answers as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER raise_version BEFORE UPDATE ON public.letter_answers FOR EACH ROW EXECUTE FUNCTION private.raise_version();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.letter_answers FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();
grant delete, insert (application_id, posting_key, title, company, why, know, done_tasks), select (id, user_id, application_id, posting_key, title, company, why, know, done_tasks, created_at, updated_at, version), update (application_id, title, company, why, know, done_tasks) on public.letter_answers to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.letter_answers to service_role;

create table public.letter_versions (
  id uuid not null default gen_random_uuid(),
  letter_id uuid not null,
  user_id uuid not null default auth.uid(),
  number integer not null,
  text text not null,
  sentences jsonb not null default '[]'::jsonb,
  writer text not null,
  created_at timestamp with time zone not null default now(),
  constraint letter_versions_letter_id_number_key UNIQUE (letter_id, number),
  constraint letter_versions_pkey PRIMARY KEY (id),
  constraint letter_versions_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES public.letters(id) ON DELETE CASCADE,
  constraint letter_versions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint letter_versions_number_check CHECK (number >= 1 AND number <= 200),
  constraint letter_versions_sentences_check CHECK (jsonb_typeof(sentences) = 'array'::text AND octet_length(sentences::text) <= 200000),
  constraint letter_versions_text_check CHECK (btrim(text) <> ''::text AND char_length(text) <= 20000),
  constraint letter_versions_writer_check CHECK (writer = ANY (ARRAY['composer'::text, 'model'::text, 'person'::text]))
);
CREATE INDEX letter_versions_user_id_idx ON public.letter_versions USING btree (user_id);
alter table public.letter_versions enable row level security, force row level security;
create policy own_hand on public.letter_versions as restrictive for insert to authenticated with check ((writer = 'person'::text));
create policy own_rows on public.letter_versions as permissive for all to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.letter_versions as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER number_version BEFORE INSERT ON public.letter_versions FOR EACH ROW EXECUTE FUNCTION private.number_letter_version();
grant delete, insert, maintain, references, select, trigger, truncate, update on public.letter_versions to service_role;
grant insert (letter_id, text, sentences, writer), select (id, letter_id, user_id, number, text, sentences, writer, created_at) on public.letter_versions to authenticated;

create table public.letters (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  application_id uuid,
  title text,
  company text,
  language text not null,
  tone text not null default 'plain'::text,
  length text not null default 'standard'::text,
  posting text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  style text not null default 'quoted'::text,
  doubtful jsonb not null default '[]'::jsonb,
  missing jsonb not null default '[]'::jsonb,
  fallback text,
  is_composed boolean not null default false,
  chosen_at timestamp with time zone,
  constraint letters_pkey PRIMARY KEY (id),
  constraint letters_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.job_applied(id) ON DELETE SET NULL,
  constraint letters_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint letters_company_check CHECK (char_length(company) <= 500),
  constraint letters_doubtful_check CHECK (jsonb_typeof(doubtful) = 'array'::text AND octet_length(doubtful::text) <= 200000),
  constraint letters_fallback_check CHECK (fallback = ANY (ARRAY['providerUnavailable'::text, 'refusedByGate'::text, 'ceilingReached'::text])),
  constraint letters_language_check CHECK (language = ANY (ARRAY['en'::text, 'fr'::text])),
  constraint letters_length_check CHECK (length = ANY (ARRAY['short'::text, 'standard'::text, 'long'::text])),
  constraint letters_missing_check CHECK (jsonb_typeof(missing) = 'array'::text AND octet_length(missing::text) <= 200000),
  constraint letters_posting_check CHECK (octet_length(posting) <= 204800),
  constraint letters_style_check CHECK (style = ANY (ARRAY['prose'::text, 'quoted'::text, 'table'::text, 'email'::text])),
  constraint letters_title_check CHECK (char_length(title) <= 500),
  constraint letters_tone_check CHECK (tone = ANY (ARRAY['plain'::text, 'warm'::text, 'formal'::text]))
);
CREATE INDEX letters_application_id_idx ON public.letters USING btree (application_id);
CREATE INDEX letters_user_id_created_at_idx ON public.letters USING btree (user_id, created_at DESC);
alter table public.letters enable row level security, force row level security;
create policy own_application on public.letters as restrictive for update to authenticated with check (((application_id IS NULL) OR (EXISTS ( SELECT
   FROM public.job_applied a
  WHERE (a.id = letters.application_id)))));
create policy own_rows on public.letters as permissive for all to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.letters as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER keep_in_trash BEFORE DELETE ON public.letters FOR EACH ROW EXECUTE FUNCTION private.keep_letter_in_trash();
CREATE TRIGGER mark_composed_letter BEFORE INSERT ON public.letters FOR EACH ROW EXECUTE FUNCTION private.mark_composed_letter();
CREATE TRIGGER record_event AFTER INSERT OR DELETE OR UPDATE OF application_id ON public.letters FOR EACH ROW EXECUTE FUNCTION private.record_part_event('letter');
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.letters FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();
grant delete, insert, maintain, references, select, trigger, truncate, update on public.letters to service_role;
grant delete, select (id, user_id, application_id, title, company, language, tone, length, posting, created_at, updated_at, style, doubtful, missing, fallback, is_composed, chosen_at), update (application_id, title, company, doubtful, chosen_at) on public.letters to authenticated;

create table public.model_calls (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  created_at timestamp with time zone not null default now(),
  purpose text not null,
  provider text not null,
  model text not null,
  host text not null,
  bytes_sent integer not null default 0,
  bytes_received integer not null default 0,
  input_tokens integer,
  output_tokens integer,
  cost_micro_eur bigint not null default 0,
  outcome text not null default 'open'::text,
  constraint model_calls_pkey PRIMARY KEY (id),
  constraint model_calls_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint model_calls_bytes_received_check CHECK (bytes_received >= 0),
  constraint model_calls_bytes_sent_check CHECK (bytes_sent >= 0),
  constraint model_calls_cost_micro_eur_check CHECK (cost_micro_eur >= 0),
  constraint model_calls_host_check CHECK (char_length(host) <= 300),
  constraint model_calls_input_tokens_check CHECK (input_tokens >= 0),
  constraint model_calls_model_check CHECK (char_length(model) <= 200),
  constraint model_calls_outcome_check CHECK (outcome = ANY (ARRAY['open'::text, 'answered'::text, 'incomplete'::text, 'refused'::text, 'rateLimited'::text, 'unavailable'::text, 'timedOut'::text, 'cancelled'::text])),
  constraint model_calls_output_tokens_check CHECK (output_tokens >= 0),
  constraint model_calls_provider_check CHECK (char_length(provider) <= 40),
  constraint model_calls_purpose_check CHECK (purpose = ANY (ARRAY['letter'::text, 'letterRepair'::text, 'resume'::text, 'cv'::text, 'answer'::text]))
);
CREATE INDEX model_calls_user_id_created_at_idx ON public.model_calls USING btree (user_id, created_at DESC);
alter table public.model_calls enable row level security, force row level security;
create policy own_rows on public.model_calls as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.model_calls as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
grant select (id, user_id, created_at, purpose, provider, model, host, bytes_sent, bytes_received, input_tokens, output_tokens, cost_micro_eur, outcome) on public.model_calls to authenticated;
grant select on public.model_calls to service_role;

create table public.notification_preference (
  user_id uuid not null default auth.uid(),
  digest boolean not null default false,
  digest_hour smallint not null default 8,
  time_zone text not null default 'UTC'::text,
  language text not null default 'en'::text,
  digest_set_at timestamp with time zone not null default now(),
  constraint notification_preference_pkey PRIMARY KEY (user_id),
  constraint notification_preference_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint notification_preference_digest_hour_check CHECK (digest_hour >= 0 AND digest_hour <= 23),
  constraint notification_preference_language_check CHECK (language = ANY (private.interface_languages())),
  constraint notification_preference_time_zone_check CHECK (time_zone ~ '^([A-Za-z]+(/[A-Za-z_-]+){0,2}|Etc/GMT[+-][0-9]{1,2})$'::text)
);
CREATE INDEX notification_preference_digest_idx ON public.notification_preference USING btree (user_id) WHERE digest;
alter table public.notification_preference enable row level security, force row level security;
create policy own_rows on public.notification_preference as permissive for all to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.notification_preference as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER set_digest_time BEFORE INSERT OR UPDATE ON public.notification_preference FOR EACH ROW EXECUTE FUNCTION private.set_digest_time();
grant insert (user_id, digest, digest_hour, time_zone, language), select (user_id, digest, digest_hour, time_zone, language, digest_set_at), update (digest, digest_hour, time_zone, language) on public.notification_preference to authenticated;
grant insert, select, update on public.notification_preference to service_role;

create table public.other (
  id uuid not null default gen_random_uuid(),
  profile_id uuid not null,
  label text not null default 'General'::text,
  content text not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  version integer not null default 1,
  kind text,
  question text,
  scope text not null default 'global'::text,
  scope_name text,
  country text,
  constraint other_pkey PRIMARY KEY (id),
  constraint other_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profile(id) ON DELETE CASCADE,
  constraint other_content_check CHECK (btrim(content) <> ''::text AND char_length(content) <= 20000),
  constraint other_country_check CHECK (country ~ '^[A-Z]{2}$'::text),
  constraint other_kind_check CHECK (kind ~ '^[a-z][a-z0-9_]{0,59}$'::text),
  constraint other_label_check CHECK (char_length(label) <= 500),
  constraint other_own_question_has_words CHECK (kind IS DISTINCT FROM 'custom_question'::text OR btrim(question) <> ''::text AND question IS NOT NULL),
  constraint other_question_belongs_to_an_answer CHECK (kind IS NOT NULL OR question IS NULL AND scope = 'global'::text AND country IS NULL),
  constraint other_question_check CHECK (char_length(question) <= 2000),
  constraint other_scope_check CHECK (scope = ANY (ARRAY['global'::text, 'employer'::text, 'role'::text])),
  constraint other_scope_has_a_name CHECK ((scope = 'global'::text) = (scope_name IS NULL)),
  constraint other_scope_name_check CHECK (btrim(scope_name) <> ''::text AND char_length(scope_name) <= 500)
);
CREATE INDEX other_profile_id_created_at_idx ON public.other USING btree (profile_id, created_at DESC);
CREATE INDEX other_profile_id_kind_idx ON public.other USING btree (profile_id, kind) WHERE (kind IS NOT NULL);
alter table public.other enable row level security, force row level security;
create policy own_rows on public.other as permissive for all to authenticated using ((profile_id = ( SELECT p.id
   FROM public.profile p
  WHERE (p.user_id = ( SELECT auth.uid() AS uid))))) with check ((profile_id = ( SELECT p.id
   FROM public.profile p
  WHERE (p.user_id = ( SELECT auth.uid() AS uid)))));
create policy second_factor on public.other as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER keep_in_trash BEFORE DELETE ON public.other FOR EACH ROW EXECUTE FUNCTION private.keep_in_trash();
CREATE TRIGGER order_note BEFORE INSERT ON public.other FOR EACH ROW WHEN (new.created_at = now()) EXECUTE FUNCTION private.order_note();
CREATE TRIGGER raise_version BEFORE UPDATE ON public.other FOR EACH ROW EXECUTE FUNCTION private.raise_version();
CREATE TRIGGER touch_updated_at BEFORE UPDATE ON public.other FOR EACH ROW EXECUTE FUNCTION private.touch_updated_at();
grant delete, insert (id, profile_id, label, content, kind, question, scope, scope_name, country), select (id, profile_id, label, content, created_at, updated_at, version, kind, question, scope, scope_name, country), update (label, content, kind, question, scope, scope_name, country) on public.other to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.other to service_role;

create table public.predefined_skills (
  id uuid not null default gen_random_uuid(),
  subcategory_id uuid not null,
  name text not null,
  name_fr text,
  sort_order integer not null default 0,
  constraint predefined_skills_subcategory_id_name_key UNIQUE (subcategory_id, name),
  constraint predefined_skills_pkey PRIMARY KEY (id),
  constraint predefined_skills_subcategory_id_fkey FOREIGN KEY (subcategory_id) REFERENCES public.skill_subcategories(id) ON DELETE CASCADE
);
CREATE INDEX predefined_skills_sort_order_idx ON public.predefined_skills USING btree (sort_order);
alter table public.predefined_skills enable row level security, force row level security;
create policy everybody_signed_in on public.predefined_skills as permissive for select to authenticated using (true);
grant delete, insert, maintain, references, select, trigger, truncate, update on public.predefined_skills to service_role;
grant select (id, subcategory_id, name, name_fr, sort_order) on public.predefined_skills to authenticated;

create table public.profile (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  first_name text,
  last_name text,
  email text,
  country text,
  city text,
  postal_code text,
  phone_number text,
  address text,
  summary text,
  gender text,
  age integer,
  job_preferences jsonb not null default '{"hybrid": false, "onsite": false, "remote": false}'::jsonb,
  can_add_manually boolean not null,
  version integer not null default 1,
  constraint profile_user_id_key UNIQUE (user_id),
  constraint profile_pkey PRIMARY KEY (id),
  constraint profile_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint profile_address_check CHECK (char_length(address) <= 1000),
  constraint profile_age_check CHECK (age >= 0 AND age <= 99),
  constraint profile_city_check CHECK (char_length(city) <= 200),
  constraint profile_country_check CHECK (char_length(country) <= 200),
  constraint profile_email_check CHECK (char_length(email) <= 320),
  constraint profile_first_name_check CHECK (char_length(first_name) <= 200),
  constraint profile_gender_check CHECK (gender = ANY (ARRAY['male'::text, 'female'::text, 'other'::text, 'preferNotToSay'::text])),
  constraint profile_job_preferences_check CHECK (jsonb_typeof(job_preferences) = 'object'::text AND (job_preferences - ARRAY['remote'::text, 'onsite'::text, 'hybrid'::text]) = '{}'::jsonb AND jsonb_typeof(COALESCE(job_preferences -> 'remote'::text, 'false'::jsonb)) = 'boolean'::text AND jsonb_typeof(COALESCE(job_preferences -> 'onsite'::text, 'false'::jsonb)) = 'boolean'::text AND jsonb_typeof(COALESCE(job_preferences -> 'hybrid'::text, 'false'::jsonb)) = 'boolean'::text),
  constraint profile_last_name_check CHECK (char_length(last_name) <= 200),
  constraint profile_phone_number_check CHECK (char_length(phone_number) <= 60),
  constraint profile_postal_code_check CHECK (char_length(postal_code) <= 40),
  constraint profile_summary_check CHECK (char_length(summary) <= 20000)
);
alter table public.profile enable row level security, force row level security;
create policy own_rows on public.profile as permissive for all to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.profile as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER queue_folder_deletion AFTER DELETE ON public.profile FOR EACH ROW EXECUTE FUNCTION private.queue_folder_deletion();
CREATE TRIGGER raise_version BEFORE UPDATE ON public.profile FOR EACH ROW EXECUTE FUNCTION private.raise_version();
CREATE TRIGGER set_can_add_manually BEFORE INSERT ON public.profile FOR EACH ROW EXECUTE FUNCTION private.set_can_add_manually();
grant delete, insert, maintain, references, select, trigger, truncate, update on public.profile to service_role;
grant insert (user_id, first_name, last_name, email, country, city, postal_code, phone_number, address, summary, gender, age, job_preferences), select (id, user_id, first_name, last_name, email, country, city, postal_code, phone_number, address, summary, gender, age, job_preferences, can_add_manually, version), update (first_name, last_name, email, country, city, postal_code, phone_number, address, summary, gender, age, job_preferences) on public.profile to authenticated;

create table public.saved_view (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null,
  query text not null,
  position integer not null default 0,
  created_at timestamp with time zone not null default clock_timestamp(),
  version integer not null default 1,
  constraint saved_view_pkey PRIMARY KEY (id),
  constraint saved_view_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint saved_view_name_check CHECK (name = btrim(name) AND char_length(name) >= 1 AND char_length(name) <= 60),
  constraint saved_view_query_check CHECK (char_length(query) <= 2000)
);
CREATE UNIQUE INDEX saved_view_user_id_name_key ON public.saved_view USING btree (user_id, lower(name));
alter table public.saved_view enable row level security, force row level security;
create policy own_rows on public.saved_view as permissive for all to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.saved_view as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER limit_rows BEFORE INSERT ON public.saved_view FOR EACH ROW EXECUTE FUNCTION private.limit_saved_views();
CREATE TRIGGER raise_version BEFORE UPDATE OF name, query ON public.saved_view FOR EACH ROW EXECUTE FUNCTION private.raise_version();
grant delete, insert (id, name, query, position), select (id, user_id, name, query, position, created_at, version), update (name, query, position) on public.saved_view to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.saved_view to service_role;

create table public.skill_categories (
  id uuid not null default gen_random_uuid(),
  key text not null,
  name_en text not null,
  name_fr text not null,
  sort_order integer not null default 0,
  constraint skill_categories_key_key UNIQUE (key),
  constraint skill_categories_pkey PRIMARY KEY (id)
);
CREATE INDEX skill_categories_sort_order_idx ON public.skill_categories USING btree (sort_order);
alter table public.skill_categories enable row level security, force row level security;
create policy everybody_signed_in on public.skill_categories as permissive for select to authenticated using (true);
grant delete, insert, maintain, references, select, trigger, truncate, update on public.skill_categories to service_role;
grant select (id, key, name_en, name_fr, sort_order) on public.skill_categories to authenticated;

create table public.skill_subcategories (
  id uuid not null default gen_random_uuid(),
  category_id uuid not null,
  key text not null,
  name_en text not null,
  name_fr text not null,
  sort_order integer not null default 0,
  constraint skill_subcategories_category_id_key_key UNIQUE (category_id, key),
  constraint skill_subcategories_pkey PRIMARY KEY (id),
  constraint skill_subcategories_category_id_fkey FOREIGN KEY (category_id) REFERENCES public.skill_categories(id) ON DELETE CASCADE
);
CREATE INDEX skill_subcategories_sort_order_idx ON public.skill_subcategories USING btree (sort_order);
alter table public.skill_subcategories enable row level security, force row level security;
create policy everybody_signed_in on public.skill_subcategories as permissive for select to authenticated using (true);
grant delete, insert, maintain, references, select, trigger, truncate, update on public.skill_subcategories to service_role;
grant select (id, category_id, key, name_en, name_fr, sort_order) on public.skill_subcategories to authenticated;

create table public.subscription (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  plan text not null default 'Free'::text,
  is_active boolean not null default true,
  cancel_at_period_end boolean not null default false,
  cancellation_effective_date timestamp with time zone,
  next_billing_date timestamp with time zone,
  credits_total integer not null default 0,
  credits_used integer not null default 0,
  version integer not null default 1,
  billing_interval text,
  constraint subscription_user_id_key UNIQUE (user_id),
  constraint subscription_pkey PRIMARY KEY (id),
  constraint subscription_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint subscription_billing_interval_check CHECK (billing_interval = ANY (ARRAY['month'::text, 'year'::text])),
  constraint subscription_cancellation_has_its_date CHECK (NOT cancel_at_period_end OR cancellation_effective_date IS NOT NULL),
  constraint subscription_credits_total_check CHECK (credits_total >= 0),
  constraint subscription_credits_used_check CHECK (credits_used >= 0),
  constraint subscription_plan_check CHECK (plan = ANY (ARRAY['Free'::text, 'Plus'::text, 'Pro'::text, 'Ultra'::text, 'VIP'::text, 'BETA'::text]))
);
alter table public.subscription enable row level security, force row level security;
create policy own_rows on public.subscription as permissive for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.subscription as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER raise_version BEFORE UPDATE ON public.subscription FOR EACH ROW EXECUTE FUNCTION private.raise_version();
grant delete, insert, maintain, references, select, trigger, truncate, update on public.subscription to service_role;
grant select (id, user_id, plan, is_active, cancel_at_period_end, cancellation_effective_date, next_billing_date, credits_total, credits_used, version, billing_interval) on public.subscription to authenticated;

create table public.task (
  id uuid not null default gen_random_uuid(),
  application_id uuid not null,
  user_id uuid not null default auth.uid(),
  title text,
  action text,
  due_date date,
  reminder_set boolean not null default false,
  done_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  version integer not null default 1,
  constraint task_pkey PRIMARY KEY (id),
  constraint task_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.job_applied(id) ON DELETE CASCADE,
  constraint task_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint task_action_check CHECK (action = ANY (ARRAY['followUp'::text, 'prepareForInterview'::text, 'sendThankYou'::text, 'negotiateSalary'::text, 'acceptOffer'::text, 'declineOffer'::text, 'researchCompany'::text, 'updateResume'::text, 'practiceInterview'::text, 'checkReferences'::text])),
  constraint task_says_something CHECK (btrim(COALESCE(title, ''::text)) <> ''::text OR action IS NOT NULL OR due_date IS NOT NULL OR reminder_set),
  constraint task_title_check CHECK (char_length(title) <= 500)
);
CREATE INDEX task_application_id_idx ON public.task USING btree (application_id, due_date, created_at);
CREATE INDEX task_user_id_idx ON public.task USING btree (user_id, due_date);
alter table public.task enable row level security, force row level security;
create policy own_rows on public.task as permissive for all to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.job_applied a
  WHERE ((a.id = task.application_id) AND (a.user_id = ( SELECT auth.uid() AS uid)))))));
create policy second_factor on public.task as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER limit_rows BEFORE INSERT ON public.task FOR EACH ROW EXECUTE FUNCTION private.limit_rows_of_application();
CREATE TRIGGER raise_version BEFORE UPDATE ON public.task FOR EACH ROW EXECUTE FUNCTION private.raise_version();
CREATE TRIGGER record_event AFTER INSERT OR DELETE OR UPDATE ON public.task FOR EACH ROW EXECUTE FUNCTION private.record_part_event('task');
CREATE TRIGGER serialize_tasks BEFORE INSERT OR DELETE OR UPDATE ON public.task FOR EACH STATEMENT EXECUTE FUNCTION private.serialize_tasks();
CREATE TRIGGER show_first_task AFTER INSERT OR DELETE OR UPDATE ON public.task FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION private.show_first_task();
grant delete, insert (id, application_id, user_id, title, action, due_date, reminder_set, done_at, created_at), select (id, application_id, user_id, title, action, due_date, reminder_set, done_at, created_at, version), update (title, action, due_date, reminder_set, done_at) on public.task to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.task to service_role;

create table public.trash (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  table_name text not null,
  row_id uuid not null,
  content jsonb not null,
  deleted_at timestamp with time zone not null default now(),
  constraint trash_pkey PRIMARY KEY (id),
  constraint trash_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX trash_deleted_at_idx ON public.trash USING btree (deleted_at);
CREATE INDEX trash_user_id_deleted_at_idx ON public.trash USING btree (user_id, deleted_at DESC);
alter table public.trash enable row level security, force row level security;
create policy own_rows on public.trash as permissive for all to authenticated using (((user_id = ( SELECT auth.uid() AS uid)) AND (deleted_at >= (now() - '30 days'::interval))));
create policy second_factor on public.trash as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER mark_imported_trash BEFORE INSERT ON public.trash FOR EACH ROW EXECUTE FUNCTION private.mark_imported_trash();
grant delete, insert, maintain, references, select, trigger, truncate, update on public.trash to service_role;
grant delete, select (id, user_id, table_name, row_id, content, deleted_at) on public.trash to authenticated;

create table public.usage (
  subscription_id uuid not null,
  feature text not null,
  period date not null,
  used integer not null default 0,
  constraint usage_pkey PRIMARY KEY (subscription_id, feature, period),
  constraint usage_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.subscription(id) ON DELETE CASCADE,
  constraint usage_feature_check CHECK (feature = ANY (ARRAY['application'::text, 'doc_upload'::text, 'cover_letter'::text, 'resume'::text])),
  constraint usage_period_check CHECK (EXTRACT(day FROM period) = 1::numeric),
  constraint usage_used_check CHECK (used >= 0)
);
alter table public.usage enable row level security, force row level security;
create policy own_rows on public.usage as permissive for select to authenticated using ((subscription_id = ( SELECT s.id
   FROM public.subscription s
  WHERE (s.user_id = ( SELECT auth.uid() AS uid)))));
create policy second_factor on public.usage as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
grant select (subscription_id, feature, period, used) on public.usage to authenticated;
grant select on public.usage to service_role;

create table public.websites (
  id uuid not null default gen_random_uuid(),
  profile_id uuid not null,
  domain text not null,
  display_name text,
  version integer not null default 1,
  constraint websites_pkey PRIMARY KEY (id),
  constraint websites_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES public.profile(id) ON DELETE CASCADE,
  constraint websites_display_name_check CHECK (char_length(display_name) <= 500),
  constraint websites_domain_check CHECK (domain ~ '^[^[:space:][:cntrl:]]+$'::text AND (domain ~* '^https?://.'::text OR domain !~* '^[a-z][a-z0-9+.-]*:(?![0-9])'::text) AND char_length(domain) <= 2000),
  constraint websites_domain_is_web_address CHECK (domain ~* '^https?://[^/?#]'::text OR domain ~* '^[^:/?#]+([/?#]|$)'::text OR domain ~* '^(localhost|[^:/?#]*\.[^:/?#]*):[0-9]{1,5}([/?#]|$)'::text)
);
CREATE INDEX websites_profile_id_id_idx ON public.websites USING btree (profile_id, id);
alter table public.websites enable row level security, force row level security;
create policy own_rows on public.websites as permissive for all to authenticated using ((profile_id = ( SELECT p.id
   FROM public.profile p
  WHERE (p.user_id = ( SELECT auth.uid() AS uid))))) with check ((profile_id = ( SELECT p.id
   FROM public.profile p
  WHERE (p.user_id = ( SELECT auth.uid() AS uid)))));
create policy second_factor on public.websites as restrictive for all to authenticated using (( SELECT private.require_aal() AS require_aal));
CREATE TRIGGER keep_in_trash BEFORE DELETE ON public.websites FOR EACH ROW EXECUTE FUNCTION private.keep_in_trash();
CREATE TRIGGER raise_version BEFORE UPDATE ON public.websites FOR EACH ROW EXECUTE FUNCTION private.raise_version();
grant delete, insert (id, profile_id, domain, display_name), select (id, profile_id, domain, display_name, version), update (domain, display_name) on public.websites to authenticated;
grant delete, insert, maintain, references, select, trigger, truncate, update on public.websites to service_role;

create table private.billing_account (
  user_id uuid not null,
  customer_id text not null,
  subscription_id text,
  checked_at timestamp with time zone not null default now(),
  constraint billing_account_customer_id_key UNIQUE (customer_id),
  constraint billing_account_pkey PRIMARY KEY (user_id),
  constraint billing_account_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX billing_account_checked_at_idx ON private.billing_account USING btree (checked_at);
alter table private.billing_account enable row level security, force row level security;
grant delete, insert, select, update on private.billing_account to service_role;

create table private.billing_event (
  id text not null,
  received_at timestamp with time zone not null default now(),
  constraint billing_event_pkey PRIMARY KEY (id)
);
CREATE INDEX billing_event_received_at_idx ON private.billing_event USING btree (received_at);
alter table private.billing_event enable row level security, force row level security;
grant delete, insert, select, update on private.billing_event to service_role;

create table private.calendar_feed_token (
  user_id uuid not null,
  token_hash bytea not null,
  constraint calendar_feed_token_token_hash_key UNIQUE (token_hash),
  constraint calendar_feed_token_pkey PRIMARY KEY (user_id),
  constraint calendar_feed_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.calendar_feed(user_id) ON DELETE CASCADE,
  constraint calendar_feed_token_token_hash_check CHECK (octet_length(token_hash) = 32)
);
alter table private.calendar_feed_token enable row level security, force row level security;
grant delete, insert, select on private.calendar_feed_token to service_role;

create table private.deleted_account (
  id uuid not null default gen_random_uuid(),
  deleted_on date not null default ((now() AT TIME ZONE 'utc'::text))::date,
  plan text not null,
  had_paid boolean not null,
  constraint deleted_account_pkey PRIMARY KEY (id)
);
alter table private.deleted_account enable row level security, force row level security;
grant delete, insert, select, update on private.deleted_account to service_role;

create table private.digest_link (
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint digest_link_pkey PRIMARY KEY (token_hash),
  constraint digest_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint digest_link_token_hash_check CHECK (octet_length(token_hash) = 32)
);
CREATE INDEX digest_link_created_at_idx ON private.digest_link USING btree (created_at);
CREATE INDEX digest_link_user_id_idx ON private.digest_link USING btree (user_id);
alter table private.digest_link enable row level security, force row level security;
grant delete, insert, select on private.digest_link to service_role;

create table private.extension_connection (
  user_id uuid not null,
  token_hash bytea not null,
  expires_at timestamp with time zone not null,
  session_id uuid,
  constraint extension_connection_token_hash_key UNIQUE (token_hash),
  constraint extension_connection_pkey PRIMARY KEY (user_id),
  constraint extension_connection_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint extension_connection_token_hash_check CHECK (octet_length(token_hash) = 32)
);
CREATE INDEX extension_connection_expires_at_idx ON private.extension_connection USING btree (expires_at);
alter table private.extension_connection enable row level security, force row level security;
grant delete, insert, select, update on private.extension_connection to service_role;

create table private.imported_documents (
  user_id uuid not null,
  documents integer not null,
  constraint imported_documents_pkey PRIMARY KEY (user_id),
  constraint imported_documents_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint imported_documents_documents_check CHECK (documents >= 0)
);
alter table private.imported_documents enable row level security, force row level security;

create table private.importing_account (
  user_id uuid not null,
  constraint importing_account_pkey PRIMARY KEY (user_id)
);
alter table private.importing_account enable row level security, force row level security;

create table private.instance_admin (
  user_id uuid not null,
  granted_at timestamp with time zone not null default now(),
  constraint instance_admin_pkey PRIMARY KEY (user_id),
  constraint instance_admin_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table private.instance_admin enable row level security, force row level security;

create table private.instance_setting (
  name text not null,
  value text not null,
  constraint instance_setting_pkey PRIMARY KEY (name),
  constraint instance_setting_is_known CHECK (name = 'default_plan'::text AND (value = ANY (ARRAY['Free'::text, 'Plus'::text, 'Pro'::text, 'Ultra'::text, 'VIP'::text, 'BETA'::text])) OR name = 'manual_applications'::text AND (value = ANY (ARRAY['on'::text, 'off'::text])))
);
alter table private.instance_setting enable row level security, force row level security;
grant delete, insert, select, update on private.instance_setting to service_role;

create table private.letter_stream (
  user_id uuid not null,
  id uuid not null,
  reservation_id uuid,
  holder uuid not null,
  leased_until timestamp with time zone not null,
  attempts integer not null default 1,
  read_until timestamp with time zone not null,
  is_cancelled boolean not null default false,
  events jsonb not null default '[]'::jsonb,
  outcome jsonb,
  created_at timestamp with time zone not null default now(),
  constraint letter_stream_pkey PRIMARY KEY (user_id, id),
  constraint letter_stream_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX letter_stream_created_at_idx ON private.letter_stream USING btree (created_at);
alter table private.letter_stream enable row level security, force row level security;
grant delete, insert, select, update (holder, leased_until, attempts, read_until, is_cancelled, events, outcome) on private.letter_stream to service_role;

create table private.mailing_list_entry (
  id uuid not null default gen_random_uuid(),
  list text not null,
  email text not null,
  language text not null,
  created_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone,
  constraint mailing_list_entry_list_email_key UNIQUE (list, email),
  constraint mailing_list_entry_pkey PRIMARY KEY (id),
  constraint mailing_list_entry_email_check CHECK (email = lower(email) AND char_length(email) <= 254),
  constraint mailing_list_entry_language_check CHECK (language = ANY (private.interface_languages())),
  constraint mailing_list_entry_list_check CHECK (list = ANY (ARRAY['newsletter'::text, 'waitlist'::text]))
);
CREATE INDEX mailing_list_entry_unconfirmed_idx ON private.mailing_list_entry USING btree (created_at) WHERE (confirmed_at IS NULL);
alter table private.mailing_list_entry enable row level security, force row level security;
grant delete, select, update (confirmed_at) on private.mailing_list_entry to service_role;

create table private.mailing_list_link (
  token_hash bytea not null,
  entry_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint mailing_list_link_pkey PRIMARY KEY (token_hash),
  constraint mailing_list_link_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES private.mailing_list_entry(id) ON DELETE CASCADE,
  constraint mailing_list_link_token_hash_check CHECK (octet_length(token_hash) = 32)
);
CREATE INDEX mailing_list_link_entry_id_idx ON private.mailing_list_link USING btree (entry_id);
alter table private.mailing_list_link enable row level security, force row level security;
grant insert, select on private.mailing_list_link to service_role;

create table private.mailing_list_mail (
  entry_id uuid not null,
  due_at timestamp with time zone not null default now(),
  attempts integer not null default 0,
  message_id uuid not null default gen_random_uuid(),
  constraint mailing_list_mail_pkey PRIMARY KEY (entry_id),
  constraint mailing_list_mail_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES private.mailing_list_entry(id) ON DELETE CASCADE
);
CREATE INDEX mailing_list_mail_due_at_idx ON private.mailing_list_mail USING btree (due_at);
alter table private.mailing_list_mail enable row level security, force row level security;
grant delete, select, update (due_at, attempts) on private.mailing_list_mail to service_role;

create table private.model_spending (
  period date not null,
  cost_micro_eur bigint not null default 0,
  constraint model_spending_pkey PRIMARY KEY (period)
);
alter table private.model_spending enable row level security, force row level security;

create table private.object_deletion (
  bucket_id text not null,
  object_name text not null,
  queued_at timestamp with time zone not null default now(),
  due_at timestamp with time zone not null default now(),
  attempts integer not null default 0,
  constraint object_deletion_pkey PRIMARY KEY (bucket_id, object_name)
);
CREATE INDEX object_deletion_due_at_idx ON private.object_deletion USING btree (due_at);
alter table private.object_deletion enable row level security, force row level security;
grant delete, insert, select, update (due_at, attempts) on private.object_deletion to service_role;

create table private.plan_limit (
  plan text not null,
  feature text not null,
  quota integer,
  constraint plan_limit_pkey PRIMARY KEY (plan, feature),
  constraint plan_limit_feature_check CHECK (feature = ANY (ARRAY['application'::text, 'doc_upload'::text, 'cover_letter'::text, 'resume'::text])),
  constraint plan_limit_plan_check CHECK (plan = ANY (ARRAY['Free'::text, 'Plus'::text, 'Pro'::text, 'Ultra'::text, 'VIP'::text, 'BETA'::text])),
  constraint plan_limit_quota_check CHECK (quota >= 0)
);
alter table private.plan_limit enable row level security, force row level security;
grant select, update on private.plan_limit to service_role;

create unlogged table private.rate_count (
  key text not null,
  used integer not null,
  ends_at timestamp with time zone not null,
  constraint rate_count_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_count_ends_at_idx ON private.rate_count USING btree (ends_at);
alter table private.rate_count enable row level security, force row level security;
grant delete, select, update (ends_at) on private.rate_count to service_role;

create table private.restoring_application (
  application_id uuid not null,
  constraint restoring_application_pkey PRIMARY KEY (application_id)
);
alter table private.restoring_application enable row level security, force row level security;

create table private.sandbox_record (
  id text not null,
  body jsonb not null,
  constraint sandbox_record_pkey PRIMARY KEY (id)
);
CREATE INDEX sandbox_record_customer_idx ON private.sandbox_record USING btree (((body ->> 'customer'::text)));
alter table private.sandbox_record enable row level security, force row level security;
grant delete, insert, select, update on private.sandbox_record to service_role;

create policy auth_admin on auth.saml_relay_states as permissive for all to supabase_auth_admin using (true);
create policy auth_admin on auth.sso_domains as permissive for all to supabase_auth_admin using (true);
create policy auth_admin on auth.sso_providers as permissive for all to supabase_auth_admin using (true);
CREATE TRIGGER correct_unconfirmed_profile AFTER UPDATE OF email_confirmed_at ON auth.users FOR EACH ROW WHEN (old.email_confirmed_at IS NULL AND new.email_confirmed_at IS NOT NULL) EXECUTE FUNCTION private.handle_new_user();
CREATE TRIGGER make_profile_and_subscription AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION private.handle_new_user();
create policy user_documents_delete on storage.objects as permissive for delete to authenticated using (((bucket_id = 'user-documents'::text) AND ((storage.foldername(name))[1] = ( SELECT (p.id)::text AS id
   FROM public.profile p
  WHERE (p.user_id = ( SELECT auth.uid() AS uid)))) AND (NOT (EXISTS ( SELECT
   FROM public.files f
  WHERE (f.file_path = objects.name))))));
create policy user_documents_insert on storage.objects as permissive for insert to authenticated with check (((bucket_id = 'user-documents'::text) AND ((storage.foldername(name))[1] = ( SELECT (p.id)::text AS id
   FROM public.profile p
  WHERE (p.user_id = ( SELECT auth.uid() AS uid)))) AND private.may_store_more(name)));
create policy user_documents_second_factor on storage.objects as restrictive for all to authenticated using (((bucket_id <> 'user-documents'::text) OR ( SELECT private.require_aal() AS require_aal)));
create policy user_documents_select on storage.objects as permissive for select to authenticated using (((bucket_id = 'user-documents'::text) AND ((storage.foldername(name))[1] = ( SELECT (p.id)::text AS id
   FROM public.profile p
  WHERE (p.user_id = ( SELECT auth.uid() AS uid))))));
create policy user_documents_update on storage.objects as permissive for update to authenticated using (((bucket_id = 'user-documents'::text) AND ((storage.foldername(name))[1] = ( SELECT (p.id)::text AS id
   FROM public.profile p
  WHERE (p.user_id = ( SELECT auth.uid() AS uid)))))) with check (((bucket_id = 'user-documents'::text) AND ((storage.foldername(name))[1] = ( SELECT (p.id)::text AS id
   FROM public.profile p
  WHERE (p.user_id = ( SELECT auth.uid() AS uid)))) AND private.may_be_named(id, bucket_id, name)));

CREATE OR REPLACE FUNCTION public.abandon_usage(p_reservation_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_reservation public.credit_reservation;
begin
  update public.credit_reservation r
  set claimed_at = null, state = case when r.taken_by_server then 'released' else 'open' end
  where r.id = p_reservation_id and r.state = 'open' and r.claimed_at is not null
  returning r.* into v_reservation;
  if v_reservation.state = 'released' then
    update public.usage u set used = u.used - 1
    where u.subscription_id = v_reservation.subscription_id
      and u.feature = v_reservation.feature and u.period = v_reservation.period;
  end if;
  return v_reservation.id is not null;
end
$function$;
grant execute on function public.abandon_usage(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.apply_billing(p_user_id uuid, p_version integer, p_subscription_id text, p_plan text, p_ends_at timestamp with time zone, p_next_payment timestamp with time zone, p_interval text DEFAULT NULL::text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_subscription public.subscription;
begin
  select s.* into v_subscription from public.subscription s where s.user_id = p_user_id for update;
  if not found or v_subscription.version <> p_version then
    return false;
  end if;
  if v_subscription.plan not in ('VIP', 'BETA') then
    update public.subscription s
    set
      plan = p_plan,
      is_active = true,
      cancel_at_period_end = p_ends_at is not null,
      cancellation_effective_date = p_ends_at,
      next_billing_date = p_next_payment,
      billing_interval = p_interval
    where s.user_id = p_user_id;
  end if;
  update private.billing_account b set subscription_id = p_subscription_id, checked_at = now()
  where b.user_id = p_user_id;
  return true;
end
$function$;
grant execute on function public.apply_billing(uuid,integer,text,text,timestamp with time zone,timestamp with time zone,text) to service_role;

CREATE OR REPLACE FUNCTION public.billing_account(p_user_id uuid)
 RETURNS TABLE(user_id uuid, version integer, plan text, is_active boolean, cancel_at_period_end boolean, cancellation_effective_date timestamp with time zone, next_billing_date timestamp with time zone, billing_interval text, customer_id text, subscription_id text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select
    s.user_id, s.version, s.plan, s.is_active, s.cancel_at_period_end, s.cancellation_effective_date,
    s.next_billing_date, s.billing_interval, b.customer_id, b.subscription_id
  from public.subscription s
  left join private.billing_account b on b.user_id = s.user_id
  where s.user_id = p_user_id
$function$;
grant execute on function public.billing_account(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.billing_event_is_known(p_event_id text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select exists (select from private.billing_event e where e.id = p_event_id) $function$;
grant execute on function public.billing_event_is_known(text) to service_role;

CREATE OR REPLACE FUNCTION public.billing_user(p_customer_id text)
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select b.user_id from private.billing_account b where b.customer_id = p_customer_id $function$;
grant execute on function public.billing_user(text) to service_role;

CREATE OR REPLACE FUNCTION public.billing_users_to_check(p_before timestamp with time zone, p_limit integer)
 RETURNS TABLE(user_id uuid)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select b.user_id from private.billing_account b
  where b.checked_at < p_before
  order by b.checked_at
  limit p_limit
$function$;
grant execute on function public.billing_users_to_check(timestamp with time zone,integer) to service_role;

CREATE OR REPLACE FUNCTION public.cancel_email_change()
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  present text;
begin
  perform private.require_aal();
  update auth.users set email_change = '', email_change_confirm_status = 0, updated_at = now()
    where id = auth.uid() and email_change <> ''
    returning email into present;
  if found then
    delete from auth.one_time_tokens
      where user_id = auth.uid() and token_type in ('email_change_token_current', 'email_change_token_new');
  end if;
  return present;
end
$function$;
grant execute on function public.cancel_email_change() to authenticated;

CREATE OR REPLACE FUNCTION public.change_tags(p_ids uuid[], p_added text DEFAULT NULL::text, p_removed text DEFAULT NULL::text)
 RETURNS SETOF public.job_applied
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.job_applied a
  set tags = array(
    select t.tag
    from unnest(a.tags) with ordinality as t (tag, place)
    where lower(t.tag) is distinct from lower(p_removed)
    order by t.place
  ) || array_remove(array[p_added], null)
  where a.id = any (p_ids)
    and (p_removed is null or exists (select from unnest(a.tags) as t (tag) where lower(t.tag) = lower(p_removed)))
    and (
      p_added is null
      or cardinality(a.tags) < 10 and not exists (select from unnest(a.tags) as t (tag) where lower(t.tag) = lower(p_added))
    )
    and coalesce(p_added, p_removed) is not null
  returning a.*
$function$;
grant execute on function public.change_tags(uuid[],text,text) to authenticated;

CREATE OR REPLACE FUNCTION public.claim_usage(p_user_id uuid, p_feature text)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_subscription_id uuid := (select s.id from public.subscription s where s.user_id = p_user_id);
  v_reservation_id uuid;
begin
  update public.credit_reservation r
  set claimed_at = now(), expires_at = now() + interval '15 minutes'
  where r.id = (
    select o.id
    from public.credit_reservation o
    where o.subscription_id = v_subscription_id and o.feature = p_feature
      and o.state = 'open' and o.claimed_at is null and o.expires_at > now()
    order by o.created_at
    limit 1
    for update skip locked
  )
  returning r.id into v_reservation_id;
  if v_reservation_id is not null or not private.take_credits(v_subscription_id, p_feature, 1) then
    return v_reservation_id;
  end if;
  insert into public.credit_reservation (subscription_id, feature, period, claimed_at, taken_by_server)
  values (v_subscription_id, p_feature, private.current_period(), now(), true)
  returning id into v_reservation_id;
  return v_reservation_id;
end
$function$;
grant execute on function public.claim_usage(uuid,text) to service_role;

CREATE OR REPLACE FUNCTION public.close_model_call(p_id uuid, p_outcome text, p_bytes_sent integer, p_bytes_received integer, p_input_tokens integer, p_output_tokens integer, p_cost bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
grant execute on function public.close_model_call(uuid,text,integer,integer,integer,integer,bigint) to service_role;

CREATE OR REPLACE FUNCTION public.consume_application(p_job_url text)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_subscription_id uuid := (select s.id from public.subscription s where s.user_id = auth.uid());
  v_hash bytea := sha256(convert_to(btrim(p_job_url), 'UTF8'));
begin
  perform private.require_aal();
  if v_subscription_id is null or coalesce(btrim(p_job_url), '') = '' then
    return false;
  end if;
  -- Two tabs on one posting wait for one another here, so that the second finds what the first has counted.
  perform pg_advisory_xact_lock(hashtextextended(v_subscription_id::text || encode(v_hash, 'hex'), 0));
  if exists (
    select from public.credit_reservation r
    where r.subscription_id = v_subscription_id and r.period = private.current_period()
      and r.feature = 'application' and r.posting_hash = v_hash
  ) then
    return true;
  end if;
  if not private.take_credits(v_subscription_id, 'application', 1) then
    return false;
  end if;
  insert into public.credit_reservation (subscription_id, feature, period, state, posting_hash)
  values (v_subscription_id, 'application', private.current_period(), 'settled', v_hash);
  return true;
end
$function$;
grant execute on function public.consume_application(text) to authenticated;

CREATE OR REPLACE FUNCTION public.cv_of_letter(p_letter_id uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select c.id
  from public.letters l
  join public.cvs c
    on c.user_id = l.user_id
    and (
      c.application_id = l.application_id
      or md5(btrim(regexp_replace(c.posting, '\s+', ' ', 'g'))) = md5(btrim(regexp_replace(l.posting, '\s+', ' ', 'g')))
    )
  where l.id = p_letter_id
  order by (c.application_id = l.application_id) desc nulls last, c.created_at desc, c.id
  limit 1
$function$;
grant execute on function public.cv_of_letter(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.delete_account(p_user_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.deleted_account (plan, had_paid)
  select s.plan, b.subscription_id is not null
  from auth.users u
  join public.subscription s on s.user_id = u.id
  left join private.billing_account b on b.user_id = u.id
  where u.id = p_user_id
  for update of u;
  delete from auth.users u where u.id = p_user_id;
  return found;
end
$function$;
grant execute on function public.delete_account(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.end_session(p_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from auth.sessions s where s.id = p_id and s.user_id = auth.uid();
  return found;
end
$function$;
grant execute on function public.end_session(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.get_current_user_usage()
 RETURNS TABLE(feature text, used integer, quota integer, is_unlimited boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select
    l.feature,
    greatest(
      coalesce(u.used, 0) - (
        select count(*)::integer
        from public.credit_reservation r
        where r.subscription_id = s.id and r.feature = l.feature and r.period = private.current_period()
          and r.state = 'open' and r.expires_at <= now()
      ),
      0
    ),
    l.quota,
    l.quota is null
  from public.subscription s
  join private.plan_limit l on l.plan = private.plan_now(s)
  left join public.usage u on u.subscription_id = s.id and u.feature = l.feature and u.period = private.current_period()
  where s.user_id = auth.uid() and (select private.require_aal())
  order by l.feature
$function$;
grant execute on function public.get_current_user_usage() to authenticated;

CREATE OR REPLACE FUNCTION public.letter_of_cv(p_cv_id uuid)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select l.id
  from public.cvs c
  join public.letters l
    on l.user_id = c.user_id
    and (
      l.application_id = c.application_id
      or md5(btrim(regexp_replace(l.posting, '\s+', ' ', 'g'))) = md5(btrim(regexp_replace(c.posting, '\s+', ' ', 'g')))
    )
  where c.id = p_cv_id
  order by (l.application_id = c.application_id) desc nulls last, l.created_at desc, l.id
  limit 1
$function$;
grant execute on function public.letter_of_cv(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.link_billing_customer(p_user_id uuid, p_customer_id text)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_customer_id text;
begin
  insert into private.billing_account (user_id, customer_id) values (p_user_id, p_customer_id)
  on conflict (user_id) do nothing;
  select b.customer_id into v_customer_id from private.billing_account b where b.user_id = p_user_id;
  return v_customer_id;
end
$function$;
grant execute on function public.link_billing_customer(uuid,text) to service_role;

CREATE OR REPLACE FUNCTION public.my_email_change()
 RETURNS TABLE(new_email text, requested_at timestamp with time zone, is_expired boolean, current_confirmed boolean, new_confirmed boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_aal();
  return query
    select
      u.email_change::text, u.email_change_sent_at,
      not coalesce(max(t.expires_at) > now(), false),
      coalesce(bool_or(t.consumed_at is not null) filter (where t.token_type = 'email_change_token_current'), false),
      -- No such token exists while the new address belongs to another account: nobody may learn that here.
      coalesce(bool_or(t.consumed_at is not null) filter (where t.token_type = 'email_change_token_new'), false)
    from auth.users u
    left join auth.one_time_tokens t
      on t.user_id = u.id and t.token_type in ('email_change_token_current', 'email_change_token_new')
    where u.id = auth.uid() and u.email_change <> ''
    group by u.id;
exception when undefined_column then
  return query
    select u.email_change::text, u.email_change_sent_at, false, false, false
    from auth.users u
    where u.id = auth.uid() and u.email_change <> '';
end
$function$;
grant execute on function public.my_email_change() to authenticated;

CREATE OR REPLACE FUNCTION public.my_sessions()
 RETURNS TABLE(id uuid, user_agent text, created_at timestamp with time zone, last_used_at timestamp with time zone, is_current boolean, is_extension boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select
    s.id, s.user_agent, s.created_at, greatest(s.created_at, s.refreshed_at::timestamptz),
    s.id::text is not distinct from auth.jwt() ->> 'session_id',
    s.tag is not distinct from 'extension'
  from auth.sessions s
  where s.user_id = auth.uid() and (select private.require_aal()) and (s.not_after is null or s.not_after > now())
  order by 5 desc, 4 desc
  limit 100
$function$;
grant execute on function public.my_sessions() to authenticated;

CREATE OR REPLACE FUNCTION public.newsletter_signup(p_email text, p_language text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.sign_up('newsletter', p_email, p_language) $function$;
grant execute on function public.newsletter_signup(text,text) to anon, authenticated;

CREATE OR REPLACE FUNCTION public.note_billing_check(p_user_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ update private.billing_account b set checked_at = now() where b.user_id = p_user_id $function$;
grant execute on function public.note_billing_check(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.open_model_call(p_user_id uuid, p_purpose text, p_provider text, p_model text, p_host text, p_bytes_sent integer, p_cost_bound bigint, p_ceiling bigint)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;
grant execute on function public.open_model_call(uuid,text,text,text,text,integer,bigint,bigint) to service_role;

CREATE OR REPLACE FUNCTION public.order_saved_views(p_ids uuid[])
 RETURNS SETOF public.saved_view
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- Two windows that update the same rows in another order could wait for each other.
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 10));
  return query
    update public.saved_view v
    set position = placed.place
    from (
      select w.id, (row_number() over (order by array_position(p_ids, w.id), w.position, w.created_at))::integer as place
      from public.saved_view w
    ) placed
    where placed.id = v.id
    returning v.*;
end
$function$;
grant execute on function public.order_saved_views(uuid[]) to authenticated;

CREATE OR REPLACE FUNCTION public.release_usage(p_subscription_id uuid, p_feature text, p_quantity integer DEFAULT 1)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.require_aal();
  if not private.is_own_request(p_subscription_id, p_quantity) then
    return false;
  end if;
  with chosen as (
    select r.id
    from public.credit_reservation r
    where r.subscription_id = p_subscription_id
      and r.feature = p_feature
      and (
        (r.state = 'open' and r.claimed_at is null)
        or (
          r.state = 'settled'
          and r.document_id is not null
          and date_trunc('month', r.document_deleted_at at time zone 'utc')::date = r.period
        )
      )
    order by (r.state = 'settled') desc, r.created_at desc
    limit p_quantity
    for update skip locked
  ),
  released as (
    update public.credit_reservation r set state = 'released' from chosen where r.id = chosen.id returning r.period
  )
  update public.usage u
  set used = u.used - e.credits
  from (select period, count(*)::integer as credits from released group by period) e
  where u.subscription_id = p_subscription_id and u.feature = p_feature and u.period = e.period;
  return found;
end
$function$;
grant execute on function public.release_usage(uuid,text,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.remember_billing_event(p_event_id text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ insert into private.billing_event (id) values (p_event_id) on conflict do nothing $function$;
grant execute on function public.remember_billing_event(text) to service_role;

CREATE OR REPLACE FUNCTION public.restore_application(p_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_content jsonb;
begin
  perform private.require_aal();
  delete from public.trash t
  where t.id = (
    select d.id
    from public.trash d
    where d.user_id = auth.uid() and d.table_name = 'job_applied' and d.row_id = p_id
      and d.deleted_at >= now() - interval '30 days'
    order by d.deleted_at desc
    limit 1
    for update
  )
  returning t.content into v_content;
  if not found then
    return false;
  end if;
  insert into private.restoring_application (application_id) values (p_id);
  insert into public.job_applied
  select (jsonb_populate_record(null::public.job_applied, v_content - '{events,contacts,files,tasks,interviews}'::text[])).*;
  insert into public.application_event
  select (jsonb_populate_record(null::public.application_event, e.event)).*
  from jsonb_array_elements(v_content -> 'events') as e (event);
  -- What was deleted before these were kept has neither.
  insert into public.application_contacts
  select (jsonb_populate_record(null::public.application_contacts, c.contact)).*
  from jsonb_array_elements(coalesce(v_content -> 'contacts', '[]')) as c (contact);
  insert into public.application_files
  select k.*
  from jsonb_array_elements(coalesce(v_content -> 'files', '[]')) as l (link),
    jsonb_populate_record(null::public.application_files, l.link) as k
  where exists (select from public.files f where f.id = k.file_id);
  insert into public.task
  select (jsonb_populate_record(null::public.task, k.task)).*
  from jsonb_array_elements(coalesce(v_content -> 'tasks', '[]')) as k (task);
  insert into public.interview
  select (jsonb_populate_record(null::public.interview, k.interview)).*
  from jsonb_array_elements(coalesce(v_content -> 'interviews', '[]')) as k (interview);
  perform private.add_missing_tasks(auth.uid(), p_id);
  -- Links that were removed with the application, unless the document is for another one by now.
  update public.letters l set application_id = p_id
  where l.user_id = auth.uid() and l.application_id is null and v_content -> 'letters' ? l.id::text;
  update public.cvs c set application_id = p_id
  where c.user_id = auth.uid() and c.application_id is null and v_content -> 'cvs' ? c.id::text;
  update public.letter_answers n set application_id = p_id
  where n.user_id = auth.uid() and n.application_id is null and v_content -> 'answers' ? n.id::text;
  delete from private.restoring_application r where r.application_id = p_id;
  return true;
end
$function$;
grant execute on function public.restore_application(uuid) to authenticated;

CREATE OR REPLACE FUNCTION public.restore_applications(p_ids uuid[])
 RETURNS integer
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select count(*) filter (where public.restore_application(i.id))::integer from unnest(p_ids) as i (id)
$function$;
grant execute on function public.restore_applications(uuid[]) to authenticated;

CREATE OR REPLACE FUNCTION public.settle_usage(p_reservation_id uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.credit_reservation r set state = 'settled'
  where r.id = p_reservation_id and r.state = 'open' and r.claimed_at is not null;
  return found;
end
$function$;
grant execute on function public.settle_usage(uuid) to service_role;

CREATE OR REPLACE FUNCTION public.store_resume(p_fields jsonb, p_added jsonb, p_changed jsonb, p_deleted jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_profile_id uuid;
  v_field text;
  v_table text;
  v_columns text;
  v_is_sorted boolean;
  v_count integer;
  v_done jsonb := '{"fields": 0, "added": 0, "changed": 0, "deleted": 0}';
begin
  insert into public.profile (user_id) values (auth.uid()) on conflict (user_id) do nothing;
  select p.id into v_profile_id from public.profile p where p.user_id = auth.uid() for update;
  foreach v_field in array array[
    'first_name', 'last_name', 'email', 'phone_number', 'address', 'postal_code', 'city', 'country', 'summary'
  ] loop
    continue when not coalesce(p_fields, '{}') ? v_field;
    execute format(
      'update public.profile p set %1$I = nullif($1 ->> ''after'', '''')
       where p.id = $2 and coalesce(p.%1$I, '''') = coalesce($1 ->> ''before'', '''')', v_field
    ) using p_fields -> v_field, v_profile_id;
    get diagnostics v_count = row_count;
    v_done := jsonb_set(v_done, '{fields}', to_jsonb((v_done ->> 'fields')::integer + v_count));
  end loop;
  for v_table, v_columns, v_is_sorted in values
    ('education', 'school, degree, field_of_study, description, start_date, start_date_precision, end_date, end_date_precision, is_current', true),
    ('experiences', 'company, title, location, description, start_date, start_date_precision, end_date, end_date_precision, is_current', true),
    ('contributions', 'title, organization, description, start_date, start_date_precision, end_date, end_date_precision, is_current', true),
    ('competencies', 'name, category, level, years_of_experience', true),
    ('websites', 'domain, display_name', false),
    ('other', 'label, content, kind', false)
  loop
    execute format(
      'delete from public.%I t using jsonb_array_elements_text(coalesce($1, ''[]'')) as a (id)
       where t.id = a.id::uuid and t.version = 1', v_table
    ) using p_deleted -> v_table;
    get diagnostics v_count = row_count;
    v_done := jsonb_set(v_done, '{deleted}', to_jsonb((v_done ->> 'deleted')::integer + v_count));
    execute format(
      'update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, c.value))
       from jsonb_array_elements(coalesce($1, ''[]'')) c
       where t.id = (c.value ->> ''id'')::uuid and t.version = (c.value ->> ''version'')::integer',
      v_table, v_columns
    ) using p_changed -> v_table;
    get diagnostics v_count = row_count;
    v_done := jsonb_set(v_done, '{changed}', to_jsonb((v_done ->> 'changed')::integer + v_count));
    execute format(
      'insert into public.%1$I (id, profile_id, %2$s%3$s)
       select r.id, $2, %2$s%4$s
       from jsonb_array_elements(coalesce($1, ''[]'')) with ordinality as a (value, place),
         jsonb_populate_record(null::public.%1$I, a.value) r
       on conflict (id) do nothing',
      v_table,
      v_columns,
      case when v_is_sorted then ', sort_order' else '' end,
      case when v_is_sorted then
        format(', (select coalesce(max(t.sort_order) + 1, 0) from public.%I t where t.profile_id = $2) + place::integer - 1', v_table)
      else '' end
    ) using p_added -> v_table, v_profile_id;
    get diagnostics v_count = row_count;
    v_done := jsonb_set(v_done, '{added}', to_jsonb((v_done ->> 'added')::integer + v_count));
  end loop;
  return v_done;
end
$function$;
grant execute on function public.store_resume(jsonb,jsonb,jsonb,jsonb) to authenticated;

CREATE OR REPLACE FUNCTION public.try_consume(p_subscription_id uuid, p_feature text, p_quantity integer DEFAULT 1)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_user_id uuid := auth.uid();
begin
  perform private.require_aal();
  if v_user_id is null or p_quantity is null or p_quantity not between 1 and 100 then
    return false;
  end if;
  if not private.take_credits_of(p_subscription_id, v_user_id, p_feature, p_quantity) then
    return false;
  end if;
  insert into public.credit_reservation (subscription_id, feature, period, state)
  select
    p_subscription_id, p_feature, date_trunc('month', now() at time zone 'utc')::date,
    case when p_feature = 'application' then 'settled' else 'open' end
  from generate_series(1, p_quantity);
  return true;
end
$function$;
grant execute on function public.try_consume(uuid,text,integer) to authenticated;

CREATE OR REPLACE FUNCTION public.undo_resume(p_filled jsonb, p_added jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_table text;
  v_field text;
  v_count integer;
  v_deleted integer := 0;
  v_cleared integer := 0;
begin
  foreach v_table in array array['education', 'experiences', 'contributions', 'competencies', 'websites', 'other'] loop
    execute format(
      'delete from public.%I t using jsonb_array_elements_text(coalesce($1 -> $2, ''[]'')) as a (id)
       where t.id = a.id::uuid and t.version = 1', v_table
    ) using p_added, v_table;
    get diagnostics v_count = row_count;
    v_deleted := v_deleted + v_count;
  end loop;
  foreach v_field in array array[
    'first_name', 'last_name', 'email', 'phone_number', 'address', 'postal_code', 'city', 'country', 'summary'
  ] loop
    execute format(
      'update public.profile p set %1$I = null where p.user_id = auth.uid() and p.%1$I = $1 ->> $2', v_field
    ) using p_filled, v_field;
    get diagnostics v_count = row_count;
    v_cleared := v_cleared + v_count;
  end loop;
  return jsonb_build_object('deleted', v_deleted, 'cleared', v_cleared);
end
$function$;
grant execute on function public.undo_resume(jsonb,jsonb) to authenticated;

CREATE OR REPLACE FUNCTION public.waitlist_signup(p_email text, p_language text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when a.answer ->> 'error' = 'duplicate_email' then '{"success": true, "error": null}' else a.answer end
  from (select private.sign_up('waitlist', p_email, p_language) as answer) as a
$function$;
grant execute on function public.waitlist_signup(text,text) to anon, authenticated;

CREATE OR REPLACE FUNCTION private.add_missing_tasks(p_user_id uuid, p_application_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.task (application_id, user_id, action, due_date, reminder_set)
  select a.id, a.user_id, a.next_action, a.next_action_date, a.reminder_set
  from public.job_applied a
  where a.user_id = p_user_id and (p_application_id is null or a.id = p_application_id)
    and (a.next_action is not null or a.next_action_date is not null or a.reminder_set)
    and not exists (select from public.task t where t.application_id = a.id and t.done_at is null)
$function$;

CREATE OR REPLACE FUNCTION private.are_tags(p_tags text[])
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select cardinality(p_tags) <= 10
    and coalesce(array_ndims(p_tags), 1) = 1
    and (
      select count(t.tag) = cardinality(p_tags) and count(distinct lower(t.tag)) = cardinality(p_tags)
      from unnest(p_tags) as t (tag)
    )
    and not exists (
      select from unnest(p_tags) as t (tag)
      where char_length(t.tag) not between 1 and 30
        or t.tag ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'
        -- What `trim()` of JavaScript removes.
        or t.tag ~ '^[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]'
        or t.tag ~ '[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]$'
    )
$function$;
grant execute on function private.are_tags(text[]) to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.begin_import(p_user_id uuid, p_profile jsonb, p_documents integer)
 RETURNS TABLE(name text, rows integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_profile_id uuid;
begin
  select p.id into strict v_profile_id from public.profile p where p.user_id = p_user_id for update;
  return query select o.name, o.rows from private.import_obstacles(p_user_id) o;
  if found then
    return;
  end if;
  if p_documents > private.import_allowance(p_user_id) then
    raise exception 'limit_reached' using errcode = 'PT402', detail = 'The plan takes in fewer documents';
  end if;
  if p_documents > 0 then
    insert into private.imported_documents as i (user_id, documents) values (p_user_id, p_documents)
    on conflict (user_id) do update set documents = i.documents + excluded.documents;
  end if;
  insert into private.importing_account (user_id) values (p_user_id);
  update public.profile p
  set (
    first_name, last_name, email, country, city, postal_code, phone_number, address, summary, gender, age, job_preferences
  ) = (
    select
      n.first_name, n.last_name, n.email, n.country, n.city, n.postal_code, n.phone_number, n.address, n.summary,
      n.gender, n.age, n.job_preferences
    from jsonb_populate_record(p, p_profile) n
  )
  where p.id = v_profile_id;
end
$function$;
grant execute on function private.begin_import(uuid,jsonb,integer) to service_role;

CREATE OR REPLACE FUNCTION private.change_first_task()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_shown public.task;
  v_closed uuid;
  v_first public.task;
begin
  if private.is_put_back(new.id, new.user_id) then
    return new;
  end if;
  -- Without any value they show a task of words alone, if there is one.
  select t.* into v_shown from public.task t
  where t.application_id = new.id and t.done_at is null
    and (t.action, t.due_date, t.reminder_set)
      is not distinct from (old.next_action, old.next_action_date, old.reminder_set)
  order by t.created_at, t.id
  limit 1;
  select t.id into v_closed from public.task t
  where t.application_id = new.id and t.done_at > now() - interval '10 minutes'
    and (new.next_action is not distinct from old.next_action or new.next_action is not distinct from t.action)
    and (new.next_action_date is not distinct from old.next_action_date or new.next_action_date is not distinct from t.due_date)
    and (new.reminder_set = old.reminder_set or new.reminder_set = t.reminder_set)
  order by t.done_at desc
  limit 1;
  if new.next_action is null and new.next_action_date is null and not new.reminder_set then
    update public.task t
    set action = null, due_date = null, reminder_set = false
    where t.id = v_shown.id and btrim(coalesce(t.title, '')) <> '';
    update public.task t set done_at = now() where t.id = v_shown.id and btrim(coalesce(t.title, '')) = '';
  elsif v_closed is not null then
    update public.task t set done_at = null where t.id = v_closed;
  elsif v_shown.id is not null then
    update public.task t
    set action = new.next_action, due_date = new.next_action_date, reminder_set = new.reminder_set
    where t.id = v_shown.id;
    return new;
  else
    insert into public.task (application_id, user_id, action, due_date, reminder_set)
    values (new.id, new.user_id, new.next_action, new.next_action_date, new.reminder_set);
    return new;
  end if;
  select * into v_first from private.first_task(new.id);
  new.next_action := v_first.action;
  new.next_action_date := v_first.due_date;
  new.reminder_set := coalesce(v_first.reminder_set, false);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.check_interview_zone()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.local_time(now(), new.time_zone) is null then
    raise exception 'There is no time zone "%"', new.time_zone using errcode = 'check_violation';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.client_network()
 RETURNS text
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_address inet;
begin
  v_address := regexp_replace(
    btrim(split_part(private.request_header('x-forwarded-for'), ',', 1)), '^::ffff:(?=[0-9.]+$)', '', 'i'
  )::inet;
  return case when family(v_address) = 6 then network(set_masklen(v_address, 64)) else v_address end;
exception
  when invalid_text_representation then return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.current_period()
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$ select date_trunc('month', now() at time zone 'utc')::date $function$;

CREATE OR REPLACE FUNCTION private.delete_idle_anonymous_users(p_days integer, p_limit integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_since constant timestamptz := now() - make_interval(days => p_days);
  v_user_id uuid;
  v_count integer := 0;
begin
  for v_user_id in
    select u.id
    from auth.users u
    where u.is_anonymous and u.created_at < v_since
      and not exists (
        select from auth.sessions s
        where s.user_id = u.id and greatest(s.created_at, s.refreshed_at::timestamptz) >= v_since
      )
      and not exists (select from private.billing_account b where b.user_id = u.id)
    limit p_limit
    for update of u skip locked
  loop
    perform public.delete_account(v_user_id);
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$function$;
grant execute on function private.delete_idle_anonymous_users(integer,integer) to service_role;

CREATE OR REPLACE FUNCTION private.digest_of_link(p_token_hash bytea)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select p.language from private.digest_link l join public.notification_preference p on p.user_id = l.user_id
  where l.token_hash = p_token_hash
$function$;
grant execute on function private.digest_of_link(bytea) to service_role;

CREATE OR REPLACE FUNCTION private.end_digest(p_token_hash bytea)
 RETURNS text
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.notification_preference p set digest = false
  from private.digest_link l
  where l.token_hash = p_token_hash and l.user_id = p.user_id
  returning p.language
$function$;
grant execute on function private.end_digest(bytea) to service_role;

CREATE OR REPLACE FUNCTION private.event_time()
 RETURNS timestamp with time zone
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select least(
    -- Inside a definer function current_user is the owner.
    case when session_user = current_user then nullif(current_setting('postulo.happened_at', true), '')::timestamptz end,
    clock_timestamp()
  )
$function$;

CREATE OR REPLACE FUNCTION private.expire_old_reservations(p_limit integer)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_due record;
  v_count integer := 0;
begin
  for v_due in
    select distinct r.subscription_id, r.feature
    from public.credit_reservation r
    where r.state = 'open' and r.expires_at <= now()
    order by r.subscription_id, r.feature
    limit p_limit
  loop
    perform private.expire_reservations(v_due.subscription_id, v_due.feature);
    v_count := v_count + 1;
  end loop;
  return v_count;
end
$function$;
grant execute on function private.expire_old_reservations(integer) to service_role;

CREATE OR REPLACE FUNCTION private.expire_reservations(p_subscription_id uuid, p_feature text)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with due as (
    select r.id
    from public.credit_reservation r
    where r.subscription_id = p_subscription_id and r.feature = p_feature and r.state = 'open' and r.expires_at <= now()
    order by r.id
    for update
  ),
  expired as (
    update public.credit_reservation r set state = 'expired' from due where r.id = due.id returning r.period
  )
  update public.usage u
  set used = u.used - e.credits
  from (select period, count(*)::integer as credits from expired group by period) e
  where u.subscription_id = p_subscription_id and u.feature = p_feature and u.period = e.period
$function$;

CREATE OR REPLACE FUNCTION private.finish_import(p_user_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.refuse_foreign_rows(p_user_id, p.id) from public.profile p where p.user_id = p_user_id;
  perform private.add_missing_tasks(p_user_id, null);
  delete from private.importing_account i where i.user_id = p_user_id;
end
$function$;
grant execute on function private.finish_import(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.first_plan()
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.instance_setting('default_plan', 'Free') $function$;

CREATE OR REPLACE FUNCTION private.first_task(p_application_id uuid)
 RETURNS SETOF public.task
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select t.* from public.task t
  where t.application_id = p_application_id and t.done_at is null
  order by t.due_date nulls last, t.created_at, t.id
  limit 1
$function$;

CREATE OR REPLACE FUNCTION private.handle_new_user()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.provision_user(new.id, new.email, new.raw_user_meta_data);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.has_news(p_user_id uuid, p_day date)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from public.task t
    join public.job_applied a on a.id = t.application_id
    where t.user_id = p_user_id and t.done_at is null and t.due_date <= p_day and t.reminder_set
      and (t.due_date = p_day or a.application_stage <> all (array['rejected', 'withdrawn']))
  ) or exists (
    select from public.interview i
    join public.job_applied a on a.id = i.application_id
    join public.notification_preference p on p.user_id = i.user_id
    where i.user_id = p_user_id
      and private.local_time(i.starts_at, p.time_zone)::date = p_day
      and i.outcome is distinct from 'cancelled'
      and a.application_stage <> all (array['rejected', 'withdrawn', 'noResponse'])
  )
$function$;

CREATE OR REPLACE FUNCTION private.import_allowance(p_user_id uuid)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when l.quota is not null then greatest(
      0,
      l.quota * 12 - coalesce((select i.documents from private.imported_documents i where i.user_id = p_user_id), 0)
    )
  end
  from public.subscription s
  join private.plan_limit l on l.plan = private.plan_now(s) and l.feature = 'doc_upload'
  where s.user_id = p_user_id
$function$;
grant execute on function private.import_allowance(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.import_batch(p_user_id uuid, p_table text, p_rows jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_profile_id uuid;
begin
  select p.id into strict v_profile_id
  from private.importing_account i
  join public.profile p on p.user_id = i.user_id
  where i.user_id = p_user_id;
  if p_table in ('education', 'experiences', 'contributions', 'other', 'competencies', 'websites', 'files') then
    perform private.import_rows(p_table, p_rows, jsonb_build_object('profile_id', v_profile_id));
  elsif p_table = 'job_applied' then
    insert into private.restoring_application (application_id)
    select (a.item ->> 'id')::uuid from jsonb_array_elements(p_rows) as a (item);
    perform private.import_rows(p_table, p_rows, jsonb_build_object('user_id', p_user_id));
    delete from private.restoring_application r
    using jsonb_array_elements(p_rows) as a (item)
    where r.application_id = (a.item ->> 'id')::uuid;
  elsif p_table in (
    'application_event', 'application_contacts', 'application_files', 'letters', 'letter_answers', 'letter_versions',
    'cvs', 'cv_versions', 'task', 'interview', 'model_calls', 'notification_preference', 'saved_view'
  ) then
    -- Rows that the sign-up or the settings page has written already.
    delete from public.notification_preference n where p_table = 'notification_preference' and n.user_id = p_user_id;
    perform private.import_rows(p_table, p_rows, jsonb_build_object('user_id', p_user_id));
  elsif p_table = 'trash' then
    insert into public.trash (id, user_id, table_name, row_id, content, deleted_at)
    select
      t.id, p_user_id, t.table_name, t.row_id,
      private.imported_trash(
        t.table_name, t.content || jsonb_build_object('id', t.row_id), p_user_id, v_profile_id
      ),
      t.deleted_at
    from jsonb_populate_recordset(null::public.trash, p_rows) t;
  else
    raise exception 'Rows of % are not imported', p_table using errcode = 'invalid_parameter_value';
  end if;
end
$function$;
grant execute on function private.import_batch(uuid,text,jsonb) to service_role;

CREATE OR REPLACE FUNCTION private.import_obstacles(p_user_id uuid)
 RETURNS TABLE(name text, rows integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with own as (select p.* from public.profile p where p.user_id = p_user_id),
  counted as (
    select 'profile' as name, count(*) as rows from own p
    where concat(p.city, p.postal_code, p.phone_number, p.address, p.summary, p.gender, p.age) <> ''
      or p.job_preferences::text like '%true%'
    union all select 'education', count(*) from public.education t join own on own.id = t.profile_id
    union all select 'experiences', count(*) from public.experiences t join own on own.id = t.profile_id
    union all select 'contributions', count(*) from public.contributions t join own on own.id = t.profile_id
    union all select 'other', count(*) from public.other t join own on own.id = t.profile_id
    union all select 'competencies', count(*) from public.competencies t join own on own.id = t.profile_id
    union all select 'websites', count(*) from public.websites t join own on own.id = t.profile_id
    union all select 'files', count(*) from public.files t join own on own.id = t.profile_id
    union all select 'job_applied', count(*) from public.job_applied t where t.user_id = p_user_id
    union all select 'letters', count(*) from public.letters t where t.user_id = p_user_id
    union all select 'letter_answers', count(*) from public.letter_answers t where t.user_id = p_user_id
    union all select 'cvs', count(*) from public.cvs t where t.user_id = p_user_id
    union all select 'saved_view', count(*) from public.saved_view t where t.user_id = p_user_id
  )
  select c.name, c.rows::integer from counted c where c.rows > 0
$function$;
grant execute on function private.import_obstacles(uuid) to service_role;

CREATE OR REPLACE FUNCTION private.import_rows(p_table text, p_rows jsonb, p_forced jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_columns text;
begin
  if coalesce(jsonb_array_length(p_rows), 0) = 0 then
    return;
  end if;
  select string_agg(format('%I', a.attname), ', ') into v_columns
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', p_table)::regclass and a.attnum > 0 and not a.attisdropped
    and (p_rows -> 0 || p_forced) ? a.attname::text;
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_recordset(null::public.%1$I, $1)', p_table, v_columns
  ) using (select jsonb_agg(r.item || p_forced) from jsonb_array_elements(p_rows) as r (item));
end
$function$;

CREATE OR REPLACE FUNCTION private.imported_trash(p_table text, p_content jsonb, p_user_id uuid, p_profile_id uuid)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when p_table = 'job_applied' then
      to_jsonb(
        jsonb_populate_record(
          null::public.job_applied,
          p_content - '{events,contacts,files,tasks,interviews}'::text[] || jsonb_build_object('user_id', p_user_id)
        )
      )
      || jsonb_build_object(
        'events',
        (
          select coalesce(jsonb_agg(to_jsonb(jsonb_populate_record(null::public.application_event, e.item || own.keys))), '[]')
          from jsonb_array_elements(p_content -> 'events') as e (item)
        ),
        'contacts',
        (
          select coalesce(jsonb_agg(to_jsonb(jsonb_populate_record(null::public.application_contacts, c.item || own.keys))), '[]')
          from jsonb_array_elements(coalesce(p_content -> 'contacts', '[]')) as c (item)
        ),
        'tasks',
        (
          select coalesce(jsonb_agg(to_jsonb(jsonb_populate_record(null::public.task, k.item || own.keys))), '[]')
          from jsonb_array_elements(coalesce(p_content -> 'tasks', '[]')) as k (item)
        ),
        'interviews',
        (
          select coalesce(jsonb_agg(to_jsonb(jsonb_populate_record(null::public.interview, k.item || own.keys))), '[]')
          from jsonb_array_elements(coalesce(p_content -> 'interviews', '[]')) as k (item)
        ),
        'files',
        (
          select coalesce(jsonb_agg(to_jsonb(jsonb_populate_record(null::public.application_files, f.item || own.keys))), '[]')
          from jsonb_array_elements(coalesce(p_content -> 'files', '[]')) as f (item)
          where coalesce(
            (select o.profile_id from public.files o where o.id = (f.item ->> 'file_id')::uuid) = p_profile_id, true
          )
        ),
        'letters', coalesce(p_content -> 'letters', '[]'),
        'cvs', coalesce(p_content -> 'cvs', '[]'),
        'answers', coalesce(p_content -> 'answers', '[]')
      )
    when p_table in ('letters', 'cvs') then
      p_content || jsonb_build_object(
        'user_id', p_user_id,
        'versions',
        (
          select coalesce(jsonb_agg(v.item || jsonb_build_object('user_id', p_user_id)), '[]')
          from jsonb_array_elements(p_content -> 'versions') as v (item)
        )
      )
    else p_content || jsonb_build_object('profile_id', p_profile_id)
  end
  from (
    select jsonb_build_object('user_id', p_user_id, 'application_id', p_content -> 'id') as keys
  ) as own
$function$;

CREATE OR REPLACE FUNCTION private.instance_overview(p_now timestamp with time zone)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_recent_days constant int := 30;
  v_refused_days constant int := 7;
  v_recently constant timestamptz := p_now - make_interval(days => v_recent_days);
begin
  if not exists (select from private.instance_admin a where a.user_id = (select auth.uid())) then
    return null;
  end if;
  return jsonb_build_object(
    'recentDays',
    v_recent_days,
    'people',
    (
      select jsonb_build_object(
        'all', count(*),
        'unconfirmed', count(*) filter (where u.email_confirmed_at is null and u.phone_confirmed_at is null),
        'new', count(*) filter (where u.created_at > v_recently),
        'signedIn', count(*) filter (where u.last_sign_in_at > v_recently)
      )
      from auth.users u
    ),
    'deletedAccounts',
    (select count(*) from private.deleted_account d where d.deleted_on > v_recently::date),
    'plans',
    (
      select coalesce(jsonb_object_agg(p.plan, p.people), '{}')
      from (select private.plan_now(s) as plan, count(*) as people from public.subscription s group by 1) p
    ),
    'queues',
    (
      select jsonb_agg(jsonb_build_object(
        'queue', q.queue,
        'length', q.length,
        'overdueSeconds', greatest(coalesce(floor(extract(epoch from p_now - q.oldest_due_at)), 0), 0)
      ))
      from private.queue_state(p_now) q
    ),
    'storage',
    (
      select jsonb_build_object('objects', count(*), 'bytes', coalesce(sum((o.metadata ->> 'size')::bigint), 0))
      from storage.objects o
    ),
    'mails',
    jsonb_build_object(
      'refusedDays',
      v_refused_days,
      'refused',
      (
        select count(*) from public.digest_delivery d
        where d.state = 'refused' and d.day > (p_now - make_interval(days => v_refused_days))::date
      ),
      'retried',
      (select count(*) from private.mailing_list_mail m where m.attempts > 0)
      + (
        select count(*) from public.digest_delivery d
        where d.state = 'waiting' and d.attempts > 0 and d.due_at > p_now - interval '1 day'
      )
    )
  );
end
$function$;
grant execute on function private.instance_overview(timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION private.instance_setting(p_name text, p_default text)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select coalesce((select s.value from private.instance_setting s where s.name = p_name), p_default) $function$;

CREATE OR REPLACE FUNCTION private.interface_languages()
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$ select array['en', 'fr'] $function$;
grant execute on function private.interface_languages() to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.is_own_request(p_subscription_id uuid, p_quantity integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(p_quantity between 1 and 100, false)
    and exists (select from public.subscription s where s.id = p_subscription_id and s.user_id = auth.uid())
$function$;

CREATE OR REPLACE FUNCTION private.is_put_back(p_application_id uuid, p_user_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from private.restoring_application r where r.application_id = p_application_id)
    or exists (select from private.importing_account i where i.user_id = p_user_id)
$function$;

CREATE OR REPLACE FUNCTION private.keep_application_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' and (
    not exists (select from public.job_applied a where a.id = old.application_id)
    or not exists (select from auth.users u where u.id = old.user_id)
  ) then
    return old;
  end if;
  raise exception 'The history of an application cannot be changed' using errcode = '42501';
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_cv_in_trash()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from auth.users u where u.id = old.user_id) then
    insert into public.trash (user_id, table_name, row_id, content)
    values (
      old.user_id, tg_table_name, old.id,
      to_jsonb(old) || jsonb_build_object(
        'versions',
        (
          select coalesce(jsonb_agg(to_jsonb(v) order by v.number), '[]')
          from public.cv_versions v where v.cv_id = old.id
        )
      )
    );
    delete from public.trash t where t.user_id = old.user_id and t.deleted_at + interval '30 days' < now();
  end if;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_in_trash()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_user_id uuid;
  v_content jsonb := to_jsonb(old);
begin
  if tg_table_name = 'job_applied' then
    v_user_id := old.user_id;
    v_content := v_content || jsonb_build_object(
      'events',
      (
        select coalesce(jsonb_agg(to_jsonb(e) order by e.occurred_at), '[]')
        from public.application_event e
        where e.application_id = old.id
      ),
      'contacts',
      (
        select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at), '[]')
        from public.application_contacts c
        where c.application_id = old.id
      ),
      'files',
      (
        select coalesce(jsonb_agg(to_jsonb(f)), '[]')
        from public.application_files f
        where f.application_id = old.id
      ),
      'tasks',
      (
        select coalesce(jsonb_agg(to_jsonb(t) order by t.created_at), '[]')
        from public.task t
        where t.application_id = old.id
      ),
      'interviews',
      (
        select coalesce(jsonb_agg(to_jsonb(i) order by i.starts_at), '[]')
        from public.interview i
        where i.application_id = old.id
      ),
      'letters',
      (select coalesce(jsonb_agg(l.id), '[]') from public.letters l where l.application_id = old.id),
      'cvs',
      (select coalesce(jsonb_agg(c.id), '[]') from public.cvs c where c.application_id = old.id),
      'answers',
      (select coalesce(jsonb_agg(n.id), '[]') from public.letter_answers n where n.application_id = old.id)
    );
  else
    select p.user_id into v_user_id from public.profile p where p.id = old.profile_id;
  end if;
  -- An account that is being deleted leaves nothing behind.
  if exists (select from auth.users u where u.id = v_user_id) then
    insert into public.trash (user_id, table_name, row_id, content)
    values (v_user_id, tg_table_name, old.id, v_content);
    delete from public.trash t where t.user_id = v_user_id and t.deleted_at + interval '30 days' < now();
  end if;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_letter_in_trash()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
    delete from public.trash t where t.user_id = old.user_id and t.deleted_at + interval '30 days' < now();
  end if;
  return old;
end
$function$;

CREATE OR REPLACE FUNCTION private.keep_receipt()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if old.receipt is not null and new.receipt is distinct from old.receipt
    and (new.receipt is not null or new.application_stage is distinct from 'saved') then
    raise exception 'The receipt of an application cannot be changed' using errcode = '42501';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.limit_rows_of_application()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_rows bigint;
begin
  execute format('select count(*) from public.%I where application_id = $1 and user_id = $2', tg_table_name)
  into v_rows using new.application_id, new.user_id;
  if v_rows >= 200 then
    raise exception 'An application has at most 200 rows in %', tg_table_name using errcode = 'check_violation';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.limit_saved_views()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Two windows could otherwise each add the last one.
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 10));
  if (select count(*) from public.saved_view v where v.user_id = new.user_id) >= 30 then
    raise exception 'saved_view_limit' using errcode = 'check_violation';
  end if;
  return new;
end
$function$;
grant execute on function private.limit_saved_views() to public;

CREATE OR REPLACE FUNCTION private.local_time(p_at timestamp with time zone, p_time_zone text)
 RETURNS timestamp without time zone
 LANGUAGE plpgsql
 STABLE STRICT SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return p_at at time zone p_time_zone;
exception
  when invalid_parameter_value then return null;
end
$function$;
grant execute on function private.local_time(timestamp with time zone,text) to service_role;

CREATE OR REPLACE FUNCTION private.mark_composed_letter()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- A row of the trash may be older than the column.
  new.is_composed := coalesce(new.is_composed, false)
    and not exists (select from private.importing_account i where i.user_id = new.user_id);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.mark_imported_trash()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.table_name = 'letters' and exists (select from private.importing_account i where i.user_id = new.user_id) then
    new.content := new.content || '{"is_composed": false}';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.may_be_named(p_object_id uuid, p_bucket_id text, p_name text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not exists (
    select
    from storage.objects o
    join public.files f on f.file_path = o.name collate "default"
    where o.id = p_object_id
      and o.bucket_id = 'user-documents'
      and (o.bucket_id, o.name) is distinct from (p_bucket_id, p_name)
  )
$function$;
grant execute on function private.may_be_named(uuid,text,text) to authenticated;

CREATE OR REPLACE FUNCTION private.may_connect_extension(p_session_id uuid, p_user_id uuid)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (
    select from auth.sessions s
    where s.id = p_session_id and s.user_id = p_user_id and (s.not_after is null or s.not_after > now())
  ) and not exists (select from auth.mfa_factors f where f.user_id = p_user_id and f.status = 'verified')
$function$;
grant execute on function private.may_connect_extension(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.may_sign_up(p_email text)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(private.within_limit('sign-ups of ' || private.client_network(), 30, interval '1 hour'), true)
    and private.within_limit('sign-ups at ' || split_part(p_email, '@', 2), 500, interval '1 hour')
    and private.within_limit('sign-ups', 2000, interval '1 hour')
$function$;

CREATE OR REPLACE FUNCTION private.may_store_more(p_name text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select count(*) < 50
    and coalesce(
      sum((o.metadata ->> 'size')::bigint + coalesce(octet_length(o.user_metadata::text), 0)), 0
    ) < 200 * 1024 * 1024
  from storage.objects o
  where o.bucket_id = 'user-documents'
    -- The objects of the same folder, by the order of the index; '0' is the sign after '/'.
    and o.name collate "C" >= split_part(p_name, '/', 1) || '/'
    and o.name collate "C" < split_part(p_name, '/', 1) || '0'
    and o.name <> p_name
    and (select f.id from public.files f where f.file_path = o.name collate "default") is null
    and (
      select d.object_name from private.object_deletion d
      where d.bucket_id = o.bucket_id and d.object_name = o.name collate "default"
    ) is null
$function$;
grant execute on function private.may_store_more(text) to authenticated;

CREATE OR REPLACE FUNCTION private.normalized_email(p_email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select a.email
  from (select lower(btrim(left(p_email, 400), E' \t\r\n')) as email) as a
  where char_length(a.email) <= 254
    and a.email ~ (
      '^[^[:space:][:cntrl:]@<>()\[\]\\,;:"\u0080-\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]{1,64}@'
      || '([a-z0-9\u00c0-\u1fff\u3040-\ud7ff][a-z0-9\u00c0-\u1fff\u3040-\ud7ff-]{0,62}\.)+'
      || '[a-z\u00c0-\u1fff\u3040-\ud7ff][a-z0-9\u00c0-\u1fff\u3040-\ud7ff-]{1,62}$'
    )
    and a.email !~ '^\.|\.\.|\.@|-\.|-$'
$function$;

CREATE OR REPLACE FUNCTION private.number_cv_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from private.importing_account i where i.user_id = new.user_id) then
    return new;
  end if;
  update public.cvs c set updated_at = now() where c.id = new.cv_id and c.user_id = new.user_id;
  if not found then
    raise exception 'There is no such CV' using errcode = '42501';
  end if;
  new.number := 1 + coalesce((select max(v.number) from public.cv_versions v where v.cv_id = new.cv_id), 0);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.number_letter_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.open_digests(p_now timestamp with time zone)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_opened integer;
begin
  insert into public.digest_delivery (user_id, day, state, due_at)
  select
    p.user_id, z.clock::date, case when private.has_news(p.user_id, z.clock::date) then 'waiting' else 'nothing' end, p_now
  from (
    select d.time_zone, private.local_time(p_now, d.time_zone) as clock
    from (select distinct time_zone from public.notification_preference where digest) as d
  ) as z
  join public.notification_preference p on p.time_zone = z.time_zone
  where p.digest
    and extract(hour from z.clock) >= p.digest_hour
    -- Who asked for it after that hour had come gets the first one tomorrow.
    and private.local_time(p.digest_set_at, p.time_zone) < z.clock::date + make_time(p.digest_hour, 0, 0)
    and not exists (select from public.digest_delivery e where e.user_id = p.user_id and e.day = z.clock::date)
  order by p.user_id
  on conflict do nothing;
  get diagnostics v_opened = row_count;
  return v_opened;
end
$function$;
grant execute on function private.open_digests(timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION private.order_note()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  v_placed integer := coalesce(nullif(current_setting('postulo.placed_notes', true), ''), '0');
begin
  new.created_at := now() - v_placed * interval '1 microsecond';
  perform set_config('postulo.placed_notes', (v_placed + 1)::text, true);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.part_facts(p_part text, p_row jsonb)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case p_part
    when 'task' then
      jsonb_build_object(
        'title', p_row -> 'title', 'action', p_row -> 'action', 'due_date', p_row -> 'due_date',
        'is_done', p_row ->> 'done_at' is not null
      )
    when 'interview' then
      jsonb_build_object(
        'kind', p_row -> 'kind', 'starts_at', p_row -> 'starts_at', 'time_zone', p_row -> 'time_zone', 'outcome', p_row -> 'outcome'
      )
    -- The name is not known any more when the file itself is deleted.
    when 'file' then
      jsonb_build_object('name', (select f.file_name from public.files f where f.id = (p_row ->> 'file_id')::uuid))
  end::text
  where p_row is not null
$function$;

CREATE OR REPLACE FUNCTION private.plan_now(p_subscription public.subscription)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select case
    when not (p_subscription).is_active then 'Free'
    when (p_subscription).cancellation_effective_date <= now() then 'Free'
    else (p_subscription).plan
  end
$function$;

CREATE OR REPLACE FUNCTION private.provision_user(p_user_id uuid, p_email text, p_metadata jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_name text := btrim(regexp_replace(coalesce(p_metadata ->> 'name', ''), '\s+', ' ', 'g'));
begin
  insert into public.profile as p (user_id, email, first_name, last_name, country)
  values (
    p_user_id,
    left(p_email, 320),
    nullif(left(split_part(v_name, ' ', 1), 200), ''),
    nullif(left(substr(v_name, length(split_part(v_name, ' ', 1)) + 2), 200), ''),
    nullif(left(btrim(p_metadata ->> 'country'), 200), '')
  )
  on conflict (user_id) do update
  set first_name = excluded.first_name, last_name = excluded.last_name, country = excluded.country
  where p.version = 1
    and (p.first_name, p.last_name, p.country) is distinct from (excluded.first_name, excluded.last_name, excluded.country);
  insert into public.subscription (user_id, plan) values (p_user_id, private.first_plan())
  on conflict (user_id) do nothing;
end
$function$;

CREATE OR REPLACE FUNCTION private.queue_folder_deletion()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.object_deletion (bucket_id, object_name)
  select o.bucket_id, o.name
  from storage.objects o
  where o.bucket_id = 'user-documents' and starts_with(o.name, old.id::text || '/')
  on conflict do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.queue_object_deletion()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.object_deletion (bucket_id, object_name) values ('user-documents', old.file_path)
  on conflict do nothing;
  update public.credit_reservation r set document_deleted_at = now()
  where r.document_id = old.id and r.state = 'settled';
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.queue_state(p_now timestamp with time zone)
 RETURNS TABLE(queue text, length bigint, oldest_due_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  -- A digest of a day that is over is not sent any more, as in private.take_digest().
  select 'digests', count(*), min(d.due_at)
  from public.digest_delivery d
  join public.notification_preference p on p.user_id = d.user_id and p.digest
  join auth.users u on u.id = d.user_id
  where d.state in ('waiting', 'sending')
    and (d.state = 'waiting' or d.attempts < 10)
    and d.due_at > p_now - interval '2 days'
    and d.day = private.local_time(p_now, p.time_zone)::date
    and u.email <> ''
    and u.email_confirmed_at is not null
    and (u.banned_until is null or u.banned_until <= p_now)
  union all
  select 'mailingList', count(*), min(due_at) from private.mailing_list_mail
  union all
  select 'objectDeletions', count(*), min(due_at) from private.object_deletion
$function$;
grant execute on function private.queue_state(timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION private.queue_strays(p_age interval)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_queued integer;
begin
  insert into private.object_deletion (bucket_id, object_name)
  select o.bucket_id, o.name
  from storage.objects o
  where o.bucket_id = 'user-documents'
    and greatest(o.created_at, o.updated_at) < now() - p_age
    and not exists (select from public.files f where f.file_path = o.name)
  on conflict do nothing;
  get diagnostics v_queued = row_count;
  return v_queued;
end
$function$;
grant execute on function private.queue_strays(interval) to service_role;

CREATE OR REPLACE FUNCTION private.raise_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.version = old.version + 1;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_application_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  -- A longer text is recorded as changed, without its words.
  v_max_text constant integer := 20000;
  v_occurred_at constant timestamptz := private.event_time();
begin
  insert into public.application_event (
    application_id, user_id, kind, field, old_value, new_value, actor_id, occurred_at
  )
  select new.id, new.user_id, 'changed', c.field, c.old_value, c.new_value, auth.uid(), v_occurred_at
  from (
    values
      ('job_title', old.job_title, new.job_title),
      ('company_name', old.company_name, new.company_name),
      ('job_url', old.job_url, new.job_url),
      ('location', old.location, new.location),
      ('employment_type', old.employment_type, new.employment_type),
      ('applied_at', to_char(old.applied_at, 'YYYY-MM-DD'), to_char(new.applied_at, 'YYYY-MM-DD')),
      ('source', old.source, new.source),
      ('application_stage', old.application_stage, new.application_stage),
      ('priority_level', old.priority_level, new.priority_level),
      ('next_action', old.next_action, new.next_action),
      ('next_action_date', to_char(old.next_action_date, 'YYYY-MM-DD'), to_char(new.next_action_date, 'YYYY-MM-DD')),
      ('reminder_set', old.reminder_set::text, new.reminder_set::text),
      ('saved_at', to_char(old.saved_at, 'YYYY-MM-DD'), to_char(new.saved_at, 'YYYY-MM-DD')),
      ('tags', to_json(old.tags)::text, to_json(new.tags)::text)
  ) as c (field, old_value, new_value)
  where c.old_value is distinct from c.new_value;

  insert into public.application_event (application_id, user_id, kind, field, actor_id, occurred_at)
  select new.id, new.user_id, 'changed', c.field, auth.uid(), v_occurred_at
  from (
    values
      ('contact_name', old.contact_name is distinct from new.contact_name),
      ('contact_email', old.contact_email is distinct from new.contact_email),
      ('contact_phone', old.contact_phone is distinct from new.contact_phone)
  ) as c (field, is_changed)
  where c.is_changed;

  insert into public.application_event (
    application_id, user_id, kind, field, old_value, new_value, actor_id, occurred_at
  )
  select
    new.id, new.user_id, 'changed', c.field,
    case when char_length(c.old_value) <= v_max_text then c.old_value end,
    case when char_length(c.old_value) > v_max_text then '' end,
    auth.uid(), v_occurred_at
  from (
    values
      ('salary', coalesce(old.salary, ''), coalesce(new.salary, '')),
      ('notes', coalesce(old.notes, ''), coalesce(new.notes, '')),
      ('posting_text', coalesce(old.posting_text, ''), coalesce(new.posting_text, ''))
  ) as c (field, old_value, new_value)
  left join lateral (
    select e.occurred_at, e.old_value
    from public.application_event e
    where e.application_id = new.id and e.field = c.field and e.kind = 'changed'
    order by e.occurred_at desc
    limit 1
  ) as last on true
  where c.old_value <> c.new_value
    and (
      last.occurred_at is null
      or last.occurred_at <= v_occurred_at - interval '10 minutes'
      or last.old_value = c.new_value
    );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_created_applications()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_actor_id constant uuid := auth.uid();
  v_occurred_at constant timestamptz := private.event_time();
begin
  insert into public.application_event (application_id, user_id, kind, field, new_value, actor_id, occurred_at)
  select n.id, n.user_id, 'created', 'application_stage', n.application_stage, v_actor_id, v_occurred_at
  from inserted n
  where not exists (select from private.restoring_application r where r.application_id = n.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.record_part(p_application_id uuid, p_kind text, p_part text, p_old jsonb, p_new jsonb)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into public.application_event (application_id, user_id, kind, field, old_value, new_value, actor_id, occurred_at)
  select
    a.id, a.user_id, p_kind, p_part, private.part_facts(p_part, p_old), private.part_facts(p_part, p_new), auth.uid(),
    private.event_time()
  from public.job_applied a
  where a.id = p_application_id and not private.is_put_back(a.id, a.user_id)
$function$;

CREATE OR REPLACE FUNCTION private.record_part_event()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_unseen constant text[] := '{version,asked_at,calendar_uid}';
  v_old constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  v_new constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  v_from constant uuid := v_old ->> 'application_id';
  v_to constant uuid := v_new ->> 'application_id';
begin
  if v_from is distinct from v_to then
    perform private.record_part(v_from, 'removed', tg_argv[0], v_old, null);
    perform private.record_part(v_to, 'added', tg_argv[0], null, v_new);
  elsif tg_argv[0] not in ('letter', 'cv') and v_old - v_unseen <> v_new - v_unseen then
    perform private.record_part(v_to, 'changed', tg_argv[0], v_old, v_new);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.refuse_foreign_rows(p_user_id uuid, p_profile_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (
    select
    from (
      select e.application_id as id, e.actor_id from public.application_event e where e.user_id = p_user_id
      union all select c.application_id, null from public.application_contacts c where c.user_id = p_user_id
      union all select f.application_id, null from public.application_files f where f.user_id = p_user_id
      union all select t.application_id, null from public.task t where t.user_id = p_user_id
      union all select i.application_id, null from public.interview i where i.user_id = p_user_id
      union all
      select l.application_id, null from public.letters l where l.user_id = p_user_id and l.application_id is not null
      union all
      select n.application_id, null from public.letter_answers n where n.user_id = p_user_id and n.application_id is not null
      union all
      select c.application_id, null from public.cvs c where c.user_id = p_user_id and c.application_id is not null
    ) as r
    join public.job_applied a on a.id = r.id
    where a.user_id <> p_user_id or r.actor_id <> p_user_id
  ) or exists (
    select from public.letter_versions v join public.letters l on l.id = v.letter_id
    where v.user_id = p_user_id and l.user_id <> p_user_id
  ) or exists (
    select from public.cv_versions v join public.cvs c on c.id = v.cv_id
    where v.user_id = p_user_id and c.user_id <> p_user_id
  ) or exists (
    select from public.application_files k join public.files f on f.id = k.file_id
    where k.user_id = p_user_id and f.profile_id <> p_profile_id
  ) then
    raise exception 'A row of the archive belongs to somebody else' using errcode = 'foreign_key_violation';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.request_header(p_name text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$ select nullif(current_setting('request.headers', true), '')::jsonb ->> p_name $function$;

CREATE OR REPLACE FUNCTION private.require_aal()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_session_id uuid := auth.jwt() ->> 'session_id';
begin
  if auth.jwt() ->> 'aal' = 'aal2' and (
    v_session_id is null
    or exists (select from auth.sessions s where s.id = v_session_id and s.user_id = auth.uid() and s.aal >= 'aal2')
  ) then
    return true;
  end if;
  if exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified') then
    raise insufficient_privilege using message = 'insufficient_aal', detail = 'The session lacks the second factor of the account';
  end if;
  return true;
end
$function$;
grant execute on function private.require_aal() to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.require_session(p_session_id uuid, p_user_id uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform from auth.sessions s
    where s.id = p_session_id and s.user_id = p_user_id and (s.not_after is null or s.not_after > now());
  if not found then
    raise sqlstate 'PT401' using message = 'Session from session_id claim in JWT does not exist';
  end if;
end
$function$;

CREATE OR REPLACE FUNCTION private.serialize_tasks()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text, 21)) where auth.uid() is not null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_applied_at()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.applied_at := (now() at time zone 'utc')::date;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_can_add_manually()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.can_add_manually = coalesce(
    new.can_add_manually,
    private.instance_setting('manual_applications', 'on') = 'on'
  );
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_created_at()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.created_at := coalesce(new.applied_at::timestamp at time zone 'utc', now());
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.set_digest_time()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION private.set_no_tags()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.tags := '{}';
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_dates()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if new.is_current then
    new.end_date = null;
  end if;
  new.start_date_precision = case when new.start_date is not null then coalesce(new.start_date_precision, 'day') end;
  new.end_date_precision = case when new.end_date is not null then coalesce(new.end_date_precision, 'day') end;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.settle_document()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_user_id uuid := (select p.user_id from public.profile p where p.id = new.profile_id);
  v_subscription_id uuid;
  v_is_unlimited boolean;
begin
  delete from private.object_deletion d where d.bucket_id = 'user-documents' and d.object_name = new.file_path;
  perform from storage.objects o where o.bucket_id = 'user-documents' and o.name = new.file_path for share;
  if not found then
    raise exception 'The file has not been stored' using errcode = 'foreign_key_violation';
  end if;
  if exists (select from private.importing_account i where i.user_id = v_user_id) then
    return null;
  end if;

  select s.id, l.quota is null into v_subscription_id, v_is_unlimited
  from public.subscription s
  join private.plan_limit l on l.plan = private.plan_now(s) and l.feature = 'doc_upload'
  where s.user_id = v_user_id;

  update public.credit_reservation r
  set state = 'settled', document_id = new.id
  where r.id = (
    select o.id
    from public.credit_reservation o
    where o.subscription_id = v_subscription_id and o.feature = 'doc_upload'
      and o.state = 'open' and o.expires_at > now()
    order by o.created_at
    limit 1
    for update skip locked
  );
  if found then
    return null;
  end if;
  if v_is_unlimited and private.take_credits(v_subscription_id, 'doc_upload', 1) then
    insert into public.credit_reservation (subscription_id, feature, period, state, document_id)
    values (v_subscription_id, 'doc_upload', private.current_period(), 'settled', new.id);
    return null;
  end if;
  -- The table API answers 402 for this code.
  raise exception 'limit_reached' using errcode = 'PT402', detail = 'A document needs a reserved credit';
end
$function$;

CREATE OR REPLACE FUNCTION private.show_first_task()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_id uuid := case when tg_op = 'DELETE' then old.application_id else new.application_id end;
  v_user_id uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  v_first public.task;
begin
  if private.is_put_back(v_id, v_user_id) then
    return null;
  end if;
  select * into v_first from private.first_task(v_id);
  update public.job_applied a
  set next_action = v_first.action, next_action_date = v_first.due_date, reminder_set = coalesce(v_first.reminder_set, false)
  where a.id = v_id
    and (a.next_action, a.next_action_date, a.reminder_set)
      is distinct from (v_first.action, v_first.due_date, coalesce(v_first.reminder_set, false));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION private.sign_up(p_list text, p_email text, p_language text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_email text := private.normalized_email(p_email);
  v_entry_id uuid;
begin
  if v_email is null then
    return jsonb_build_object('success', false, 'error', 'invalid_email');
  end if;
  if not private.may_sign_up(v_email) then
    return jsonb_build_object('success', false, 'error', 'rate_limited');
  end if;
  insert into private.mailing_list_entry as e (list, email, language)
  values (p_list, v_email, private.sign_up_language(p_language))
  on conflict (list, email) do update set language = excluded.language, created_at = now()
  where e.confirmed_at is null
  returning e.id into v_entry_id;
  if v_entry_id is null then
    return jsonb_build_object('success', false, 'error', 'duplicate_email');
  end if;
  if private.within_limit('mails to ' || v_email || ' about ' || p_list, 3, interval '1 day') then
    insert into private.mailing_list_mail (entry_id) values (v_entry_id)
    on conflict (entry_id) do update set due_at = now(), attempts = 0, message_id = gen_random_uuid();
  end if;
  return jsonb_build_object('success', true, 'error', null);
end
$function$;

CREATE OR REPLACE FUNCTION private.sign_up_language(p_language text)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(
    (
      select l.code from unnest(private.interface_languages()) as l (code)
      where l.code = p_language
    ),
    (
      select l.code from unnest(private.interface_languages()) as l (code)
      where l.code = lower(
        substring(private.request_header('accept-language') from '^\s*([A-Za-z]+)')
      )
    ),
    'en'
  )
$function$;

CREATE OR REPLACE FUNCTION private.tag_extension_session(p_session_id uuid, p_user_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ update auth.sessions s set tag = 'extension' where s.id = p_session_id and s.user_id = p_user_id $function$;
grant execute on function private.tag_extension_session(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION private.take_credits(p_subscription_id uuid, p_feature text, p_quantity integer)
 RETURNS boolean
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$ select private.take_credits_of(p_subscription_id, null, p_feature, p_quantity) $function$;

CREATE OR REPLACE FUNCTION private.take_credits_of(p_subscription_id uuid, p_user_id uuid, p_feature text, p_quantity integer)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_quota integer;
begin
  select l.quota into v_quota
  from public.subscription s
  join private.plan_limit l on l.feature = p_feature and l.plan = case
    when not s.is_active then 'Free'
    when s.cancellation_effective_date <= now() then 'Free'
    else s.plan
  end
  where s.id = p_subscription_id and (p_user_id is null or s.user_id = p_user_id);
  if not found then
    return false;
  end if;
  if exists (
    select from public.credit_reservation r
    where r.subscription_id = p_subscription_id and r.feature = p_feature and r.state = 'open' and r.expires_at <= now()
  ) then
    perform private.expire_reservations(p_subscription_id, p_feature);
  end if;
  insert into public.usage as u (subscription_id, feature, period, used)
  select p_subscription_id, p_feature, date_trunc('month', now() at time zone 'utc')::date, p_quantity
  where v_quota is null or p_quantity <= v_quota
  on conflict (subscription_id, feature, period) do update set used = u.used + excluded.used
  where v_quota is null or u.used + excluded.used <= v_quota;
  return found;
end
$function$;

CREATE OR REPLACE FUNCTION private.take_digest(p_now timestamp with time zone)
 RETURNS TABLE(user_id uuid, day date, attempts integer, email text, language text)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with next as (
    select d.user_id, d.day, u.email, p.language
    from public.digest_delivery d
    join public.notification_preference p on p.user_id = d.user_id and p.digest
    join auth.users u on u.id = d.user_id
    where (d.state = 'waiting' or (d.state = 'sending' and d.attempts < 10))
      and d.due_at <= p_now
      and d.day = private.local_time(p_now, p.time_zone)::date
      and u.email <> ''
      and u.email_confirmed_at is not null
      and (u.banned_until is null or u.banned_until <= p_now)
    order by d.due_at, d.user_id
    limit 1
    for update of d skip locked
  )
  update public.digest_delivery d
  set attempts = d.attempts + 1, due_at = p_now + interval '1 minute' * 2 ^ least(d.attempts, 6)
  from next
  where d.user_id = next.user_id and d.day = next.day
  returning d.user_id, d.day, d.attempts, next.email::text, next.language
$function$;
grant execute on function private.take_digest(timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION private.touch_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.updated_at = pg_catalog.now();
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION private.within_limit(p_key text, p_limit integer, p_window interval)
 RETURNS boolean
 LANGUAGE plpgsql
 STRICT SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.rate_count as c (key, used, ends_at)
  values (encode(sha256(convert_to(p_key, 'utf8')), 'base64'), 1, now() + p_window)
  on conflict (key) do update
  set
    used = case when c.ends_at <= now() then 1 else c.used + 1 end,
    ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end
  where c.ends_at <= now() or c.used < p_limit;
  return found;
end
$function$;
grant execute on function private.within_limit(text,integer,interval) to service_role;

CREATE OR REPLACE FUNCTION private.write_first_task()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.is_put_back(new.id, new.user_id) then
    insert into public.task (application_id, user_id, action, due_date, reminder_set)
    values (new.id, new.user_id, new.next_action, new.next_action_date, new.reminder_set);
  end if;
  return null;
end
$function$;
