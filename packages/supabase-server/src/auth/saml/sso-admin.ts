import { domainToASCII } from "node:url";
import type { Context, Hono } from "hono";
import type { PoolClient } from "pg";
import { z } from "zod";
import { asAuthAdmin } from "../auth-database.ts";
import { AuthApiError, errorResponse, validationFailed } from "../auth-error.ts";
import type { AuthServer } from "../auth-server.ts";
import { readBody } from "../request-body.ts";
import { maxMetadataBytes, readIdpMetadata } from "./idp-metadata.ts";
import type { IdpMetadata } from "./idp-metadata.ts";
import { nameIdFormats } from "./saml-options.ts";
import {
  attributeMappingSchema,
  findSsoProvider,
  listSsoProviders,
  ssoProviderJson,
} from "./sso-provider.ts";
import type { SsoProvider } from "./sso-provider.ts";

const hostname = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

const domainField = z
  .string()
  .max(300)
  .transform((typed) => domainToASCII(typed.trim().toLowerCase()))
  .refine((domain) => hostname.test(domain), "not a domain");

const providerFields = z.object({
  type: z.string().nullish(),
  metadata_url: z.string().nullish(),
  metadata_xml: z.string().max(maxMetadataBytes).nullish(),
  domains: z.array(domainField).max(100).nullish(),
  attribute_mapping: attributeMappingSchema.nullish(),
  name_id_format: z.union([z.literal(""), z.enum(Object.values(nameIdFormats))]).nullish(),
  resource_id: z.string().max(500).nullish(),
  disabled: z.boolean().nullish(),
});
type ProviderFields = z.infer<typeof providerFields>;

const notFound = () =>
  new AuthApiError(404, "sso_provider_not_found", { message: "SSO Identity Provider not found" });
const idpExists = (entityId: string) =>
  new AuthApiError(422, "saml_idp_already_exists", {
    message: `SAML Identity Provider with this EntityID (${entityId}) already exists`,
  });
const conflict = () =>
  new AuthApiError(422, "conflict", {
    message: "An SSO provider with this resource_id already exists",
  });
const domainTaken = (domain: string, ownerId: string) =>
  new AuthApiError(400, "sso_domain_already_exists", {
    message: `SSO Domain '${domain}' is already assigned to an SSO identity provider (${ownerId})`,
  });

/** The metadata of a body, if it has any. */
async function metadataOf(
  auth: AuthServer,
  { metadata_url: url, metadata_xml: xml }: ProviderFields,
): Promise<{ xml: string; idp: IdpMetadata } | AuthApiError | undefined> {
  // Nothing is fetched from addresses of a request.
  if (url) return validationFailed("metadata_url is not supported, send metadata_xml");
  if (!xml) return undefined;
  const idp = await readIdpMetadata(xml);
  if (idp instanceof AuthApiError) return idp;
  return idp.wantsSignedRequests && !auth.saml?.signing
    ? validationFailed(
        "The identity provider requires signed requests: set SAML_PRIVATE_KEY and SAML_CERTIFICATE",
      )
    : { xml, idp };
}

const storeMetadata = (
  client: PoolClient,
  id: string,
  { xml, idp }: { xml: string; idp: IdpMetadata },
) =>
  client.query(
    "update auth.sso_providers set metadata_xml = $2, sso_url = $3, certificates = $4 where id = $1",
    [id, xml, idp.ssoUrl, idp.certificates],
  );

/** Fields that are not sent are unchanged, but `name_id_format`, as in GoTrue. */
async function storeSettings(
  client: PoolClient,
  provider: SsoProvider,
  { fields, now }: { fields: ProviderFields; now: Date },
): Promise<AuthApiError | undefined> {
  const resourceId = fields.resource_id ?? provider.resource_id;
  if (resourceId) {
    const taken = await findSsoProvider(client, "resourceId", resourceId);
    if (taken && taken.id !== provider.id) return conflict();
  }
  await client.query(
    `update auth.sso_providers set resource_id = nullif($2, ''), disabled = $3, name_id_format = nullif($4, ''),
            attribute_mapping = $5::jsonb, updated_at = $6
      where id = $1`,
    [
      provider.id,
      resourceId,
      fields.disabled ?? provider.disabled,
      fields.name_id_format ?? "",
      JSON.stringify(fields.attribute_mapping ?? provider.attribute_mapping),
      now,
    ],
  );
  return undefined;
}

async function storeDomains(
  client: PoolClient,
  provider: SsoProvider,
  domains: readonly string[],
): Promise<AuthApiError | undefined> {
  for (const domain of domains) {
    const owner = await findSsoProvider(client, "domain", domain);
    if (owner && owner.id !== provider.id) return domainTaken(domain, owner.id);
  }
  await client.query(
    "delete from auth.sso_domains where sso_provider_id = $1 and domain <> all ($2::text[])",
    [provider.id, domains],
  );
  await client.query(
    "insert into auth.sso_domains (domain, sso_provider_id) select unnest($2::text[]), $1 on conflict do nothing",
    [provider.id, [...new Set(domains)]],
  );
  return undefined;
}

/** Administrators take turns, so that what is checked is still so when it is stored. */
const lockProviders = (client: PoolClient) =>
  client.query("select pg_advisory_xact_lock(hashtextextended('auth.sso_providers', 0))");

/** Thrown to roll a transaction back. */
class Rejected extends Error {
  readonly error: AuthApiError;
  constructor(error: AuthApiError) {
    super(error.message);
    this.error = error;
  }
}

