/** Tables that hold nobody's rows, as `regclass` writes them, with what they hold. */
export const sharedTables: Readonly<Record<string, string>> = {
  skill_categories: "skills to pick from",
  skill_subcategories: "skills to pick from",
  predefined_skills: "skills to pick from",
  "private.plan_limit": "one row per plan and feature",
  "private.instance_setting": "settings of the server",
  "private.model_spending": "one row per month",
  "private.importing_account": "rows of running transactions, which delete them",
  "private.restoring_application": "rows of running transactions, which delete them",
  "storage.buckets": "buckets of the server",
  "auth.signing_keys": "keys of the server",
  "auth.device_secret": "a secret of the server",
  "auth.sso_providers": "identity providers of the server",
  "auth.sso_domains": "identity providers of the server",
  "auth.saml_relay_states": "sign-ins under way at an identity provider",
};

/** Keys that lead to one person's rows, although no constraint states it. */
export const personalKeys: readonly string[] = [
  "one_time_tokens.token_hash",
  // An address or a number.
  "one_time_tokens.relates_to",
  "credit_reservation.document_id",
  "sandbox_record.body ->> 'customer'",
];

interface AllowedScan {
  /** How the statement begins. */
  readonly statement: string;
  readonly table: string;
  readonly reason: string;
}

const due = "a job takes what is due, by the index of its time";
const expired = "a job deletes what has expired, by the index of its time";
const expiredBatch = "a few expired rows with each new one, by the index of their time";

/** Of `private.queue_state()`. */
const queues = ["digest_delivery", "mailing_list_mail", "object_deletion"];

/** Of `private.instance_overview()`. */
const counted = [
  "users",
  "deleted_account",
  "subscription",
  "objects",
  "digest_delivery",
  "mailing_list_mail",
];

/** What reads rows of several people: jobs, once for the whole installation. */
export const allowedScans: readonly AllowedScan[] = [
  {
    statement: "insert into public.digest_delivery",
    table: "notification_preference",
    reason: "opens the day of those who want the e-mail; reads them once a minute",
  },
  { statement: "with next as ( select d.user_id", table: "digest_delivery", reason: due },
  { statement: "delete from public.digest_delivery", table: "digest_delivery", reason: expired },
  { statement: "delete from private.digest_link", table: "digest_link", reason: expired },
  { statement: "update private.mailing_list_mail m", table: "mailing_list_mail", reason: due },
  {
    statement: "delete from private.mailing_list_entry where confirmed_at is null",
    table: "mailing_list_entry",
    reason: expired,
  },
  {
    statement: "select b.user_id from private.billing_account",
    table: "billing_account",
    reason: due,
  },
  {
    statement: "select distinct r.subscription_id, r.feature from public.credit_reservation",
    table: "credit_reservation",
    reason: expired,
  },
  { statement: "delete from public.trash where id in", table: "trash", reason: expired },
  { statement: "delete from private.rate_count", table: "rate_count", reason: expired },
  { statement: "delete from private.letter_stream", table: "letter_stream", reason: expired },
  {
    statement: "select u.id from auth.users u where u.is_anonymous",
    table: "users",
    reason: expired,
  },
  {
    statement:
      "insert into private.object_deletion (bucket_id, object_name) select o.bucket_id, o.name from storage.objects o where o.bucket_id = 'user-documents' and greatest",
    table: "objects",
    reason: "looks for objects without a file; reads all objects, once in five minutes",
  },
  {
    statement:
      "insert into private.object_deletion (bucket_id, object_name) select o.bucket_id, o.name from storage.objects o where o.bucket_id = 'user-documents' and greatest",
    table: "files",
    reason: "looks for objects without a file; reads all files, once in five minutes",
  },
  {
    statement: "delete from storage.resumable_uploads",
    table: "resumable_uploads",
    reason: expired,
  },
  { statement: "select bucket_id, object_name", table: "object_deletion", reason: due },
  ...queues.map((table) => ({
    statement:
      "-- A digest of a day that is over is not sent any more, as in private.take_digest()",
    table,
    reason: "the lengths of the queues, for /health and the metrics; read at most once in 10 s",
  })),
  ...counted.map((table) => ({
    statement: "jsonb_build_object( 'recentDays'",
    table,
    reason: "figures of the server for its admins, when they look; off by default",
  })),
  { statement: "delete from auth.one_time_tokens", table: "one_time_tokens", reason: expiredBatch },
  {
    statement: "delete from private.extension_connection where expires_at",
    table: "extension_connection",
    reason: expiredBatch,
  },
];
