import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { PlansLink } from "../../credits/plans-link.tsx";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { useAnnounce } from "../../ui/feedback/announcer.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { showToast } from "../../ui/feedback/toast.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { ApplicationSelect } from "./application-select.tsx";
import { versionMessages } from "./messages.ts";
import { PastVersions } from "./past-versions.tsx";
import { fetchPosting, findCvOfLetter, useStoredCvs } from "./stored-cvs.ts";
import { type AdaptFailure, useAdaptCv } from "./use-adapt-cv.ts";
import { loadPostingDraft, savePostingDraft, type PostingDraft } from "./version-draft.ts";
import { TextLink } from "../../ui/link/text-link.tsx";
import { Textarea } from "../../ui/form/textarea.tsx";
import classes from "./start-version.module.css";

interface StartVersionProps {
  readonly onOpen: (cvId: string) => void;
}

/** Chooses the posting: pasted, or that of an application; below, the CVs there are already. */
export function StartVersion({ onOpen }: StartVersionProps) {
  const t = useTranslate(versionMessages);
  const announce = useAnnounce();
  const { draft, change, pick, note } = usePostingDraft(onOpen);
  const adapting = useAdaptCv(({ cvId, isNew }) => {
    change({ posting: "", applicationId: undefined });
    if (isNew) announce(t("start.adapted"));
    else showToast({ title: t("start.existing") });
    onOpen(cvId);
  });
  const { left } = adapting;
  return (
    <div className={classes["columns"]}>
      <form
        className={classes["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          if (draft.posting.trim() !== "") adapting.adapt(draft);
        }}
      >
        <p className={classes["promise"]}>{t("start.promise")}</p>
        <ApplicationSelect value={draft.applicationId} onPick={pick} />
        {note ? <Notice tone="info">{t(`start.${note}`)}</Notice> : null}
        <Textarea
          label={t("start.posting")}
          description={t("start.hint")}
          rows={10}
          inputClassName={classes["posting"]}
          value={draft.posting}
          onChange={(event) => change({ posting: event.currentTarget.value })}
        />
        <div className={classes["submit"]}>
          <AsyncButton isPending={adapting.isPending} disabled={draft.posting.trim() === ""}>
            {t("start.submit")}
          </AsyncButton>
          {left === undefined ? null : (
            <span>
              {t("start.left", { count: left })} · {t("start.free")}
            </span>
          )}
        </div>
        {adapting.failure ? <Failure failure={adapting.failure} /> : null}
      </form>
      <PastVersions />
    </div>
  );
}

type Note = "noPosting" | "gone";

/** The posting and its application; `?application=` of a link picks one, or opens the CV that it has. */
function usePostingDraft(onOpen: (cvId: string) => void) {
  const { client, user } = useSignedIn();
  const [draft, setDraft] = useState(() => loadPostingDraft(user.id));
  const [note, setNote] = useState<Note>();
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
  const pick = useCallback(
    async (id: string | null) => {
      setNote(undefined);
      change({ applicationId: id ?? undefined });
      if (id === null) return;
      const posting = await fetchPosting(client, id);
      // Another one was picked meanwhile.
      if (latest.current.applicationId !== id) return;
      if (posting === null) change({ applicationId: undefined });
      else if (posting.trim() !== "") change({ posting });
      if (posting === null || posting.trim() === "")
        setNote(posting === null ? "gone" : "noPosting");
    },
    [change, client],
  );
  useLinkedApplication({ onOpen, pick });
  useLinkedLetter({ onOpen, change });
  return { draft, change, note, pick: (id: string | null) => void pick(id) };
}

interface LinkedApplication {
  readonly onOpen: (cvId: string) => void;
  readonly pick: (id: string) => Promise<void>;
}

function useLinkedApplication({ onOpen, pick }: LinkedApplication) {
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
    void pick(application);
    // Handled once, so that a reload does not overwrite what the user did since.
    setParameters({ for: "job" }, { replace: true });
  }, [application, cvs, onOpen, pick, setParameters]);
}

interface LinkedLetter {
  readonly onOpen: (cvId: string) => void;
  readonly change: (draft: PostingDraft) => void;
}

/** `?letter=` of a link opens the CV for the job of a letter, or takes its posting and application. */
function useLinkedLetter({ onOpen, change }: LinkedLetter) {
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
      if (found?.kind === "posting") change(found.draft);
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

function Failure({ failure }: { readonly failure: AdaptFailure }) {
  const t = useTranslate(versionMessages);
  const isLimit = failure === "limitReached";
  const isProfile = failure === "nameMissing" || failure === "profileEmpty";
  return (
    <Notice tone="danger" title={t(`errors.${failure}`)}>
      <div>
        {isLimit ? `${t("errors.limitText")} ` : null}
        {t("errors.nothingLost")}
      </div>
      {isLimit ? <PlansLink label="upgradePlan" /> : null}
      {isProfile ? (
        <TextLink to="/dashboard/your-informations/profile">{t("errors.toProfile")}</TextLink>
      ) : null}
    </Notice>
  );
}