/** Stores all fields or none. */
async function store(
  auth: AuthServer,
  work: (client: PoolClient) => Promise<SsoProvider>,
  { fields, metadata }: { fields: ProviderFields; metadata: MetadataToStore },
): Promise<SsoProvider | AuthApiError> {
  try {
    return await asAuthAdmin(auth.pool, async (client) => {
      await lockProviders(client);
      const provider = await work(client);
      if (metadata) await storeMetadata(client, provider.id, metadata);
      const problem =
        (await storeSettings(client, provider, { fields, now: auth.now() })) ??
        (fields.domains ? await storeDomains(client, provider, fields.domains) : undefined);
      if (problem) throw new Rejected(problem);
      return (await findSsoProvider(client, "id", provider.id)) ?? provider;
    });
  } catch (error) {
    if (error instanceof Rejected) return error.error;
    throw error;
  }
}
type MetadataToStore = { xml: string; idp: IdpMetadata } | undefined;

async function create(auth: AuthServer, c: Context): Promise<Response> {
  const fields = await readBody(c, providerFields);
  if (fields instanceof AuthApiError) return errorResponse(c, fields);
  if (fields.type !== "saml")
    return errorResponse(c, validationFailed("Only 'saml' supported for SSO provider type"));
  const metadata = await metadataOf(auth, fields);
  if (metadata instanceof AuthApiError) return errorResponse(c, metadata);
  if (!metadata) return errorResponse(c, validationFailed("metadata_xml must be set"));
  const insert = async (client: PoolClient) => {
    const { entityId, ssoUrl, certificates } = metadata.idp;
    if (await findSsoProvider(client, "entityId", entityId))
      throw new Rejected(idpExists(entityId));
    await client.query(
      "insert into auth.sso_providers (entity_id, metadata_xml, sso_url, certificates) values ($1, $2, $3, $4)",
      [entityId, metadata.xml, ssoUrl, certificates],
    );
    const stored = await findSsoProvider(client, "entityId", entityId);
    if (!stored) throw new Error("the provider was not stored");
    return stored;
  };
  const stored = await store(auth, insert, { fields, metadata: undefined });
  return stored instanceof AuthApiError
    ? errorResponse(c, stored)
    : c.json(ssoProviderJson(stored), 201);
}

const resourcePrefix = "resource_";

/** The provider of the path: its id, or `resource_` and its resource id. */
async function findPathProvider(client: PoolClient, c: Context): Promise<SsoProvider | undefined> {
  const named = c.req.param("idp_id") ?? "";
  if (named.startsWith(resourcePrefix))
    return findSsoProvider(client, "resourceId", named.slice(resourcePrefix.length));
  return z.guid().safeParse(named).success ? findSsoProvider(client, "id", named) : undefined;
}

async function update(auth: AuthServer, c: Context): Promise<Response> {
  const fields = await readBody(c, providerFields);
  if (fields instanceof AuthApiError) return errorResponse(c, fields);
  const metadata = await metadataOf(auth, fields);
  if (metadata instanceof AuthApiError) return errorResponse(c, metadata);
  const find = async (client: PoolClient) => {
    const provider = await findPathProvider(client, c);
    if (!provider) throw new Rejected(notFound());
    if (metadata && metadata.idp.entityId !== provider.entity_id)
      throw new Rejected(
        new AuthApiError(400, "saml_entity_id_mismatch", {
          message: `SAML Metadata can be updated only if the EntityID matches for the provider; expected '${provider.entity_id}' but got '${metadata.idp.entityId}'`,
        }),
      );
    return provider;
  };
  const stored = await store(auth, find, { fields, metadata });
  return stored instanceof AuthApiError
    ? errorResponse(c, stored)
    : c.json(ssoProviderJson(stored));
}

/** Ends the sessions of its users too: nobody vouches for them any more. */
async function remove(auth: AuthServer, c: Context): Promise<Response> {
  const removed = await asAuthAdmin(auth.pool, async (client) => {
    const provider = await findPathProvider(client, c);
    if (!provider) return undefined;
    for (const table of ["sessions", "flow_state"])
      await client.query(
        `delete from auth.${table} where user_id in (select user_id from auth.identities where provider = $1)`,
        [`sso:${provider.id}`],
      );
    await client.query("delete from auth.sso_providers where id = $1", [provider.id]);
    return provider;
  });
  return removed ? c.json(ssoProviderJson(removed)) : errorResponse(c, notFound());
}

/** GoTrue leaves the metadata out of the list. */
function listed(provider: SsoProvider): Record<string, unknown> {
  return ssoProviderJson({ ...provider, metadata_xml: "" });
}

/** `/admin/sso/providers`, below routes that require the service key. */
export function addAdminSso(app: Hono, auth: AuthServer): void {
  const path = "/admin/sso/providers";
  app.get(path, async (c) => {
    const filter = {
      resourceId: c.req.query("resource_id") || undefined,
      prefix: c.req.query("resource_id_prefix") || undefined,
    };
    const found = await asAuthAdmin(auth.pool, (client) => listSsoProviders(client, filter));
    return c.json({ items: found.map(listed) });
  });
  app.post(path, (c) => create(auth, c));
  app.get(`${path}/:idp_id`, async (c) => {
    const found = await asAuthAdmin(auth.pool, (client) => findPathProvider(client, c));
    return found ? c.json(ssoProviderJson(found)) : errorResponse(c, notFound());
  });
  app.put(`${path}/:idp_id`, (c) => update(auth, c));
  app.delete(`${path}/:idp_id`, (c) => remove(auth, c));
}
