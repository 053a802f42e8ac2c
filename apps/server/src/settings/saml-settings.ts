import { createPrivateKey, X509Certificate } from "node:crypto";
import type { KeyObject } from "node:crypto";
import type { SamlOptions } from "@postulo/supabase-server/auth/saml/saml-options";
import { z } from "zod";

const minRsaBits = 2048;
const pem = /^-----BEGIN /;

/** The bytes of a file whose content is PEM, or base64 of PEM or DER. */
const fileOf = (text: string): Buffer =>
  pem.test(text) ? Buffer.from(text) : Buffer.from(text, "base64");

function readKey(text: string): KeyObject {
  const file = fileOf(text);
  if (pem.test(file.toString("latin1"))) return createPrivateKey(file);
  try {
    return createPrivateKey({ key: file, format: "der", type: "pkcs8" });
  } catch {
    return createPrivateKey({ key: file, format: "der", type: "pkcs1" });
  }
}

/** In PEM; undefined unless it is an RSA key of sufficient length. */
function keyPem(text: string): string | undefined {
  try {
    const key = readKey(text);
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    return key.asymmetricKeyType === "rsa" && bits >= minRsaBits
      ? String(key.export({ type: "pkcs8", format: "pem" }))
      : undefined;
  } catch {
    return undefined;
  }
}

function certificatePem(text: string): string | undefined {
  try {
    return new X509Certificate(fileOf(text)).toString();
  } catch {
    return undefined;
  }
}

const file = (read: (text: string) => string | undefined, description: string) =>
  z
    .string()
    .transform((text, context) => {
      const content = read(text);
      if (content === undefined) context.addIssue({ code: "custom", message: description });
      return content ?? z.NEVER;
    })
    .optional();

/** Single sign-on by SAML 2.0. */
export const samlSettings = {
  SAML_SIGN_IN: z
    .enum(["on", "off"], { error: '"on" or "off"' })
    .transform((value) => value === "on")
    .default(false),
  /** Signs requests to identity providers. */
  SAML_PRIVATE_KEY: file(
    keyPem,
    `an RSA key of at least ${minRsaBits} bits: PEM, or base64 of a PEM or DER file`,
  ),
  SAML_CERTIFICATE: file(
    certificatePem,
    "an X.509 certificate: PEM, or base64 of a PEM or DER file",
  ),
};

const samlEnvironment = z.object(samlSettings);
type SamlSettings = z.infer<typeof samlEnvironment>;

/** What is missing beside what is set, in one sentence. */
export function samlConfigError({
  SAML_PRIVATE_KEY: key,
  SAML_CERTIFICATE: certificate,
}: SamlSettings): string | undefined {
  if (key === undefined && certificate === undefined) return undefined;
  if (certificate === undefined)
    return "With SAML_PRIVATE_KEY, the setting SAML_CERTIFICATE must be set too.";
  if (key === undefined)
    return "With SAML_CERTIFICATE, the setting SAML_PRIVATE_KEY must be set too.";
  return new X509Certificate(certificate).checkPrivateKey(createPrivateKey(key))
    ? undefined
    : "The setting SAML_CERTIFICATE must belong to the key SAML_PRIVATE_KEY.";
}

/** Undefined where it is off. */
export function samlOf({
  SAML_SIGN_IN: isOn,
  SAML_PRIVATE_KEY: privateKey,
  SAML_CERTIFICATE: certificate,
}: SamlSettings): SamlOptions | undefined {
  if (!isOn) return undefined;
  const isSigning = privateKey !== undefined && certificate !== undefined;
  return { signing: isSigning ? { privateKey, certificate } : undefined };
}
