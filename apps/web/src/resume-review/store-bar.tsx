import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { showUndoToast } from "../ui/feedback/toast.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { Button } from "../ui/form/button.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { IconChevronDown } from "../ui/icons.tsx";
import { changeEntry, isIncomplete, isStored } from "./change-draft.ts";
import type { ReviewDraft } from "./draft.ts";
import { resumeReviewMessages } from "./messages.ts";
import { useReviewState } from "./review-context.tsx";
import { beginReview, endReview } from "./review-store.ts";
import { useKeepsFile } from "./use-keeps-file.ts";
import { countToCheck, useKeptText } from "./use-kept-text.ts";
import { reviewQuery, useSaveState } from "./use-review.ts";
import { useStoreReview } from "./use-store-review.ts";
import classes from "./store-bar.module.css";

interface StoreBarProps {
  readonly draft: ReviewDraft;
  readonly file: File | null;
}

/**
 * Stores the review all at once, or discards it. On narrow screens its sentences are folded behind a short one, because
 * the entries need the height.
 */
export function StoreBar({ draft, file }: StoreBarProps) {
  const t = useTranslate(resumeReviewMessages);
  const { change, showEntry } = useReviewState();
  const { store, isPending } = useStoreReview();
  const keepsFile = useKeepsFile(draft);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const detailsId = useId();
  const incomplete = draft.entries.filter(isIncomplete);
  const [first] = incomplete;
  const press = () => {
    if (!first) {
      store({ draft: { ...draft, keepsFile }, file });
      return;
    }
    // Each incomplete entry is shown among those to check.
    change((now) =>
      incomplete.reduce((all, { id }) => changeEntry(all, id, { needsLook: true }), now),
    );
    showEntry(first.id);
  };
  return (
    <div className={classes["bar"]} data-action-bar data-unfolded={isUnfolded || undefined}>
      <ShortSummary
        draft={draft}
        incomplete={incomplete.length}
        isUnfolded={isUnfolded}
        detailsId={detailsId}
        onToggle={() => setIsUnfolded(!isUnfolded)}
      />
      <div id={detailsId} className={classes["details"]}>
        <Summary draft={draft} incomplete={incomplete.length} />
        <SaveState />
      </div>
      {file ? (
        <Checkbox
          className={classes["keep"]}
          label={t("store.keep")}
          description={t("store.keepText")}
          checked={keepsFile}
          onChange={(event) => {
            const { checked } = event.currentTarget;
            change((now) => ({ ...now, keepsFile: checked }));
          }}
        />
      ) : null}
      <div className={classes["actions"]}>
        <Discard draft={draft} file={file} />
        <AsyncButton isPending={isPending} onPress={press}>
          {t("store.action")}
        </AsyncButton>
      </div>
    </div>
  );
}

interface ShortSummaryProps extends SummaryProps {
  readonly isUnfolded: boolean;
  /** The element with the sentences. */
  readonly detailsId: string;
  readonly onToggle: () => void;
}

/** On narrow screens, in place of the sentences: what is left to do in a few words, or that nothing is kept here. */
function ShortSummary({ draft, incomplete, isUnfolded, detailsId, onToggle }: ShortSummaryProps) {
  const t = useTranslate(resumeReviewMessages);
  const isLost = useSaveState() === "failed";
  const toCheck = countToCheck(draft);
  const parts = [
    isLost ? t("store.short.notSaved") : "",
    incomplete > 0 ? t("store.short.incomplete", { count: incomplete }) : "",
    toCheck > 0 ? t("store.short.toCheck", { count: toCheck }) : "",
  ].filter((part) => part !== "");
  return (
    <button
      type="button"
      className={classes["short"]}
      data-tone={parts.length > 0 ? "warning" : undefined}
      aria-expanded={isUnfolded}
      aria-controls={detailsId}
      onClick={onToggle}
    >
      <span>
        {parts.length > 0
          ? parts.join(" · ")
          : t("store.short.ready", { count: draft.entries.filter(isStored).length })}
      </span>
      <IconChevronDown size={16} aria-hidden />
    </button>
  );
}

interface SummaryProps {
  readonly draft: ReviewDraft;
  /** Entries that lack something. */
  readonly incomplete: number;
}

/** What pressing the button stores, and what is undecided. */
function Summary({ draft, incomplete }: SummaryProps) {
  const t = useTranslate(resumeReviewMessages);
  const keptText = useKeptText();
  const toCheck = countToCheck(draft);
  const parts = [
    incomplete > 0
      ? t("store.incomplete", { count: incomplete })
      : t("store.summary", { count: draft.entries.filter(isStored).length }),
    toCheck > 0 ? t("store.toCheck", { count: toCheck }) : "",
    keptText(draft) ?? "",
  ];
  return (
    <p data-tone={incomplete + toCheck > 0 ? "warning" : undefined}>
      {parts.filter((part) => part !== "").join(" · ")}
    </p>
  );
}

/** Whether the corrections survive closing the page. */
function SaveState() {
  const t = useTranslate(resumeReviewMessages);
  const state = useSaveState();
  return (
    <p className={classes["state"]} data-tone={state === "failed" ? "warning" : undefined}>
      {t(`draft.${state}`)}
    </p>
  );
}

/** Ends the review without storing anything; a toast offers to take it up again. */
function Discard({ draft, file }: StoreBarProps) {
  const t = useTranslate(resumeReviewMessages);
  const { user } = useSignedIn();
  const queries = useQueryClient();
  const { queryKey } = reviewQuery(user.id);
  const discard = () => {
    queries.setQueryData(queryKey, { draft: null, file: null });
    // Nothing waits for this: the page shows the review as ended.
    void endReview(user.id);
    showUndoToast({
      title: t("store.discarded"),
      onUndo: () => {
        queries.setQueryData(queryKey, { draft, file });
        if (file) void beginReview(user.id, draft, file);
      },
    });
  };
  return (
    <Button variant="subtle" color="neutral" onClick={discard}>
      {t("store.discard")}
    </Button>
  );
}
