import { X509Certificate } from "node:crypto";
import { isIP } from "node:net";
import { validationFailed } from "../auth-error.ts";
import type { AuthApiError } from "../auth-error.ts";
import { childrenOf, onlyChild, parseXml } from "./xml-tree.ts";
import type { XmlElement } from "./xml-tree.ts";

/** What a sign-in needs of an identity provider. */
export interface IdpMetadata {
  entityId: string;
  /** Requests are sent there by a redirect. */
  ssoUrl: string;
  /** The certificates of its signing keys in PEM. */
  certificates: string[];
  wantsSignedRequests: boolean;
}

/** Microsoft's metadata takes some 60 KB. */
export const maxMetadataBytes = 256 * 1024;
const limits = {
  maxBytes: maxMetadataBytes,
  maxTags: 10_000,
  maxQuotes: 20_000,
  allows: "comments",
} as const;
const maxEntityIdLength = 1024;
const maxUrlLength = 2000;
const maxCertificates = 10;
const minRsaBits = 2048;

const redirectBinding = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect";

function isAllowedUrl(text: string): boolean {
  const url = text.length > maxUrlLength ? null : URL.parse(text);
  if (!url || url.username !== "" || url.password !== "" || url.hash !== "") return false;
  const isLoopback =
    url.hostname === "localhost" || (isIP(url.hostname) === 4 && url.hostname.startsWith("127."));
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback);
}

/** In PEM; undefined unless it is a certificate of an RSA key of sufficient length. */
function readCertificate(base64: string): string | undefined {
  try {
    const certificate = new X509Certificate(Buffer.from(base64, "base64"));
    const { asymmetricKeyType: type, asymmetricKeyDetails: details } = certificate.publicKey;
    return type === "rsa" && (details?.modulusLength ?? 0) >= minRsaBits
      ? certificate.toString()
      : undefined;
  } catch {
    return undefined;
  }
}

/** Keys without `use` sign too. */
const signingCertificates = (idp: XmlElement): readonly (string | undefined)[] =>
  childrenOf(idp, "KeyDescriptor")
    .filter(({ attributes }) => (attributes["use"] ?? "signing") === "signing")
    .flatMap((key) => childrenOf(key, "KeyInfo"))
    .flatMap((info) => childrenOf(info, "X509Data"))
    .flatMap((data) => childrenOf(data, "X509Certificate"))
    .map(({ text }) => readCertificate(text));

const redirectUrlOf = (idp: XmlElement): string | undefined =>
  childrenOf(idp, "SingleSignOnService").find(
    ({ attributes }) => attributes["Binding"] === redirectBinding,
  )?.attributes["Location"];

function readIdp(entityId: string, idp: XmlElement): IdpMetadata | AuthApiError {
  const ssoUrl = redirectUrlOf(idp);
  if (ssoUrl === undefined || !isAllowedUrl(ssoUrl))
    return validationFailed(
      "SAML Metadata does not contain a SingleSignOnService with the HTTP-Redirect binding and an https URL",
    );
  const certificates = signingCertificates(idp).filter((pem) => pem !== undefined);
  if (certificates.length === 0 || certificates.length > maxCertificates)
    return validationFailed(
      `SAML Metadata does not contain 1 to ${maxCertificates} signing certificates with RSA keys of at least ${minRsaBits} bits`,
    );
  const wantsSignedRequests = ["true", "1"].includes(
    idp.attributes["WantAuthnRequestsSigned"] ?? "",
  );
  return { entityId, ssoUrl, certificates, wantsSignedRequests };
}

/** Reads the metadata that an administrator supplies. Its own signature is not verified, as in GoTrue. */
export async function readIdpMetadata(xml: string): Promise<IdpMetadata | AuthApiError> {
  const root = await parseXml(xml, limits);
  if (root?.name !== "EntityDescriptor")
    return validationFailed("SAML Metadata is not an XML document with an EntityDescriptor");
  const entityId = root.attributes["entityID"] ?? "";
  if (entityId === "" || entityId.length > maxEntityIdLength)
    return validationFailed("SAML Metadata does not contain an EntityID");
  const descriptors = childrenOf(root, "IDPSSODescriptor");
  if (descriptors.length > 1)
    return validationFailed("SAML Metadata contains multiple IDPSSODescriptors");
  const idp = onlyChild(root, "IDPSSODescriptor");
  return idp
    ? readIdp(entityId, idp)
    : validationFailed("SAML Metadata does not contain any IDPSSODescriptor");
}
