import { expect, test } from "vitest";
import { parseSettings } from "./settings.ts";
import { configWarnings } from "./config-warnings.ts";

const advice = (variables: Record<string, string>) =>
  configWarnings(parseSettings(variables)).join(" ");

const contact = { CONTACT_EMAIL: "ana@example.org" };
const published = {
  ...contact,
  LEGAL_PUBLISHER_NAME: "Ana Lopez",
  LEGAL_PUBLISHER_ADDRESS: "1 rue Haute, 69001 Lyon",
  LEGAL_PUBLICATION_DIRECTOR: "Ana Lopez",
  LEGAL_HOST_NAME: "Nuage SAS",
  LEGAL_HOST_ADDRESS: "2 rue Basse, 59000 Lille",
};

test("there is no warning on loopback, or when everything is set", () => {
  expect(advice({})).toBe("");
  expect(advice({ HOST: "::1", PUBLIC_URL: "http://localhost:3000" })).toBe("");
  const hosted = {
    HOST: "0.0.0.0",
    PUBLIC_URL: "https://jobs.example.org",
    SMTP_URL: "smtp://m",
    TRUST_PROXY: "on",
  };
  expect(advice({ ...hosted, ...published })).toBe("");
});

test("advises a contact address and a legal notice on a public server", () => {
  const hosted = {
    PUBLIC_URL: "https://jobs.example.org",
    SMTP_URL: "smtp://m",
    TRUST_PROXY: "on",
  };
  const { CONTACT_EMAIL: _contact, ...anonymous } = published;
  expect(advice({ ...hosted, ...anonymous })).toMatch(
    /^The privacy.*say that no contact address was given: set CONTACT_EMAIL\.$/,
  );
  const { LEGAL_HOST_NAME: _host, ...others } = published;
  expect(advice({ ...hosted, ...others })).toBe(
    "The legal notice at /legal says that parts of it are missing: set LEGAL_HOST_NAME.",
  );
});

test("a server with a public address needs mail", () => {
  expect(advice({ PUBLIC_URL: "https://jobs.example.org" })).toMatch(/^No mail.*set SMTP_URL/);
});

test("advises TRUST_PROXY behind a proxy", () => {
  const behind = { PUBLIC_URL: "https://jobs.example.org", SMTP_URL: "smtp://m", ...published };
  expect(advice(behind)).toMatch(/^A proxy serves PUBLIC_URL.*set TRUST_PROXY=on/);
  expect(advice({ ...behind, TRUST_PROXY: "on" })).toBe("");
});

test("names the settings that have no effect beside a Supabase", () => {
  const supabase = {
    SUPABASE_URL: "https://abcdefghijklmnopqrst.supabase.co",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_abc",
    SUPABASE_SECRET_KEY: "sb_secret_abc",
    DATABASE_URL: "postgresql://postgres:password@db.test:5432/postgres",
  };
  expect(advice(supabase)).toBe("");
  expect(advice({ ...supabase, PASSKEYS: "on", CONFIRM_EMAIL: "off" })).toMatch(
    /no effect: CONFIRM_EMAIL, PASSKEYS\.$/,
  );
});
