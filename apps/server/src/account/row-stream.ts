import { Tokenizer, TokenParser, TokenType } from "@streamparser/json";
import { importLimits, isImported, tableRows } from "./import-limits.ts";
import type { ImportedTable } from "./import-limits.ts";
import { ImportError } from "./import-error.ts";

export type JsonRow = Readonly<Record<string, unknown>>;

/** A row of an archive, with its size as it was written there. */
export interface ArchivedRow {
  readonly table: ImportedTable;
  readonly row: JsonRow;
  readonly bytes: number;
  readonly tokens: number;
}

const opening: ReadonlySet<TokenType> = new Set([TokenType.LEFT_BRACE, TokenType.LEFT_BRACKET]);
const closing: ReadonlySet<TokenType> = new Set([TokenType.RIGHT_BRACE, TokenType.RIGHT_BRACKET]);

/** Where a token is inside the brackets: the object of tables, the list of a table, a row. */
const depths = { tables: 1, list: 2, row: 3 } as const;

const maxTables = 100;

const damaged = (table?: string) => new ImportError("damaged_archive", table ?? "data.json");

/** Follows the tokens of `{"table": [{row}, ...], ...}` and throws as soon as one exceeds a limit. */
class RowMeter {
  table: string | undefined;
  rowBytes = 0;
  rowTokens = 0;
  readonly #counts = new Map<string, number>();
  #depth = 0;
  #rowStart = 0;
  #followsColon = false;

  /** @throws {ImportError} */
  meter(token: TokenType, value: unknown, offset: number): void {
    if (this.#depth < depths.row) this.#meterFrame(token, value, offset);
    else this.rowTokens += 1;
    if (opening.has(token)) this.#depth += 1;
    if (closing.has(token)) this.#depth -= 1;
    this.rowBytes = offset - this.#rowStart + 1;
    this.checkSize(offset);
  }

  /** Also between tokens, since one string may be as long as the archive. */
  checkSize(offset: number): void {
    const isTooLarge =
      offset - this.#rowStart > importLimits.rowBytes ||
      this.rowTokens > importLimits.rowTokens ||
      this.#depth > depths.row + importLimits.rowDepth;
    if (isTooLarge) throw new ImportError("row_too_large", this.table);
  }

  #meterFrame(token: TokenType, value: unknown, offset: number): void {
    this.#rowStart = offset;
    this.rowTokens = 0;
    if (this.#depth === 0 && token !== TokenType.LEFT_BRACE) throw damaged();
    if (this.#depth === depths.tables) this.#meterTable(token, value);
    if (this.#depth === depths.list) this.#meterRow(token);
  }

  #meterTable(token: TokenType, value: unknown): void {
    const isValue = this.#followsColon;
    this.#followsColon = token === TokenType.COLON;
    if (isValue !== (token === TokenType.LEFT_BRACKET)) throw damaged(this.table);
    if (token === TokenType.STRING && typeof value === "string") this.#startTable(value);
  }

  #startTable(table: string): void {
    if (this.#counts.has(table)) throw damaged(table);
    this.#counts.set(table, 0);
    // Tables of a later version are skipped, but their names count.
    if (this.#counts.size > maxTables) throw damaged();
    this.table = table;
  }

  #meterRow(token: TokenType): void {
    if (token === TokenType.COMMA || token === TokenType.RIGHT_BRACKET) return;
    const table = this.table ?? "";
    if (token !== TokenType.LEFT_BRACE) throw damaged(table);
    const count = 1 + (this.#counts.get(table) ?? 0);
    this.#counts.set(table, count);
    if (isImported(table) && count > tableRows[table])
      throw new ImportError("too_many_rows", table);
  }
}

/**
 * Reads the rows of `data.json` as they come, one at a time: never more than one row and one piece of the text is held.
 * Rows of tables that are not imported are skipped.
 * @throws {ImportError} for text that is no JSON of tables, and above a limit.
 */
export async function* readRows(
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<ArchivedRow, void> {
  const meter = new RowMeter();
  const tokenizer = new Tokenizer();
  const parser = new TokenParser({ paths: ["$.*.*"], keepStack: false });
  const ready: ArchivedRow[] = [];
  tokenizer.onToken = (parsed) => {
    meter.meter(parsed.token, parsed.value, parsed.offset);
    parser.write(parsed);
  };
  parser.onValue = ({ value }) => {
    const { table = "", rowBytes: bytes, rowTokens: tokens } = meter;
    // The meter has seen to it that a row is an object.
    if (isImported(table) && isObject(value)) ready.push({ table, row: value, bytes, tokens });
  };
  let readBytes = 0;
  for await (const piece of content) {
    readBytes += piece.byteLength;
    asImportError(() => tokenizer.write(piece));
    meter.checkSize(readBytes);
    yield* ready.splice(0);
  }
  asImportError(() => tokenizer.end());
  if (!parser.isEnded) throw damaged();
}

const isObject = (value: unknown): value is JsonRow => typeof value === "object" && value !== null;

function asImportError(read: () => void): void {
  try {
    read();
  } catch (cause) {
    if (cause instanceof ImportError) throw cause;
    throw new ImportError("damaged_archive", "data.json", { cause });
  }
}
