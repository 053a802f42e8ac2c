import { isTaskDone, type PostingTask } from "@postulo/posting/tasks";
import { useId } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { IconCircle, IconCircleCheck } from "../../ui/icons.tsx";
import { useAnswers, type AnsweredPosting } from "../answers/use-answers.ts";
import { useLetterStore } from "../letter-store.ts";
import { askedMessages } from "./messages.ts";
import classes from "./asked.module.css";

interface PostingTasksProps {
  readonly posting: AnsweredPosting;
  readonly tasks: readonly PostingTask[];
}

/** A clause of a sentence as an item of a list: "tell us why." becomes "Tell us why". */
const asItem = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}`.replace(/\.$/, "");

/**
 * What the posting asks the applicant to do. What can be checked in the letter is marked as done only when the letter does
 * it; the rest is marked by the person.
 */
export function PostingTasks({ posting, tasks }: PostingTasksProps) {
  const t = useTranslate(askedMessages);
  const { work } = useLetterStore();
  const { answers, change } = useAnswers(posting);
  const id = useId();
  const letter = work.letter?.posting === work.posting ? work.letter.text : undefined;
  const mark = (text: string, isDone: boolean) => {
    const others = answers.done_tasks.filter((one) => one !== text);
    change({ done_tasks: isDone ? [...others, text] : others });
  };
  return (
    <section className={classes["section"]} aria-labelledby={id}>
      <h2 id={id}>{t("tasks.title")}</h2>
      <p className={classes["hint"]}>{t("tasks.hint")}</p>
      <ul className={classes["tasks"]}>
        {tasks.map(({ text, check }) => (
          <li key={text}>
            {check ? (
              <CheckedTask
                text={text}
                isDone={letter === undefined ? undefined : isTaskDone(check, letter)}
              />
            ) : (
              <Checkbox
                label={asItem(text)}
                checked={answers.done_tasks.includes(text)}
                onChange={(event) => mark(text, event.currentTarget.checked)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CheckedTaskProps {
  readonly text: string;
  /** Undefined without a letter for this posting. */
  readonly isDone: boolean | undefined;
}

function CheckedTask({ text, isDone }: CheckedTaskProps) {
  const t = useTranslate(askedMessages);
  const state = isDone === undefined ? "waiting" : isDone ? "done" : "open";
  const Icon = state === "done" ? IconCircleCheck : IconCircle;
  return (
    <div className={classes["task"]} data-state={state}>
      <Icon size={18} aria-hidden />
      <div>
        <span>{asItem(text)}</span>
        <output className={classes["state"]}>{t(`tasks.${state}`)}</output>
      </div>
    </div>
  );
}
