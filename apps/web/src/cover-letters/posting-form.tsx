import { Textarea } from "@mantine/core";
import { lengths, tones } from "@postulo/domain/letter-style";
import { memo } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { remainingOf, type Usage } from "../credits/usage.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { AnswerFields } from "./answers/answer-fields.tsx";
import { AskedPanel } from "./asked/asked-panel.tsx";
import { ApplicationSelect } from "./application-select.tsx";
import { useParsedPosting, type ParsedPosting } from "./parsed-posting.ts";
import { useLetterStore } from "./letter-store.ts";
import { JobFields } from "./job-fields.tsx";
import { LetterFailure } from "./letter-failure.tsx";
import { answersKey, jobOf, languageChoices, languageOf } from "./letter-request-body.ts";
import { letterMessages } from "./messages.ts";
import type { LetterOutcome } from "./request-letter.ts";
import { StyleSelect } from "./style-select.tsx";
import { usePickApplication } from "./use-pick-application.ts";
import { NativeSelect } from "../ui/form/native-select.tsx";
import { Button } from "../ui/form/button.tsx";
import classes from "./posting-form.module.css";

interface PostingFormProps {
  readonly isWriting: boolean;
  readonly outcome: LetterOutcome | undefined;
  readonly usage: Usage | undefined;
  readonly onWrite: () => void;
  readonly onCancel: () => void;
}

/** The form (posting, job, answers and style), and what the posting asks. */
export function PostingForm({ isWriting, outcome, usage, onWrite, onCancel }: PostingFormProps) {
  const t = useTranslate(letterMessages);
  const { work, store } = useLetterStore();
  const found = useParsedPosting(work.posting);
  const pick = usePickApplication();
  const { posting } = work;

  return (
    <div className={classes["column"]}>
      <form
        className={classes["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          const invalid = event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]");
          if (invalid) invalid.focus();
          else onWrite();
        }}
      >
        <ApplicationSelect
          label={t("application.label")}
          none={t("application.none")}
          value={work.applicationId}
          onPick={pick}
        />
        <Textarea
          label={t("jobDescription")}
          description={t("jobDescriptionHint")}
          rows={10}
          classNames={{ input: classes["posting"] ?? "" }}
          value={posting}
          onChange={(event) => store.change({ posting: event.currentTarget.value })}
        />
        <JobFields found={found} />
        <Questions found={found} />
        <StyleChoices />
        {found.language === "other" ? (
          <p className={classes["hint"]}>{t("otherLanguage")}</p>
        ) : null}
        <div className={classes["generate"]}>
          <AsyncButton isPending={isWriting} disabled={posting.trim() === ""}>
            {t("generate")}
          </AsyncButton>
          {isWriting ? (
            <Button variant="default" onClick={onCancel}>
              {t("cancel")}
            </Button>
          ) : null}
          {usage ? <LettersLeft usage={usage} /> : null}
        </div>
        {outcome && outcome.kind !== "written" ? <LetterFailure failure={outcome} /> : null}
      </form>
      <AskedPanel found={found} />
    </div>
  );
}

const asksWhy = /\b(?:why|pourquoi|motiv\w+)\b/i;

/** The questions about the posting, once there is one. */
function Questions({ found }: { readonly found: ParsedPosting }) {
  const { work } = useLetterStore();
  const { language } = useLanguage();
  if (found.key === "") return null;
  const { title, company } = jobOf(found, work.typedJob);
  const key = answersKey(found, work.typedJob);
  const letterLanguage = languageOf(work.language, { found, interfaceLanguage: language });
  return (
    <AnswerFields
      key={key}
      posting={{ key, title, company }}
      asked={found.tasks.find(({ text }) => asksWhy.test(text))?.text}
      letterLanguage={letterLanguage}
    />
  );
}

/** Tone, length and language. */
const StyleChoices = memo(function WayChoices() {
  const t = useTranslate(letterMessages);
  const { work, store } = useLetterStore();
  return (
    <div className={classes["ways"]}>
      <NativeSelect
        label={t("tone.label")}
        value={work.tone}
        data={tones.map((value) => ({ value, label: t(`tone.${value}`) }))}
        onChange={(event) => {
          const { value } = event.currentTarget;
          store.change({ tone: tones.find((tone) => tone === value) ?? "plain" });
        }}
      />
      <NativeSelect
        label={t("length.label")}
        value={work.length}
        data={lengths.map((value) => ({ value, label: t(`length.${value}`) }))}
        onChange={(event) => {
          const { value } = event.currentTarget;
          store.change({ length: lengths.find((length) => length === value) ?? "standard" });
        }}
      />
      <StyleSelect />
      <NativeSelect
        label={t("language.label")}
        value={work.language}
        data={languageChoices.map((value) => ({ value, label: t(`language.${value}`) }))}
        onChange={(event) => {
          const { value } = event.currentTarget;
          store.change({ language: languageChoices.find((one) => one === value) ?? "posting" });
        }}
      />
    </div>
  );
});

/** The remaining letters of this month; renders nothing without a limit. */
function LettersLeft({ usage }: { readonly usage: Usage }) {
  const t = useTranslate(letterMessages);
  const left = remainingOf(usage);
  return left === undefined ? null : <span>{t("left", { count: left })}</span>;
}
