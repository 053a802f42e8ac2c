import { selfSigned } from "@postulo/postgres/testing/self-signed";
import { z } from "zod";
import { afterAll, describe, expect, test } from "vitest";
import { publishableKey } from "../testing/started-auth.ts";
import { secretKey, startSaml } from "./testing/started-saml.ts";

const { auth, idp, providerId, addIdp, administer, signIn, stop } = await startSaml();
afterAll(stop);

const provider = z.object({
  id: z.string(),
  resource_id: z.string().optional(),
  disabled: z.boolean(),
  saml: z.record(z.string(), z.unknown()),
  domains: z.array(z.object({ domain: z.string() })),
});
const errorOf = ({ status, body }: { status: number; body: unknown }) => {
  const { error_code: code, msg } = z
    .object({ error_code: z.string(), msg: z.string() })
    .parse(body);
  return [status, code, msg];
};

let counter = 0;
const certificate = selfSigned("idp.example", { type: "rsa" }).cert;
const keyOf = (pem: string, use = "signing") =>
  `<md:KeyDescriptor use="${use}"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${pem.replaceAll(/-----[A-Z ]+-----/g, "")}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
const redirectAt = (url: string) =>
  `<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${url}"/>`;

/** Metadata with some of its parts replaced. */
function metadataWith({
  keys = keyOf(certificate),
  service = redirectAt("https://idp.example/sso"),
  entityId = `https://idp${(counter += 1)}.example`,
  attributes = "",
  before = "",
} = {}): string {
  return `<?xml version="1.0"?>${before}<!-- made by hand --><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}"><md:IDPSSODescriptor ${attributes} protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${keys}${service}</md:IDPSSODescriptor></md:EntityDescriptor>`;
}

const create = (more: Record<string, unknown>) =>
  administer("POST", "", { type: "saml", metadata_xml: metadataWith(), ...more });

test("requires the service key", async () => {
  for (const [method, path] of [
    ["GET", ""],
    ["POST", ""],
    ["GET", `/${providerId}`],
    ["PUT", `/${providerId}`],
    ["DELETE", `/${providerId}`],
  ] as const) {
    const response = await fetch(`${auth.url}/admin/sso/providers${path}`, {
      method,
      headers: { authorization: `Bearer ${publishableKey}` },
    });
    expect([response.status, response.headers.get("x-sb-error-code")]).toEqual([403, "not_admin"]);
  }
});

describe("a provider", () => {
  test("is created, found by both names, listed without metadata, changed and deleted", async () => {
    const entityId = "https://acme.example/metadata";
    const metadata = metadataWith({ entityId });
    const created = await create({
      metadata_xml: metadata,
      domains: ["Acme.Example", "zürich.example"],
      resource_id: "acme",
      attribute_mapping: { keys: { name: { name: "cn" } } },
      name_id_format: "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent",
    });
    const { id, ...stored } = provider.parse(created.body);
    expect([created.status, stored]).toEqual([
      201,
      {
        resource_id: "acme",
        disabled: false,
        saml: {
          entity_id: entityId,
          metadata_xml: metadata,
          attribute_mapping: { keys: { name: { name: "cn" } } },
          name_id_format: "urn:oasis:names:tc:SAML:2.0:nameid-format:persistent",
        },
        domains: [{ domain: "acme.example" }, { domain: "xn--zrich-kva.example" }],
      },
    ]);
    expect((await administer("GET", `/${id}`)).body).toEqual(created.body);
    expect((await administer("GET", "/resource_ACME")).body).toEqual(created.body);
    const list = z.object({ items: z.array(provider) });
    const { items } = list.parse((await administer("GET", "?resource_id_prefix=ac")).body);
    expect(items.map((item) => [item.id, item.saml["metadata_xml"]])).toEqual([[id, undefined]]);

    const changed = await administer("PUT", `/${id}`, {
      domains: ["acme.example", "new.example"],
      disabled: true,
    });
    expect(provider.parse(changed.body)).toMatchObject({
      disabled: true,
      resource_id: "acme",
      domains: [{ domain: "acme.example" }, { domain: "new.example" }],
      saml: { attribute_mapping: { keys: { name: { name: "cn" } } } },
    });
    expect((await administer("DELETE", `/${id}`)).status).toBe(200);
    expect(errorOf(await administer("GET", `/${id}`))).toEqual([
      404,
      "sso_provider_not_found",
      "SSO Identity Provider not found",
    ]);
    expect((await create({ domains: ["acme.example"] })).status).toBe(201);
  });

  test("keeps its entity id when its metadata is replaced", async () => {
    const entityId = "https://renewed.example";
    const { id } = provider.parse(
      (await create({ metadata_xml: metadataWith({ entityId }) })).body,
    );
    const renewed = metadataWith({ entityId, service: redirectAt("https://new.example/sso") });
    await administer("PUT", `/${id}`, { metadata_xml: renewed });
    const { data } = await auth.client().signInWithSSO({ providerId: id });
    expect(new URL(data?.url ?? "").host).toBe("new.example");
    const foreign = await administer("PUT", `/${id}`, { metadata_xml: metadataWith() });
    expect(errorOf(foreign).slice(0, 2)).toEqual([400, "saml_entity_id_mismatch"]);
  });

  test("that is deleted ends the sessions of its users", async () => {
    const other = await addIdp({ domains: ["leaving.example"] });
    other.idp.setStatement({ nameId: "ada@leaving.example" });
    const client = auth.client("pkce");
    const { data } = await client.signInWithSSO({ domain: "leaving.example" });
    const response = await fetch(`${auth.url}/sso/saml/acs`, {
      method: "POST",
      body: await other.idp.respond(data?.url ?? ""),
      redirect: "manual",
    });
    const code = new URL(response.headers.get("location") ?? "").searchParams.get("code") ?? "";
    await client.exchangeCodeForSession(code);
    expect((await client.getUser()).error).toBeNull();
    const stays = await signIn({ nameId: "ada@corp.example" });
    await administer("DELETE", `/${other.id}`);
    expect((await client.getUser()).error).not.toBeNull();
    expect((await stays.client.getUser()).error).toBeNull();
  });
});

