import type { Application } from "@postulo/domain/application";
import { useMemo, useState, type KeyboardEvent, type ReactNode } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useListbox } from "../../ui/form/use-listbox.ts";
import { normalizeForSearch } from "../../ui/normalize-for-search.ts";
import { positionOf } from "../row/row-tools.ts";
import classes from "./mail.module.css";
import { mailMessages } from "./messages.ts";

interface ApplicationFieldProps {
  readonly rows: readonly Application[];
  /** The ids to show first, the most likely first. */
  readonly likely: readonly string[];
  readonly value: string | null;
  readonly description: ReactNode;
  readonly onChange: (id: string) => void;
}

const maxShown = 30;

/** All rows that have the typed words, the likely ones first. */
function matching(rows: readonly Application[], likely: readonly string[], typed: string) {
  const words = normalizeForSearch(typed).split(/\s+/);
  const rank = new Map(likely.map((id, at) => [id, at]));
  return rows
    .filter((row) => {
      const text = normalizeForSearch(positionOf(row));
      return words.every((word) => text.includes(word));
    })
    .toSorted(
      (one, other) => (rank.get(one.id) ?? likely.length) - (rank.get(other.id) ?? likely.length),
    )
    .slice(0, maxShown);
}

/** The state of the combobox: typed text, matches, choice. */
function useApplicationChoice({ rows, likely, value, onChange }: ApplicationFieldProps) {
  /** Undefined while not typing: the field then shows the chosen application. */
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = rows.find(({ id }) => id === value);
  const matches = useMemo(
    () => (isOpen ? matching(rows, likely, typed ?? "") : []),
    [isOpen, rows, likely, typed],
  );
  function close() {
    setIsOpen(false);
    setTyped(undefined);
  }
  return {
    isOpen,
    matches,
    text: typed ?? (chosen ? positionOf(chosen) : ""),
    isChosen: chosen !== undefined,
    close,
    open: () => setIsOpen(true),
    type: (text: string) => {
      setTyped(text);
      setIsOpen(true);
    },
    choose: (id: string | undefined) => {
      close();
      if (id !== undefined && id !== value) onChange(id);
    },
  };
}

const maxLikely = 3;

interface LikelyApplicationsProps extends Pick<ApplicationFieldProps, "rows" | "onChange"> {
  /** The ids, the most likely first. */
  readonly ids: readonly string[];
}

/** The applications that are most likely meant, each as a button. */
export function LikelyApplications({ rows, ids, onChange }: LikelyApplicationsProps) {
  const t = useTranslate(mailMessages);
  const likely = ids.slice(0, maxLikely).flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return likely.length === 0 ? null : (
    <ul className={classes["likely"]} aria-label={t("application")}>
      {likely.map((row) => (
        <li key={row.id}>
          <button type="button" onClick={() => onChange(row.id)}>
            {row.job_title} <span>{row.company_name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A combobox for one of the applications. */
export function ApplicationField(props: ApplicationFieldProps) {
  const t = useTranslate(mailMessages);
  const choice = useApplicationChoice(props);
  const { isOpen, matches } = choice;
  const listbox = useListbox({
    count: matches.length,
    isOpen,
    onOpen: choice.open,
    onChoose: (index) => choice.choose(matches[index]?.id),
  });
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && isOpen) {
      // Escape closes only the list, not the dialog around it.
      event.stopPropagation();
      choice.close();
    }
    listbox.onKeyDown(event);
  }
  return (
    <div className={classes["choice"]}>
      <TextInput
        {...listbox.field}
        label={t("application")}
        description={props.description}
        placeholder={t("search")}
        data-autofocus={choice.isChosen ? undefined : true}
        value={choice.text}
        onChange={(event) => {
          choice.type(event.currentTarget.value);
          listbox.setActiveIndex(0);
        }}
        onClick={choice.open}
        onBlur={choice.close}
        onKeyDown={onKeyDown}
      />
      {matches.length > 0 ? (
        <div {...listbox.list} aria-label={t("application")} className={classes["options"]}>
          {matches.map((row, index) => (
            <button
              key={row.id}
              type="button"
              tabIndex={-1}
              {...listbox.option(index)}
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choice.choose(row.id)}
            >
              {row.job_title} <span>{row.company_name}</span>
            </button>
          ))}
        </div>
      ) : null}
      {isOpen && matches.length === 0 ? (
        <output className={classes["options"]}>{t("noMatch")}</output>
      ) : null}
    </div>
  );
}
