import {
  employmentTypes,
  isApplicationColumn,
  isFieldColumn,
  type ApplicationColumn,
  type ChoiceColumnName,
  type FieldColumn,
} from "@postulo/domain/application-columns";
import type { ApplicationEdit } from "@postulo/domain/application-edit";
import { nextActions } from "@postulo/domain/next-action";
import { priorities } from "@postulo/domain/priority";
import { stages } from "@postulo/domain/stage";
import type { productMessages } from "@postulo/i18n/product-messages.en";
import type { Translate } from "@postulo/i18n/translate";

type ProductTranslate = Translate<typeof productMessages>;

/** What can be edited in a row; a row is in one of these modes at a time (specification section 2). */
export type EditMode = "position" | "contact" | "nextAction";
export type PopoverKind = "position" | "contact";

interface ColumnView {
  /** The editors of the row, or the page of the application, that have a field for it. */
  readonly editors: readonly (EditMode | "page")[];
  /** Its position in the form that adds an application; null outside of it. */
  readonly added: number | null;
  /** The popover that shows it. */
  readonly popover: PopoverKind | null;
  /** Whether it is in the line below the job title. */
  readonly isBelowTitle: boolean;
}

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
}

interface ChoiceView extends ColumnView {
  readonly options: (tProduct: ProductTranslate) => readonly ChoiceOption[];
  /** The parameter of the list's address that filters by it; null without such a filter. */
  readonly filter: string | null;
}

const nowhere = { editors: [], added: null, popover: null, isBelowTitle: false } as const;
const inPosition = {
  editors: ["position"],
  added: null,
  popover: "position",
  isBelowTitle: false,
} as const;
const inContact = {
  editors: ["contact"],
  added: null,
  popover: "contact",
  isBelowTitle: false,
} as const;
const inNextAction = {
  editors: ["nextAction"],
  added: null,
  popover: null,
  isBelowTitle: false,
} as const;
const onPage = { editors: ["page"], added: null, popover: null, isBelowTitle: false } as const;

/** Where the list and the page of an application show and edit each column, in the order of their fields. */
export const columnViews = {
  job_title: { ...inPosition, added: 1, popover: null },
  company_name: { ...inPosition, added: 2, isBelowTitle: true },
  location: { ...inPosition, added: 4, isBelowTitle: true },
  employment_type: {
    editors: ["position"],
    added: 5,
    popover: "position",
    isBelowTitle: true,
    options: (tProduct) =>
      employmentTypes.map((value) => ({ value, label: tProduct(`employmentTypes.${value}`) })),
    filter: "contract",
  },
  source: { ...inPosition, added: 7 },
  job_url: { ...inPosition, added: 3 },
  // These three have cells of their own.
  application_stage: {
    ...nowhere,
    options: (tProduct) => stages.map((value) => ({ value, label: tProduct(`stages.${value}`) })),
    filter: "stage",
  },
  priority_level: {
    ...nowhere,
    options: (tProduct) =>
      priorities.map((value) => ({ value, label: tProduct(`priorities.${value}`) })),
    filter: "priority",
  },
  applied_at: { ...nowhere, added: 6 },
  saved_at: nowhere,
  contact_name: { ...inContact, added: 9 },
  contact_email: { ...inContact, added: 10 },
  contact_phone: { ...inContact, added: 11 },
  next_action: {
    ...inNextAction,
    options: (tProduct) =>
      nextActions.map((value) => ({ value, label: tProduct(`nextActions.${value}`) })),
    filter: null,
  },
  next_action_date: { ...inNextAction, added: 12 },
  reminder_set: inNextAction,
  // Chips below the title, and a filter, of their own.
  tags: onPage,
  salary: { ...onPage, added: 8 },
  notes: onPage,
  posting_text: onPage,
} as const satisfies {
  readonly [Column in ApplicationColumn]: Column extends ChoiceColumnName ? ChoiceView : ColumnView;
};

type Views = typeof columnViews;
/** The columns that the list can be filtered by. */
export type FilterColumn = {
  [Column in ApplicationColumn]: Views[Column] extends { readonly filter: string } ? Column : never;
}[ApplicationColumn];
const viewOf = (column: ApplicationColumn): ColumnView | ChoiceView => columnViews[column];

/** The options of a select; none for other columns. */
export function optionsOf(
  column: ApplicationColumn,
  tProduct: ProductTranslate,
): readonly ChoiceOption[] {
  const view = viewOf(column);
  return "options" in view ? view.options(tProduct) : [];
}

const columnsInOrder = Object.keys(columnViews).filter(isApplicationColumn);

export const columnsEditedIn = (mode: EditMode): readonly FieldColumn[] =>
  columnsInOrder.filter(isFieldColumn).filter((column) => viewOf(column).editors.includes(mode));

export const columnsInPopover = (kind: PopoverKind): readonly FieldColumn[] =>
  columnsInOrder.filter(isFieldColumn).filter((column) => viewOf(column).popover === kind);

export const addedColumns = columnsInOrder
  .filter(isFieldColumn)
  .filter((column) => viewOf(column).added !== null)
  .toSorted((one, other) => (viewOf(one).added ?? 0) - (viewOf(other).added ?? 0));

const columnsBelowTitle = columnsInOrder.filter((column) => viewOf(column).isBelowTitle);

/** Company, location and other known values, below the job title. */
export function lineBelowTitle(row: ApplicationEdit, tProduct: ProductTranslate): string {
  const texts = columnsBelowTitle.map((column) => {
    const value = row[column];
    const option = optionsOf(column, tProduct).find((known) => known.value === value);
    return option?.label ?? value;
  });
  return texts.filter(Boolean).join(" · ");
}

const isFilterColumn = (column: ApplicationColumn): column is FilterColumn => {
  const view = viewOf(column);
  return "filter" in view && view.filter !== null;
};
export const filterColumns = columnsInOrder.filter(isFilterColumn);
