import { Button } from "@mantine/core";
import { useTranslate } from "../i18n/use-translate.ts";
import { profileMessages } from "./messages.ts";
import { textFields, type TextField } from "./profile-fields.ts";
import type { ResumeReport } from "./upload-resume.ts";
import classes from "./profile.module.css";

interface ResumeConflictsProps {
  readonly conflicts: ResumeReport["conflicts"];
  readonly onTakeOver: (field: TextField, found: string) => void;
}

/** What the résumé says otherwise than the profile: nothing is overwritten without a yes. */
export function ResumeConflicts({ conflicts, onTakeOver }: ResumeConflictsProps) {
  const t = useTranslate(profileMessages);
  const shown = conflicts.flatMap(({ field, found }) => {
    const known = textFields.find((name) => name === field);
    return known ? [{ field: known, found }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section className={classes["conflicts"]} aria-label={t("resume.conflictsTitle")}>
      <h2>{t("resume.conflictsTitle")}</h2>
      <p>{t("resume.conflictsText")}</p>
      <ul>
        {shown.map(({ field, found }) => (
          <li key={field}>
            <span>{t("resume.conflict", { field: t(`fields.${field}`), found })}</span>
            <Button variant="default" size="compact-sm" onClick={() => onTakeOver(field, found)}>
              {t("resume.takeOver")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
