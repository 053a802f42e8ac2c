import { ActionIcon } from "@mantine/core";
import type { Application } from "@postulo/domain/application";
import { priorities } from "@postulo/domain/priority";
import { stages } from "@postulo/domain/stage";
import { websiteUrl } from "@postulo/domain/website";
import { IconExternalLink, IconTrash } from "@tabler/icons-react";
import { productWords } from "../i18n/product-words.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { applicationMessages } from "./messages.ts";
import { PillSelect } from "./pill-select.tsx";
import { priorityTone, stageTone } from "./stage-tone.ts";
import type { RowActions } from "./use-row-actions.ts";
import classes from "./applications.module.css";

type CellProps = { readonly row: Application };
type ActingCellProps = CellProps & { readonly actions: RowActions };

const positionOf = ({ job_title, company_name }: Application) => `${job_title}, ${company_name}`;

/** Title and company, with the posting behind the title. */
export function PositionCell({ row }: CellProps) {
  const t = useTranslate(applicationMessages);
  const url = websiteUrl(row.job_url);
  return (
    <div className={classes["position"]}>
      {url ? (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t("openPosting", { position: positionOf(row) })}
        >
          <span>{row.job_title}</span>
          <IconExternalLink size={14} aria-hidden />
        </a>
      ) : (
        <span>{row.job_title}</span>
      )}
      <small>{[row.company_name, row.location].filter(Boolean).join(" · ")}</small>
    </div>
  );
}

export function StageCell({ row, actions }: ActingCellProps) {
  const t = useTranslate(applicationMessages);
  const words = useTranslate(productWords);
  return (
    <PillSelect
      label={t("stageOf", { position: positionOf(row) })}
      value={row.application_stage}
      options={stages}
      labelOf={(stage) => words(`stages.${stage}`)}
      tone={stageTone(row.application_stage)}
      onChange={(stage) => actions.setStage(row, stage)}
    />
  );
}

export function PriorityCell({ row, actions }: ActingCellProps) {
  const t = useTranslate(applicationMessages);
  const words = useTranslate(productWords);
  return (
    <PillSelect
      label={t("priorityOf", { position: positionOf(row) })}
      value={row.priority_level}
      options={priorities}
      labelOf={(priority) => words(`priorities.${priority}`)}
      tone={priorityTone(row.priority_level)}
      onChange={(priority) => actions.setPriority(row, priority)}
    />
  );
}

/** After a row is gone, the focus stands where the next thing to delete is; else at the top of the page. */
function focusNeighbour(button: HTMLElement) {
  const row = button.closest("tr, li");
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>("[data-removes]");
  (next ?? document.querySelector("h1"))?.focus();
}

export function DeleteButton({ row, actions }: ActingCellProps) {
  const t = useTranslate(applicationMessages);
  return (
    <ActionIcon
      variant="subtle"
      color="neutral"
      size="var(--remove-size)"
      className={classes["remove"]}
      data-removes
      aria-label={t("remove", { position: positionOf(row) })}
      onClick={(event) => {
        focusNeighbour(event.currentTarget);
        actions.remove(row);
      }}
    >
      <IconTrash size={16} aria-hidden />
    </ActionIcon>
  );
}
