import type { CacheProvider, SAML } from "@node-saml/node-saml";
import { acsUrlOf, entityIdOf, nameIdFormats } from "./saml-options.ts";
import type { SamlOptions } from "./saml-options.ts";
import type { SsoProvider } from "./sso-provider.ts";
import { relayStateTtlMs } from "./relay-state.ts";

/** The difference between the clocks of both servers. */
export const maxClockSkewMs = 60_000;
/** An assertion is issued for one sign-in, whatever longer validity it states. */
const maxAssertionAgeMs = 5 * 60_000;

// Loaded on first use, with its XML parsers.
const nodeSaml = () => import("@node-saml/node-saml");

interface Server {
  publicUrl: string;
  saml: SamlOptions;
}

/** One request to an identity provider. */
interface SamlRequest {
  id: string;
  createdAt: Date;
}

/** Knows the one request, instead of all requests of this process. */
const cacheOf = ({ id, createdAt }: SamlRequest): CacheProvider => ({
  saveAsync: async (_, value) => ({ value, createdAt: createdAt.getTime() }),
  getAsync: async (key) => (key === id ? createdAt.toISOString() : null),
  removeAsync: async () => null,
});

/** This server at one identity provider, for one request. */
async function openServiceProvider(
  { publicUrl, saml }: Server,
  provider: SsoProvider,
  request: SamlRequest,
): Promise<SAML> {
  const library = await nodeSaml();
  const entityId = entityIdOf({ publicUrl });
  return new library.SAML({
    issuer: entityId,
    audience: entityId,
    callbackUrl: acsUrlOf({ publicUrl }),
    entryPoint: provider.sso_url,
    idpCert: provider.certificates,
    identifierFormat: provider.name_id_format ?? nameIdFormats.persistent,
    disableRequestedAuthnContext: true,
    // A signature of the response alone is not sufficient.
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: maxClockSkewMs,
    maxAssertionAgeMs,
    validateInResponseTo: library.ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: relayStateTtlMs,
    cacheProvider: cacheOf(request),
    generateUniqueId: () => request.id,
    signatureAlgorithm: "sha256",
    digestAlgorithm: "sha256",
    ...(saml.signing ? { privateKey: saml.signing.privateKey } : {}),
  });
}

/** The URL of the identity provider with the request. */
export async function authorizationUrl(
  server: Server,
  provider: SsoProvider,
  { relayState, ...request }: SamlRequest & { relayState: string },
): Promise<string> {
  const serviceProvider = await openServiceProvider(server, provider, request);
  return serviceProvider.getAuthorizeUrlAsync(relayState, undefined, {});
}

/**
 * Verifies a response in base64: signature of the assertion, validity, audience, and that it answers the request.
 * @returns the XML of the signed assertion, exactly as it was signed; undefined when a check fails.
 */
export async function verifiedAssertion(
  server: Server,
  provider: SsoProvider,
  { response, ...request }: SamlRequest & { response: string },
): Promise<string | undefined> {
  const serviceProvider = await openServiceProvider(server, provider, request);
  try {
    const { profile } = await serviceProvider.validatePostResponseAsync({ SAMLResponse: response });
    return profile?.getAssertionXml?.();
  } catch {
    return undefined;
  }
}

/** The metadata of this server for identity providers. */
export async function serviceProviderMetadata({ publicUrl, saml }: Server): Promise<string> {
  const { generateServiceProviderMetadata } = await nodeSaml();
  return generateServiceProviderMetadata({
    issuer: entityIdOf({ publicUrl }),
    callbackUrl: acsUrlOf({ publicUrl }),
    identifierFormat: nameIdFormats.persistent,
    wantAssertionsSigned: true,
    generateUniqueId: () => "_metadata",
    ...(saml.signing
      ? { privateKey: saml.signing.privateKey, publicCerts: saml.signing.certificate }
      : {}),
  });
}
