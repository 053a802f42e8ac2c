import type { TestDatabase } from "@postulo/postgres/test-database";

/** What a person's account has only for minutes, or only with a second factor, a passkey or an upload in parts. */
const statements = [
  "insert into auth.sessions (user_id, refresh_secret) values ($1, '\\x00')",
  "insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'GEZDGNBVGY3TQOJQ')",
  "insert into auth.mfa_challenges (factor_id) select id from auth.mfa_factors where user_id = $1",
  "insert into auth.mfa_recovery_codes (user_id, code_hash) values ($1, 'hash')",
  `insert into auth.flow_state (user_id, auth_code_hash, code_challenge, code_challenge_method, authentication_method)
   values ($1, 'hash', 'challenge', 's256', 'magiclink')`,
  `insert into auth.provider_states (state_hash, provider, nonce, code_verifier, redirect_to, linking_session_id)
   select 'hash', 'google', 'nonce', 'verifier', 'https://jobs.example.org', id from auth.sessions where user_id = $1 limit 1`,
  "insert into auth.webauthn_credentials (user_id, credential_id, public_key, friendly_name) values ($1, 'id', 'key', 'Phone')",
  `insert into auth.webauthn_challenges (user_id, challenge_type, challenge, expires_at)
   values ($1, 'registration', 'challenge', now() + interval '5 minutes')`,
  "insert into auth.wallet_messages (message_hash, expires_at) select 'hash', now() + interval '5 minutes' where $1::uuid is not null",
  `insert into storage.resumable_uploads (bucket_id, owner_id, name, role, upsert, size, content_type, cache_control, expires_at)
   values ('user-documents', $1::uuid, 'a.pdf', 'authenticated', false, 1, 'application/pdf', 'no-cache', now() + interval '1 day')`,
  `insert into private.letter_stream (user_id, id, reservation_id, holder, leased_until, read_until)
   select $1::uuid, gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), now(), now()`,
  // So many letters and CVs belong to an application, and so much has expired, that the planner sees it.
  "update public.letters set application_id = (select id from public.job_applied where user_id = $1) where user_id = $1",
  "update public.cvs set application_id = (select id from public.job_applied where user_id = $1) where user_id = $1",
  "update public.trash set deleted_at = now() - interval '40 days' where user_id = $1",
  `insert into public.credit_reservation (subscription_id, feature, period, expires_at)
   select s.id, 'doc_upload', date_trunc('month', now()), now() + hours * interval '1 hour'
   from public.subscription s, unnest(array[-1, 1]) hours where s.user_id = $1`,
  `insert into private.mailing_list_mail (entry_id, due_at)
   select id, now() + interval '1 year' from private.mailing_list_entry where $1::uuid is not null limit 1`,
];

export async function addRowsUnderWay({ admin }: TestDatabase, userId: string): Promise<void> {
  for (const statement of statements) await admin.query(statement, [userId]);
}

/** What the jobs find to do: a daily e-mail, and an object to remove. */
const dueStatements = [
  "update public.notification_preference set digest = true where user_id = $1",
  "update public.task set due_date = current_date, reminder_set = true where user_id = $1",
  "insert into public.digest_delivery (user_id, day, state, due_at) values ($1, current_date, 'waiting', now())",
  "insert into private.object_deletion (bucket_id, object_name) select 'user-documents', $1 || '/former.pdf'",
];

export async function addDueWork({ admin }: TestDatabase, userId: string): Promise<void> {
  for (const statement of dueStatements) await admin.query(statement, [userId]);
}
