import { OperatorError } from "@postulo/postgres/operator-error";
import { expect, test } from "vitest";
import { parseSettings } from "./settings.ts";
import { remoteSupabaseOf } from "./supabase-settings.ts";

test("without settings the server listens on loopback only, without limits", () => {
  expect(parseSettings({})).toMatchObject({
    PORT: 3000,
    HOST: "127.0.0.1",
    DATA_DIR: "./data",
    REGISTRATION: "open",
    CONFIRM_EMAIL: true,
    DEFAULT_PLAN: "VIP",
    MANUAL_APPLICATIONS: true,
  });
});

test("an empty setting counts as not set, and other variables are ignored", () => {
  expect(parseSettings({ PORT: "", SMTP_URL: " ", PATH: "/usr/bin" })).toEqual(parseSettings({}));
});

test.each([
  [{ PORT: "eighty" }, "The setting PORT must be a number from 0 to 65535."],
  [
    { SECRET_KEY: "sb_secret_short" },
    "The setting SECRET_KEY must be sb_secret_ and at least 31 letters, digits, hyphens or underscores.",
  ],
  [{ JWT_SECRET: "short" }, "The setting JWT_SECRET must be a text of at least 32 characters."],
  [{ METRICS_PORT: "off" }, "The setting METRICS_PORT must be a number from 0 to 65535."],
  [
    { OTEL_TRACES_SAMPLER_ARG: "2" },
    "The setting OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.",
  ],
  [{ PORT: "65536" }, "The setting PORT must be a number from 0 to 65535."],
  [
    { PUBLIC_URL: "jobs.example.org" },
    "The setting PUBLIC_URL must be a web address such as https://jobs.example.org.",
  ],
  [
    { PUBLIC_URL: "https://example.org/jobs" },
    "The setting PUBLIC_URL must be a web address without a path, such as https://jobs.example.org.",
  ],
  [{ S3_PUBLIC_ENDPOINT: "https://s3.example.org" }, "S3_PUBLIC_ENDPOINT needs S3_BUCKET."],
  [
    { DATABASE_READ_URL: "postgresql://postgres:secret@127.0.0.1:6432/postulo_read" },
    "DATABASE_READ_URL needs DATABASE_URL: the built-in database has no standby.",
  ],
  [
    {
      S3_BUCKET: "postulo",
      S3_PUBLIC_ENDPOINT: "http://s3.example.org",
      PUBLIC_URL: "https://jobs.example.org",
    },
    "S3_PUBLIC_ENDPOINT must begin with https: as PUBLIC_URL does, since browsers block downloads by http there.",
  ],
  [
    {
      S3_BUCKET: "postulo",
      S3_PATH_STYLE: "on",
      S3_PUBLIC_ENDPOINT: "https://jobs.example.org/s3",
      PUBLIC_URL: "https://jobs.example.org",
    },
    "S3_PUBLIC_ENDPOINT must lead to another origin than PUBLIC_URL: a stored file must not run as a page of this server.",
  ],
  [
    {
      S3_BUCKET: "jobs",
      S3_PUBLIC_ENDPOINT: "https://example.org",
      PUBLIC_URL: "https://jobs.example.org",
    },
    "S3_PUBLIC_ENDPOINT must lead to another origin than PUBLIC_URL: a stored file must not run as a page of this server.",
  ],
  [{ REGISTRATION: "beta" }, "The setting REGISTRATION must be one of open, closed, closed-beta."],
  [
    { DEFAULT_PLAN: "vip" },
    "The setting DEFAULT_PLAN must be one of Free, Plus, Pro, Ultra, VIP, BETA.",
  ],
  [{ CONFIRM_EMAIL: "yes" }, 'The setting CONFIRM_EMAIL must be "on" or "off".'],
  [
    { SMTP_URL: "mail.example.org" },
    "The setting SMTP_URL must be the address of a mail server, beginning with smtp:// or smtps://, special characters of the password percent-encoded.",
  ],
  [
    { SMTP_URL: "smtp://me:pass/word@mail.example.org:587" },
    "The setting SMTP_URL must be the address of a mail server, beginning with smtp:// or smtps://, special characters of the password percent-encoded.",
  ],
  [
    { PUBLIC_URL: "https://example.org?from=mail" },
    "The setting PUBLIC_URL must be a web address without a path, such as https://jobs.example.org.",
  ],
  [
    { MAIL_FROM: "nobody" },
    "The setting MAIL_FROM must be a mail address, such as Postulo <jobs@example.org>.",
  ],
  [
    { COMMUNITY_URL: "javascript:alert(1)" },
    "The setting COMMUNITY_URL must be a web address such as https://jobs.example.org.",
  ],
  [
    { LEGAL_HOST_ADDRESS: "2 rue Basse\n59000 Lille" },
    "The setting LEGAL_HOST_ADDRESS must be one line of at most 300 characters.",
  ],
  [
    { AI_PROVIDER: "gpt" },
    "The setting AI_PROVIDER must be one of openai-compatible, openai, anthropic, mistral, google.",
  ],
  [
    { AI_PROVIDER: "openai", AI_API_KEY: "k" },
    "With AI_PROVIDER, the setting AI_MODEL must be set too.",
  ],
  [
    { AI_PROVIDER: "mistral", AI_MODEL: "m" },
    "With AI_PROVIDER=mistral, the setting AI_API_KEY must be set too.",
  ],
  [
    { AI_PROVIDER: "openai-compatible", AI_MODEL: "m" },
    "With AI_PROVIDER=openai-compatible, the setting AI_BASE_URL must be set too.",
  ],
  [{ AI_MODEL: "m" }, "With AI_MODEL, the setting AI_PROVIDER must be set too."],
  [
    { AI_PROVIDER: "openai", AI_MODEL: "m", AI_API_KEY: "k", AI_MONTHLY_CEILING: "20" },
    "With AI_MONTHLY_CEILING, the setting AI_INPUT_PRICE must be set too.",
  ],
  [
    { AI_PROVIDER: "openai", AI_MODEL: "m", AI_API_KEY: "k", AI_LETTER_CEILING: "0.05" },
    "With AI_LETTER_CEILING, the setting AI_INPUT_PRICE must be set too.",
  ],
  [
    { AI_PROVIDER: "openai", AI_MODEL: "m", AI_API_KEY: "k", AI_TIMEOUT_SECONDS: "0" },
    "The setting AI_TIMEOUT_SECONDS must be a number of seconds from 1 to 600.",
  ],
  [
    { SMS_HOOK_URL: "https://sms.example.org" },
    "With SMS_HOOK_URL, the setting SMS_HOOK_SECRET must be set too.",
  ],
  [
    { SMS_HOOK_URL: "https://sms.example.org", SMS_HOOK_SECRET: "secret" },
    "The setting SMS_HOOK_SECRET must be v1,whsec_ and 24 to 64 bytes in base64.",
  ],
  [{ SMS_PER_HOUR: "many" }, "The setting SMS_PER_HOUR must be a number from 0 to 9999999."],
  [
    { CAPTCHA_PROVIDER: "turnstile", CAPTCHA_SECRET: "s" },
    "With CAPTCHA_PROVIDER, the setting CAPTCHA_SITE_KEY must be set too.",
  ],
  [
    { CAPTCHA_PROVIDER: "turnstile" },
    "With CAPTCHA_PROVIDER, the setting CAPTCHA_SECRET must be set too.",
  ],
  [
    { CAPTCHA_PROVIDER: "recaptcha", CAPTCHA_SECRET: "s" },
    "The setting CAPTCHA_PROVIDER must be one of turnstile, hcaptcha.",
  ],
  [
    { PHONE_SIGN_IN: "on", SMTP_URL: "smtp://mail.example.org" },
    "With PHONE_SIGN_IN and SMTP_URL, the setting SMS_HOOK_URL must be set too.",
  ],
  [
    { REST_SCHEMAS: "public, Reports" },
    "The setting REST_SCHEMAS must be names of schemas, separated by commas.",
  ],
  [
    { REDIRECT_URLS: "https://a.example, b" },
    "The setting REDIRECT_URLS must be web addresses, separated by commas.",
  ],
])("a wrong setting is reported in one sentence: %o", (variables, sentence) => {
  expect(() => parseSettings(variables)).toThrow(new OperatorError(sentence));
});

