import type { EntryKind } from "@postulo/domain/entry";
import type { MessageKey } from "@postulo/i18n/messages";
import type { ComponentType } from "react";
import type { Entry } from "./entry.ts";
import type { messages } from "./messages.ts";

type TextKey = MessageKey<typeof messages>;

/** How one column of an entry is typed. */
export interface EntryField {
  readonly column: string;
  readonly label: TextKey & `fields.${string}`;
  readonly placeholder?: TextKey & `hints.${string}`;
  readonly autoComplete?: string;
  readonly inputMode?: "url";
  /** A text of several lines. */
  readonly isLong?: true;
}

/** All that the one list needs to know of a kind of entries. A further kind costs one such description. */
export interface EntryDescription {
  readonly kind: EntryKind;
  readonly fields: readonly EntryField[];
  /** What an entry is called in the list: the first of these columns that holds something. */
  readonly name: readonly string[];
  /** The columns of the line below the name. */
  readonly facts: readonly string[];
  /** The column of the text below. */
  readonly text?: string;
  /** For kinds with a period: the label of "still going on". */
  readonly current?: TextKey & `current.${string}`;
  /** What stands before the name, and the name itself, where it is more than a text. */
  readonly Name?: ComponentType<{ readonly entry: Entry; readonly name: string }>;
}
