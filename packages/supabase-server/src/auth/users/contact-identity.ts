import type { PoolClient } from "pg";
import type { Contact } from "../messages/contact.ts";
import { contactIdentity, insertIdentity } from "./new-user.ts";
import type { UserRow } from "./user-row.ts";

/** Lists the providers of the identities in `app_metadata`, the oldest first. */
export const updateProviders = (client: PoolClient, userId: string) =>
  client.query(
    `update auth.users u
        set raw_app_meta_data = raw_app_meta_data || jsonb_build_object('provider', p.names[1], 'providers', to_jsonb(p.names))
       from (select array_agg(provider order by created_at) as names from auth.identities where user_id = $1) as p
      where u.id = $1 and p.names is not null`,
    [userId],
  );

/**
 * Makes a confirmed contact the identity of its kind, and an anonymous user a permanent one. The caller has locked the
 * user row.
 */
export async function confirmIdentity(
  client: PoolClient,
  user: UserRow,
  { contact, now }: { contact: Contact; now: Date },
): Promise<void> {
  const { rowCount } = await client.query(
    `update auth.identities set identity_data = identity_data || $3::jsonb, updated_at = $4
      where user_id = $1 and provider = $2`,
    [
      user.id,
      contact.kind,
      JSON.stringify({ [contact.kind]: contact.address, [`${contact.kind}_verified`]: true }),
      now,
    ],
  );
  if (rowCount === 0) {
    await insertIdentity(
      client,
      user.id,
      contactIdentity(user.id, contact, { confirmed: true, now }),
    );
  }
  await updateProviders(client, user.id);
  if (user.is_anonymous)
    await client.query("update auth.users set is_anonymous = false where id = $1", [user.id]);
}
