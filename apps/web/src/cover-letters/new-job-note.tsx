import { useTranslate } from "../i18n/use-translate.ts";
import { Button } from "../ui/form/button.tsx";
import type { OpenLetter } from "./letter-draft.ts";
import { letterMessages } from "./messages.ts";
import classes from "./letter-head.module.css";

/** The job that a letter is for; empty when it is not known. */
export const jobOf = ({ title, company }: OpenLetter): string =>
  [title, company].filter((part) => part !== undefined && part !== "").join(", ");

interface NewJobNoteProps {
  readonly letter: OpenLetter;
  readonly onShow: () => void;
}

/** Above the form while it is about another job than the open letter. */
export function NewJobNote({ letter, onShow }: NewJobNoteProps) {
  const t = useTranslate(letterMessages);
  return (
    <div className={classes["other"]}>
      <p>{t("fresh.other", { job: jobOf(letter) || t("fresh.anotherJob") })}</p>
      <Button variant="default" size="compact-sm" onClick={onShow}>
        {t("fresh.show")}
      </Button>
    </div>
  );
}
