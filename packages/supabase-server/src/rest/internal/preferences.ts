import { ApiError } from "./api-error.ts";

/** Values of the `Prefer` header by preference. */
const choices = {
  return: ["minimal", "representation", "headers-only"],
  count: ["exact", "planned", "estimated"],
  missing: ["default", "null"],
  resolution: ["merge-duplicates", "ignore-duplicates"],
  handling: ["strict", "lenient"],
  tx: ["commit", "rollback"],
} as const;

type Choices = { -readonly [Name in keyof typeof choices]?: (typeof choices)[Name][number] };

/** As PostgREST's `db-tx-end`: whether `Prefer: tx=rollback` is followed. */
export type TransactionEnd = "commit" | "commit-allow-override";

const transactionEnds = {
  commit: [],
  "commit-allow-override": choices.tx,
} satisfies Record<TransactionEnd, readonly string[]>;

/** The recognised preferences of a request. */
export interface Preferences extends Choices {
  /** The time zone in which times of the response are written. */
  timezone?: string;
  maxAffected?: number;
}

/** Whether a name is that of a time zone, as `Europe/Paris`. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][\w+-]{0,30}(?:\/[\w+-]{1,30}){0,2}$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).format(0) !== "";
  } catch {
    return false;
  }
}

/** The last value of a preference wins: `insert().select()` sends `return=minimal`, then `return=representation`. */
function chosen<Choice extends string>(
  items: ReadonlyMap<string, string>,
  name: string,
  allowed: readonly Choice[],
): Choice | undefined {
  const value = items.get(name);
  return allowed.find((each) => each === value);
}

function invalidItems(items: ReadonlyMap<string, string>, preferences: Preferences): string[] {
  const understood = new Set<string>(Object.keys(preferences));
  if (preferences.maxAffected !== undefined) understood.add("max-affected");
  return [...items]
    .filter(([name]) => !understood.has(name))
    .map(([name, value]) => `${name}=${value}`);
}

/** The preferences that apply to any request; `max-affected` needs strict handling. */
function known(items: ReadonlyMap<string, string>, transactionEnd: TransactionEnd): Preferences {
  const preferences: Preferences = {};
  const representation = chosen(items, "return", choices.return);
  if (representation) preferences.return = representation;
  const count = chosen(items, "count", choices.count);
  if (count) preferences.count = count;
  const missing = chosen(items, "missing", choices.missing);
  if (missing) preferences.missing = missing;
  const resolution = chosen(items, "resolution", choices.resolution);
  if (resolution) preferences.resolution = resolution;
  const tx = chosen(items, "tx", transactionEnds[transactionEnd]);
  if (tx) preferences.tx = tx;
  const timezone = items.get("timezone");
  if (timezone !== undefined && isTimeZone(timezone)) preferences.timezone = timezone;
  const handling = chosen(items, "handling", choices.handling);
  if (handling) preferences.handling = handling;
  return preferences;
}

/** Parses `Prefer`. With `commit`, `tx` is an unknown preference: ignored, and rejected by strict handling. */
export function parsePreferences(
  header: string | null,
  { transactionEnd }: { transactionEnd: TransactionEnd },
): Preferences {
  const items = new Map(
    (header ?? "").split(",").flatMap((item) => {
      const [name, value] = item.trim().split("=", 2);
      return name ? [[name, value ?? ""] as const] : [];
    }),
  );
  const preferences = known(items, transactionEnd);
  // PostgREST applies `max-affected` only with `handling=strict`.
  if (preferences.handling !== "strict") return preferences;
  const maxAffected = items.get("max-affected");
  if (maxAffected && /^\d{1,9}$/.test(maxAffected)) preferences.maxAffected = Number(maxAffected);
  const invalid = invalidItems(items, preferences);
  if (invalid.length === 0) return preferences;
  throw new ApiError({
    status: 400,
    code: "PGRST122",
    message: "Invalid preferences given with handling=strict",
    details: `Invalid preferences: ${invalid.join(", ")}`,
  });
}

/** The `Preference-Applied` header; nothing when no preference was given. */
export function appliedPreferences({ maxAffected, ...named }: Preferences): string | undefined {
  const applied = Object.entries(named).map(([name, value]) => `${name}=${value}`);
  if (maxAffected !== undefined) applied.push(`max-affected=${maxAffected}`);
  return applied.length === 0 ? undefined : applied.join(", ");
}
