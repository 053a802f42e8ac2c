import { stageName } from "@postulo/domain/sheet/application-sheet";
import { type DateOrder, dateOrders, readDay } from "@postulo/domain/sheet/sheet-date";
import { stages, type Stage } from "@postulo/domain/stage";
import { productMessages } from "../../i18n/product-messages.ts";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { NativeSelect } from "../../ui/form/native-select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import type { ImportQuestions } from "./import-plan.ts";
import { sheetMessages } from "./messages.ts";
import classes from "./import-dialog.module.css";

/** The user's answers about the file. */
export interface ImportAnswers {
  /** Undefined until selected; ignored if the file is unambiguous. */
  readonly dateOrder: DateOrder | undefined;
  /** ISO date, or empty. */
  readonly appliedAt: string;
  readonly takesUnlinked: boolean;
  /** The stages of names that no rule knows. */
  readonly stages: ReadonlyMap<string, Stage>;
}

interface QuestionsProps {
  readonly questions: ImportQuestions;
  readonly answers: ImportAnswers;
  readonly onChange: (answers: ImportAnswers) => void;
}

/** The questions that apply to this file. */
export function Questions({ questions, answers, onChange }: QuestionsProps) {
  const t = useTranslate(sheetMessages);
  const { dateOrder, withoutLink, withoutDate } = questions;
  return (
    <div className={classes["questions"]}>
      {dateOrder.kind === "ambiguous" ? (
        <fieldset className={classes["mapping"]}>
          <legend>{t("import.dateOrder.question")}</legend>
          {dateOrders.map((order) => (
            <label key={order} className={classes["option"]}>
              <input
                type="radio"
                name="date-order"
                checked={answers.dateOrder === order}
                onChange={() => onChange({ ...answers, dateOrder: order })}
              />
              <span>
                {t(`import.dateOrder.${order}`)}
                <DateExamples examples={dateOrder.examples} order={order} />
              </span>
            </label>
          ))}
        </fieldset>
      ) : null}
      <StageQuestions names={questions.unknownStages} answers={answers} onChange={onChange} />
      {withoutDate > 0 ? (
        <TextInput
          type="date"
          label={t("import.withoutDate", { count: withoutDate })}
          value={answers.appliedAt}
          error={answers.appliedAt === "" ? t("report.wrongDate") : undefined}
          onChange={(event) => onChange({ ...answers, appliedAt: event.currentTarget.value })}
        />
      ) : null}
      {withoutLink > 0 ? (
        <Checkbox
          label={t("import.withoutLink.label", { count: withoutLink })}
          description={t("import.withoutLink.description")}
          checked={answers.takesUnlinked}
          onChange={(event) => onChange({ ...answers, takesUnlinked: event.currentTarget.checked })}
        />
      ) : null}
    </div>
  );
}

interface StageQuestionsProps extends Pick<QuestionsProps, "answers" | "onChange"> {
  readonly names: ImportQuestions["unknownStages"];
}

/** Asks for the stage of each name that no rule knows; without an answer, its lines are left out. */
function StageQuestions({ names, answers, onChange }: StageQuestionsProps) {
  const t = useTranslate(sheetMessages);
  const tProduct = useTranslate(productMessages);
  if (names.length === 0) return null;
  const options = [
    { value: "", label: t("import.stages.omit") },
    ...stages.map((value) => ({ value, label: tProduct(`stages.${value}`) })),
  ];
  return (
    <fieldset className={classes["mapping"]}>
      <legend>{t("import.stages.question")}</legend>
      {names.map(({ name, count }) => (
        <NativeSelect
          key={stageName(name)}
          size="xs"
          label={t("import.stages.name", { name, count })}
          data={options}
          value={answers.stages.get(stageName(name)) ?? ""}
          onChange={(event) => {
            const chosen = stages.find((stage) => stage === event.currentTarget.value);
            const known = new Map(answers.stages);
            if (chosen) known.set(stageName(name), chosen);
            else known.delete(stageName(name));
            onChange({ ...answers, stages: known });
          }}
        />
      ))}
    </fieldset>
  );
}

interface DateExamplesProps {
  readonly examples: readonly string[];
  readonly order: DateOrder;
}

function DateExamples({ examples, order }: DateExamplesProps) {
  return (
    <span className={classes["examples"]}>
      {examples.map((example) => (
        <span key={example}>
          {example} → <DateText day={readDay(example, order) ?? ""} />
        </span>
      ))}
    </span>
  );
}
