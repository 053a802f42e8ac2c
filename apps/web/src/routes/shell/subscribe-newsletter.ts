import type { Language } from "@postulo/i18n/language";
import * as z from "zod/mini";
import { connect } from "../../data/server-client.ts";

const response = z.object({ success: z.boolean(), error: z.optional(z.nullable(z.string())) });

/** The only rule that the specification has for an address of the newsletter. */
function looksLikeEmail(text: string): boolean {
  return text.trim() !== "" && text.includes("@");
}

export type Subscription = "success" | "alreadySubscribed" | "error";

interface Subscriber {
  readonly email: string;
  /** Language of the confirmation mail. */
  readonly language: Language;
}

/** Subscribes an e-mail address. Errors are returned, not thrown. */
export async function subscribeToNewsletter({
  email,
  language,
}: Subscriber): Promise<Subscription> {
  if (!looksLikeEmail(email)) return "error";
  try {
    const { client } = await connect();
    const { data, error } = await client.rpc("newsletter_signup", {
      p_email: email.trim(),
      p_language: language,
    });
    const result = response.safeParse(data);
    if (error || !result.success) return "error";
    if (result.data.success) return "success";
    return result.data.error === "duplicate_email" ? "alreadySubscribed" : "error";
  } catch {
    return "error";
  }
}
