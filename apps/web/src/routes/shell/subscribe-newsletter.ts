import type { Language } from "@postulo/i18n/language";
import * as z from "zod/mini";
import { connect } from "../../session/server-client.ts";

const answer = z.object({ success: z.boolean(), error: z.optional(z.nullable(z.string())) });

/** The only rule the newsletter has for an address. */
function mayBeAddress(text: string): boolean {
  return text.trim() !== "" && text.includes("@");
}

export type Subscription = "success" | "alreadySubscribed" | "error";

interface Subscriber {
  readonly email: string;
  /** Of the mail that asks for confirmation. */
  readonly language: Language;
}

/** Puts an address on the list. Whatever goes wrong is an answer, which the form shows. */
export async function subscribeToNewsletter({
  email,
  language,
}: Subscriber): Promise<Subscription> {
  if (!mayBeAddress(email)) return "error";
  try {
    const { client } = await connect();
    const { data, error } = await client.rpc("newsletter_signup", {
      p_email: email.trim(),
      p_language: language,
    });
    const result = answer.safeParse(data);
    if (error || !result.success) return "error";
    if (result.data.success) return "success";
    return result.data.error === "duplicate_email" ? "alreadySubscribed" : "error";
  } catch {
    return "error";
  }
}
