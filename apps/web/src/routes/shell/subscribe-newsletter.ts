import * as z from "zod/mini";
import { connect } from "../../session/server-client.ts";

const answer = z.object({ success: z.boolean(), error: z.optional(z.nullable(z.string())) });

/** The only rule the newsletter has for an address. */
export function mayBeAddress(text: string): boolean {
  return text.trim() !== "" && text.includes("@");
}

export type Subscription = "success" | "alreadySubscribed" | "error";

/** Puts an address on the list. Whatever goes wrong is an answer, which the form shows. */
export async function subscribeToNewsletter(email: string): Promise<Subscription> {
  if (!mayBeAddress(email)) return "error";
  try {
    const { client } = await connect();
    const { data, error } = await client.rpc("newsletter_signup", { p_email: email.trim() });
    const result = answer.safeParse(data);
    if (error || !result.success) return "error";
    if (result.data.success) return "success";
    return result.data.error === "duplicate_email" ? "alreadySubscribed" : "error";
  } catch {
    return "error";
  }
}
