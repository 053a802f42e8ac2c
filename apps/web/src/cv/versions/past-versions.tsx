import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { SkeletonRows } from "../../ui/feedback/skeleton-rows.tsx";
import { showToast } from "../../ui/feedback/toast.tsx";
import { ActionIcon } from "../../ui/form/button.tsx";
import { IconTrash } from "../../ui/icons.tsx";
import { MomentText } from "../../ui/moment-text.tsx";
import { versionMessages } from "./messages.ts";
import { deleteCv, jobName, storedCvsKey, useStoredCvs, type StoredCv } from "./stored-cvs.ts";
import { clearVersionDraft } from "./version-draft.ts";
import classes from "./start-version.module.css";

/** The address of a CV for a posting. */
export const cvAddress = (cvId: string) => `/dashboard/cv?version=${cvId}`;

/** All CVs for postings; renders nothing without any. */
export function PastVersions() {
  const t = useTranslate(versionMessages);
  const cvs = useStoredCvs();
  const [leaving, setLeaving] = useState<StoredCv>();
  const [isAsking, setAsking] = useState(false);
  const deleting = useDeleteCv();
  if (cvs.data?.length === 0) return null;
  return (
    <section className={classes["past"]} aria-labelledby="past-cvs">
      <h2 id="past-cvs">{t("past.title")}</h2>
      {cvs.isError ? (
        <LoadFailure title={t("past.loadFailed")} onRetry={() => void cvs.refetch()} />
      ) : null}
      {cvs.isPending ? <SkeletonRows rows={2} height={56} /> : null}
      {cvs.data ? (
        <ul aria-labelledby="past-cvs">
          {cvs.data.map((cv) => (
            <PastVersion
              key={cv.id}
              cv={cv}
              onDelete={() => {
                setLeaving(cv);
                setAsking(true);
              }}
            />
          ))}
        </ul>
      ) : null}
      <ConfirmDialog
        isOpen={isAsking}
        title={t("past.removeTitle")}
        confirmLabel={t("past.confirm")}
        cancelLabel={t("past.cancel")}
        isPending={deleting.isPending}
        onConfirm={() => {
          if (leaving) deleting.mutate(leaving.id, { onSettled: () => setAsking(false) });
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t("past.removeText")}</p>
      </ConfirmDialog>
    </section>
  );
}

function useDeleteCv() {
  const t = useTranslate(versionMessages);
  const { client, user } = useSignedIn();
  const queries = useQueryClient();
  return useMutation({
    meta: { errorTitle: t("past.removeFailed") },
    mutationFn: (id: string) => deleteCv(client, id),
    onSuccess: (_, id) => {
      clearVersionDraft(user.id, id);
      showToast({ title: t("past.removed") });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: storedCvsKey }),
  });
}

interface PastVersionProps {
  readonly cv: StoredCv;
  readonly onDelete: () => void;
}

function PastVersion({ cv, onDelete }: PastVersionProps) {
  const t = useTranslate(versionMessages);
  const name = jobName(cv) || t("past.unnamed");
  return (
    <li>
      <Link className={classes["open"]} to={cvAddress(cv.id)}>
        <span>{name}</span>
        <span className={classes["quiet"]}>
          <MomentText moment={cv.updated_at} />
        </span>
      </Link>
      <ActionIcon aria-label={t("past.remove", { name })} onClick={onDelete}>
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}
