import { S3Client } from "@aws-sdk/client-s3";
import type { PutObjectCommandInput, S3ClientConfig } from "@aws-sdk/client-s3";

export interface S3Settings {
  readonly bucket: string;
  /** Without it that of AWS. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  /** Without them those of the environment, as AWS's tools find them. */
  readonly credentials?:
    | { readonly accessKeyId: string; readonly secretAccessKey: string }
    | undefined;
  /** Of all keys, ending with a slash, or empty. */
  readonly prefix: string;
  /** The bucket in the path of URLs instead of the name of the host. */
  readonly pathStyle: boolean;
  /** How the service encrypts what it stores. */
  readonly encryption?: "AES256" | "aws:kms" | undefined;
  /** Off for services that do not know the checksums that S3 has had since 2025. */
  readonly checksums: boolean;
  /** Where clients reach the service, to download from it directly. Without it they do not. */
  readonly publicEndpoint?: string | undefined;
  /** How long the service may be silent. Only tests give it. */
  readonly answerLimitMs?: number;
}

const usualPartBytes = 8 * 1024 * 1024;
const connectLimitMs = 5_000;
/** Without limits a call waits for ever for a machine that is gone. Each call is tried three times. */
const usualAnswerLimitMs = 30_000;

/** A connection to a bucket, whose keys begin with a prefix. */
export interface S3Connection {
  /** For calls without a body, which are answered within the limit. */
  readonly client: S3Client;
  /** For calls that send a body: as long as it takes, unless nothing moves for the limit. */
  readonly uploads: S3Client;
  readonly bucket: string;
  readonly prefix: string;
  /** Of an upload that has several. Two parts are in memory. */
  readonly partBytes: number;
  /** Also of an object that is read, between two pieces. */
  readonly answerLimitMs: number;
  /** Parameters of everything that is stored. */
  readonly stored: Pick<PutObjectCommandInput, "ServerSideEncryption">;
  /** Signs URLs of the public endpoint, and sends nothing. */
  readonly downloads?: S3Client;
}

export function connectS3(settings: S3Settings): S3Connection {
  const { bucket, endpoint, region, credentials, prefix, pathStyle, encryption } = settings;
  const { answerLimitMs = usualAnswerLimitMs } = settings;
  const checksums = settings.checksums ? "WHEN_SUPPORTED" : "WHEN_REQUIRED";
  const config: S3ClientConfig = {
    region,
    forcePathStyle: pathStyle,
    requestChecksumCalculation: checksums,
    responseChecksumValidation: checksums,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
  };
  const stored = encryption === undefined ? {} : { ServerSideEncryption: encryption };
  const { publicEndpoint } = settings;
  const downloads =
    publicEndpoint === undefined
      ? {}
      : {
          downloads: new S3Client({
            ...config,
            endpoint: publicEndpoint,
            responseChecksumValidation: "WHEN_REQUIRED",
          }),
        };
  // `requestTimeout` includes sending the body, `socketTimeout` begins again with each piece of it.
  const client = new S3Client({
    ...config,
    requestHandler: {
      connectionTimeout: connectLimitMs,
      requestTimeout: answerLimitMs,
      throwOnRequestTimeout: true,
    },
  });
  const uploads = new S3Client({
    ...config,
    requestHandler: { connectionTimeout: connectLimitMs, socketTimeout: answerLimitMs },
  });
  return {
    client,
    uploads,
    bucket,
    prefix,
    partBytes: usualPartBytes,
    answerLimitMs,
    stored,
    ...downloads,
  };
}
