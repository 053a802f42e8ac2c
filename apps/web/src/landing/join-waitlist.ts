import { isEmailAddress } from "@postulo/domain/credentials";
import type { Language } from "@postulo/i18n/language";
import * as z from "zod/mini";
import { connect } from "../data/server-client.ts";

const response = z.object({ success: z.boolean() });

/** Adds an e-mail address to the waitlist. Errors are returned, not thrown. */
export async function joinWaitlist({
  email,
  language,
}: {
  readonly email: string;
  /** Language of the confirmation mail. */
  readonly language: Language;
}): Promise<"success" | "missing" | "invalid" | "failed"> {
  const address = email.trim();
  if (address === "") return "missing";
  if (!isEmailAddress(address)) return "invalid";
  try {
    const { client } = await connect();
    const { data, error } = await client.rpc("waitlist_signup", {
      p_email: address,
      p_language: language,
    });
    const result = response.safeParse(data);
    return !error && result.data?.success ? "success" : "failed";
  } catch {
    return "failed";
  }
}
