import type { S3Settings } from "@postulo/supabase-server/storage/s3-bucket";
import { z } from "zod";

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
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "a web address such as https://s3.example.org" })
    .optional(),
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

/** The sentence for the operator when a setting is missing. */
export function s3ConfigError({
  S3_ACCESS_KEY_ID: id,
  S3_SECRET_ACCESS_KEY: secret,
}: Pick<S3Service, "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY">): string | undefined {
  if ((id === undefined) === (secret === undefined)) return undefined;
  return "S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.";
}

/** Of all settings, those that connect to a service. */
export interface S3Service {
  readonly S3_ENDPOINT?: string | undefined;
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
  };
}
