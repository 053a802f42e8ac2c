import type { EntryKind } from "@postulo/domain/profile/entry";
import type { MessageKey } from "@postulo/i18n/messages";
import type { ComponentType } from "react";
import type { Entry } from "./entry.ts";
import type { messages } from "./messages.ts";

type TextKey = MessageKey<typeof messages>;

/** A field of the form, for one column. */
export interface EntryField {
  readonly column: string;
  readonly label: TextKey & `fields.${string}`;
  readonly placeholder?: TextKey & `hints.${string}`;
  readonly autoComplete?: string;
  readonly inputMode?: "url";
  /** A textarea. */
  readonly isLong?: true;
}

/** Describes one kind of entry to the list, its forms and queries. A further kind requires only such a description. */
export interface EntryDescription {
  readonly kind: EntryKind;
  readonly fields: readonly EntryField[];
  /** The title of an entry in the list: the first of these columns that is not empty. */
  readonly name: readonly string[];
  /** The columns in the line below the title. */
  readonly facts: readonly string[];
  /** The column of the paragraph below. */
  readonly text?: string;
  /** The column into which the words of a posting go that asks for such an entry. */
  readonly asked?: string;
  /** For kinds with a period: the label of its "current" checkbox. */
  readonly current?: TextKey & `current.${string}`;
  /** Renders the title, for kinds whose title is more than a text. */
  readonly Name?: ComponentType<{ readonly entry: Entry; readonly name: string }>;
}
