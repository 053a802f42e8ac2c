import type { Application } from "@postulo/domain/application";
import type { RowActions } from "./use-row-actions.ts";

/** What can be edited in a row; a row is in one of these modes at a time (specification section 2). */
export type EditMode = "position" | "contact" | "nextAction";

/** What the list gives its rows. The same object each time, so that rows which did not change are not drawn again. */
export interface RowTools {
  readonly actions: RowActions;
  readonly openEditor: (id: string, mode: EditMode) => void;
  readonly closeEditor: (id: string) => void;
  /** The one popover of the list, at the button that was pressed. */
  readonly showDetails: (
    kind: "position" | "contact",
    row: Application,
    trigger: HTMLElement,
  ) => void;
  /** Each row is to be light: there are very many, or nothing was painted yet. */
  readonly isLight: boolean;
}

export interface RowProps {
  readonly row: Application;
  readonly tools: RowTools;
}

/** What a row is called for whoever does not see it. */
export const positionOf = ({ job_title, company_name }: Application) =>
  `${job_title}, ${company_name}`;
