import { countryName } from "@postulo/domain/country-name";
import { profileTextLengths } from "@postulo/domain/profile/profile";
import { useTranslate } from "../i18n/use-translate.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { ActionIcon, Button } from "../ui/form/button.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { CountryField } from "../ui/form/country-field.tsx";
import { Textarea } from "../ui/form/textarea.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { IconCheck, IconTrash } from "../ui/icons.tsx";
import { changeField, fieldNeedsCheck, isFieldKept, removeField } from "./change-draft.ts";
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
        {read.isDoubtful && read.current === "" && !read.isDecided ? (
          <ActionIcon
            aria-label={t("field.right", { name })}
            title={t("field.right", { name })}
            onClick={() => change((draft) => changeField(draft, field, decided(true)))}
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
      {fieldNeedsCheck({ field, ...read }) && read.current !== "" ? (
        <Decision field={{ field, ...read }} />
      ) : (
        <Taken field={{ field, ...read }} />
      )}
    </li>
  );
}

/** What the person decided about a field. */
const decided = (isTaken: boolean) => ({ isTaken, isDoubtful: false, isDecided: true });

/** The value of the profile as it is shown. */
function useCurrent({ field, current }: DraftField): string {
  const { language } = useLanguage();
  return field === "country" ? countryName(current, language) : current;
}

/** The choice between the profile's value and the one that was read. */
function Decision({ field: read }: FieldLineProps) {
  const t = useTranslate(resumeReviewMessages);
  const { change } = useReviewState();
  const name = t(`fields.${read.field}`);
  const current = useCurrent(read);
  const decide = (isTaken: boolean) =>
    change((draft) => changeField(draft, read.field, decided(isTaken)));
  return (
    <div className={classes["decision"]}>
      <p>{t("field.inProfile", { current })}</p>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t("field.keepOf", { name })}
        onClick={() => decide(false)}
      >
        {t("field.keep")}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t("field.takeFoundOf", { name })}
        onClick={() => decide(true)}
      >
        {t("field.takeFound")}
      </Button>
    </div>
  );
}

/** Whether the value replaces that of the profile. */
function Taken({ field: read }: FieldLineProps) {
  const t = useTranslate(resumeReviewMessages);
  const { change } = useReviewState();
  const shown = useCurrent(read);
  const { field, current, isTaken } = read;
  if (current === "" && isTaken) return null;
  return (
    <Checkbox
      className={classes["taken"]}
      label={current === "" ? t("field.take") : t("field.replace", { current: shown })}
      checked={isTaken}
      onChange={(event) => {
        const { checked } = event.currentTarget;
        change((draft) => changeField(draft, field, decided(checked)));
      }}
    />
  );
}

function FieldInput({ field: read }: FieldLineProps) {
  const t = useTranslate(resumeReviewMessages);
  const { change } = useReviewState();
  const { field, isDoubtful, isProposed } = read;
  const isKept = isFieldKept(read);
  const value = isKept ? read.current : read.value;
  const set = (typed: string) =>
    change((draft) =>
      changeField(draft, field, { value: typed, ...(isKept ? { isTaken: true } : {}) }),
    );
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
