import { Button } from "@mantine/core";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { profileMessages } from "./messages.ts";
import { textFields, type TextField } from "./profile-fields.ts";
import type { ResumeReport } from "./upload-resume.ts";
import classes from "./resume-conflicts.module.css";

interface ResumeConflictsProps {
  readonly conflicts: ResumeReport["conflicts"];
  readonly onTakeOver: (field: TextField, found: string) => void;
  readonly onKeep: (field: TextField) => void;
}

/** What the résumé says otherwise than the profile: nothing is overwritten without a yes. */
export function ResumeConflicts({ conflicts, onTakeOver, onKeep }: ResumeConflictsProps) {
  const t = useTranslate(profileMessages);
  const shown = conflicts.flatMap((conflict) => {
    const field = textFields.find((known) => known === conflict.field);
    return field ? [{ ...conflict, field }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section className={classes["conflicts"]} aria-labelledby="resume-conflicts">
      <h2 id="resume-conflicts">{t("resume.conflictsTitle")}</h2>
      <p>{t("resume.conflictsText")}</p>
      <ul>
        {shown.map(({ field, current, found }) => {
          const name = t(`fields.${field}`);
          return (
            <li key={field}>
              <h3>{name}</h3>
              <div className={classes["values"]}>
                <Value label={t("resume.yours")} field={field} text={current} />
                <Value label={t("resume.found")} field={field} text={found} />
              </div>
              <div className={classes["choice"]}>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={`${t("resume.takeOver")}: ${name}`}
                  onClick={() => onTakeOver(field, found)}
                >
                  {t("resume.takeOver")}
                </Button>
                <Button
                  variant="subtle"
                  color="neutral"
                  size="compact-sm"
                  aria-label={`${t("resume.keep")}: ${name}`}
                  onClick={() => onKeep(field)}
                >
                  {t("resume.keep")}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface ValueProps {
  readonly label: string;
  readonly field: TextField;
  readonly text: string;
}

function Value({ label, field, text }: ValueProps) {
  const t = useTranslate(profileMessages);
  const { language } = useLanguage();
  const shown = field === "country" ? countryName(text, language) : text;
  return (
    <div>
      <span>{label}</span>
      <span>{shown || t("resume.nothing")}</span>
    </div>
  );
}

/** A country is stored by its two letters; what is no code is shown as it is. */
function countryName(text: string, language: string): string {
  const isCode = /^[A-Z]{2}$/.test(text);
  return isCode ? (new Intl.DisplayNames(language, { type: "region" }).of(text) ?? text) : text;
}
