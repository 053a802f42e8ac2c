import type { Application } from "@postulo/domain/application";
import { employmentTypes } from "@postulo/domain/application-columns";
import { mailLink, phoneLink } from "@postulo/domain/application-edit";
import { websiteUrl } from "@postulo/domain/profile/website";
import { isSearchUrl, postingLink } from "@postulo/domain/search-url";
import { useEffect, useRef, useState, type FocusEvent } from "react";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { IconPlus } from "../../ui/icons.tsx";
import { ActionMenu } from "../../ui/overlay/action-menu.tsx";
import { localToday } from "../../schedule/when.ts";
import { applicationMessages } from "../messages.ts";
import { AppliedDate } from "../row/applied-date-cell.tsx";
import { Glyph } from "../row/glyph.tsx";
import { PillSelect } from "../row/pill-select.tsx";
import { PriorityCell, StageCell } from "../row/row-cells.tsx";
import { positionOf } from "../row/row-tools.ts";
import type { RowActions } from "../row/row-actions.ts";
import { TagField } from "../tags/tag-field.tsx";
import { HeadField, Labelled } from "./head-field.tsx";
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

/** What an application may lack, in the order of the menu; contacts are added where they are listed. */
const details = ["location", "employment_type", "source", "job_url", "tags"] as const;
type Detail = (typeof details)[number] | (typeof columnsBelow)[number];

function lacks(row: Application, detail: Detail): boolean {
  if (detail === "tags") return row.tags.length === 0;
  return (detail === "job_url" ? postingLink(row.job_url) : (row[detail] ?? "")) === "";
}

/** The second is always there. */
const focusTargets = ["[data-action-menu]", "button, textarea"];

/**
 * The details that are edited, which are shown although they are empty: several while one of them is invalid. When one is
 * removed with the focus, the menu gets it, or the first field if no detail is missing.
 */
function useEditedDetails() {
  const [edited, setEdited] = useState<readonly Detail[]>([]);
  const [closings, setClosings] = useState(0);
  const head = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  useEffect(() => {
    if (closings === 0 || hasMoved.current || document.activeElement !== document.body) return;
    const [target] = focusTargets.flatMap((selector) => [
      ...(head.current?.querySelectorAll<HTMLElement>(selector) ?? []),
    ]);
    target?.focus();
  }, [closings]);

  function setIsEdited(detail: Detail, isEdited: boolean) {
    setEdited((before) => [
      ...before.filter((other) => other !== detail),
      ...(isEdited ? [detail] : []),
    ]);
    if (!isEdited) setClosings((count) => count + 1);
  }
  return {
    head: {
      ref: head,
      // During the event the body is the active element, also when the focus moves to another one.
      onBlur: ({ relatedTarget }: FocusEvent) => {
        hasMoved.current = relatedTarget !== null;
      },
      onFocus: () => {
        hasMoved.current = false;
      },
    },
    isEdited: (detail: Detail) => edited.includes(detail),
    add: (detail: Detail) => setIsEdited(detail, true),
    optional: (detail: Detail) => ({
      isRequested: edited.includes(detail),
      onEditing: (isEditing: boolean) => setIsEdited(detail, isEditing),
    }),
  };
}

/** Employer, place and posting, below them stage, priority and dates, and then the other columns as far as they are known. */
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
  const { head, isEdited, add, optional } = useEditedDetails();
  const isShown = (detail: Detail) => isEdited(detail) || !lacks(row, detail);
  // Once shown, the field of the tags stays: the focus is in it when the last one is removed.
  const [hadTags, setHadTags] = useState(false);
  const showsTags = hadTags || isShown("tags");
  if (showsTags && !hadTags) setHadTags(true);
  return (
    <div {...head} className={classes["head"]}>
      <p className={classes["under"]}>
        <HeadField {...options} column="company_name" />
        <HeadField {...options} {...optional("location")} column="location" isOptional />
        <PostingLink row={row} />
      </p>
      <div className={classes["properties"]}>
        <StageCell row={row} tools={tools} />
        <PriorityCell row={row} tools={tools} />
        <AppliedDateField {...options} />
        <SinceMove row={row} />
      </div>
      <div className={classes["columns"]}>
        {isShown("employment_type") ? (
          <ContractField {...options} {...optional("employment_type")} />
        ) : null}
        {columnsBelow.map((column) => (
          <HeadField
            key={column}
            {...options}
            {...optional(column)}
            column={column}
            isOneLine
            isLabelled
            isOptional
          >
            <ContactLink row={row} column={column} />
          </HeadField>
        ))}
      </div>
      {showsTags ? <TagField {...options} isRequested={isEdited("tags")} /> : null}
      <DetailMenu
        missing={details.filter((detail) => !(detail === "tags" ? showsTags : isShown(detail)))}
        onAdd={add}
      />
    </div>
  );
}

interface DetailMenuProps {
  readonly missing: readonly (typeof details)[number][];
  readonly onAdd: (detail: Detail) => void;
}

/** Adds what is not known yet: one menu instead of a line for each. */
function DetailMenu({ missing, onAdd }: DetailMenuProps) {
  const t = useTranslate(sheetMessages);
  const tProduct = useTranslate(productMessages);
  if (missing.length === 0) return null;
  return (
    <div className={classes["add"]}>
      <ActionMenu
        label={t("head.add")}
        icon={<IconPlus size={14} aria-hidden />}
        variant="subtle"
        size="compact-sm"
        align="start"
        actions={missing.map((detail) => ({
          label: tProduct(`applicationColumns.${detail}`),
          onChoose: () => onAdd(detail),
        }))}
      />
    </div>
  );
}

const noContract = "";
const contracts = [noContract, ...employmentTypes] as const;

interface ContractFieldProps extends SheetHeadProps {
  readonly isRequested: boolean;
  readonly onEditing: (isEditing: boolean) => void;
}

function ContractField({ row, actions, isRequested, onEditing }: ContractFieldProps) {
  const t = useTranslate(sheetMessages);
  const tProduct = useTranslate(productMessages);
  const label = tProduct("applicationColumns.employment_type");
  const nameOf = (contract: (typeof contracts)[number]) =>
    contract === noContract ? t("head.none") : tProduct(`employmentTypes.${contract}`);
  return (
    <Labelled label={label}>
      <PillSelect
        label={label}
        value={row.employment_type ?? noContract}
        options={contracts}
        labelOf={nameOf}
        isEmpty={row.employment_type === null}
        hasFocus={isRequested}
        onEditing={onEditing}
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
  const [today, since] =
    move.kind === "created"
      ? (["addedToday", "sinceAdded"] as const)
      : (["movedToday", "sinceMove"] as const);
  return <span className={classes["since"]}>{count === 0 ? t(today) : t(since, { count })}</span>;
}
