import { IconGripVertical, IconPencil, IconTrash } from "../ui/icons.tsx";
import type { EntryKind } from "@postulo/domain/profile/entry";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import type { EntryDescription } from "./entry-description.ts";
import { nameOf } from "./entry-row.ts";
import type { Entry } from "./entry.ts";
import { entryMessages } from "./messages.ts";
import { periodTexts } from "./period-text.ts";
import { LineAction, MoveActions } from "../ui/sorting/line-action.tsx";
import { LineActions } from "../ui/sorting/line-actions.tsx";
import classes from "./entries.module.css";

interface EntryHandlers {
  readonly onEdit: (entry: Entry) => void;
  readonly onRemove: (entry: Entry) => void;
  /** Undefined for kinds that are not sortable. */
  readonly onMove: ((entry: Entry, by: -1 | 1) => void) | undefined;
}

interface EntryLineProps extends EntryHandlers {
  readonly description: EntryDescription;
  readonly entry: Entry;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** An entry in the list, with its actions. */
export function EntryLine(props: EntryLineProps) {
  const { description, entry } = props;
  const { Name, facts, text } = description;
  const name = nameOf(description, entry);
  const shown = facts.map((column) => entry.texts[column] ?? "").filter((fact) => fact !== name);
  const period = usePeriodText(entry, description.kind);
  const line = [...shown, period].filter((fact) => fact !== "").join(" · ");
  const long = text === undefined ? "" : (entry.texts[text] ?? "");
  return (
    <div className={classes["line"]}>
      {props.onMove ? (
        <span className={classes["grip"]} data-grip aria-hidden>
          <IconGripVertical size={18} />
        </span>
      ) : null}
      <div className={classes["about"]}>
        <strong>{Name ? <Name entry={entry} name={name} /> : name}</strong>
        {line ? <p className={classes["facts"]}>{line}</p> : null}
        {long ? <p className={classes["text"]}>{long}</p> : null}
      </div>
      <EntryActions {...props} name={name} />
    </div>
  );
}

/** The dates of an entry. Of a study that has only an end, it is the year of the diploma. */
function usePeriodText({ period }: Entry, kind: EntryKind): string {
  const t = useTranslate(entryMessages);
  const { language } = useLanguage();
  if (!period) return "";
  const { start, end } = periodTexts(period, language);
  if (period.is_current) return start ? t("since", { date: start }) : t("present");
  if (start && end) return start === end ? start : `${start} – ${end}`;
  if (start || !end) return start ?? "";
  return kind === "education" ? end : t("until", { date: end });
}

function EntryActions(props: EntryLineProps & { readonly name: string }) {
  const t = useTranslate(entryMessages);
  const { entry, name, onMove } = props;
  return (
    <LineActions label={t("actionsOf", { name })}>
      {onMove ? (
        <MoveActions
          up={t("moveUp", { name })}
          down={t("moveDown", { name })}
          isFirst={props.isFirst}
          isLast={props.isLast}
          size={18}
          onMove={(by) => onMove(entry, by)}
        />
      ) : null}
      <LineAction label={t("edit", { name })} action="edit" onAct={() => props.onEdit(entry)}>
        <IconPencil size={18} aria-hidden />
      </LineAction>
      <LineAction label={t("remove", { name })} action="remove" onAct={() => props.onRemove(entry)}>
        <IconTrash size={18} aria-hidden />
      </LineAction>
    </LineActions>
  );
}
