import type { Column } from "./catalogue/catalogue.ts";
import type { Media } from "./media-type.ts";
import type { Preferences } from "./preferences.ts";
import type { Statement } from "./statement.ts";

/** The statement of one request, and how its result is checked and sent. */
export interface Plan {
  statement: Statement;
  readOnly: boolean;
  /** PostgreSQL's settings of the transaction that describe the request. */
  settings?: Readonly<Record<string, string>>;
  media: Media;
  preferences: Preferences;
  /** The header line of a CSV. */
  labels: readonly string[];
  response:
    /** As PostgREST's `count=estimated`, the estimate of the planner replaces only a total above `exactUpTo`. */
    | {
        kind: "rows";
        offset: number;
        estimate?: Statement & { readonly exactUpTo: number | undefined };
      }
    | {
        kind: "written";
        method: "POST" | "PUT" | "PATCH" | "DELETE";
        represented: boolean;
        /** An upsert, which may have inserted nothing. */
        merges: boolean;
        location?: { path: string; key: readonly Column[] };
      }
    | { kind: "result"; offset: number; isList: boolean; isVoid: boolean };
}
