import { createRequire } from "node:module";
import { z } from "zod";

interface ServiceProvider {
  entityMeta: {
    getAssertionConsumerService(binding: string): string | string[];
    getEntityID(): string;
  };
}
interface IdentityProvider {
  getMetadata(): string;
  /** Verifies the signature of the request. */
  parseLoginRequest(
    sp: ServiceProvider,
    binding: "redirect",
    request: { query: Readonly<Record<string, string>>; octetString: string },
  ): Promise<{ extract: { request: { id: string } } }>;
}
interface Signing {
  rawSamlMessage: string;
  privateKey: string;
  signatureAlgorithm: string;
  signingCert: string;
  isBase64Output: boolean;
  isMessageSigned?: boolean;
  referenceTagXPath?: string;
  signatureConfig: { prefix: string; location: { reference: string; action: string } };
}
interface Endpoint {
  Binding: string;
  Location: string;
}

/** What the tests use of samlify. */
interface Samlify {
  setSchemaValidator(validator: { validate(xml: string): Promise<string> }): void;
  ServiceProvider(settings: { metadata: string }): ServiceProvider;
  IdentityProvider(settings: {
    entityID: string;
    privateKey: string;
    signingCert: string;
    requestSignatureAlgorithm: string;
    wantAuthnRequestsSigned: boolean;
    singleSignOnService: readonly Endpoint[];
    singleLogoutService: readonly Endpoint[];
  }): IdentityProvider;
  SamlLib: { constructSAMLSignature(signing: Signing): string };
}

const require = createRequire(import.meta.url);

/** The package without its types, which need those of a browser. */
export const samlify = z
  .custom<Samlify>((loaded) => typeof loaded === "object")
  .parse(require("samlify"));
