import { createPrivateKey } from "node:crypto";
import { OperatorError } from "@postulo/postgres/operator-error";
import { selfSigned } from "@postulo/postgres/testing/self-signed";
import { expect, test } from "vitest";
import { samlOf } from "./saml-settings.ts";
import { parseSettings } from "./settings.ts";

const { key, cert } = selfSigned("sp.example", { type: "rsa" });
const other = selfSigned("sp.example", { type: "rsa" });
const short = selfSigned("sp.example", { type: "rsa", bitCount: 1024 });
const base64 = (text: string | Buffer) => Buffer.from(text).toString("base64");
const samlWith = (variables: Record<string, string>) => samlOf(parseSettings(variables));

test("SAML is off unless set, and signs requests where it has a key", () => {
  expect(samlWith({})).toBeUndefined();
  expect(samlWith({ SAML_PRIVATE_KEY: key, SAML_CERTIFICATE: cert })).toBeUndefined();
  expect(samlWith({ SAML_SIGN_IN: "on" })).toEqual({ signing: undefined });
});

test("key and certificate are PEM, or base64 of PEM or DER", () => {
  const der = createPrivateKey(key).export({ type: "pkcs1", format: "der" });
  const certificateDer = cert.replaceAll(/-----[A-Z ]+-----|\s/g, "");
  const expected = { signing: { privateKey: key, certificate: cert } };
  for (const [SAML_PRIVATE_KEY, SAML_CERTIFICATE] of [
    [key, cert],
    [base64(key), base64(cert)],
    [base64(der), certificateDer],
  ] as const)
    expect(samlWith({ SAML_SIGN_IN: "on", SAML_PRIVATE_KEY, SAML_CERTIFICATE })).toEqual(expected);
});

const notAKey =
  "The setting SAML_PRIVATE_KEY must be an RSA key of at least 2048 bits: PEM, or base64 of a PEM or DER file.";

test.each([
  [
    { SAML_PRIVATE_KEY: key },
    "With SAML_PRIVATE_KEY, the setting SAML_CERTIFICATE must be set too.",
  ],
  [
    { SAML_CERTIFICATE: cert },
    "With SAML_CERTIFICATE, the setting SAML_PRIVATE_KEY must be set too.",
  ],
  [
    { SAML_PRIVATE_KEY: key, SAML_CERTIFICATE: other.cert },
    "The setting SAML_CERTIFICATE must belong to the key SAML_PRIVATE_KEY.",
  ],
  [{ SAML_PRIVATE_KEY: short.key, SAML_CERTIFICATE: short.cert }, notAKey],
  [{ SAML_PRIVATE_KEY: "hunter2", SAML_CERTIFICATE: cert }, notAKey],
  [
    { SAML_PRIVATE_KEY: key, SAML_CERTIFICATE: "hunter2" },
    "The setting SAML_CERTIFICATE must be an X.509 certificate: PEM, or base64 of a PEM or DER file.",
  ],
])("a wrong setting is reported in one sentence without its value", (variables, sentence) => {
  expect(() => parseSettings(variables)).toThrow(new OperatorError(sentence));
});
