import type { Application } from "@postulo/domain/application";
import type { ApplicationEdit } from "@postulo/domain/application-edit";

/**
 * The kinds of changes, which have messages of the specification. `moved` and `priorityChanged` belong to the boards,
 * `contactRemoved`, `tags`, `text` and `textRestored` to the application's page, and `merged` to resolved conflicts.
 */
export type EditKind =
  | "stage"
  | "priority"
  | "appliedAt"
  | "nextAction"
  | "position"
  | "contact"
  | "contactRemoved"
  | "tags"
  | "text"
  | "textRestored"
  | "moved"
  | "priorityChanged"
  | "merged";

/** The actions of a row, for table, cards and boards, with a stable identity. */
export type RowActions = {
  readonly edit: (kind: EditKind, row: Application, edit: ApplicationEdit) => void;
  readonly remove: (row: Application) => void;
};
