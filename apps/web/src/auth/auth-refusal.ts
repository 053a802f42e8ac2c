import type { Translate } from "@postulo/i18n/translate";
import { messages } from "./messages.ts";

/** Why the authentication service said no. `unreachable` when it could not be asked. */
export interface AuthRefusal {
  readonly code: string;
  /** The service's own words, in English. */
  readonly message: string;
}

interface ServiceError {
  readonly message: string;
  readonly code?: string | undefined;
  readonly status?: number | undefined;
}

const unreachable: AuthRefusal = { code: "unreachable", message: "" };

/** What a gateway says in place of a service that rests; the client gives the words of HTTP where there are no others. */
const isOfGateway = ({ status = 0, message }: ServiceError) =>
  status >= 502 &&
  status <= 504 &&
  /^(HTTP \d+|[\w ]*(gateway|unavailable)[\w -]*)$/i.test(message);

/** Turns what a call of supabase-js ended with into a value; undefined when it went well. */
export async function refusalOf(
  call: () => Promise<{ error: ServiceError | null }>,
): Promise<AuthRefusal | undefined> {
  try {
    const { error } = await call();
    if (!error) return undefined;
    if (error.status === 0 || isOfGateway(error)) return unreachable;
    return { code: error.code ?? "", message: error.message };
  } catch {
    // The client throws only when it could not be fetched at all.
    return unreachable;
  }
}

type KnownCode = keyof typeof messages.errors;
const isKnown = (code: string): code is KnownCode => Object.hasOwn(messages.errors, code);

type Fallback =
  | "login.failed"
  | "register.failed"
  | "resend.failed"
  | "returned.unknown"
  | "newPassword.failed"
  | "code.failed";

/** What to show: our words for a known refusal, else the service's own, else that it failed. */
export function refusalText(
  t: Translate<typeof messages>,
  refusal: AuthRefusal,
  fallback: Fallback,
): string {
  if (refusal.code === "signup_disabled") {
    return refusal.message.includes("beta") ? t("register.closedBeta") : t("register.closed");
  }
  if (isKnown(refusal.code)) return t(`errors.${refusal.code}`);
  return refusal.message || t(fallback);
}
