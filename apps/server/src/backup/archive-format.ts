import { z } from "zod";

/*
 * A backup is a tar archive, compressed with gzip, optionally encrypted with age. Its entries, in this order:
 *   backup.json                 what it is
 *   objects/VERSION             the bytes of stored objects
 *   hashes/NNNNNN.sha256        SHA-256 of the objects before it, in the format of sha256sum
 *   tables.json                 migrations, tables in the order of their foreign keys, sequences
 *   tables/SCHEMA.TABLE/NNNNNN  the rows, as COPY writes them (text), in pieces
 *   manifest.json               counts and hashes; without it the archive is incomplete
 */

export const entryNames = {
  header: "backup.json",
  objects: "objects/",
  hashes: "hashes/",
  tables: "tables.json",
  rows: "tables/",
  manifest: "manifest.json",
} as const;

export const archiveHeader = z.object({
  format: z.literal("postulo-backup"),
  version: z.literal(1),
  product: z.string(),
  createdAt: z.iso.datetime(),
});
export type ArchiveHeader = z.infer<typeof archiveHeader>;

const tableName = z.object({ schema: z.string(), name: z.string() });

export const dumpedSchema = z.object({
  migrations: z.array(z.object({ set: z.string(), file: z.string(), checksum: z.string() })),
  /** Parents before the tables that refer to them. */
  tables: z.array(tableName.extend({ columns: z.array(z.string()).min(1) })),
  sequences: z.array(
    tableName.extend({ value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() }),
  ),
});
export type DumpedSchema = z.infer<typeof dumpedSchema>;
export type DumpedTable = DumpedSchema["tables"][number];

export const archiveManifest = z.object({
  tables: z.array(
    tableName.extend({ rows: z.number(), bytes: z.number(), sha256: z.string().length(64) }),
  ),
  objects: z.object({ count: z.number(), bytes: z.number() }),
  /** Versions of objects that have a row and no bytes, in the installation itself. */
  missingObjects: z.array(z.string()),
});
export type ArchiveManifest = z.infer<typeof archiveManifest>;

export const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${schema}.${name}`;

/** What is read into memory: JSON and lists of hashes. */
export const maxTextBytes = 64 * 1024 * 1024;
