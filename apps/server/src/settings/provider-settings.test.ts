import { expect, test } from "vitest";
import { OperatorError } from "@postulo/postgres/operator-error";
import { providersOf } from "./provider-settings.ts";
import { parseSettings } from "./settings.ts";

test("no provider is on unless its client is set", () => {
  expect(providersOf(parseSettings({ AZURE_ISSUER: "https://login.example.org/t/v2.0" }))).toEqual(
    [],
  );
});

test("providers are configured by their clients and issuers", () => {
  const settings = parseSettings({
    GOOGLE_CLIENT_ID: "g, g-android",
    GOOGLE_CLIENT_SECRET: "gs",
    AZURE_CLIENT_ID: "a",
    AZURE_CLIENT_SECRET: "as",
    AZURE_ISSUER: "https://login.microsoftonline.com/tenant/v2.0",
    GITHUB_CLIENT_ID: "h",
    GITHUB_CLIENT_SECRET: "hs",
    OIDC_CLIENT_ID: "o",
    OIDC_CLIENT_SECRET: "os",
    OIDC_ISSUER: "http://127.0.0.1:3000",
    OIDC_ACME_CORP_CLIENT_ID: "ac",
    OIDC_ACME_CORP_CLIENT_SECRET: "acs",
    OIDC_ACME_CORP_ISSUER: "https://login.acme.example",
    OIDC_ACME_CORP_LABEL: "Acme",
  });
  expect(providersOf(settings)).toEqual([
    {
      name: "azure",
      label: "Microsoft",
      issuer: "https://login.microsoftonline.com/tenant/v2.0",
      clientId: "a",
      clientIds: ["a"],
      clientSecret: "as",
    },
    {
      name: "github",
      label: "GitHub",
      issuer: "https://github.com",
      clientId: "h",
      clientIds: ["h"],
      clientSecret: "hs",
    },
    {
      name: "google",
      label: "Google",
      issuer: "https://accounts.google.com",
      clientId: "g",
      clientIds: ["g", "g-android"],
      clientSecret: "gs",
    },
    {
      name: "custom:oidc",
      label: "127.0.0.1",
      issuer: "http://127.0.0.1:3000",
      clientId: "o",
      clientIds: ["o"],
      clientSecret: "os",
    },
    {
      name: "custom:acme-corp",
      label: "Acme",
      issuer: "https://login.acme.example",
      clientId: "ac",
      clientIds: ["ac"],
      clientSecret: "acs",
    },
  ]);
});

const notAnIssuer =
  "The setting OIDC_ISSUER must be an https address such as https://login.example.org.";

test.each([
  [
    { GOOGLE_CLIENT_ID: "g" },
    "With GOOGLE_CLIENT_ID, the setting GOOGLE_CLIENT_SECRET must be set too.",
  ],
  [
    { APPLE_CLIENT_SECRET: "hunter2" },
    "With APPLE_CLIENT_SECRET, the setting APPLE_CLIENT_ID must be set too.",
  ],
  [
    { OIDC_CLIENT_ID: "o", OIDC_CLIENT_SECRET: "s" },
    "With OIDC_CLIENT_ID, the setting OIDC_ISSUER must be set too.",
  ],
  [{ OIDC_ISSUER: "http://login.example.org" }, notAnIssuer],
  [{ OIDC_ISSUER: "https://me:hunter2@login.example.org" }, notAnIssuer],
  [{ OIDC_ISSUER: "login" }, notAnIssuer],
  [
    { OIDC_ACME_ISSUER: "login" },
    "The setting OIDC_ACME_ISSUER must be an https address such as https://login.example.org.",
  ],
  [
    { OIDC_ACME_CLIENT_ID: "o", OIDC_ACME_ISSUER: "https://login.acme.example" },
    "With OIDC_ACME_CLIENT_ID, the setting OIDC_ACME_CLIENT_SECRET must be set too.",
  ],
  [
    { OIDC_OIDC_ISSUER: "https://login.acme.example" },
    "OIDC_OIDC_ISSUER has the name of OIDC_ISSUER: custom:oidc. Choose another one.",
  ],
  [
    { OIDC_ACME_LABEL: "x".repeat(41) },
    "The setting OIDC_ACME_LABEL must be one line of at most 40 characters.",
  ],
])("a wrong setting is reported in one sentence: %o", (variables, sentence) => {
  expect(() => parseSettings(variables)).toThrow(new OperatorError(sentence));
});
