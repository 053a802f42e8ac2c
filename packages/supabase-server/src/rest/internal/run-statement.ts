import type { PoolClient, QueryResult } from "pg";
import type { Statement } from "./statement.ts";

export interface Limits {
  readOnly: boolean;
  timeoutMs: number;
  /** Becomes `request.headers`. */
  headers: string | undefined;
}

/** What `readSql` answers with; a statement without representation answers no row, only how many it changed. */
export interface ReadRow {
  body: string | null;
  rows: number;
  total: number | null;
}

export type RunStatement = (
  client: PoolClient,
  statement: Statement,
  limits: Limits,
) => Promise<QueryResult<ReadRow>>;

/**
 * Statements of the same shape have the same text, and are planned once per connection under one name. Only so many
 * shapes get a name: each costs memory on every connection, and a stranger can invent them without end.
 */
const maxNamed = 300;
const timesBeforeNamed = 3;

function createNaming(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= maxNamed) return name;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < timesBeforeNamed) {
      if (seen.size >= maxNamed) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const given = `rest_${names.size}`;
    names.set(text, given);
    return given;
  };
}

const settings = {
  name: "rest_settings",
  text: "select set_config('statement_timeout', $1, true), set_config('transaction_read_only', $2, true)",
};

const settingsWithHeaders = {
  name: "rest_settings_with_headers",
  text: `${settings.text}, set_config('request.headers', $3, true)`,
};

/** Sends one statement within its limits; on a pipelined connection both travel together. */
export function createRunner(): RunStatement {
  const nameOf = createNaming();
  return async (client, { text, values }, { timeoutMs, readOnly, headers }) => {
    const name = nameOf(text);
    const limits = [String(timeoutMs), readOnly ? "on" : "off"];
    const limiting = client.query(
      headers === undefined
        ? { ...settings, values: limits }
        : { ...settingsWithHeaders, values: [...limits, headers] },
    );
    const running = client.query<ReadRow>({
      text,
      values: [...values],
      ...(name !== undefined && { name }),
    });
    const [, result] = await Promise.all([limiting, running]);
    return result;
  };
}
