import type { Application } from "@postulo/domain/application";
import { employmentTypes } from "@postulo/domain/application-columns";
import { mailLink, phoneLink } from "@postulo/domain/application-edit";
import { websiteUrl } from "@postulo/domain/profile/website";
import { isSearchUrl } from "@postulo/domain/search-url";
import type { ReactNode } from "react";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { localToday } from "../../schedule/when.ts";
import { applicationMessages } from "../messages.ts";
import { AppliedDate } from "../row/applied-date-cell.tsx";
import { Glyph } from "../row/glyph.tsx";
import { PillSelect } from "../row/pill-select.tsx";
import { PriorityCell, StageCell } from "../row/row-cells.tsx";
import { positionOf } from "../row/row-tools.ts";
import type { RowActions } from "../row/use-row-actions.ts";
import { TagField } from "../tags/tag-field.tsx";
import { HeadField, useColumnLabel } from "./head-field.tsx";
import { sheetMessages } from "./messages.ts";
import type { HeadColumn } from "./use-head-field.ts";
import { daysSince, useHistory } from "./use-history.ts";
import classes from "./sheet-head.module.css";

interface SheetHeadProps {
  readonly row: Application;
  readonly actions: RowActions;
}

const columnsBelow = [
  "job_url",
  "source",
  "contact_name",
  "contact_email",
  "contact_phone",
] as const;

/** Employer, place and posting, below them stage, priority and dates, and then the other columns. */
export function SheetHead({ row, actions }: SheetHeadProps) {
  const tools = {
    actions,
    openEditor: () => undefined,
    closeEditor: () => undefined,
    toggle: () => undefined,
    showDetails: () => undefined,
    isLight: false,
    today: localToday(),
  };
  const options = { row, actions };
  return (
    <div className={classes["head"]}>
      <p className={classes["under"]}>
        <HeadField {...options} column="company_name" />
        <HeadField {...options} column="location" />
        <PostingLink row={row} />
      </p>
      <div className={classes["properties"]}>
        <StageCell row={row} tools={tools} />
        <PriorityCell row={row} tools={tools} />
        <AppliedDateField {...options} />
        <SinceMove row={row} />
      </div>
      <div className={classes["columns"]}>
        <ContractField {...options} />
        {columnsBelow.map((column) => (
          <Labelled key={column} column={column}>
            <HeadField {...options} column={column} isOneLine />
            <ContactLink row={row} column={column} />
          </Labelled>
        ))}
      </div>
      <TagField row={row} actions={actions} />
    </div>
  );
}

interface LabelledProps {
  readonly column: HeadColumn | "employment_type";
  readonly children: ReactNode;
}

/** A field with its label, which is also in the name of the field. */
function Labelled({ column, children }: LabelledProps) {
  const label = useColumnLabel(column);
  return (
    <div>
      <span aria-hidden>{label}</span>
      <div>{children}</div>
    </div>
  );
}

const noContract = "";
const contracts = [noContract, ...employmentTypes] as const;

function ContractField({ row, actions }: SheetHeadProps) {
  const t = useTranslate(sheetMessages);
  const tProduct = useTranslate(productMessages);
  const nameOf = (contract: (typeof contracts)[number]) =>
    contract === noContract ? t("head.add") : tProduct(`employmentTypes.${contract}`);
  return (
    <Labelled column="employment_type">
      <PillSelect
        label={tProduct("applicationColumns.employment_type")}
        value={row.employment_type ?? noContract}
        options={contracts}
        labelOf={nameOf}
        isEmpty={row.employment_type === null}
        onChange={(contract) =>
          actions.edit("position", row, {
            employment_type: contract === noContract ? null : contract,
          })
        }
      />
    </Labelled>
  );
}

/** The applied date; a saved application has the day on which it was saved beside it. */
function AppliedDateField({ row, actions }: SheetHeadProps) {
  return (
    <HeadField row={row} column="applied_at" actions={actions} shown={<AppliedDate row={row} />} />
  );
}

const contactLinks = { contact_email: mailLink, contact_phone: phoneLink } as const;

/** A link that writes to the contact, or calls them. */
function ContactLink({ row, column }: { readonly row: Application; readonly column: HeadColumn }) {
  const t = useTranslate(sheetMessages);
  if (column !== "contact_email" && column !== "contact_phone") return null;
  const value = row[column];
  const href = value === null ? undefined : contactLinks[column](value);
  if (value === null || href === undefined) return null;
  return (
    <a href={href} aria-label={t(`head.links.${column}`, { value })}>
      <Glyph name="out" />
    </a>
  );
}

/** The posting, or a search for it. */
function PostingLink({ row }: { readonly row: Application }) {
  const t = useTranslate(applicationMessages);
  const own = useTranslate(sheetMessages);
  const url = websiteUrl(row.job_url);
  if (url === undefined) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={isSearchUrl(url) ? undefined : t("openPosting", { position: positionOf(row) })}
    >
      {own(isSearchUrl(url) ? "searchWeb" : "parts.posting")} <Glyph name="out" />
    </a>
  );
}

const daysUntilNow = (moment: string) => daysSince(moment, new Date());

/** How long the application has been in its stage. */
function SinceMove({ row }: { readonly row: Application }) {
  const t = useTranslate(sheetMessages);
  const history = useHistory(row.id, row.version);
  const move = history.data?.find(({ field }) => field === "application_stage");
  if (!move) return null;
  const count = daysUntilNow(move.occurred_at);
  return (
    <span className={classes["since"]}>
      {count === 0 ? t("movedToday") : t("sinceMove", { count })}
    </span>
  );
}
