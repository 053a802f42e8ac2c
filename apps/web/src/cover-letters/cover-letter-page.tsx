import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { IconMail } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useLetterStore } from "./letter-store.ts";
import { LetterResult } from "./letter-result.tsx";
import { letterMessages } from "./messages.ts";
import { PastLetters } from "./versions/past-letters.tsx";
import { PostingForm } from "./posting-form.tsx";
import { StreamedLetter } from "./streamed-letter.tsx";
import { useOpenLetter } from "./use-open-letter.ts";
import { usePickApplication } from "./use-pick-application.ts";
import { useWriteLetter } from "./use-write-letter.ts";
import classes from "./cover-letters.module.css";

/** The page that generates cover letters from postings. */
export function CoverLetterPage() {
  const t = useTranslate(letterMessages);
  const { work } = useLetterStore();
  const state = useWriteLetter();
  const { letter } = work;
  useLinkedLetter();

  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      <div className={classes["columns"]}>
        <PostingForm
          isWriting={state.writing !== undefined}
          outcome={state.outcome}
          usage={state.usage}
          onWrite={state.write}
          onCancel={state.cancel}
        />
        {state.writing ? (
          <StreamedLetter writing={state.writing} />
        ) : letter ? (
          <LetterResult letter={letter} requestId={state.requestId} />
        ) : (
          <EmptyState icon={<IconMail size={22} aria-hidden />}>{t("empty")}</EmptyState>
        )}
      </div>
      <PastLetters openId={letter?.id} />
    </>
  );
}

/** Handles links of other pages: `?letter=` opens a letter, `?application=` loads the posting of an application. */
function useLinkedLetter() {
  const [parameters, setParameters] = useSearchParams();
  const { open } = useOpenLetter();
  const pick = usePickApplication();
  const letter = parameters.get("letter");
  const application = parameters.get("application");

  const handled = useRef("");
  const requested = parameters.toString();

  useEffect(() => {
    // Handled already, but the router has not removed the parameters yet.
    if (handled.current === requested) return;
    handled.current = requested;
    if (letter === null && application === null) return;
    if (letter !== null) open(letter);
    if (application !== null) pick(application);
    // Handled once, so that a reload does not overwrite what the user did since.
    setParameters({}, { replace: true });
  }, [requested, letter, application, open, pick, setParameters]);
}
