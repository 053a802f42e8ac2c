import { skillLevels } from "@postulo/domain/profile/skill";
import { useState } from "react";
import { productMessages } from "../i18n/product-messages.ts";
import { useKeyReader, useTranslate } from "../i18n/use-translate.ts";
import { ActionIcon, Button } from "../ui/form/button.tsx";
import { NativeSelect } from "../ui/form/native-select.tsx";
import { IconPencil, IconTrash } from "../ui/icons.tsx";
import { changeEntry, entryToNote, isIncomplete, isStored, removeEntry } from "./change-draft.ts";
import { existingChoices, type DraftEntry } from "./draft.ts";
import { EntryForm } from "./entry-form.tsx";
import { factsOf, nameOf, problemsOf, text } from "./entry-values.ts";
import { additionsOf, columnsLeftOut, columnsReplaced, withChoice } from "./existing-choice.ts";
import { KindMark } from "./kind-mark.tsx";
import { resumeReviewMessages } from "./messages.ts";
import { OtherReading } from "./other-reading.tsx";
import { useReviewState } from "./review-context.tsx";
import classes from "./review-page.module.css";

interface EntryProps {
  readonly entry: DraftEntry;
}

function useName({ list, values }: DraftEntry): string {
  const t = useTranslate(resumeReviewMessages);
  return nameOf({ list, values }) || t("entry.untitled");
}

function usePeriod({ values }: DraftEntry): string {
  const t = useTranslate(resumeReviewMessages);
  const [start, end] = [text(values, "start_date"), text(values, "end_date")];
  const last = values["is_current"] === true ? t("entry.present") : end;
  return [...new Set([start, last])].filter((one) => one !== "").join(" – ");
}

/** Level and years of a skill. */
function useSkillFacts({ list, values }: DraftEntry): readonly string[] {
  const t = useTranslate(resumeReviewMessages);
  const tProduct = useTranslate(productMessages);
  if (list !== "competencies") return [];
  const level = skillLevels.find((one) => one === text(values, "level"));
  const years = Number(text(values, "years").replace(",", "."));
  return [
    ...(level ? [tProduct(`skillLevels.${level}`)] : []),
    ...(years > 0 ? [t("entry.years", { count: years })] : []),
  ];
}

/** An entry: its summary, and its form when it is edited. */
export function EntryCard({
  entry,
  isToCheck = false,
}: EntryProps & { readonly isToCheck?: boolean }) {
  const { change, active } = useReviewState();
  const [isOpen, setIsOpen] = useState(() => isIncomplete(entry));
  const name = useName(entry);
  const facts = [...factsOf(entry), ...useSkillFacts(entry), usePeriod(entry)].filter(
    (fact) => fact !== "",
  );
  const finish = () => {
    if (isIncomplete(entry)) {
      setIsOpen(true);
      return;
    }
    setIsOpen(false);
    change((draft) => changeEntry(draft, entry.id, { needsLook: false, doubtful: [] }));
  };
  return (
    <li
      className={classes["card"]}
      data-item={entry.id}
      data-open={isOpen || undefined}
      data-active={active === entry.id || undefined}
      data-off={!isStored(entry) || undefined}
      tabIndex={-1}
    >
      <div className={classes["cardHead"]}>
        <KindMark kind={entry.list} isNamed={isToCheck} />
        <div className={classes["words"]}>
          <h3>{name}</h3>
          {facts.length > 0 ? <p>{facts.join(" · ")}</p> : null}
        </div>
        <Actions
          entry={entry}
          isOpen={isOpen}
          onEdit={() => setIsOpen((open) => !open)}
          onRight={isToCheck && !isOpen ? finish : undefined}
        />
      </div>
      {isToCheck ? <Doubt entry={entry} /> : <Known entry={entry} />}
      {isOpen ? <EntryForm entry={entry} onDone={finish} /> : null}
    </li>
  );
}

interface ActionsProps extends EntryProps {
  readonly isOpen: boolean;
  readonly onEdit: () => void;
  /** Undefined when the entry needs no confirmation. */
  readonly onRight: (() => void) | undefined;
}

