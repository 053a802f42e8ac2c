import { useKeyReader, useTranslate } from "../i18n/use-translate.ts";
import { Button } from "../ui/form/button.tsx";
import { changeEntry } from "./change-draft.ts";
import type { DraftEntry } from "./draft.ts";
import { text } from "./entry-values.ts";
import { resumeReviewMessages } from "./messages.ts";
import { useReviewState } from "./review-context.tsx";
import classes from "./review-page.module.css";

/** The values that a second reading of the file has otherwise; a click takes one instead. */
export function OtherReading({ entry }: { readonly entry: DraftEntry }) {
  const t = useTranslate(resumeReviewMessages);
  const readKey = useKeyReader(resumeReviewMessages);
  const { change } = useReviewState();
  const { id, values, others = {} } = entry;
  const differing = Object.keys(others).filter(
    (column) => text(others, column) !== "" && others[column] !== values[column],
  );
  if (differing.length === 0) return null;
  const swap = (column: string) =>
    change((draft) =>
      changeEntry(draft, id, {
        values: { ...values, [column]: text(others, column) },
        others: { ...others, [column]: text(values, column) },
      }),
    );
  return (
    <div className={classes["others"]}>
      {differing.map((column) => (
        <div key={column}>
          <span>
            {t("entry.otherReading", {
              column: readKey(`columns.${column}`),
              value: text(others, column),
            })}
          </span>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t("entry.takeOtherOf", { value: text(others, column) })}
            onClick={() => swap(column)}
          >
            {t("entry.takeOther")}
          </Button>
        </div>
      ))}
    </div>
  );
}
