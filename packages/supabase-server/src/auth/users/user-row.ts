import type { PoolClient } from "pg";
import { z } from "zod";
import { factorSchema } from "../factors/factor-row.ts";
import type { Contact, ContactKind } from "../messages/contact.ts";

const identitySchema = z.object({
  id: z.string(),
  provider: z.string(),
  provider_id: z.string(),
  identity_data: z.record(z.string(), z.unknown()),
  email: z.string().nullable(),
  last_sign_in_at: z.coerce.date().nullable(),
  created_at: z.coerce.date(),
  updated_at: z.coerce.date(),
});

const userSchema = z.object({
  id: z.string(),
  role: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  encrypted_password: z.string().nullable(),
  email_confirmed_at: z.date().nullable(),
  phone_confirmed_at: z.date().nullable(),
  invited_at: z.date().nullable(),
  confirmation_sent_at: z.date().nullable(),
  recovery_sent_at: z.date().nullable(),
  email_change: z.string(),
  email_change_sent_at: z.date().nullable(),
  phone_change: z.string(),
  phone_change_sent_at: z.date().nullable(),
  reauthentication_sent_at: z.date().nullable(),
  last_sign_in_at: z.date().nullable(),
  raw_app_meta_data: z.record(z.string(), z.unknown()),
  raw_user_meta_data: z.record(z.string(), z.unknown()),
  is_sso_user: z.boolean(),
  is_anonymous: z.boolean(),
  banned_until: z.date().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
  identities: z.array(identitySchema),
  factors: z.array(factorSchema),
});

/** A row of `auth.users` with its identities and factors. */
export type UserRow = z.infer<typeof userSchema>;

const columns = `
  u.id, u.role, u.email, u.phone, u.encrypted_password, u.email_confirmed_at, u.phone_confirmed_at, u.invited_at,
  u.confirmation_sent_at, u.recovery_sent_at, u.email_change, u.email_change_sent_at, u.phone_change,
  u.phone_change_sent_at, u.reauthentication_sent_at, u.last_sign_in_at, u.raw_app_meta_data, u.raw_user_meta_data, u.is_sso_user,
  u.is_anonymous,
  u.created_at, u.updated_at,
  -- No date can say infinity.
  case when u.banned_until > 'epoch' then least(u.banned_until, '9999-12-31'::timestamptz) end as banned_until,
  (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at), '[]') from auth.identities i where i.user_id = u.id)
    as identities,
  (select coalesce(jsonb_agg(to_jsonb(f) - 'secret' order by f.created_at), '[]') from auth.mfa_factors f
    where f.user_id = u.id) as factors`;

const lockClauses = { change: "for update", reference: "for key share" };
type Lock = "none" | keyof typeof lockClauses;

async function findUser(
  client: PoolClient,
  { condition, value, lock = "none" }: { condition: string; value: string; lock: Lock | undefined },
): Promise<UserRow | undefined> {
  const where = `u.deleted_at is null and ${condition}`;
  // A statement that waits for a lock reads other tables as they were before.
  if (lock !== "none")
    await client.query(`select 1 from auth.users u where ${where} ${lockClauses[lock]}`, [value]);
  const { rows } = await client.query(`select ${columns} from auth.users u where ${where}`, [
    value,
  ]);
  return z.array(userSchema).parse(rows)[0];
}

/** Finds a user by normalized email. `lock` lasts until the transaction ends. */
export const findUserByEmail = (client: PoolClient, email: string, lock?: Lock) =>
  findUser(client, { condition: "u.email = $1 and not u.is_sso_user", value: email, lock });

/** As `findUserByEmail`, by a normalized contact. */
export const findUserByContact = (client: PoolClient, { kind, address }: Contact, lock?: Lock) =>
  kind === "email"
    ? findUserByEmail(client, address, lock)
    : findUser(client, { condition: "u.phone = $1", value: address, lock });

/** When the user proved access to the mailbox or number. */
export const confirmedAt = (user: UserRow, kind: ContactKind): Date | null =>
  kind === "email" ? user.email_confirmed_at : user.phone_confirmed_at;

/** Whether somebody proved to own the account: a stranger may have typed a contact that nobody confirmed. */
export const hasProof = (user: UserRow): boolean =>
  user.email_confirmed_at !== null || user.phone_confirmed_at !== null;

/** `reference` prevents the deletion of the user, but not its update, until the transaction ends. */
export const findUserById = (client: PoolClient, id: string, lock?: Lock) =>
  findUser(client, { condition: "u.id = $1", value: id, lock });

export const isBanned = (user: UserRow, now: Date) =>
  user.banned_until !== null && user.banned_until > now;

const countSchema = z.tuple([z.object({ total: z.coerce.number() })]);

/** A page of all users, newest first, and how many there are. */
export async function listUserRows(
  client: PoolClient,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ users: UserRow[]; total: number }> {
  const { rows } = await client.query(
    `select ${columns} from auth.users u where u.deleted_at is null
      order by u.created_at desc, u.id limit $1 offset $2`,
    [limit, offset],
  );
  const counted = await client.query(
    "select count(*) as total from auth.users where deleted_at is null",
  );
  const [{ total }] = countSchema.parse(counted.rows);
  return { users: z.array(userSchema).parse(rows), total };
}
