import { Suspense, useCallback, useEffect, useState } from "react";
import { PlansLink } from "../credits/plans-link.tsx";
import { isIncluded, type Usage } from "../credits/usage.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { BlankLetter } from "./blank-letter.tsx";
import { InterruptedLetter } from "./interrupted/interrupted-letter.tsx";
import type { OpenLetter } from "./letter-draft.ts";
import { useLetterStore } from "./letter-store.ts";
import { letterMessages } from "./messages.ts";
import { PastLetters } from "./versions/past-letters.tsx";
import { useSaveLetterOnLeave } from "./versions/use-save-version.ts";
import { MissingLetter } from "./missing-letter.tsx";
import { NewJobNote } from "./new-job-note.tsx";
import { PostingAsked, PostingForm } from "./posting-form.tsx";
import { RewriteQuestion, useAskBeforeWriting } from "./rewrite-question.tsx";
import { StreamedLetter } from "./streamed-letter.tsx";
import { useLetterAddress } from "./use-letter-address.ts";
import { useLetterView, type LetterView } from "./use-letter-view.ts";
import { useWriteLetter } from "./use-write-letter.ts";
import classes from "./cover-letters.module.css";

// The page begins with the form; a letter takes a while to be written.
const loadTop = () => import("./letter-top.tsx");
const loadBody = () => import("./letter-body.tsx");
const preloadLetter = () => void Promise.all([loadTop(), loadBody()]).catch(() => undefined);
const LetterTop = lazyComponent(loadTop);
const LetterBody = lazyComponent(loadBody);

/** The page that generates cover letters from postings, and shows the letter of its address. */
export function CoverLetterPage() {
  const t = useTranslate(letterMessages);
  const { work } = useLetterStore();
  const state = useWriteLetter();
  const focus = useTitleFocus(state.requestId);
  const opening = useLetterAddress(focus.pick);
  useSaveLetterOnLeave();
  const isMissing = opening.kind === "gone" || opening.kind === "failed";
  // A letter stays until the next one is loaded.
  const isLoading = opening.kind === "loading" && !work.letter;

  return (
    <>
      <PageHeader title={t("title")} description={<Introduction usage={state.usage} />} />
      {isMissing ? (
        <MissingLetter opening={opening} />
      ) : isLoading ? (
        <Skeleton className={classes["waiting"]} />
      ) : (
        <Workspace state={state} focus={focus} />
      )}
      <PastLetters
        openId={isMissing ? undefined : work.letter?.id}
        onNear={preloadLetter}
        onPick={focus.pick}
      />
    </>
  );
}

interface WorkspaceProps {
  readonly state: ReturnType<typeof useWriteLetter>;
  readonly focus: ReturnType<typeof useTitleFocus>;
}

/** The form about the job, and the letter that is open or being written. */
function Workspace({ state, focus }: WorkspaceProps) {
  const { work } = useLetterStore();
  const { letter } = work;
  const isWriting = state.writing !== undefined;
  const views = useLetterView(letter);
  const question = useAskBeforeWriting(state.write);
  const { shown, other } = shownLetter(isWriting ? undefined : letter, views.view, work.posting);
  useEffect(() => {
    if (isWriting) preloadLetter();
  }, [isWriting]);

  return (
    <>
      <Interrupted isWriting={isWriting} onWrite={state.write} />
      {other ? <NewJobNote letter={other} onShow={() => views.setView("text")} /> : null}
      <div className={classes["columns"]} data-view={shown ? views.view : undefined}>
        {shown ? (
          <Suspense>
            <LetterTop
              letter={shown}
              takesFocus={focus.isDueFor(shown)}
              onFocused={focus.end}
              shown={views}
            />
          </Suspense>
        ) : null}
        <div className={classes["job"]}>
          <PostingForm
            isWriting={isWriting}
            outcome={state.outcome}
            usage={state.usage}
            onWrite={question.ask}
            onCancel={state.cancel}
          />
          {shown ? <PostingAsked /> : null}
        </div>
        {state.writing ? <StreamedLetter writing={state.writing} /> : null}
        {shown ? (
          <Suspense fallback={<Skeleton className={classes["waiting"]} />}>
            <LetterBody letter={shown} />
          </Suspense>
        ) : null}
        {isWriting || shown ? null : <PostingAsked fallback={<BlankLetter />} />}
      </div>
      <RewriteQuestion {...question} />
    </>
  );
}

/**
 * Whether the title of a letter is to take the focus, once for each letter that is generated or picked in the list: the title
 * is mounted again while the posting is edited.
 */
function useTitleFocus(requestId: number) {
  const [handledRequest, setHandledRequest] = useState(0);
  const [pickedId, pick] = useState<string>();
  const end = useCallback(() => {
    setHandledRequest(requestId);
    pick(undefined);
  }, [requestId]);
  const isDueFor = ({ id }: OpenLetter) =>
    (requestId > 0 && requestId !== handledRequest) || (id !== undefined && id === pickedId);
  return { isDueFor, pick, end };
}

/** What the page does, or that the plan has no letters, before anybody fills in the form. */
function Introduction({ usage }: { readonly usage: Usage | undefined }) {
  const t = useTranslate(letterMessages);
  if (!usage || isIncluded(usage)) return t("description");
  return (
    <>
      {t("errors.notIncluded")}. <PlansLink label="viewPlans" />
    </>
  );
}

/** What was written of a letter whose connection ended. */
function Interrupted({ isWriting, onWrite }: { isWriting: boolean; onWrite: () => void }) {
  const { interrupted } = useLetterStore().work;
  if (isWriting || !interrupted) return null;
  return <InterruptedLetter interrupted={interrupted} onWrite={onWrite} />;
}

const firstLine = (text: string) => text.trim().split("\n")[0]?.trim() ?? "";

/** Whether the form has a posting that begins otherwise than that of the open letter. */
const isOtherPosting = (typed: string, posting: string): boolean =>
  typed.trim() !== "" && firstLine(typed) !== firstLine(posting);

/** The open letter, as the one that is shown, or as the other one while the form is about another job. */
function shownLetter(letter: OpenLetter | undefined, view: LetterView, posting: string) {
  const isOther = letter && view === "job" && isOtherPosting(posting, letter.posting);
  return isOther ? { shown: undefined, other: letter } : { shown: letter, other: undefined };
}
