import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { selfSigned } from "@postulo/postgres/testing/self-signed";
import type { Certificate } from "@postulo/postgres/testing/self-signed";
import { samlify } from "./samlify.ts";

// The schemas of SAML are not at hand; requests are parsed and their signatures verified all the same.
samlify.setSchemaValidator({ validate: async () => "not validated" });

export const formats = {
  email: "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress",
  persistent: "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent",
  transient: "urn:oasis:names:tc:SAML:2.0:nameid-format:transient",
};
export const sha1 = "http://www.w3.org/2000/09/xmldsig#rsa-sha1";
const redirectBinding = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect";
const sha256 = "http://www.w3.org/2001/04/xmldsig-more#rsa-sha256";

/** What the identity provider states; what is not set is right. */
export interface Statement {
  nameId: string;
  nameIdFormat?: string;
  attributes?: Readonly<Record<string, string | readonly string[]>>;
  issuer?: string;
  audience?: string;
  recipient?: string;
  destination?: string;
  inResponseTo?: string;
  notBefore?: Date;
  notOnOrAfter?: Date;
  sessionNotOnOrAfter?: Date;
  confirmation?: string;
  status?: string;
  /** Which parts are signed. */
  signs?: "assertion" | "response" | "both";
  algorithm?: string;
  /** Changes the document before it is signed. */
  alter?: (xml: string) => string;
}

/** A real identity provider on loopback. */
export interface StartedIdp {
  url: string;
  entityId: string;
  certificate: Certificate;
  metadata: string;
  /** Admits this server as a service provider. */
  register: (spMetadata: string) => void;
  /** What is stated at the next sign-in, in any browser. */
  setStatement: (statement: Statement) => void;
  /** The parameters of the form that the page at this URL posts. */
  respond: (url: string) => Promise<URLSearchParams>;
  stop: () => Promise<void>;
}

const minuteMs = 60_000;
const quoted = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const attributeXml = ([name, values]: [string, string | readonly string[]]) =>
  `<saml:Attribute Name="${quoted(name)}">${[values]
    .flat()
    .map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`)
    .join("")}</saml:Attribute>`;

let counter = 0;

/** Values of `nameId` and attributes are XML already. */
function responseXml(
  statement: Statement,
  { entityId, acsUrl, audience, requestId }: Readonly<Record<string, string>>,
): string {
  const now = Date.now();
  const id = (counter += 1);
  const instant = new Date(now).toISOString();
  const stated = {
    issuer: entityId,
    audience,
    recipient: acsUrl,
    destination: acsUrl,
    inResponseTo: requestId,
    nameIdFormat: formats.email,
    confirmation: "bearer",
    status: "Success",
    ...statement,
  };
  const end = (statement.notOnOrAfter ?? new Date(now + 5 * minuteMs)).toISOString();
  const start = (statement.notBefore ?? new Date(now - minuteMs)).toISOString();
  const issuer = `<saml:Issuer>${stated.issuer}</saml:Issuer>`;
  const sessionEnd = statement.sessionNotOnOrAfter
    ? ` SessionNotOnOrAfter="${statement.sessionNotOnOrAfter.toISOString()}"`
    : "";
  const attributes = Object.entries(statement.attributes ?? {})
    .map(attributeXml)
    .join("");
  return [
    '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"',
    ` ID="_r${id}" Version="2.0" IssueInstant="${instant}" Destination="${stated.destination}"`,
    ` InResponseTo="${stated.inResponseTo}">${issuer}<samlp:Status>`,
    `<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${stated.status}"/></samlp:Status>`,
    `<saml:Assertion ID="_a${id}" Version="2.0" IssueInstant="${instant}">${issuer}`,
    `<saml:Subject><saml:NameID Format="${stated.nameIdFormat}">${stated.nameId}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:${stated.confirmation}">`,
    `<saml:SubjectConfirmationData NotOnOrAfter="${end}" Recipient="${stated.recipient}"`,
    ` InResponseTo="${stated.inResponseTo}"/></saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions NotBefore="${start}" NotOnOrAfter="${end}"><saml:AudienceRestriction>`,
    `<saml:Audience>${stated.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${instant}" SessionIndex="_s${id}"${sessionEnd}>`,
    "<saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password",
    "</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>",
    attributes && `<saml:AttributeStatement>${attributes}</saml:AttributeStatement>`,
    "</saml:Assertion></samlp:Response>",
  ].join("");
}

