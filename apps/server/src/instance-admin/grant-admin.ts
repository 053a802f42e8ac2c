import { OperatorError } from "@postulo/postgres/operator-error";
import type { Client } from "pg";

const grant = `insert into private.instance_admin (user_id)
  select id from auth.users where email = lower($1) and email_confirmed_at is not null
  on conflict (user_id) do update set granted_at = private.instance_admin.granted_at`;
const revoke = `delete from private.instance_admin a using auth.users u
  where u.id = a.user_id and u.email = lower($1)`;

/**
 * Lets an account see the figures of the server, or takes that back.
 * @throws {OperatorError} when there is no confirmed account, or no admin, with that address.
 */
export async function setAdmin(
  database: Pick<Client, "query">,
  { email, isAdmin }: { readonly email: string; readonly isAdmin: boolean },
): Promise<string> {
  const { rowCount } = await database.query(isAdmin ? grant : revoke, [email]);
  if (rowCount === 1)
    return isAdmin
      ? `${email} is an admin now. The page is /admin; it needs ADMIN_PAGE=on.`
      : `${email} is not an admin any more.`;
  throw new OperatorError(
    isAdmin
      ? `There is no account with the confirmed address ${email}.`
      : `${email} is not an admin.`,
  );
}
