import { useState } from "react";
import { useKeyReader, useTranslate } from "../i18n/use-translate.ts";
import { profileMessages } from "./messages.ts";
import { type IncompleteItem, nameOfEntry } from "./review-items.ts";
import type { Typed } from "./use-review.ts";
import { TextInput } from "../ui/form/text-input.tsx";
import { Button } from "../ui/form/button.tsx";
import classes from "./resume-review.module.css";

interface IncompleteEntryProps {
  readonly item: IncompleteItem;
  readonly onComplete: (typed: Typed) => void;
  readonly onLeaveOut: () => void;
}

/** An entry of the résumé without a required value: the user adds it or discards the entry. */
export function IncompleteEntry({ item, onComplete, onLeaveOut }: IncompleteEntryProps) {
  const t = useTranslate(profileMessages);
  const readKey = useKeyReader(profileMessages);
  const [typed, setTyped] = useState<Typed>({});
  const [isConfirming, setIsConfirming] = useState(false);
  const { entry, lacks } = item;
  const name = [t(`resume.review.lists.${entry.list}`), nameOfEntry(entry)]
    .filter((text) => text !== "")
    .join(": ");
  const isEmpty = (column: string) => (typed[column] ?? "").trim() === "";
  const add = () => {
    setIsConfirming(true);
    if (!lacks.some(isEmpty))
      onComplete(Object.fromEntries(lacks.map((column) => [column, (typed[column] ?? "").trim()])));
  };
  return (
    <li>
      <h3>{name}</h3>
      <div className={classes["values"]}>
        <div className={classes["value"]}>
          <span>{t("resume.review.source")}</span>
          <span>{entry.source.join("\n")}</span>
        </div>
        {lacks.map((column) => (
          <TextInput
            key={column}
            label={readKey(`resume.review.columns.${column}`)}
            withAsterisk
            value={typed[column] ?? ""}
            error={isConfirming && isEmpty(column) ? t("resume.review.isMissing") : undefined}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setTyped((old) => ({ ...old, [column]: value }));
            }}
            onKeyDown={(event) => {
              if (event.key === "Enter") add();
            }}
          />
        ))}
      </div>
      <Choice name={name} onAdd={add} onLeaveOut={onLeaveOut} />
    </li>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly onAdd: () => void;
  readonly onLeaveOut: () => void;
}

function Choice({ name, onAdd, onLeaveOut }: ChoiceProps) {
  const t = useTranslate(profileMessages);
  const [add, leaveOut] = [t("resume.review.add"), t("resume.review.leaveOut")];
  return (
    <div className={classes["choice"]}>
      <Button variant="default" size="compact-sm" aria-label={`${add}: ${name}`} onClick={onAdd}>
        {add}
      </Button>
      <Button
        variant="subtle"
        color="neutral"
        size="compact-sm"
        aria-label={`${leaveOut}: ${name}`}
        onClick={onLeaveOut}
      >
        {leaveOut}
      </Button>
    </div>
  );
}
