import { createHash } from "node:crypto";
import { objectPathOf } from "@postulo/domain/document";
import { websiteUrl } from "@postulo/domain/profile/website";
import type { ImportedTable } from "./import-limits.ts";
import { ImportError } from "./import-error.ts";
import type { JsonRow } from "./row-stream.ts";

/** Whose rows an archive holds, and whose they become. */
export interface IdMapping {
  readonly ids: ReadonlyMap<string, string>;
  /** With a salt every other id is replaced by a new one that follows from it; without one it stays. */
  readonly salt: string | undefined;
}

const leadingUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=$|\/)/;

function mapId(text: string, { ids, salt }: IdMapping): string {
  return text.replace(leadingUuid, (id) => {
    const own = ids.get(id);
    if (own !== undefined || salt === undefined) return own ?? id;
    const hash = createHash("sha256").update(`${salt} ${id}`).digest("hex");
    // The marks of a random UUID: https://www.rfc-editor.org/rfc/rfc9562#section-5.4
    return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
  });
}

/** Fields that hold ids, or texts that begin with one: of a document, the entries a sentence rests on, and what a CV changes. */
const idFields: ReadonlySet<string> = new Set([
  "id",
  "file_path",
  "sources",
  "target",
  "entry",
  "line",
  "skill",
  "first",
]);
const isIdField = (name: string) => idFields.has(name) || name.endsWith("_id");

function mapIds(value: unknown, mapping: IdMapping, isId: boolean): unknown {
  if (typeof value === "string") return isId ? mapId(value, mapping) : value;
  if (Array.isArray(value)) return value.map((item) => mapIds(item, mapping, isId));
  return typeof value === "object" && value !== null ? mapRowIds(value, mapping) : value;
}

const mapRowIds = (row: object, mapping: IdMapping): JsonRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, item]) => {
      const mapped = mapIds(item, mapping, isIdField(name));
      return [
        name,
        name === "file_path" && typeof mapped === "string" ? objectPathOf(mapped) : mapped,
      ];
    }),
  );

const withScheme = /^https?:\/\/[^/?#\s]/i;
/** As the database has it: without a scheme, a colon only comes before a port. */
const stripScheme = /^(?:[^:/?#\s]+|(?:localhost|[^:/?#\s.]*\.[^:/?#\s]*):\d{1,5})(?:[/?#]|$)/i;

const trashedTables: ReadonlySet<unknown> = new Set([
  "education",
  "experiences",
  "contributions",
  "other",
  "competencies",
  "websites",
  "job_applied",
  "letters",
  "cvs",
]);

const unsafeLink = (link: string) => new ImportError("unsafe_link", link.slice(0, 200));

/** @throws {ImportError} for a link that is no web address. */
function checkLinks(table: unknown, row: JsonRow): JsonRow {
  const { domain, job_url: jobUrl } = row;
  if (table === "job_applied" && typeof jobUrl === "string" && !withScheme.test(jobUrl))
    throw unsafeLink(jobUrl);
  if (table !== "websites" || typeof domain !== "string") return row;
  if (!withScheme.test(domain) && !stripScheme.test(domain)) throw unsafeLink(domain);
  return { ...row, domain: websiteUrl(domain) ?? domain };
}

function checkTrash(row: JsonRow): JsonRow {
  const { table_name: table, content } = row;
  const isContent = typeof content === "object" && content !== null && !Array.isArray(content);
  if (!trashedTables.has(table) || !isContent) throw new ImportError("damaged_archive", "trash");
  return { ...row, content: checkLinks(table, { ...content }) };
}

/** The row as it is written here. @throws {ImportError} */
export function importedRow(table: ImportedTable, row: JsonRow, mapping: IdMapping): JsonRow {
  const checked = table === "trash" ? checkTrash(row) : checkLinks(table, row);
  return mapRowIds(checked, mapping);
}
