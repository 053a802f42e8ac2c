import { z } from "zod";

const jwt = /^[\w-]+\.[\w-]+\.[\w-]+$/;

const isRole = (key: string, role: string): boolean => {
  const payload = Buffer.from(key.split(".")[1] ?? "", "base64url").toString();
  return new RegExp(`"role"\\s*:\\s*"${role}"`).test(payload);
};

/** A Supabase that serves auth, tables and storage in place of this server. Off unless SUPABASE_URL is set. */
export const supabaseSettings = {
  SUPABASE_URL: z
    .string()
    .refine((text) => URL.parse(text)?.origin === text.replace(/\/$/, ""), {
      error:
        "the address of a Supabase without a path, such as https://abcdefghijklmnopqrst.supabase.co",
    })
    .transform((text) => text.replace(/\/$/, ""))
    .optional(),
  /** Reaches browsers. A legacy key is a JWT of the role `anon`. */
  SUPABASE_PUBLISHABLE_KEY: z
    .string()
    .refine(
      (key) => /^sb_publishable_[\w-]+$/.test(key) || (jwt.test(key) && isRole(key, "anon")),
      {
        error: "the publishable key, or the legacy key of the role anon: it is shown to everybody",
      },
    )
    .optional(),
  /** Bypasses row-level security. A legacy key is a JWT of the role `service_role`. */
  SUPABASE_SECRET_KEY: z
    .string()
    .refine(
      (key) => /^sb_secret_[\w-]+$/.test(key) || (jwt.test(key) && isRole(key, "service_role")),
      {
        error: "a secret key, or the legacy key of the role service_role",
      },
    )
    .optional(),
  /** Verifies user tokens of projects without asymmetric signing keys. */
  SUPABASE_JWT_SECRET: z.string().min(32, { error: "a text of at least 32 characters" }).optional(),
};

const supabaseEnvironment = z.object({
  ...supabaseSettings,
  DATABASE_URL: z.string().optional(),
});
type SupabaseSettings = z.infer<typeof supabaseEnvironment>;

/** The Supabase of the settings. */
export interface RemoteSupabase {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly jwtSecret: string | undefined;
}

/** What is missing beside what is set, in one sentence. */
export function supabaseConfigError(settings: SupabaseSettings): string | undefined {
  const needed = ["SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY", "DATABASE_URL"] as const;
  if (settings.SUPABASE_URL !== undefined) {
    const missing = needed.find((name) => settings[name] === undefined);
    return missing && `With SUPABASE_URL, the setting ${missing} must be set too.`;
  }
  const keys = ["SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY", "SUPABASE_JWT_SECRET"] as const;
  const given = keys.find((name) => settings[name] !== undefined);
  return given && `With ${given}, the setting SUPABASE_URL must be set too.`;
}

/** Undefined where this server serves auth, tables and storage. */
export function remoteSupabaseOf(settings: SupabaseSettings): RemoteSupabase | undefined {
  const { SUPABASE_URL: url, SUPABASE_JWT_SECRET: jwtSecret } = settings;
  const { SUPABASE_PUBLISHABLE_KEY: publishableKey, SUPABASE_SECRET_KEY: secretKey } = settings;
  if (url === undefined || publishableKey === undefined || secretKey === undefined)
    return undefined;
  return { url, publishableKey, secretKey, jwtSecret };
}

/** Settings of the services that this server does not run beside a Supabase, which has its own. */
const servicesSettings = [
  "CAPTCHA_PROVIDER",
  "CLAMD_URL",
  "CONFIRM_EMAIL",
  "DATABASE_READ_URL",
  "JWT_SECRET",
  "PASSKEYS",
  "PHONE_SIGN_IN",
  "REDIRECT_URLS",
  "REST_AGGREGATES",
  "SECRET_KEY",
] as const;

/** @returns the names of settings that have no effect, because the Supabase has its own; none without a Supabase. */
export function ignoredSettings(
  settings: SupabaseSettings & Partial<Readonly<Record<string, unknown>>>,
  defaults: Readonly<Record<string, unknown>>,
): string[] {
  if (settings.SUPABASE_URL === undefined) return [];
  return servicesSettings.filter(
    (name) => JSON.stringify(settings[name]) !== JSON.stringify(defaults[name]),
  );
}
