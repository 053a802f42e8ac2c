import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslate } from "../../i18n/use-translate.ts";
import { useSignedIn } from "../../session/session-context.tsx";
import { CancelOnEscape } from "../../ui/overlay/cancel-on-escape.tsx";
import { AsyncButton } from "../../ui/form/async-button.tsx";
import { ActionIcon, Button } from "../../ui/form/button.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { IconPencil } from "../../ui/icons.tsx";
import { CvApplication } from "./cv-application.tsx";
import { versionMessages } from "./messages.ts";
import { changeCv, jobName, storedCvsKey, type CvJob } from "./stored-cvs.ts";
import classes from "./version-page.module.css";

interface JobHeadingProps {
  readonly cvId: string;
  readonly job: CvJob;
  readonly onChange: (job: CvJob) => void;
}

/** The job that the CV is for, which is in the name of its file, and its correction. */
export function JobHeading({ cvId, job, onChange }: JobHeadingProps) {
  const t = useTranslate(versionMessages);
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing)
    return (
      <JobForm
        cvId={cvId}
        job={job}
        onClose={() => setEditing(false)}
        onChange={(changed) => {
          onChange(changed);
          setEditing(false);
        }}
      />
    );
  return (
    <div className={classes["job"]}>
      <h2>{jobName(job) || t("past.unnamed")}</h2>
      <ActionIcon ref={pencil} aria-label={t("job.edit")} onClick={() => setEditing(true)}>
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}

const maxLength = 200;

function JobForm({ cvId, job, onChange, onClose }: JobHeadingProps & { onClose: () => void }) {
  const t = useTranslate(versionMessages);
  const { client } = useSignedIn();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(job);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const saving = useMutation({
    meta: { errorTitle: t("job.failed") },
    mutationFn: (changed: CvJob) => changeCv(client, cvId, changed),
    onSuccess: (_, changed) => onChange(changed),
    onSettled: () => queries.invalidateQueries({ queryKey: storedCvsKey }),
  });
  return (
    <form
      className={classes["jobForm"]}
      aria-label={t("job.edit")}
      onSubmit={(event) => {
        event.preventDefault();
        const { title, company, applicationId } = typed;
        const changed = { title: title.trim(), company: company.trim(), applicationId };
        if (!saving.isPending) saving.mutate(changed);
      }}
    >
      <CancelOnEscape onCancel={onClose} />
      <TextInput
        ref={first}
        label={t("job.title")}
        maxLength={maxLength}
        value={typed.title}
        onChange={(event) => setTyped({ ...typed, title: event.currentTarget.value })}
      />
      <TextInput
        label={t("job.company")}
        maxLength={maxLength}
        value={typed.company}
        onChange={(event) => setTyped({ ...typed, company: event.currentTarget.value })}
      />
      <CvApplication
        value={typed.applicationId}
        onPick={(applicationId) => setTyped({ ...typed, applicationId })}
      />
      <div className={classes["jobActions"]}>
        <AsyncButton isPending={saving.isPending}>{t("job.done")}</AsyncButton>
        <Button variant="default" onClick={onClose}>
          {t("past.cancel")}
        </Button>
      </div>
    </form>
  );
}