/** A page with a form that submits itself. */
function pageWith(action: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join("");
  return `<!doctype html><body onload="document.forms[0].submit()"><form method="post" action="${action}">${inputs}</form>`;
}

interface Idp {
  entityId: string;
  certificate: Certificate;
  ssoUrl: string;
}

const entity = ({ entityId, certificate, ssoUrl }: Idp, algorithm: string) =>
  samlify.IdentityProvider({
    entityID: entityId,
    privateKey: certificate.key,
    signingCert: certificate.cert,
    requestSignatureAlgorithm: algorithm,
    wantAuthnRequestsSigned: true,
    singleSignOnService: [{ Binding: redirectBinding, Location: ssoUrl }],
    singleLogoutService: [{ Binding: redirectBinding, Location: ssoUrl }],
  });

const at = (reference: string) => ({ prefix: "ds", location: { reference, action: "after" } });

/** Signs a document as an identity provider. */
function signed(xml: string, { certificate }: Idp, { signs, algorithm }: Statement): string {
  const library = samlify.SamlLib;
  const common = {
    privateKey: certificate.key,
    signatureAlgorithm: algorithm ?? sha256,
    signingCert: certificate.cert.replaceAll(/-----[A-Z ]+-----|\s/g, ""),
    isBase64Output: false,
  };
  const path = "/*[local-name(.)='Response']/*[local-name(.)='Assertion']";
  const assertionSigned =
    signs === "response"
      ? xml
      : library.constructSAMLSignature({
          ...common,
          rawSamlMessage: xml,
          referenceTagXPath: path,
          signatureConfig: at(`${path}/*[local-name(.)='Issuer']`),
        });
  if (signs !== "response" && signs !== "both") return assertionSigned;
  return library.constructSAMLSignature({
    ...common,
    rawSamlMessage: assertionSigned,
    isMessageSigned: true,
    signatureConfig: at("/*[local-name(.)='Response']/*[local-name(.)='Issuer']"),
  });
}

/** The form for a request. The signature of the request is verified where the service provider's metadata has a key. */
async function answer(
  idp: Idp,
  query: URLSearchParams,
  { statement, spMetadata }: { statement: Statement; spMetadata: string },
): Promise<{ acsUrl: string; fields: Record<string, string> }> {
  const sp = samlify.ServiceProvider({ metadata: spMetadata });
  const signedPart = ["SAMLRequest", "RelayState", "SigAlg"]
    .map((name) => `${name}=${encodeURIComponent(query.get(name) ?? "")}`)
    .join("&");
  const { extract } = await entity(idp, sha256).parseLoginRequest(sp, "redirect", {
    query: Object.fromEntries(query),
    octetString: signedPart,
  });
  const acsUrl = String(sp.entityMeta.getAssertionConsumerService("post"));
  const xml = responseXml(statement, {
    entityId: idp.entityId,
    acsUrl,
    audience: sp.entityMeta.getEntityID(),
    requestId: extract.request.id,
  });
  const document = signed(statement.alter?.(xml) ?? xml, idp, statement);
  const fields = {
    SAMLResponse: Buffer.from(document).toString("base64"),
    RelayState: query.get("RelayState") ?? "",
  };
  return { acsUrl, fields };
}

async function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
) {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  };
  return { url: `http://127.0.0.1:${address.port}`, stop };
}

/** Starts without a service provider. */
export async function startIdp(): Promise<StartedIdp> {
  const certificate = selfSigned("idp.example", { type: "rsa" });
  let statement: Statement = { nameId: "nobody@corp.example" };
  let spMetadata = "";
  const answerTo = (target: string) => {
    const { searchParams } = new URL(target, url);
    return answer(idp, searchParams, { statement, spMetadata });
  };
  const { url, stop } = await listen(async (request, response) => {
    // Such as the icon of the page.
    if (!request.url?.startsWith("/sso?")) {
      response.writeHead(204).end();
      return;
    }
    const { acsUrl, fields } = await answerTo(request.url);
    response.writeHead(200, { "content-type": "text/html" }).end(pageWith(acsUrl, fields));
  });
  const idp = { entityId: `${url}/metadata`, certificate, ssoUrl: `${url}/sso` };
  return {
    url,
    entityId: idp.entityId,
    certificate,
    metadata: entity(idp, sha256).getMetadata(),
    register: (metadata) => {
      spMetadata = metadata;
    },
    setStatement: (next) => {
      statement = next;
    },
    respond: async (target) => new URLSearchParams((await answerTo(target)).fields),
    stop,
  };
}
