import { validationFailed } from "../auth-error.ts";
import type { AuthApiError } from "../auth-error.ts";
import { acsUrlOf } from "./saml-options.ts";
import type { SamlOptions } from "./saml-options.ts";
import { maxClockSkewMs, verifiedAssertion } from "./service-provider.ts";
import type { SsoProvider } from "./sso-provider.ts";
import { allElements, childrenOf, onlyChild, parseXml } from "./xml-tree.ts";
import type { XmlElement } from "./xml-tree.ts";

/** The library takes quadratic time. An assertion with 200 groups has some 500 tags. */
const limits = { maxBytes: 64 * 1024, maxTags: 1000, maxQuotes: 2000, allows: "elements" } as const;
const maxPrefixList = 200;

/** SHA-1 and canonical forms with comments are rejected. */
const allowedAlgorithms: ReadonlySet<string> = new Set([
  "http://www.w3.org/2000/09/xmldsig#enveloped-signature",
  "http://www.w3.org/2001/10/xml-exc-c14n#",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
  "http://www.w3.org/2001/04/xmldsig-more#rsa-sha512",
  "http://www.w3.org/2001/04/xmlenc#sha256",
  "http://www.w3.org/2001/04/xmlenc#sha512",
]);

const bearer = "urn:oasis:names:tc:SAML:2.0:cm:bearer";

/** What a response is checked against. */
interface Expected {
  acsUrl: string;
  issuer: string;
  requestId: string;
  now: Date;
}

const invalid = (reason: string) => validationFailed(`SAML Assertion is not valid: ${reason}`);

/** The problem of a response that is not verified yet. Signature wrapping needs a second assertion or response. */
function documentProblem(root: XmlElement, { acsUrl }: Expected): string | undefined {
  const elements = allElements(root);
  const count = (name: string) => elements.filter((element) => element.name === name).length;
  if (root.name !== "Response") return "not one response";
  if (count("EncryptedAssertion") > 0) return "encrypted";
  if (count("Assertion") !== 1 || !onlyChild(root, "Assertion")) return "not one assertion";
  const destination = root.attributes["Destination"];
  if (destination !== undefined && destination !== acsUrl) return "another destination";
  if (elements.some(({ attributes }) => (attributes["PrefixList"] ?? "").length > maxPrefixList))
    return "many namespaces";
  const algorithms = elements.flatMap(({ attributes }) => attributes["Algorithm"] ?? []);
  return algorithms.every((algorithm) => allowedAlgorithms.has(algorithm))
    ? undefined
    : "an algorithm that is not allowed";
}

const timeOf = (text: string | undefined): number => (text === undefined ? NaN : Date.parse(text));

/** Whether this server may accept the assertion from a browser, as answer to this request. */
function isConfirmed(confirmation: XmlElement, { acsUrl, requestId, now }: Expected): boolean {
  const data = onlyChild(confirmation, "SubjectConfirmationData")?.attributes ?? {};
  return (
    confirmation.attributes["Method"] === bearer &&
    data["Recipient"] === acsUrl &&
    data["InResponseTo"] === requestId &&
    timeOf(data["NotOnOrAfter"]) > now.getTime() - maxClockSkewMs &&
    !(timeOf(data["NotBefore"]) > now.getTime() + maxClockSkewMs)
  );
}

/** What the library does not check. */
function assertionProblem(assertion: XmlElement, expected: Expected): string | undefined {
  if (onlyChild(assertion, "Issuer")?.text !== expected.issuer) return "another issuer";
  const confirmations = childrenOf(onlyChild(assertion, "Subject"), "SubjectConfirmation");
  if (!confirmations.some((confirmation) => isConfirmed(confirmation, expected)))
    return "another recipient or request, or expired";
  return childrenOf(assertion, "AuthnStatement").length === 0 ? "no authentication" : undefined;
}

/**
 * Verifies a response in base64 for one request to one provider.
 * @returns the signed assertion.
 */
export async function readResponse(
  server: { publicUrl: string; saml: SamlOptions; now: Date },
  provider: SsoProvider,
  { response, ...request }: { response: string; id: string; createdAt: Date },
): Promise<XmlElement | AuthApiError> {
  const expected = {
    acsUrl: acsUrlOf(server),
    issuer: provider.entity_id,
    requestId: request.id,
    now: server.now,
  };
  // As the library decodes it.
  const root = await parseXml(Buffer.from(response, "base64").toString("utf8"), limits);
  if (!root) return invalid("not a SAML response, or too large");
  const problem = documentProblem(root, expected);
  if (problem !== undefined) return invalid(problem);
  const xml = await verifiedAssertion(server, provider, { response, ...request });
  if (xml === undefined) return invalid("signature, audience, time or status");
  const assertion = await parseXml(xml, limits);
  if (assertion?.name !== "Assertion") return invalid("not one assertion");
  const mismatch = assertionProblem(assertion, expected);
  return mismatch === undefined ? assertion : invalid(mismatch);
}
