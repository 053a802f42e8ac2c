import { countryName } from "@postulo/domain/country-name";
import { profileTextLengths } from "@postulo/domain/profile/profile";
import { useTranslate } from "../i18n/use-translate.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { ActionIcon } from "../ui/form/button.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { CountryField } from "../ui/form/country-field.tsx";
import { Textarea } from "../ui/form/textarea.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { IconCheck, IconTrash } from "../ui/icons.tsx";
import { changeField, removeField } from "./change-draft.ts";
import type { DraftField } from "./draft.ts";
import { resumeReviewMessages } from "./messages.ts";
import { useReviewState } from "./review-context.tsx";
import classes from "./review-page.module.css";

interface FieldLineProps {
  readonly field: DraftField;
}

/** A field of the profile: its value, and what to do when the profile has another one. */
export function FieldLine({ field: { field, ...read } }: FieldLineProps) {
  const t = useTranslate(resumeReviewMessages);
  const { change, changeWithUndo } = useReviewState();
  const name = t(`fields.${field}`);
  return (
    <li className={classes["field"]} data-item={field} tabIndex={-1}>
      <FieldInput field={{ field, ...read }} />
      <div className={classes["actions"]}>
        {read.isDoubtful && read.current === "" ? (
          <ActionIcon
            aria-label={t("field.right", { name })}
            title={t("field.right", { name })}
            onClick={() =>
              change((draft) => changeField(draft, field, { isDoubtful: false, isTaken: true }))
            }
          >
            <IconCheck size={16} aria-hidden />
          </ActionIcon>
        ) : null}
        <ActionIcon
          aria-label={t("field.remove", { name })}
          title={t("field.remove", { name })}
          onClick={() =>
            changeWithUndo(t("field.removed", { name }), (draft) => removeField(draft, field))
          }
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </div>
      <Taken field={{ field, ...read }} />
    </li>
  );
}

/** Whether the value replaces that of the profile. */
function Taken({ field: { field, current, isTaken } }: FieldLineProps) {
  const t = useTranslate(resumeReviewMessages);
  const { language } = useLanguage();
  const { change } = useReviewState();
  if (current === "" && isTaken) return null;
  const shown = field === "country" ? countryName(current, language) : current;
  return (
    <Checkbox
      className={classes["taken"]}
      label={current === "" ? t("field.take") : t("field.replace", { current: shown })}
      checked={isTaken}
      onChange={(event) => {
        const { checked } = event.currentTarget;
        change((draft) => changeField(draft, field, { isTaken: checked }));
      }}
    />
  );
}

function FieldInput({ field: { field, value, isDoubtful, isProposed } }: FieldLineProps) {
  const t = useTranslate(resumeReviewMessages);
  const { change } = useReviewState();
  const set = (typed: string) => change((draft) => changeField(draft, field, { value: typed }));
  const doubt = isProposed ? t("field.proposed") : t("field.unsure");
  const common = { label: t(`fields.${field}`), ...(isDoubtful ? { description: doubt } : {}) };
  if (field === "country")
    return (
      <CountryField
        label={common.label}
        {...(isDoubtful ? { description: doubt } : {})}
        value={value}
        onChange={(code) => set(code ?? "")}
      />
    );
  const maxLength = profileTextLengths[field];
  if (field === "summary")
    return (
      <Textarea
        {...common}
        rows={3}
        maxRows={14}
        value={value}
        maxLength={maxLength}
        onChange={(event) => set(event.currentTarget.value)}
      />
    );
  return (
    <TextInput
      {...common}
      value={value}
      maxLength={maxLength}
      autoComplete="off"
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}
