import { RequestError } from "@postulo/contract/request-error";
import type { User, UserAttributes } from "@supabase/auth-js";
import type { Translate } from "@postulo/i18n/translate";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { messages } from "./messages.ts";

type KnownCode = keyof typeof messages.errors;
const isKnown = (code: string): code is KnownCode => Object.hasOwn(messages.errors, code);

/**
 * @returns the updated user.
 * @throws {RequestError} when GoTrue rejects the change, with a text of ours for known error codes.
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

/**
 * Has the code sent that a change of password needs a day after the sign-in.
 * @throws {RequestError} when GoTrue sends none.
 */
export async function requestNonce(
  client: SupabaseClient,
  t: Translate<typeof messages>,
): Promise<void> {
  const { error } = await client.auth.reauthenticate();
  if (error)
    throw RequestError.of(error, (code) => (isKnown(code) ? t(`errors.${code}`) : undefined));
}
