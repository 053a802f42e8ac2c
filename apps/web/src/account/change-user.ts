import { RequestError } from "@postulo/contract/request-error";
import type { User, UserAttributes } from "@supabase/auth-js";
import type { Translate } from "@postulo/i18n/translate";
import type { SupabaseClient } from "../session/supabase-client.ts";
import { messages } from "./messages.ts";

type KnownCode = keyof typeof messages.errors;
const isKnown = (code: string): code is KnownCode => Object.hasOwn(messages.errors, code);

/**
 * @returns the account as it is now.
 * @throws {RequestError} when the authentication service refuses, with a message of ours for a known code.
 */
export async function changeUser(
  client: SupabaseClient,
  change: UserAttributes,
  t: Translate<typeof messages>,
): Promise<User> {
  const { data, error } = await client.auth.updateUser(change, {
    emailRedirectTo: `${window.location.origin}/`,
  });
  if (error)
    throw RequestError.of(error, (code) => (isKnown(code) ? t(`errors.${code}`) : undefined));
  return data.user;
}
