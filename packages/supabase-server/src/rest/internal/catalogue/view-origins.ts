/** The column of a table or view that a view's column shows unchanged. */
export interface Origin {
  /** The number of the view's column. */
  column: number;
  relationOid: string;
  originColumn: number;
}

const origin = /:resorigtbl (\d+) :resorigcol (-?\d+)/;

/** Reads the fields of one entry of a target list, without the expressions inside it. */
function originOf(entry: string): Origin[] {
  const column = /:resno (\d+)/.exec(entry)?.[1];
  const [, relationOid = "0", originColumn = "0"] = origin.exec(entry) ?? [];
  if (!entry.startsWith("TARGETENTRY") || column === undefined || relationOid === "0") return [];
  return [{ column: Number(column), relationOid, originColumn: Number(originColumn) }];
}

/**
 * The origins of a view's columns, out of the tree of its query as `pg_rewrite.ev_action` stores it: nodes in braces,
 * `{QUERY … :targetList ({TARGETENTRY … :resno 1 … :resorigtbl 16384 :resorigcol 2 …} …)}`. Braces in names are escaped.
 */
export function viewOrigins(action: string): readonly Origin[] {
  const origins: Origin[] = [];
  let depth = 0;
  let entry = "";
  for (let at = 0; at < action.length; at++) {
    const sign = action.charAt(at);
    if (sign === "{") {
      depth += 1;
      if (depth === 2) entry = "";
    } else if (sign === "}") {
      if (depth === 2) origins.push(...originOf(entry));
      depth -= 1;
    } else if (sign === "\\") {
      at += 1;
    } else if (depth === 2) {
      entry += sign;
    }
  }
  return origins;
}
