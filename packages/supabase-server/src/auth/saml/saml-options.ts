/** This server as a service provider of SAML 2.0. */
export interface SamlOptions {
  /** Signs requests to identity providers; undefined: they are not signed. Both in PEM. */
  signing: { privateKey: string; certificate: string } | undefined;
}

/** The identifier of this server at identity providers, which is the URL of its metadata. */
export const entityIdOf = ({ publicUrl }: { publicUrl: string }) =>
  `${publicUrl}/sso/saml/metadata`;

/** The URL to which identity providers post their responses. */
export const acsUrlOf = ({ publicUrl }: { publicUrl: string }) => `${publicUrl}/sso/saml/acs`;

export const nameIdFormats = {
  persistent: "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent",
  emailAddress: "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress",
  transient: "urn:oasis:names:tc:SAML:2.0:nameid-format:transient",
  unspecified: "urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified",
} as const;
