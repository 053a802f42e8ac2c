import type { ReviewDraft } from "./draft.ts";
import type { Kind } from "./kind-mark.tsx";

/** What a line of the file became. */
export interface LineKind {
  readonly kind: Kind;
  /** Of the entry, the field, or the line itself when it is unread. */
  readonly item: string;
  /** Whether the line above it is of another kind. */
  readonly isFirst: boolean;
}

/** What each line became, by its number. Lines without a kind are titles, or belong to what was deleted. */
export function lineKinds({ fields, entries, unread }: ReviewDraft): ReadonlyMap<number, LineKind> {
  const kinds = new Map<number, Omit<LineKind, "isFirst">>();
  const mark = (lines: readonly number[], kind: Kind, item: string) => {
    for (const line of lines) if (!kinds.has(line)) kinds.set(line, { kind, item });
  };
  // A line of contact data often names a website too.
  for (const { field, lines } of fields) mark(lines, "personal", field);
  for (const { list, lines, id } of entries) mark(lines, list, id);
  for (const line of unread) mark([line], "unread", `line-${line}`);
  return new Map(
    [...kinds].map(([line, found]) => {
      const isFirst = kinds.get(line - 1)?.kind !== found.kind;
      return [line, { ...found, isFirst }];
    }),
  );
}