describe("is rejected:", () => {
  const tooShort = selfSigned("idp.example", { type: "rsa", bitCount: 1024 }).cert;
  const elliptic = selfSigned("idp.example").cert;
  const noKey =
    "SAML Metadata does not contain 1 to 10 signing certificates with RSA keys of at least 2048 bits";
  const noService =
    "SAML Metadata does not contain a SingleSignOnService with the HTTP-Redirect binding and an https URL";
  const noDocument = "SAML Metadata is not an XML document with an EntityDescriptor";

  test.each<[string, Record<string, unknown>, string]>([
    ["another type", { type: "oidc" }, "Only 'saml' supported for SSO provider type"],
    ["no metadata", { metadata_xml: "" }, "metadata_xml must be set"],
    [
      "an address to fetch metadata from",
      { metadata_xml: null, metadata_url: "https://169.254.169.254/latest" },
      "metadata_url is not supported, send metadata_xml",
    ],
    ["no XML", { metadata_xml: "hello" }, noDocument],
    [
      "a DTD",
      { metadata_xml: metadataWith({ before: '<!DOCTYPE a [<!ENTITY b "c">]>' }) },
      noDocument,
    ],
    ["many elements", { metadata_xml: metadataWith({ keys: "<a/>".repeat(11_000) }) }, noDocument],
    [
      "no entity id",
      { metadata_xml: metadataWith({ entityId: "" }) },
      "SAML Metadata does not contain an EntityID",
    ],
    ["no key", { metadata_xml: metadataWith({ keys: "" }) }, noKey],
    [
      "an encryption key only",
      { metadata_xml: metadataWith({ keys: keyOf(certificate, "encryption") }) },
      noKey,
    ],
    ["a short key", { metadata_xml: metadataWith({ keys: keyOf(tooShort) }) }, noKey],
    ["an elliptic key", { metadata_xml: metadataWith({ keys: keyOf(elliptic) }) }, noKey],
    ["no service", { metadata_xml: metadataWith({ service: "" }) }, noService],
    [
      "a service without TLS",
      { metadata_xml: metadataWith({ service: redirectAt("http://idp.example") }) },
      noService,
    ],
    [
      "a script as service",
      { metadata_xml: metadataWith({ service: redirectAt("javascript:alert(1)") }) },
      noService,
    ],
  ])("%s", async (_, fields, message) => {
    expect(errorOf(await create(fields))).toEqual([400, "validation_failed", message]);
  });

  test("what another provider has", async () => {
    expect(
      errorOf(await create({ domains: ["free.example", "corp.example"] })).slice(0, 2),
    ).toEqual([400, "sso_domain_already_exists"]);
    // Nothing of it was stored.
    expect((await create({ domains: ["free.example"], resource_id: "mine" })).status).toBe(201);
    expect(errorOf(await create({ metadata_xml: idp.metadata })).slice(0, 2)).toEqual([
      422,
      "saml_idp_already_exists",
    ]);
    expect(errorOf(await create({ resource_id: "MINE" })).slice(0, 2)).toEqual([422, "conflict"]);
  });

  test("no domain", async () => {
    for (const domain of ["", "corp", "https://corp.example", "a b.example", "*.example"])
      expect(errorOf(await create({ domains: [domain] })).slice(0, 2)).toEqual([
        400,
        "validation_failed",
      ]);
  });

  test("one that requires signed requests, while this server has no key", async () => {
    const unsigned = await auth.sibling({ saml: { signing: undefined } });
    const response = await fetch(`${unsigned.url}/admin/sso/providers`, {
      method: "POST",
      headers: { authorization: `Bearer ${secretKey}` },
      body: JSON.stringify({
        type: "saml",
        metadata_xml: metadataWith({ attributes: 'WantAuthnRequestsSigned="true"' }),
      }),
    });
    await unsigned.stop();
    expect(response.status).toBe(400);
  });
});

test("large metadata is stored", async () => {
  const keys = keyOf(certificate) + `<!-- ${"x".repeat(100_000)} -->`;
  expect((await create({ metadata_xml: metadataWith({ keys }) })).status).toBe(201);
});
