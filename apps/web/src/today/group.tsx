import { useId, useState, type ReactNode } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { Button } from "../ui/form/button.tsx";
import { todayMessages } from "./messages.ts";
import classes from "./today.module.css";

/** Before the button that shows all. */
const maxShown = 6;

interface GroupProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Shown without rows; without it, the group is left out. */
  readonly empty?: string;
  readonly children: (row: Row) => ReactNode;
}

/** A heading with the number of its rows, and the rows. */
export function Group<Row>({ title, rows, empty, children }: GroupProps<Row>) {
  const t = useTranslate(todayMessages);
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  if (rows.length === 0 && empty === undefined) return null;
  // A button for one row would take the place of that row.
  const isLong = rows.length > maxShown + 1 && !isWhole;
  const shown = isLong ? rows.slice(0, maxShown) : rows;
  return (
    <section className={classes["group"]}>
      <h2 id={id}>
        {title} {rows.length > 0 ? <span>{rows.length}</span> : null}
      </h2>
      {rows.length > 0 ? (
        <ul aria-labelledby={id}>{shown.map((row) => children(row))}</ul>
      ) : (
        <p className={classes["calm"]}>{empty}</p>
      )}
      {isLong ? (
        <Button
          variant="subtle"
          color="neutral"
          size="compact-sm"
          className={classes["more"]}
          onClick={() => setIsWhole(true)}
        >
          {t("more", { count: rows.length - maxShown })}
        </Button>
      ) : null}
    </section>
  );
}
