import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { IconMail } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { useLetterStore } from "./letter-store.ts";
import { LetterResult } from "./letter-result.tsx";
import { letterMessages } from "./messages.ts";
import { PastLetters } from "./past-letters.tsx";
import { PostingForm } from "./posting-form.tsx";
import { StreamedLetter } from "./streamed-letter.tsx";
import { useOpenLetter } from "./use-open-letter.ts";
import { usePickApplication } from "./use-pick-application.ts";
import { useWriteLetter } from "./use-write-letter.ts";
import classes from "./cover-letters.module.css";

/** A posting goes in, a letter comes out. */
export function CoverLetterPage() {
  const t = useTranslate(letterMessages);
  const { work } = useLetterStore();
  const state = useWriteLetter();
  const { letter } = work;
  useNamedInAddress();

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
          <LetterResult letter={letter} orderId={state.orderId} />
        ) : (
          <EmptyState icon={<IconMail size={22} aria-hidden />}>{t("empty")}</EmptyState>
        )}
      </div>
      <PastLetters openId={letter?.id} />
    </>
  );
}

/** `?letter=` opens a letter, `?application=` takes the posting of an application: other pages lead here with them. */
function useNamedInAddress() {
  const [parameters, setParameters] = useSearchParams();
  const { open } = useOpenLetter();
  const pick = usePickApplication();
  const letter = parameters.get("letter");
  const application = parameters.get("application");

  const handled = useRef("");
  const wanted = parameters.toString();

  useEffect(() => {
    // It stands there until the router has taken it away.
    if (handled.current === wanted) return;
    handled.current = wanted;
    if (letter === null && application === null) return;
    if (letter !== null) open(letter);
    if (application !== null) pick(application);
    // Done once: afterwards the page is what the person makes of it.
    setParameters({}, { replace: true });
  }, [wanted, letter, application, open, pick, setParameters]);
}
