import type { PoolClient } from "pg";
import { z } from "zod";

const attributeSchema = z.object({
  name: z.string().max(500).optional(),
  names: z.array(z.string().max(500)).max(20).optional(),
  default: z.unknown().optional(),
  array: z.boolean().optional(),
});

/** Which attributes of an assertion become which claims of the user. */
export const attributeMappingSchema = z.object({
  keys: z
    .record(z.string().min(1).max(100), attributeSchema)
    .refine((keys) => Object.keys(keys).length <= 50, "at most 50 keys")
    .optional(),
});
export type AttributeMapping = z.infer<typeof attributeMappingSchema>;

const providerSchema = z.object({
  id: z.string(),
  resource_id: z.string().nullable(),
  disabled: z.boolean(),
  entity_id: z.string(),
  metadata_xml: z.string(),
  sso_url: z.string(),
  certificates: z.array(z.string()),
  attribute_mapping: attributeMappingSchema,
  name_id_format: z.string().nullable(),
  created_at: z.date(),
  updated_at: z.date(),
  domains: z.array(z.string()),
});

/** An identity provider with its domains. */
export type SsoProvider = z.infer<typeof providerSchema>;

const columns = `p.id, p.resource_id, p.disabled, p.entity_id, p.metadata_xml, p.sso_url, p.certificates,
  p.attribute_mapping, p.name_id_format, p.created_at, p.updated_at,
  array(select d.domain from auth.sso_domains d where d.sso_provider_id = p.id order by d.domain) as domains`;

const conditions = {
  id: "p.id = $1",
  entityId: "p.entity_id = $1",
  resourceId: "lower(p.resource_id) = lower($1)",
  domain: "p.id = (select d.sso_provider_id from auth.sso_domains d where d.domain = $1)",
};

/** Finds a provider by one of its names. */
export async function findSsoProvider(
  client: PoolClient,
  by: keyof typeof conditions,
  value: string,
): Promise<SsoProvider | undefined> {
  const { rows } = await client.query(
    `select ${columns} from auth.sso_providers p where ${conditions[by]}`,
    [value],
  );
  return z.array(providerSchema).parse(rows)[0];
}

/** All providers, or those with a resource id or its beginning. */
export async function listSsoProviders(
  client: PoolClient,
  { resourceId, prefix }: { resourceId: string | undefined; prefix: string | undefined },
): Promise<SsoProvider[]> {
  const { rows } = await client.query(
    `select ${columns} from auth.sso_providers p
      where ($1::text is null or p.resource_id = $1) and ($2::text is null or starts_with(p.resource_id, $2))
      order by p.created_at, p.id`,
    [resourceId, prefix],
  );
  return z.array(providerSchema).parse(rows);
}

/** GoTrue's object of a provider. */
export function ssoProviderJson(provider: SsoProvider): Record<string, unknown> {
  const { name_id_format: format, resource_id: resourceId } = provider;
  return {
    id: provider.id,
    ...(resourceId === null ? {} : { resource_id: resourceId }),
    disabled: provider.disabled,
    saml: {
      entity_id: provider.entity_id,
      ...(provider.metadata_xml === "" ? {} : { metadata_xml: provider.metadata_xml }),
      attribute_mapping: provider.attribute_mapping,
      ...(format === null ? {} : { name_id_format: format }),
    },
    domains: provider.domains.map((domain) => ({ domain })),
    created_at: provider.created_at,
    updated_at: provider.updated_at,
  };
}
