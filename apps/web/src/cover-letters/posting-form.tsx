import { lengths, tones } from "@postulo/domain/letter-style";
import { memo, Suspense, type ReactNode } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { useClientConfig } from "../session/session-context.tsx";
import { isIncluded, remainingOf, type Usage } from "../credits/usage.ts";
import { ApplicationSelect } from "../documents/application-select.tsx";
import { useParsedPosting, type ParsedPosting } from "./posting/parsed-posting.ts";
import { useLetterStore } from "./letter-store.ts";
import { JobFields } from "./posting/job-fields.tsx";
import { LetterFailure } from "./letter-failure.tsx";
import { languageChoices, variantOf } from "./letter-request-body.ts";
import { letterMessages } from "./messages.ts";
import type { LetterOutcome } from "./request-letter.ts";
import { StyleSelect } from "./style-select.tsx";
import { usePickApplication } from "./use-pick-application.ts";
import { NativeSelect } from "../ui/form/native-select.tsx";
import { Button } from "../ui/form/button.tsx";
import { ChunkBoundary, lazyComponent } from "../ui/lazy-component.tsx";
import { Textarea } from "../ui/form/textarea.tsx";
import classes from "./posting-form.module.css";

// Needed once there is a posting.
const AnswerFields = lazyComponent(() => import("./answers/answer-fields.tsx"));
const FormNotices = lazyComponent(() => import("./asked/form-notices.tsx"));
const AskedPanel = lazyComponent(() => import("./asked/asked-panel.tsx"));

interface PostingAskedProps {
  /** Shown while there is no posting. */
  readonly fallback?: ReactNode;
}

/** What the posting in the form asks. */
export function PostingAsked({ fallback = null }: PostingAskedProps) {
  const { work } = useLetterStore();
  const found = useParsedPosting(work.posting);
  return found.key === "" ? (
    fallback
  ) : (
    <WithPosting found={found}>
      <AskedPanel found={found} />
    </WithPosting>
  );
}

interface PostingFormProps {
  readonly isWriting: boolean;
  readonly outcome: LetterOutcome | undefined;
  readonly usage: Usage | undefined;
  readonly onWrite: () => void;
  readonly onCancel: () => void;
}

/** The form: posting, job, answers and style. */
export function PostingForm({ isWriting, outcome, usage, onWrite, onCancel }: PostingFormProps) {
  const t = useTranslate(letterMessages);
  const { work, store } = useLetterStore();
  const found = useParsedPosting(work.posting);
  const pick = usePickApplication();
  const { posting } = work;

  return (
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
        description={t(
          work.applicationId !== undefined && posting.trim() === ""
            ? "application.noPosting"
            : "jobDescriptionHint",
        )}
        rows={10}
        inputClassName={classes["posting"]}
        value={posting}
        onChange={(event) => store.change({ posting: event.currentTarget.value })}
      />
      <JobFields found={found} />
      <WithPosting found={found}>
        <AnswerFields found={found} />
      </WithPosting>
      <StyleChoices />
      <WithPosting found={found}>
        <FormNotices found={found} />
      </WithPosting>
      {found.language === "other" ? <p className={classes["hint"]}>{t("otherLanguage")}</p> : null}
      <div className={classes["generate"]}>
        <GenerateButtons
          isWriting={isWriting}
          isEmpty={posting.trim() === ""}
          onCancel={onCancel}
        />
        {usage ? <LettersLeft usage={usage} isVariant={variantOf(work) !== undefined} /> : null}
      </div>
      {outcome && outcome.kind !== "written" ? <LetterFailure failure={outcome} /> : null}
    </form>
  );
}

interface GenerateButtonsProps extends Pick<PostingFormProps, "isWriting" | "onCancel"> {
  readonly isEmpty: boolean;
}

function GenerateButtons({ isWriting, isEmpty, onCancel }: GenerateButtonsProps) {
  const t = useTranslate(letterMessages);
  return (
    <>
      <AsyncButton isPending={isWriting} disabled={isEmpty}>
        {t("generate")}
      </AsyncButton>
      {isWriting ? (
        <Button variant="default" onClick={onCancel}>
          {t("cancel")}
        </Button>
      ) : null}
    </>
  );
}

interface WithPostingProps {
  readonly found: ParsedPosting;
  readonly children: ReactNode;
}

/** What is loaded once a posting was read, and without which the form works. */
const WithPosting = ({ found, children }: WithPostingProps) =>
  found.key === "" ? null : (
    <ChunkBoundary fallback={null}>
      <Suspense>{children}</Suspense>
    </ChunkBoundary>
  );

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

interface LettersLeftProps {
  readonly usage: Usage;
  /** Of the letter that is open. */
  readonly isVariant: boolean;
}

/** The remaining letters of this month, or that this one is not counted; renders nothing without a limit. */
function LettersLeft({ usage, isVariant }: LettersLeftProps) {
  const t = useTranslate(letterMessages);
  const config = useClientConfig().data;
  const left = remainingOf(usage);
  if (left === undefined) return null;
  if (isVariant && config && !config.languageModel) return <span>{t("variant")}</span>;
  // The top of the page says so.
  if (!isIncluded(usage)) return null;
  return <span>{t("left", { count: left })}</span>;
}