test.each(["clamd", "http://127.0.0.1:3310", "tcp://127.0.0.1", "unix://run/clamd.ctl"])(
  "clamd has a host with a port, or the path of a socket: %s is neither",
  (CLAMD_URL) => {
    expect(() => parseSettings({ CLAMD_URL })).toThrow(
      "The setting CLAMD_URL must be the address of clamd, such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl.",
    );
  },
);

test("a secret is not repeated in the sentence", () => {
  expect(() => parseSettings({ DATABASE_URL: "mysql://me:hunter2@db" })).toThrow(
    new OperatorError(
      "The setting DATABASE_URL must be the address of a PostgreSQL database, beginning with postgresql://.",
    ),
  );
});

const anonKey = `e30.${Buffer.from('{"role":"anon"}').toString("base64url")}.s`;
const serviceKey = `e30.${Buffer.from('{"role":"service_role"}').toString("base64url")}.s`;
const ofSupabase = {
  SUPABASE_URL: "https://abcdefghijklmnopqrst.supabase.co/",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_abc",
  SUPABASE_SECRET_KEY: "sb_secret_abc",
  DATABASE_URL: "postgresql://postgres:password@db.test:5432/postgres",
};

test("a Supabase is set by its URL, both keys and its database", () => {
  expect(remoteSupabaseOf(parseSettings({}))).toBeUndefined();
  expect(remoteSupabaseOf(parseSettings(ofSupabase))).toEqual({
    url: "https://abcdefghijklmnopqrst.supabase.co",
    publishableKey: "sb_publishable_abc",
    secretKey: "sb_secret_abc",
    jwtSecret: undefined,
  });
  const legacy = { SUPABASE_PUBLISHABLE_KEY: anonKey, SUPABASE_SECRET_KEY: serviceKey };
  expect(remoteSupabaseOf(parseSettings({ ...ofSupabase, ...legacy }))).toMatchObject({
    publishableKey: anonKey,
  });
  for (const name of ["SUPABASE_PUBLISHABLE_KEY", "SUPABASE_SECRET_KEY", "DATABASE_URL"])
    expect(() => parseSettings({ ...ofSupabase, [name]: "" })).toThrow(
      `With SUPABASE_URL, the setting ${name} must be set too.`,
    );
  expect(() => parseSettings({ SUPABASE_SECRET_KEY: "sb_secret_abc" })).toThrow(
    "With SUPABASE_SECRET_KEY, the setting SUPABASE_URL must be set too.",
  );
});

test.each(["sb_secret_abc", serviceKey, "text"])(
  "the key that is shown to everybody is never %s",
  (key) => {
    const settings = { ...ofSupabase, SUPABASE_PUBLISHABLE_KEY: key };
    expect(() => parseSettings(settings)).toThrow("SUPABASE_PUBLISHABLE_KEY must be");
  },
);

test("the keys of a Supabase are not exchanged, and its URL has no path", () => {
  const exchanged = { ...ofSupabase, SUPABASE_SECRET_KEY: anonKey };
  expect(() => parseSettings(exchanged)).toThrow("SUPABASE_SECRET_KEY must be");
  const below = { ...ofSupabase, SUPABASE_URL: "https://db.example.org/supabase" };
  expect(() => parseSettings(below)).toThrow("SUPABASE_URL must be");
});
