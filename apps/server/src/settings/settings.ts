import { plans } from "@postulo/domain/plan";
import { OperatorError } from "@postulo/postgres/operator-error";
import { z } from "zod";
import { aiConfigError, aiSettings } from "./ai-settings.ts";
import { backupSettings } from "./backup-settings.ts";
import { customIssuers, settingAt } from "./provider-settings.ts";
import { s3ConfigError, s3Settings } from "./s3-settings.ts";
import { scanSettings } from "./scan-settings.ts";
import { signInConfigError, signInSettings } from "./sign-in-settings.ts";
import { stripeConfigError, stripeSettings } from "./stripe-settings.ts";
import { planLimits } from "./plan-limits-setting.ts";
import { traceSettings } from "./trace-settings.ts";
import { supabaseConfigError, supabaseSettings } from "./supabase-settings.ts";

const webAddress = z.url({
  protocol: /^https?$/,
  hostname: /./,
  error: "a web address such as https://jobs.example.org",
});
const link = webAddress.optional();
const legalText = z
  .string()
  .regex(/^[^\p{Cc}]{1,300}$/u, { error: "one line of at most 300 characters" })
  .optional();
/** Also without a query or a name to sign in with: links are made by appending to it. */
const isBareOrigin = (text: string) => {
  const url = URL.parse(text);
  return url?.href === `${url?.origin}/`;
};
const origin = webAddress.refine(isBareOrigin, {
  error: "a web address without a path, such as https://jobs.example.org",
});
const onOff = z
  .enum(["on", "off"], { error: '"on" or "off"' })
  .transform((value) => value === "on");
const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: `one of ${values.join(", ")}` });

/** The settings and their formats: `error` completes the sentence "The setting NAME must be ...". */
const schemaName = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/, {
  error: "names of schemas, separated by commas",
});

const seconds = z
  .string()
  .regex(/^\d{1,3}$/, { error: "a number from 0 to 999" })
  .transform(Number);

const port = z
  .string()
  .regex(/^\d{1,5}$/, { error: "a number from 0 to 65535" })
  .transform(Number)
  .refine((number) => number <= 65_535, { error: "a number from 0 to 65535" });

