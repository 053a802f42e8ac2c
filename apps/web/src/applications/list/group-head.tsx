import { stages } from "@postulo/domain/stage";
import type { MouseEvent } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { IconChevronDown } from "../../ui/icons.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { applicationMessages } from "../messages.ts";
import { StageDot } from "../../ui/stage/stage-dot.tsx";
import classes from "./group-head.module.css";
import type { RowGroup } from "./row-groups.ts";
import { useGroupName } from "./use-group-name.ts";

interface GroupHeadProps {
  readonly group: RowGroup;
  readonly isCollapsed: boolean;
  readonly onToggle: (id: string) => void;
}

/** Scrolls a head that stays in sight to where its rows begin, so that it is seen when they are gone. */
function scrollToRows(button: HTMLElement): void {
  const head = button.closest("[data-group]");
  const before = head?.previousElementSibling?.getBoundingClientRect().bottom;
  const begin = before ?? head?.parentElement?.getBoundingClientRect().top;
  const seen = button.closest("td, [data-group]")?.getBoundingClientRect().top;
  if (begin !== undefined && seen !== undefined && begin < seen) window.scrollBy(0, begin - seen);
}

/** The name of a group with the number of its rows, which shows or hides them. */
export function GroupHead({ group, isCollapsed, onToggle }: GroupHeadProps) {
  const t = useTranslate(applicationMessages);
  const name = useGroupName()(group);
  const count = group.rows.length;
  const stage = group.grouping === "stage" && stages.find((known) => known === group.value);
  function toggle({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (!isCollapsed) scrollToRows(currentTarget);
    onToggle(group.id);
  }
  return (
    <button
      type="button"
      className={classes["head"]}
      aria-expanded={!isCollapsed}
      data-overdue={group.grouping === "next" && group.value === "overdue" ? true : undefined}
      onClick={toggle}
    >
      <IconChevronDown size={14} aria-hidden />
      {stage ? <StageDot stage={stage} /> : null}
      <strong>{name}</strong>
      <span aria-hidden>{t("number", { count })}</span>
      <VisuallyHidden>{t("count", { count })}</VisuallyHidden>
    </button>
  );
}
