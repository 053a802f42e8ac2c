import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { showUndoToast } from "../../ui/feedback/toast.tsx";
import { versionMessages } from "./messages.ts";
import { fetchPosting, findCvOfLetter, useStoredCvs } from "./stored-cvs.ts";
import { loadPostingDraft, savePostingDraft, type PostingDraft } from "./version-draft.ts";

type Note = "noPosting" | "gone";

/** The posting and its application, stored as a draft of the tab with each change. */
function useStoredDraft() {
  const { user } = useSignedIn();
  const [draft, setDraft] = useState(() => loadPostingDraft(user.id));
  const latest = useRef(draft);
  const change = useCallback(
    (part: { posting?: string; applicationId?: string | undefined }) => {
      const next: PostingDraft = { ...latest.current, ...part };
      latest.current = next;
      savePostingDraft(user.id, next);
      setDraft(next);
    },
    [user.id],
  );
  const read = useCallback(() => latest.current, []);
  return { draft, change, read };
}

/**
 * The posting and its application; `?application=` of a link picks one, or opens the CV that it has. A posting that was
 * typed can be restored after another one replaced it.
 */
export function usePostingDraft(onOpen: (cvId: string) => void) {
  const t = useTranslate(versionMessages);
  const { client } = useSignedIn();
  const { draft, change, read } = useStoredDraft();
  const [note, setNote] = useState<Note>();
  const take = useCallback(
    (next: PostingDraft) => {
      const former = read();
      change(next);
      if (former.posting.trim() === "" || former.posting === next.posting) return;
      showUndoToast({
        title: t("start.postingTaken"),
        onUndo: () => change({ applicationId: undefined, ...former }),
      });
    },
    [change, read, t],
  );
  const { mutate: findPosting } = useMutation({
    meta: { errorTitle: t("start.applicationFailed") },
    mutationFn: (id: string) => fetchPosting(client, id),
    onSuccess: (posting, id) => {
      // Another one was picked meanwhile.
      if (read().applicationId !== id) return;
      const isEmpty = posting?.trim() === "";
      setNote(posting === null ? "gone" : isEmpty ? "noPosting" : undefined);
      if (posting === null) change({ applicationId: undefined });
      else if (!isEmpty) take({ posting, applicationId: id });
    },
  });
  const pick = useCallback(
    (id: string | null) => {
      setNote(undefined);
      change({ applicationId: id ?? undefined });
      if (id !== null) findPosting(id);
    },
    [change, findPosting],
  );
  useLinkedApplication({ onOpen, onPick: pick });
  useLinkedLetter({ onOpen, onPosting: take });
  return { draft, change, note, pick };
}

interface LinkedApplication {
  readonly onOpen: (cvId: string) => void;
  readonly onPick: (id: string) => void;
}

function useLinkedApplication({ onOpen, onPick }: LinkedApplication) {
  const [parameters, setParameters] = useSearchParams();
  const application = parameters.get("application");
  const cvs = useStoredCvs().data;
  const handled = useRef("");
  useEffect(() => {
    if (application === null || !cvs || handled.current === application) return;
    handled.current = application;
    const existing = cvs.find((cv) => cv.application_id === application);
    if (existing) {
      onOpen(existing.id);
      return;
    }
    onPick(application);
    // Handled once, so that a reload does not overwrite what the user did since.
    setParameters({ for: "job" }, { replace: true });
  }, [application, cvs, onOpen, onPick, setParameters]);
}

interface LinkedLetter {
  readonly onOpen: (cvId: string) => void;
  readonly onPosting: (draft: PostingDraft) => void;
}

/** `?letter=` of a link opens the CV for the job of a letter, or takes its posting and application. */
function useLinkedLetter({ onOpen, onPosting }: LinkedLetter) {
  const t = useTranslate(versionMessages);
  const { client } = useSignedIn();
  const [parameters, setParameters] = useSearchParams();
  const letter = parameters.get("letter");
  const handled = useRef("");
  const { mutate: find } = useMutation({
    meta: { errorTitle: t("start.letterFailed") },
    mutationFn: (letterId: string) => findCvOfLetter(client, letterId),
    onSuccess: (found) => {
      if (found?.kind === "cv") onOpen(found.cvId);
      if (found?.kind === "posting") onPosting(found.draft);
    },
    onSettled: (found) => {
      // Handled once, so that a reload does not overwrite what the user did since.
      if (found?.kind !== "cv") setParameters({ for: "job" }, { replace: true });
    },
  });
  useEffect(() => {
    if (letter === null || handled.current === letter) return;
    handled.current = letter;
    find(letter);
  }, [letter, find]);
}