const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, {
  error: "the address of a PostgreSQL database, beginning with postgresql://",
});

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default("127.0.0.1"),
  /** After SIGTERM the server keeps accepting requests for this long while its readiness check fails. */
  DRAIN_SECONDS: seconds.default(0),
  /** After draining, running requests are aborted when they take longer. */
  FINISH_SECONDS: seconds.default(10),
  /** Where Prometheus reads; without the port, nowhere. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  ...traceSettings,
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: databaseUrl.optional(),
  /** Where requests of the table API that only read go: the same database, or a standby while the primary is lost. */
  DATABASE_READ_URL: databaseUrl.optional(),
  SMTP_URL: z
    .string()
    .refine((text) => /^smtps?:\/\/[^/]/.test(text) && URL.canParse(text), {
      error:
        "the address of a mail server, beginning with smtp:// or smtps://, special characters of the password percent-encoded",
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]@[^\s@<>]+>?$/, {
      error: "a mail address, such as Postulo <jobs@example.org>",
    })
    .optional(),
  /** Whether admins see figures of the server at /admin. */
  ADMIN_PAGE: onOff.default(false),
  /** Off where the pages are served from elsewhere. */
  WEB_APP: onOff.default(true),
  /** Whether X-Forwarded-For is trusted. Only behind a proxy that sets it, because clients can forge it. */
  TRUST_PROXY: onOff.default(false),
  REGISTRATION: oneOf(["open", "closed", "closed-beta"]).default("open"),
  CONFIRM_EMAIL: onOff.default(true),
  /** Bypasses row-level security in the table API and the storage. Without it no key does. */
  SECRET_KEY: z
    .string()
    .regex(/^sb_secret_[\w-]{31,200}$/, {
      error: "sb_secret_ and at least 31 letters, digits, hyphens or underscores",
    })
    .optional(),
  /** Verifies legacy API keys. */
  JWT_SECRET: z.string().min(32, { error: "a text of at least 32 characters" }).optional(),
  REDIRECT_URLS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((urls) => urls.every((url) => URL.canParse(url)), {
      error: "web addresses, separated by commas",
    })
    .default([]),
  DEFAULT_PLAN: oneOf(plans).default("VIP"),
  MANUAL_APPLICATIONS: onOff.default(true),
  PLAN_LIMITS: planLimits,
  /** Whether résumés without a text are read by recognising the letters in their pictures. */
  RESUME_SCANS: onOff.default(false),
  ...signInSettings,
  /** Whether the storage serves images in other sizes and formats. */
  IMAGE_TRANSFORMATIONS: onOff.default(false),
  /** The schemas of the table API; the first serves requests without a profile header. */
  REST_SCHEMAS: z
    .string()
    .default("public")
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.tuple([schemaName], schemaName)),
  /** Whether `count()`, `sum()`, `avg()`, `min()` and `max()` may be selected by the table API. */
  REST_AGGREGATES: onOff.default(false),
  ...supabaseSettings,
  ...stripeSettings,
  ...aiSettings,
  ...backupSettings,
  ...s3Settings,
  ...scanSettings,
  EXTENSION_STORE_URL: link,
  CONTACT_EMAIL: z.email({ error: "a mail address" }).optional(),
  FEEDBACK_URL_EN: link,
  FEEDBACK_URL_FR: link,
  COMMUNITY_URL: link,
  NETWORK_URL: link,
  SOURCE_URL: link,
  FOUNDER_CEO_NAME: z.string().optional(),
  FOUNDER_CEO_PHOTO: link,
  FOUNDER_CEO_BIO_EN: z.string().optional(),
  FOUNDER_CEO_BIO_FR: z.string().optional(),
  FOUNDER_COO_NAME: z.string().optional(),
  FOUNDER_COO_PHOTO: link,
  FOUNDER_COO_BIO_EN: z.string().optional(),
  FOUNDER_COO_BIO_FR: z.string().optional(),
  LEGAL_PUBLISHER_NAME: legalText,
  LEGAL_PUBLISHER_ADDRESS: legalText,
  LEGAL_PUBLISHER_PHONE: legalText,
  LEGAL_REGISTRATION_NUMBER: legalText,
  LEGAL_VAT_NUMBER: legalText,
  LEGAL_PUBLICATION_DIRECTOR: legalText,
  LEGAL_HOST_NAME: legalText,
  LEGAL_HOST_ADDRESS: legalText,
  LEGAL_HOST_PHONE: legalText,
  LOG_LEVEL: oneOf(["info", "warn", "error"]).default("warn"),
});

/** Everything the operator can set, by the names of `.env.example`. */
export type Settings = z.infer<typeof environment>;

function databaseConfigError(settings: Settings): string | undefined {
  if (settings.DATABASE_READ_URL === undefined || settings.DATABASE_URL !== undefined)
    return undefined;
  return "DATABASE_READ_URL needs DATABASE_URL: the built-in database has no standby.";
}

/**
 * Reads the settings; an empty one counts as not set.
 * @throws {OperatorError} that names the first wrong setting. Its value is not repeated: it may be a secret.
 */
export function parseSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const written = Object.entries(variables).filter(
    ([, value]) => value !== undefined && value.trim() !== "",
  );
  const trimmed = Object.fromEntries(written.map(([name, value]) => [name, value?.trim() ?? ""]));
  const parsed = environment.safeParse({ ...trimmed, ...customIssuers(trimmed) });
  if (parsed.success) {
    const configError =
      databaseConfigError(parsed.data) ??
      supabaseConfigError(parsed.data) ??
      stripeConfigError(parsed.data) ??
      aiConfigError(parsed.data) ??
      s3ConfigError(parsed.data) ??
      signInConfigError(parsed.data);
    if (configError) throw new OperatorError(configError);
    return parsed.data;
  }
  const [issue] = parsed.error.issues;
  throw new OperatorError(`The setting ${settingAt(issue?.path ?? [])} must be ${issue?.message}.`);
}
