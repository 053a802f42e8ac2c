import type { Application } from "@postulo/domain/application";
import { websiteUrl } from "@postulo/domain/profile/website";
import { isSearchUrl } from "@postulo/domain/search-url";
import type { EditMode, PopoverKind } from "../column-views.ts";
import { isReminderDue } from "../list/list-filter.ts";
import type { RowActions } from "./row-actions.ts";

/** The context of the rows, with a stable identity, so that unchanged rows are not rendered again. */
export interface RowTools {
  readonly actions: RowActions;
  readonly openEditor: (id: string, mode: EditMode) => void;
  readonly closeEditor: (id: string) => void;
  /** Selects a row, or no longer. @param isRange with all from the row that was toggled last */
  readonly toggle: (id: string, isRange: boolean) => void;
  /** Opens the list's only popover at the button that was pressed. */
  readonly showDetails: (kind: PopoverKind, row: Application, trigger: HTMLElement) => void;
  /** ISO date in the browser's time zone. */
  readonly today: string;
  /** Whether rows render fewer elements: for long lists, and for the first paint. */
  readonly isLight: boolean;
}

export interface RowProps {
  readonly row: Application;
  readonly tools: RowTools;
}

/** The URL of the posting; undefined if the stored one is invalid or a web search. */
export const postingUrl = ({ job_url: url }: Pick<Application, "job_url">): string | undefined =>
  isSearchUrl(url) ? undefined : websiteUrl(url);

/** The attributes by which a row with a reminder is highlighted, more when it is due. */
export const reminderMarks = (row: Application, today: string) => ({
  "data-reminder": row.reminder_set || undefined,
  "data-due": isReminderDue(row, today) || undefined,
});

/** The accessible name of a row. */
export const positionOf = ({
  job_title,
  company_name,
}: Pick<Application, "job_title" | "company_name">) => `${job_title}, ${company_name}`;
