import { captchaProviders } from "@postulo/supabase-server/auth/captcha/captcha";
import type { CaptchaOptions } from "@postulo/supabase-server/auth/captcha/captcha";
import type { PasskeyOptions } from "@postulo/supabase-server/auth/auth-server";
import type { WalletChain } from "@postulo/supabase-server/auth/wallets/wallet-message";
import { z } from "zod";
import { samlConfigError, samlOf, samlSettings } from "./saml-settings.ts";
import { providerConfigError, providerSettings, providersOf } from "./provider-settings.ts";

const onOff = z
  .enum(["on", "off"], { error: '"on" or "off"' })
  .transform((value) => value === "on");

const perHour = (initial: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, { error: "a number from 0 to 9999999" })
    .transform(Number)
    .default(initial);

/** Ways to sign in beside e-mail and password, and what they need. */
export const signInSettings = {
  ...providerSettings,
  ...samlSettings,
  /** Phone numbers: codes and passwords. */
  PHONE_SIGN_IN: onOff.default(false),
  SMS_HOOK_URL: z
    .url({
      protocol: /^https?$/,
      hostname: /./,
      error: "a web address such as https://sms.example.org/send",
    })
    .optional(),
  /** What all users together may request; over it the answer is 429. */
  MAILS_PER_HOUR: perHour(2000),
  SMS_PER_HOUR: perHour(100),
  SMS_HOOK_SECRET: z
    .string()
    .regex(/^v1,whsec_[A-Za-z0-9+/=]{32,88}$/, {
      error: "v1,whsec_ and 24 to 64 bytes in base64",
    })
    .optional(),
  /** Clients then send a token of the captcha with sign-ups, sign-ins and requests for messages. */
  CAPTCHA_PROVIDER: z
    .enum(captchaProviders, { error: `one of ${captchaProviders.join(", ")}` })
    .optional(),
  CAPTCHA_SECRET: z.string().optional(),
  /** Public: the pages show the captcha with it. */
  CAPTCHA_SITE_KEY: z
    .string()
    .regex(/^[\w-]{1,100}$/, { error: "at most 100 letters, digits, hyphens or underscores" })
    .optional(),
  PASSKEYS: onOff.default(false),
  /** Whether users may link and unlink identities of providers themselves. */
  MANUAL_LINKING: onOff.default(false),
  /** Messages that wallets sign ("Sign in with Ethereum", "Sign in with Solana"). */
  ETHEREUM_SIGN_IN: onOff.default(false),
  SOLANA_SIGN_IN: onOff.default(false),
  ANONYMOUS_SIGN_IN: onOff.default(false),
  /** Anonymous users unused for so many days are deleted; undefined: never. */
  ANONYMOUS_USER_DAYS: z
    .string()
    .regex(/^(?:off|[1-9]\d{0,3})$/, { error: '"off" or a number from 1 to 9999' })
    .default("30")
    .transform((value) => (value === "off" ? undefined : Number(value))),
  /** Whether a change of password needs a code a day after the sign-in. */
  SECURE_PASSWORD_CHANGE: onOff.default(false),
};

const signInEnvironment = z.object({ ...signInSettings, SMTP_URL: z.string().optional() });
type SignInSettings = z.infer<typeof signInEnvironment>;

/** What is missing beside what is set, in one sentence. */
export function signInConfigError(settings: SignInSettings): string | undefined {
  const { PHONE_SIGN_IN: phone, SMS_HOOK_URL: url, SMS_HOOK_SECRET: secret } = settings;
  if (url !== undefined && secret === undefined)
    return "With SMS_HOOK_URL, the setting SMS_HOOK_SECRET must be set too.";
  if (secret !== undefined && url === undefined)
    return "With SMS_HOOK_SECRET, the setting SMS_HOOK_URL must be set too.";
  if (phone && url === undefined && settings.SMTP_URL !== undefined)
    return "With PHONE_SIGN_IN and SMTP_URL, the setting SMS_HOOK_URL must be set too.";
  return captchaConfigError(settings) ?? providerConfigError(settings) ?? samlConfigError(settings);
}

function captchaConfigError(settings: SignInSettings): string | undefined {
  const { CAPTCHA_PROVIDER: provider } = settings;
  for (const name of ["CAPTCHA_SECRET", "CAPTCHA_SITE_KEY"] as const) {
    if (provider === undefined && settings[name] !== undefined)
      return `With ${name}, the setting CAPTCHA_PROVIDER must be set too.`;
    if (provider !== undefined && settings[name] === undefined)
      return `With CAPTCHA_PROVIDER, the setting ${name} must be set too.`;
  }
  return undefined;
}

/** The captcha of the settings; undefined where none is set. */
function captchaOf(settings: SignInSettings): CaptchaOptions | undefined {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SECRET: secret } = settings;
  return provider === undefined || secret === undefined ? undefined : { provider, secret };
}

/** Passkeys are bound to the domain of the site; undefined where they are off. */
function passkeysOf(isOn: boolean, publicUrl: string): PasskeyOptions | undefined {
  const { hostname, origin } = new URL(publicUrl);
  return isOn ? { rpId: hostname, rpName: "Postulo", origins: [origin] } : undefined;
}

/** The chains whose wallets may sign in. */
export const walletsOf = (
  settings: Pick<SignInSettings, "ETHEREUM_SIGN_IN" | "SOLANA_SIGN_IN">,
): WalletChain[] => [
  ...(settings.ETHEREUM_SIGN_IN ? (["ethereum"] as const) : []),
  ...(settings.SOLANA_SIGN_IN ? (["solana"] as const) : []),
];

/** What the settings mean to the authentication service. */
export const signInOptions = (settings: SignInSettings, publicUrl: string) => ({
  captcha: captchaOf(settings),
  passkeys: passkeysOf(settings.PASSKEYS, publicUrl),
  providers: providersOf(settings),
  wallets: walletsOf(settings),
  manualLinking: settings.MANUAL_LINKING,
  saml: samlOf(settings),
  anonymousUsers: settings.ANONYMOUS_SIGN_IN,
  reauthenticateForPassword: settings.SECURE_PASSWORD_CHANGE,
  /** The budgets of the installation. */
  limits: {
    mailsInAll: { points: settings.MAILS_PER_HOUR, seconds: 3600 },
    smsInAll: { points: settings.SMS_PER_HOUR, seconds: 3600 },
  },
});
