import { inflateRawSync } from "node:zlib";

export const victim = "ceo@corp.example";
export const attacker = "intern@corp.example";

/** A form with a changed response. */
export function changed(form: URLSearchParams, change: (xml: string) => string): URLSearchParams {
  const xml = Buffer.from(form.get("SAMLResponse") ?? "", "base64").toString();
  const next = new URLSearchParams(form);
  next.set("SAMLResponse", Buffer.from(change(xml)).toString("base64"));
  return next;
}

/** The parameters of the page after a rejected response. */
export const rejected = (reason: string) => ({
  error: "invalid_request",
  error_code: "validation_failed",
  error_description: `SAML Assertion is not valid: ${reason}`,
});

/** A check of the library failed. */
export const broken = "signature, audience, time or status";

/** The ID of the request in a URL. */
export function requestIdOf(url: string): string {
  const request = new URL(url).searchParams.get("SAMLRequest") ?? "";
  const xml = inflateRawSync(Buffer.from(request, "base64")).toString();
  return / ID="(_[0-9a-f]{40})"/.exec(xml)?.[1] ?? "";
}
