import { useId } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { TextInput } from "../../ui/form/text-input.tsx";
import { jobFields, jobOf, type JobField } from "../letter-request-body.ts";
import { useLetterStore } from "../letter-store.ts";
import { letterMessages } from "../messages.ts";
import type { ParsedPosting } from "./parsed-posting.ts";
import classes from "../posting-form.module.css";

/** As the contract has it. */
const maxLength = 200;

/** Shown without a posting too. */
const mainFields: readonly JobField[] = ["title", "company"];

/** The job found in the posting, editable; a field that is cleared is left out of the letter. */
export function JobFields({ found }: { readonly found: ParsedPosting }) {
  const t = useTranslate(letterMessages);
  const { work, store } = useLetterStore();
  const hasPosting = work.posting.trim() !== "";
  const job = jobOf(found, work.typedJob);
  const type = (part: Partial<Record<JobField, string>>) => {
    const { title, company } = found;
    const { applicationId } = work.typedJob ?? {};
    store.change({ typedJob: { ...job, ...part, insteadOf: { title, company }, applicationId } });
  };
  return (
    <fieldset className={classes["job"]}>
      <legend>{t("job.legend")}</legend>
      <p className={classes["hint"]}>{t("job.hint")}</p>
      <div className={classes["fields"]}>
        {(hasPosting ? jobFields : mainFields).map((field) => (
          <Field
            key={field}
            label={t(`job.${field}`)}
            placeholder={t(hasPosting ? "job.notFound" : "job.found")}
            value={job[field]}
            words={job[field] === found[field] ? found.words[field] : undefined}
            onType={(value) => type({ [field]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface FieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  /** The words of the posting that the value comes from. */
  readonly words: string | undefined;
  readonly onType: (value: string) => void;
}

function Field({ label, placeholder, value, words, onType }: FieldProps) {
  const t = useTranslate(letterMessages);
  const id = useId();
  return (
    <div className={classes["field"]}>
      <TextInput
        label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={value}
        aria-describedby={words === undefined ? undefined : id}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {words === undefined ? null : (
        <p id={id} className={classes["words"]}>
          {t("job.words", { words })}
        </p>
      )}
    </div>
  );
}
