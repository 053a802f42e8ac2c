import * as z from "zod/mini";
import { loadTranslate } from "../i18n/load-translate.ts";
import type { SupabaseClient } from "../data/supabase-client.ts";
import { captchaOption } from "./captcha-token.ts";
import { failureMessage, toAuthFailure, type AuthFailure } from "./auth-failure.ts";
import { checkLogin, type LoginValues } from "./form-rules.ts";
import { authMessages } from "./messages.ts";
import { requestMail } from "./request-mail.ts";

type OpenClient = () => Promise<SupabaseClient>;

/** A translated error of the server. */
interface ShownFailure {
  readonly text: string;
  /** Whether another confirmation mail may help. */
  readonly isUnconfirmed: boolean;
}

/** A wrong password and an unconfirmed address are indistinguishable to the client: both offer a new mail. */
const mayNeedConfirmation = ({ code }: AuthFailure) =>
  code === "invalid_credentials" || code === "email_not_confirmed";

const authSettings = z.object({ mailer_autoconfirm: z.optional(z.boolean()) });

/** Whether the server confirms addresses by a mail; true where it does not say. */
async function confirmsAddresses(openClient: OpenClient): Promise<boolean> {
  try {
    const client = await openClient();
    const response = await client.fetch(`${client.serviceUrl("auth")}/settings`);
    return z.parse(authSettings, await response.json()).mailer_autoconfirm !== true;
  } catch {
    return true;
  }
}

/** Checks the values of the sign-in form; returns the translated error of each invalid field. */
export async function checkSignIn(values: LoginValues) {
  const t = await loadTranslate(authMessages);
  const { email, password } = checkLogin(values);
  return { email: email && t(email), password: password && t(password) };
}

/** The error of the e-mail field when a mail is requested without an address. */
export async function emailMissing(): Promise<string> {
  return (await loadTranslate(authMessages))("login.emailFirst");
}

/** Signs in with a password. The client stores the session. Returns undefined on success. */
export async function signIn(
  openClient: OpenClient,
  { email, password }: LoginValues,
): Promise<ShownFailure | undefined> {
  const failure = await toAuthFailure(async () => {
    const client = await openClient();
    const options = await captchaOption();
    return client.auth.signInWithPassword({ email: email.trim(), password, options });
  });
  if (!failure) return undefined;
  const text = failureMessage(await loadTranslate(authMessages), failure, "login.failed");
  const isUnconfirmed = mayNeedConfirmation(failure) && (await confirmsAddresses(openClient));
  return { text, isUnconfirmed };
}

/** Requests another confirmation mail. Returns undefined on success, else the translated error. */
export async function resendConfirmation(
  openClient: OpenClient,
  email: string,
): Promise<string | undefined> {
  const failure = await requestMail(openClient, "signup", email);
  return failure && failureMessage(await loadTranslate(authMessages), failure, "resend.failed");
}
