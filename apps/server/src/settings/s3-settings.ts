import type { S3Settings } from "@postulo/supabase-server/storage/s3-connection";
import { z } from "zod";

const webAddress = z.url({
  protocol: /^https?$/,
  error: "a web address such as https://s3.example.org",
});
const onOff = z
  .enum(["on", "off"], { error: '"on" or "off"' })
  .transform((value) => value === "on");

/** A bucket of S3, or of a service with its protocol, for documents and backups. */
export const s3Settings = {
  /** Where documents are stored; without it in the data folder. */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: "the name of a bucket" })
    .optional(),
  S3_ENDPOINT: webAddress.optional(),
  /** Where browsers reach the service, to download from it directly. */
  S3_PUBLIC_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Of the keys of documents. */
  S3_PREFIX: z
    .string()
    .regex(/^(?:[\w.-]+\/)*$/, { error: "names of folders, each with a slash behind it" })
    .default("documents/"),
  /** Services of one's own mostly need it; AWS does not. */
  S3_PATH_STYLE: onOff.optional(),
  S3_ENCRYPTION: z.enum(["AES256", "aws:kms"], { error: "one of AES256, aws:kms" }).optional(),
  S3_CHECKSUMS: onOff.default(true),
};

interface Together {
  readonly S3_BUCKET?: string | undefined;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
  readonly S3_PUBLIC_ENDPOINT?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
}

/** The sentence for the operator when a setting is missing, or does not fit another. */
export function s3ConfigError(settings: Together & S3Service): string | undefined {
  const { S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = settings;
  const { S3_PUBLIC_ENDPOINT: publicEndpoint, PUBLIC_URL: publicUrl } = settings;
  if ((id === undefined) !== (secret === undefined))
    return "S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.";
  if (publicEndpoint !== undefined && settings.S3_BUCKET === undefined)
    return "S3_PUBLIC_ENDPOINT needs S3_BUCKET.";
  if (publicEndpoint?.startsWith("http:") && publicUrl?.startsWith("https:"))
    return "S3_PUBLIC_ENDPOINT must begin with https: as PUBLIC_URL does, since browsers block downloads by http there.";
  if (publicUrl !== undefined && downloadOrigin(settings) === new URL(publicUrl).origin)
    return "S3_PUBLIC_ENDPOINT must lead to another origin than PUBLIC_URL: a stored file must not run as a page of this server.";
  return undefined;
}

/** The origin of the URLs at which browsers download; undefined where this server sends the bytes. */
export function downloadOrigin(
  settings: S3Service & Pick<Together, "S3_BUCKET" | "S3_PUBLIC_ENDPOINT">,
): string | undefined {
  const { S3_BUCKET: bucket, S3_PUBLIC_ENDPOINT: endpoint } = settings;
  if (bucket === undefined || endpoint === undefined) return undefined;
  const { origin, protocol, host, hostname } = new URL(endpoint);
  const { pathStyle } = s3SettingsOf(settings, { bucket, prefix: "" });
  // As the client of AWS decides it: the certificate of `*.host` has one label.
  const isInPath = pathStyle || bucket.includes(".") || /^[\d.]+$|^\[/.test(hostname);
  return isInPath ? origin : `${protocol}//${bucket}.${host}`;
}

/** Of all settings, those that connect to a service. */
export interface S3Service {
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_PUBLIC_ENDPOINT?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
  readonly S3_PATH_STYLE?: boolean | undefined;
  readonly S3_ENCRYPTION?: "AES256" | "aws:kms" | undefined;
  readonly S3_CHECKSUMS: boolean;
}

export function s3SettingsOf(
  service: S3Service,
  { bucket, prefix }: Pick<S3Settings, "bucket" | "prefix">,
): S3Settings {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = service;
  return {
    bucket,
    prefix,
    endpoint,
    region: service.S3_REGION,
    credentials:
      id === undefined || secret === undefined
        ? undefined
        : { accessKeyId: id, secretAccessKey: secret },
    pathStyle: service.S3_PATH_STYLE ?? endpoint !== undefined,
    encryption: service.S3_ENCRYPTION,
    checksums: service.S3_CHECKSUMS,
    publicEndpoint: service.S3_PUBLIC_ENDPOINT,
  };
}
