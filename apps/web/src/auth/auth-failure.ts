import type { Translate } from "@postulo/i18n/translate";
import { CaptchaUnavailable } from "./captcha-token.ts";
import { messages } from "./messages.ts";

/** The error of a GoTrue call. `code` is "unreachable" when there was no response. */
export interface AuthFailure {
  readonly code: string;
  /** The message of GoTrue, in English. */
  readonly message: string;
  /** After how long the server accepts another request for a message. */
  readonly waitSeconds?: number;
}

interface ServiceError {
  readonly message: string;
  readonly code?: string | undefined;
  readonly status?: number | undefined;
}

const unreachable: AuthFailure = { code: "unreachable", message: "" };

/**
 * Whether a gateway responded because the service is down; the client falls back to HTTP's reason phrase as the
 * message.
 */
const isGatewayError = ({ status = 0, message }: ServiceError) =>
  status >= 502 &&
  status <= 504 &&
  /^(HTTP \d+|[\w ]*(gateway|unavailable)[\w -]*)$/i.test(message);

/** In GoTrue's message of the codes for too many mails and SMS. */
const statedWait = /only request this after (\d+) seconds/;

/** Converts the error of a supabase-js call; undefined when it succeeded. */
export async function toAuthFailure(
  call: () => Promise<{ error: ServiceError | null }>,
): Promise<AuthFailure | undefined> {
  try {
    const { error } = await call();
    if (!error) return undefined;
    if (error.status === 0 || isGatewayError(error)) return unreachable;
    const { code = "", message } = error;
    const seconds = statedWait.exec(message)?.[1];
    return { code, message, ...(seconds ? { waitSeconds: Number(seconds) } : {}) };
  } catch (error) {
    if (error instanceof CaptchaUnavailable) return { code: "captcha_unavailable", message: "" };
    // supabase-js throws only when its module could not be loaded.
    return unreachable;
  }
}

type KnownCode = keyof typeof messages.errors;
const isKnown = (code: string): code is KnownCode => Object.hasOwn(messages.errors, code);

function waitMessage(t: Translate<typeof messages>, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes > 1
    ? t("resend.waitMinutes", { count: minutes })
    : t("resend.waitSeconds", { count: seconds });
}

type Fallback =
  | "login.failed"
  | "register.failed"
  | "resend.failed"
  | "returned.unknown"
  | "newPassword.failed"
  | "code.failed"
  | "sso.failed";

/** The message of a known error code, else GoTrue's own message, else the fallback. */
export function failureMessage(
  t: Translate<typeof messages>,
  failure: AuthFailure,
  fallback: Fallback,
): string {
  if (failure.code === "signup_disabled") {
    return failure.message.includes("beta") ? t("register.closedBeta") : t("register.closed");
  }
  if (failure.waitSeconds !== undefined) return waitMessage(t, failure.waitSeconds);
  if (isKnown(failure.code)) return t(`errors.${failure.code}`);
  return failure.message || t(fallback);
}
