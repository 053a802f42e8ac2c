import { useQueryClient } from "@tanstack/react-query";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { showUndoToast } from "../ui/feedback/toast.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { Button } from "../ui/form/button.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { changeEntry, isIncomplete, isStored } from "./change-draft.ts";
import type { ReviewDraft } from "./draft.ts";
import { resumeReviewMessages } from "./messages.ts";
import { useReviewState } from "./review-context.tsx";
import { beginReview, endReview } from "./review-store.ts";
import { countToCheck, useKeptText } from "./use-kept-text.ts";
import { reviewQuery, useSaveState } from "./use-review.ts";
import { useStoreReview } from "./use-store-review.ts";
import classes from "./store-bar.module.css";

interface StoreBarProps {
  readonly draft: ReviewDraft;
  readonly file: File | null;
}

/** Stores the review all at once, or discards it. */
export function StoreBar({ draft, file }: StoreBarProps) {
  const t = useTranslate(resumeReviewMessages);
  const { change, showEntry } = useReviewState();
  const { store, isPending } = useStoreReview();
  const incomplete = draft.entries.filter(isIncomplete);
  const [first] = incomplete;
  const press = () => {
    if (!first) {
      store({ draft, file });
      return;
    }
    // Each incomplete entry is shown among those to check.
    change((now) =>
      incomplete.reduce((all, { id }) => changeEntry(all, id, { needsLook: true }), now),
    );
    showEntry(first.id);
  };
  return (
    <div className={classes["bar"]} data-action-bar>
      <Summary draft={draft} incomplete={incomplete.length} />
      <SaveState />
      {file ? (
        <Checkbox
          className={classes["keep"]}
          label={t("store.keep")}
          description={t("store.keepText")}
          checked={draft.keepsFile}
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
