import { formatWhileTyping } from "@postulo/domain/profile/partial-date";
import {
  formatYearsWhileTyping,
  maxSkillYears,
  skillCategories,
  skillLevels,
} from "@postulo/domain/profile/skill";
import { useState } from "react";
import { productMessages } from "../i18n/product-messages.ts";
import { useKeyReader, useTranslate } from "../i18n/use-translate.ts";
import { Button } from "../ui/form/button.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { NativeSelect } from "../ui/form/native-select.tsx";
import { Textarea } from "../ui/form/textarea.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { changeValues, mergeEntries } from "./change-draft.ts";
import type { DraftEntry } from "./draft.ts";
import {
  formColumns,
  hasPeriod,
  nameOf,
  problemsOf,
  text,
  type FormColumn,
} from "./entry-values.ts";
import { resumeReviewMessages } from "./messages.ts";
import { useReviewState } from "./review-context.tsx";
import classes from "./entry-form.module.css";

interface FormProps {
  readonly entry: DraftEntry;
  /** Shows the problems of fields that were not touched yet. */
  readonly isConfirming?: boolean;
}

/** Props of a text field of an entry. */
function useColumn({ entry, isConfirming = false }: FormProps) {
  const readKey = useKeyReader(resumeReviewMessages);
  const { change } = useReviewState();
  const problems = problemsOf(entry);
  return (column: string, format: (typed: string) => string = (typed) => typed) => {
    const problem = problems[column];
    const value = text(entry.values, column);
    const isShown =
      problem !== undefined && (isConfirming || problem === "required" || value.length > 3);
    return {
      label: readKey(`columns.${column}`),
      value,
      autoComplete: "off",
      ...(isShown ? { error: readKey(`problems.${problem}`, { maximum: maxSkillYears }) } : {}),
      onText: (typed: string) =>
        change((draft) => changeValues(draft, entry.id, { [column]: format(typed) })),
    };
  };
}

/** The fields of an entry. What is typed is in the draft at once. */
export function EntryForm({
  entry,
  onDone,
}: {
  readonly entry: DraftEntry;
  readonly onDone: () => void;
}) {
  const t = useTranslate(resumeReviewMessages);
  const [isConfirming, setIsConfirming] = useState(false);
  const columns = formColumns(entry.list);
  const props = { entry, isConfirming };
  return (
    <div className={classes["form"]}>
      {columns
        .filter(({ isLong }) => !isLong)
        .map((column) => (
          <ShortField key={column.name} column={column} {...props} />
        ))}
      {hasPeriod(entry.list) ? <Period {...props} /> : null}
      {entry.list === "competencies" ? <SkillFields {...props} /> : null}
      {columns
        .filter(({ isLong }) => isLong)
        .map((column) => (
          <LongField key={column.name} column={column} {...props} />
        ))}
      <div className={classes["foot"]}>
        <Merge entry={entry} />
        <Button
          size="compact-sm"
          onClick={() => {
            setIsConfirming(true);
            onDone();
          }}
        >
          {t("entry.done")}
        </Button>
      </div>
    </div>
  );
}

interface ColumnProps extends FormProps {
  readonly column: FormColumn;
}

function ShortField({ column: { name, maxLength, isRequired }, ...props }: ColumnProps) {
  const { onText, ...field } = useColumn(props)(name);
  return (
    <TextInput
      {...field}
      maxLength={maxLength}
      withAsterisk={isRequired}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  );
}

function LongField({ column: { name, maxLength, isRequired }, ...props }: ColumnProps) {
  const { onText, ...field } = useColumn(props)(name);
  return (
    <Textarea
      {...field}
      rows={3}
      maxRows={14}
      onChange={(event) => onText(event.currentTarget.value)}
      className={classes["wide"]}
      maxLength={maxLength}
      withAsterisk={isRequired}
    />
  );
}

/** Of "12 September 2019": in figures it is DD/MM/YYYY, specification section 5. */
const maxDateLength = 20;

function Period(props: FormProps) {
  const readKey = useKeyReader(resumeReviewMessages);
  const { change } = useReviewState();
  const column = useColumn(props);
  const { entry } = props;
  const isCurrent = entry.values["is_current"] === true;
  return (
    <>
      {["start_date", "end_date"].map((name) => {
        const { onText, ...field } = column(name, formatWhileTyping);
        const isOff = name === "end_date" && isCurrent;
        return (
          <TextInput
            key={name}
            {...field}
            value={isOff ? "" : field.value}
            disabled={isOff}
            inputMode="numeric"
            placeholder={readKey("hints.date")}
            maxLength={maxDateLength}
            onChange={(event) => onText(event.currentTarget.value)}
          />
        );
      })}
      <Checkbox
        className={classes["wide"]}
        label={readKey("columns.is_current")}
        checked={isCurrent}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          change((draft) => changeValues(draft, entry.id, { is_current: checked }));
        }}
      />
    </>
  );
}

function SkillFields(props: FormProps) {
  const t = useTranslate(resumeReviewMessages);
  const tProduct = useTranslate(productMessages);
  const column = useColumn(props);
  const { onText: onLevel, ...level } = column("level");
  const { onText: onCategory, ...category } = column("category");
  const { onText: onYears, ...years } = column("years", formatYearsWhileTyping);
  return (
    <>
      <NativeSelect
        {...category}
        data={skillCategories.map((value) => ({
          value,
          label: tProduct(`skillCategories.${value}`),
        }))}
        onChange={(event) => onCategory(event.currentTarget.value)}
      />
      <NativeSelect
        {...level}
        data={[
          { value: "", label: t("level.none") },
          ...skillLevels.map((value) => ({ value, label: tProduct(`skillLevels.${value}`) })),
        ]}
        onChange={(event) => onLevel(event.currentTarget.value)}
      />
      <TextInput
        {...years}
        inputMode="decimal"
        onChange={(event) => onYears(event.currentTarget.value)}
      />
    </>
  );
}

/** Merges the entry into another one of its list. */
function Merge({ entry }: { readonly entry: DraftEntry }) {
  const t = useTranslate(resumeReviewMessages);
  const { draft, changeWithUndo, showEntry } = useReviewState();
  const [target, setTarget] = useState("");
  const others = draft.entries.filter(({ id, list }) => list === entry.list && id !== entry.id);
  if (others.length === 0 || entry.existing) return <span />;
  const nameFor = (other: DraftEntry) => nameOf(other) || t("entry.untitled");
  const merge = () => {
    const into = others.find(({ id }) => id === target);
    if (!into) return;
    changeWithUndo(t("entry.merged", { name: nameFor(into) }), (now) =>
      mergeEntries(now, entry.id, into.id),
    );
    showEntry(into.id);
  };
  return (
    <div className={classes["merge"]}>
      <NativeSelect
        label={t("entry.merge")}
        value={target}
        data={[
          { value: "", label: t("entry.mergeNone") },
          ...others.map((other) => ({ value: other.id, label: nameFor(other) })),
        ]}
        onChange={(event) => setTarget(event.currentTarget.value)}
      />
      <Button variant="default" disabled={target === ""} onClick={merge}>
        {t("entry.mergeAction")}
      </Button>
    </div>
  );
}