function Actions({ entry, isOpen, onEdit, onRight }: ActionsProps) {
  const t = useTranslate(resumeReviewMessages);
  const { changeWithUndo } = useReviewState();
  const name = useName(entry);
  const remove = () =>
    changeWithUndo(t("entry.removed", { name }), (draft) => removeEntry(draft, entry.id));
  return (
    <div className={classes["actions"]}>
      {onRight ? (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t("entry.rightOf", { name })}
          onClick={onRight}
        >
          {t("entry.right")}
        </Button>
      ) : null}
      <ActionIcon
        aria-label={t("entry.edit", { name })}
        title={t("entry.edit", { name })}
        aria-expanded={isOpen}
        onClick={onEdit}
      >
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={t("entry.remove", { name })}
        title={t("entry.remove", { name })}
        onClick={remove}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** Why an entry should be checked, and the lines it was read from. */
function Doubt({ entry }: EntryProps) {
  const t = useTranslate(resumeReviewMessages);
  const readKey = useKeyReader(resumeReviewMessages);
  const { draft } = useReviewState();
  const namesOf = (columns: readonly string[]) =>
    columns.map((column) => readKey(`columns.${column}`)).join(", ");
  const missing = isStored(entry) ? Object.keys(problemsOf(entry)) : [];
  const source = entry.lines.map((line) => draft.lines[line]?.text ?? "").join(" · ");
  return (
    <div className={classes["doubt"]}>
      {missing.length > 0 ? (
        <>
          <p data-tone="warning">{t("entry.missing", { columns: namesOf(missing) })}</p>
          <AsNote entry={entry} />
        </>
      ) : null}
      {entry.doubtful.length > 0 ? (
        <p data-tone="warning">{t("entry.unsure", { columns: namesOf(entry.doubtful) })}</p>
      ) : null}
      <OtherReading entry={entry} />
      <Choice entry={entry} />
      {source === "" ? null : (
        <p className={classes["source"]}>{t("entry.inFile", { text: source })}</p>
      )}
    </div>
  );
}

/** Moves an entry that lacks something to the notes, where nothing is demanded. */
function AsNote({ entry }: EntryProps) {
  const t = useTranslate(resumeReviewMessages);
  const { changeWithUndo } = useReviewState();
  const name = useName(entry);
  if (entry.list === "other" || entry.existing) return null;
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t("entry.asNoteOf", { name })}
      onClick={() =>
        changeWithUndo(t("entry.becameNote", { name }), (draft) =>
          entryToNote(draft, entry.id, t(`kinds.${entry.list}`)),
        )
      }
    >
      {t("entry.asNote")}
    </Button>
  );
}

/** What may be done with an entry of the profile that needs no look. */
function Known({ entry }: EntryProps) {
  return entry.existing && hasChoice(entry) ? (
    <div className={classes["doubt"]}>
      <Choice entry={entry} />
    </div>
  ) : null;
}

const hasChoice = (entry: DraftEntry) =>
  (entry.existing?.differs ?? []).length > 0 || additionsOf(entry).length > 0;

/** What the choice takes from the file, leaves out of it, or replaces in the profile; undefined for nothing. */
function useConsequence(entry: DraftEntry): string | undefined {
  const t = useTranslate(resumeReviewMessages);
  const readKey = useKeyReader(resumeReviewMessages);
  const namesOf = (columns: readonly string[]) =>
    columns.map((column) => readKey(`columns.${column}`)).join(", ");
  const sentences = {
    complete: ["entry.adds", additionsOf(entry)],
    keep: ["entry.leftOut", columnsLeftOut(entry)],
    replace: ["entry.replaced", columnsReplaced(entry)],
    add: undefined,
  } as const;
  const [key, columns = []] = sentences[entry.existing?.choice ?? "add"] ?? [];
  return key === undefined || columns.length === 0
    ? undefined
    : t(key, { columns: namesOf(columns) });
}

/** What to do with an entry that the profile has in another version. */
function Choice({ entry }: EntryProps) {
  const t = useTranslate(resumeReviewMessages);
  const { change } = useReviewState();
  const consequence = useConsequence(entry);
  const { existing } = entry;
  if (!existing || !hasChoice(entry)) return null;
  const stored = { list: entry.list, values: existing.values };
  const additions = additionsOf(entry);
  const offered = existingChoices.filter(
    (one) => one !== "complete" || additions.length > 0 || existing.choice === one,
  );
  return (
    <>
      <p>
        {t("entry.differs", { entry: [nameOf(stored), ...factsOf(stored)].join(" · ") })}
        {consequence === undefined ? null : ` ${consequence}`}
      </p>
      <NativeSelect
        label={t("entry.choice")}
        value={existing.choice}
        data={offered.map((value) => ({ value, label: t(`entry.choices.${value}`) }))}
        onChange={(event) => {
          const choice = existingChoices.find((one) => one === event.currentTarget.value) ?? "keep";
          change((draft) => changeEntry(draft, entry.id, withChoice(entry, choice)));
        }}
      />
    </>
  );
}
