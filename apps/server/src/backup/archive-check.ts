import { OperatorError } from "@postulo/postgres/operator-error";
import { archiveManifest, entryNames, nameOf } from "./archive-format.ts";
import type { ArchiveManifest, DumpedSchema, DumpedTable } from "./archive-format.ts";
import { createRowMeter } from "./dump-tables.ts";

const versionPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const objectsTable = "storage.objects";

const damaged = (what: string): OperatorError =>
  new OperatorError(`The backup is damaged: ${what}.`);

interface MeteredTable {
  readonly table: DumpedTable;
  readonly meter: ReturnType<typeof createRowMeter>;
  pieces: number;
}

/** Compares what is read of a backup with its hashes and counts. */
export class ArchiveCheck {
  readonly #objects = new Set<string>();
  readonly #hashes = new Map<string, string>();
  #objectBytes = 0;
  #tables = new Map<string, MeteredTable>();
  #current: MeteredTable | undefined;
  #versions: ReturnType<typeof columnReader> | undefined;

  /** The version of the object that the entry contains. */
  beginObject(name: string): string {
    const version = name.slice(entryNames.objects.length);
    if (!versionPattern.test(version) || this.#objects.has(version) || this.#tables.size > 0)
      throw damaged(`it has the unexpected entry ${name}`);
    return version;
  }

  endObject(version: string, { sizeBytes, sha256 }: { sizeBytes: number; sha256: string }): void {
    this.#objects.add(version);
    this.#objectBytes += sizeBytes;
    this.#hashes.set(`${entryNames.objects}${version}`, sha256);
  }

  /** Compares the objects since the last call with a list in the format of sha256sum. */
  compareObjects(list: string): void {
    for (const line of list.split("\n").filter(Boolean)) {
      const [sha256, name = ""] = line.split("  ");
      if (this.#hashes.get(name) !== sha256) throw damaged(`${name} does not have its hash`);
      this.#hashes.delete(name);
    }
    this.#requireCompared();
  }

  beginTables({ tables }: DumpedSchema): void {
    this.#requireCompared();
    this.#tables = new Map(
      tables.map((table) => [nameOf(table), { table, meter: createRowMeter(), pieces: 0 }]),
    );
    const columns = this.#tables.get(objectsTable)?.table.columns ?? [];
    if (columns.includes("version")) this.#versions = columnReader(columns.indexOf("version"));
  }

  /** The table whose rows the entry contains. */
  beginRows(name: string): DumpedTable {
    const [table = "", piece] = name.slice(entryNames.rows.length).split("/");
    const found = this.#tables.get(table);
    if (!found || Number(piece) !== found.pieces + 1)
      throw damaged(`it has the unexpected entry ${name}`);
    found.pieces += 1;
    this.#current = found;
    return found.table;
  }

  addRows(piece: Uint8Array): void {
    this.#current?.meter.add(piece);
    if (this.#current && nameOf(this.#current.table) === objectsTable) this.#versions?.add(piece);
  }

  /** Compares everything with the manifest. */
  end(value: unknown): ArchiveManifest {
    const parsed = archiveManifest.safeParse(value);
    if (!parsed.success) throw damaged(`${entryNames.manifest} cannot be read`);
    const { tables, objects, missingObjects } = parsed.data;
    this.#requireCompared();
    if (objects.count !== this.#objects.size || objects.bytes !== this.#objectBytes)
      throw damaged("it does not have all objects");
    if (tables.length !== this.#tables.size) throw damaged("it does not have all tables");
    for (const table of tables) this.#compareTable(table);
    const missing = new Set(missingObjects);
    for (const version of this.#versions?.values ?? []) {
      if (!this.#objects.has(version) && !missing.has(version))
        throw damaged(`the object ${version} has a row and no bytes`);
    }
    return parsed.data;
  }

  #compareTable(table: ArchiveManifest["tables"][number]): void {
    const found = this.#tables.get(nameOf(table))?.meter.result();
    const isSame =
      found?.rows === table.rows && found.bytes === table.bytes && found.sha256 === table.sha256;
    if (!isSame) throw damaged(`the rows of ${nameOf(table)} do not have their hash`);
  }

  #requireCompared(): void {
    const [name] = this.#hashes.keys();
    if (name !== undefined) throw damaged(`${name} has no hash`);
  }
}

/** Collects one column of rows in the text format of COPY; it has no tabs or newlines in values. */
function columnReader(at: number): { add(piece: Uint8Array): void; values: Set<string> } {
  const values = new Set<string>();
  let rest = "";
  return {
    values,
    add: (piece) => {
      const lines = (rest + Buffer.from(piece).toString("latin1")).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        const value = line.split("\t")[at];
        if (value !== undefined && value !== "\\N") values.add(value);
      }
    },
  };
}
