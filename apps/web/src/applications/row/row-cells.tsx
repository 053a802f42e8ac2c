import { mailLink } from "@postulo/domain/application-edit";
import { priorities } from "@postulo/domain/priority";
import { stages } from "@postulo/domain/stage";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Suspense } from "react";
import { ChunkBoundary, lazyComponent } from "../../ui/lazy-component.tsx";
import { lineBelowTitle } from "../column-views.ts";
import { ActionSelect } from "./action-select.tsx";
import { ApplicationLink } from "./application-link.tsx";
import { dueOf, DueText } from "./due-text.tsx";
import { Glyph } from "./glyph.tsx";
import { applicationMessages } from "../messages.ts";
import { TagChips } from "../tags/tag-chips.tsx";
import { PillSelect } from "./pill-select.tsx";
import { positionOf, postingUrl, type RowProps } from "./row-tools.ts";
import { stageDot } from "../../ui/stage/stage-tone.ts";
import classes from "./row-cells.module.css";

/** Title, which opens the application, an arrow to the posting, and company, with a button for further details. */
export function PositionCell({ row, tools }: RowProps) {
  const t = useTranslate(applicationMessages);
  const tProduct = useTranslate(productMessages);
  const url = postingUrl(row);
  return (
    <div className={classes["position"]}>
      <div>
        <span className={classes["title"]}>
          <ApplicationLink id={row.id} label={positionOf(row)}>
            {row.job_title}
          </ApplicationLink>
          {url ? (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className={classes["out"]}
              aria-label={t("openPosting", { position: positionOf(row) })}
            >
              <Glyph name="out" />
            </a>
          ) : null}
        </span>
        <span className={classes["under"]}>
          <small>{lineBelowTitle(row, tProduct)}</small>
          <TagChips tags={row.tags} max={2} />
        </span>
      </div>
      <button
        type="button"
        className={classes["quiet"]}
        data-edits="position"
        aria-haspopup="dialog"
        aria-label={t("detailsOf", { position: positionOf(row) })}
        onClick={(event) => tools.showDetails("position", row, event.currentTarget)}
      >
        <Glyph name="info" />
      </button>
    </div>
  );
}

export function StageCell({ row, tools }: RowProps) {
  const t = useTranslate(applicationMessages);
  const tProduct = useTranslate(productMessages);
  return (
    <PillSelect
      label={t("stageOf", { position: positionOf(row) })}
      value={row.application_stage}
      options={stages}
      labelOf={(stage) => tProduct(`stages.${stage}`)}
      dot={stageDot(row.application_stage)}
      isLight={tools.isLight}
      onChange={(stage) => tools.actions.edit("stage", row, { application_stage: stage })}
    />
  );
}

export function PriorityCell({ row, tools }: RowProps) {
  const t = useTranslate(applicationMessages);
  const tProduct = useTranslate(productMessages);
  return (
    <PillSelect
      label={t("priorityOf", { position: positionOf(row) })}
      value={row.priority_level}
      options={priorities}
      labelOf={(priority) => tProduct(`priorities.${priority}`)}
      isQuiet={row.priority_level !== "high"}
      isLight={tools.isLight}
      onChange={(priority) => tools.actions.edit("priority", row, { priority_level: priority })}
    />
  );
}

/** A value that is edited with the position; an empty cell without one. */
export const TextCell = ({ children }: { readonly children: string | null }) =>
  children === null ? null : <span className={classes["text"]}>{children}</span>;

export function ContractCell({ row }: RowProps) {
  const tProduct = useTranslate(productMessages);
  const { employment_type: type } = row;
  return <TextCell>{type && tProduct(`employmentTypes.${type}`)}</TextCell>;
}

/** The contact's name or other data; without one, a button that adds one. */
export function ContactCell({ row, tools }: RowProps) {
  const t = useTranslate(applicationMessages);
  const { contact_name, contact_email, contact_phone } = row;
  const shown = contact_name ?? contact_email ?? contact_phone;
  const email = contact_name && contact_email && mailLink(contact_email) ? contact_email : null;
  if (shown === null) {
    return (
      <button
        type="button"
        className={classes["cellButton"]}
        data-edits="contact"
        data-quiet
        aria-label={t("addContactTo", { position: positionOf(row) })}
        onClick={() => tools.openEditor(row.id, "contact")}
      >
        <Glyph name="plus" />
        {t("addContact")}
      </button>
    );
  }
  return (
    <button
      type="button"
      className={classes["cellButton"]}
      data-edits="contact"
      aria-haspopup="dialog"
      aria-label={t("contactOf", {
        contact: email ? `${shown} ${email}` : shown,
        position: positionOf(row),
      })}
      onClick={(event) => tools.showDetails("contact", row, event.currentTarget)}
    >
      <span>{shown}</span>
      {email ? <small>{` ${email}`}</small> : null}
    </button>
  );
}

// Not needed for the first rows.
const NextInterviewText = lazyComponent(() => import("./next-interview-text.tsx"));
const WordsSelect = lazyComponent(() => import("./words-select.tsx"));

/** The next interview in place of an action; nothing for an application that has one, or that can have no interview ahead. */
function NextInterview({ row }: Pick<RowProps, "row">) {
  const isFree = row.next_action === null && row.next_action_date === null;
  if (!isFree || row.application_stage === "rejected" || row.application_stage === "withdrawn")
    return null;
  return (
    <ChunkBoundary fallback={null}>
      <Suspense>
        <NextInterviewText row={row} />
      </Suspense>
    </ChunkBoundary>
  );
}

/** The next action; without a predefined one the person's own words, when they are known. */
function ActionOrWords(props: RowProps) {
  const select = <ActionSelect {...props} />;
  if (props.row.next_action !== null) return select;
  return (
    <ChunkBoundary fallback={select}>
      <Suspense fallback={select}>
        <WordsSelect {...props} />
      </Suspense>
    </ChunkBoundary>
  );
}

/** The next action with its date and reminder. */
export function NextActionCell({ row, tools }: RowProps) {
  const t = useTranslate(applicationMessages);
  return (
    <div className={classes["nextAction"]}>
      <ActionOrWords row={row} tools={tools} />
      <div>
        <DueText {...dueOf(row, tools.today)} />
        <NextInterview row={row} />
        <button
          type="button"
          className={classes["quiet"]}
          data-edits="nextAction"
          aria-label={t("editReminderOf", { position: positionOf(row) })}
          title={t("editReminder")}
          onClick={() => tools.openEditor(row.id, "nextAction")}
        >
          <Glyph name="pencil" />
        </button>
      </div>
    </div>
  );
}

/** Focuses the delete button of the next row after a deletion; without one, the top of the page. */
function focusNeighbour(button: HTMLElement) {
  const list = button.closest("[data-row]")?.parentElement;
  const buttons = [...(list?.querySelectorAll<HTMLElement>("[data-removes]") ?? [])];
  const at = buttons.indexOf(button);
  const next = buttons[at + 1] ?? buttons[at - 1];
  (next ?? document.querySelector("h1"))?.focus();
}

export function DeleteButton({ row, tools }: RowProps) {
  const t = useTranslate(applicationMessages);
  return (
    <button
      type="button"
      className={classes["quiet"]}
      data-removes
      aria-label={t("remove", { position: positionOf(row) })}
      onClick={(event) => {
        focusNeighbour(event.currentTarget);
        tools.actions.remove(row);
      }}
    >
      <Glyph name="trash" />
    </button>
  );
}
