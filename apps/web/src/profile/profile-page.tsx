import { Button } from "@mantine/core";
import type { Profile } from "@postulo/domain/profile";
import { useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { Notice } from "../ui/notice.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { SkeletonRows } from "../ui/skeleton-rows.tsx";
import { profileMessages } from "./messages.ts";
import { ProfileForm } from "./profile-form.tsx";
import { useProfile } from "./queries.ts";
import { ResumeConflicts } from "./resume-conflicts.tsx";
import { ResumeUpload } from "./resume-upload.tsx";
import type { ResumeReport } from "./upload-resume.ts";
import { useProfileForm } from "./use-profile-form.ts";
import classes from "./profile.module.css";

/** The profile tab: a résumé that fills it, and the form. */
export function ProfilePage() {
  const t = useTranslate(profileMessages);
  const { data: profile, isError, refetch } = useProfile();
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      {profile ? <ProfileEditor profile={profile} /> : null}
      {!profile && !isError ? <SkeletonRows rows={6} height={56} /> : null}
      {!profile && isError ? (
        <Notice tone="danger" title={t("errors.load")}>
          <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
            {t("errors.retry")}
          </Button>
        </Notice>
      ) : null}
    </>
  );
}

function ProfileEditor({ profile }: { readonly profile: Profile }) {
  const state = useProfileForm(profile);
  const [conflicts, setConflicts] = useState<ResumeReport["conflicts"]>([]);
  return (
    <div className={classes["page"]}>
      <ResumeUpload
        onAnalysed={(report) => {
          setConflicts(report.conflicts);
          void state.takeInResume();
        }}
      />
      <ResumeConflicts
        conflicts={conflicts}
        onTakeOver={(field, found) => {
          state.form.setFieldValue(field, found);
          setConflicts((open) => open.filter((conflict) => conflict.field !== field));
        }}
      />
      <ProfileForm state={state} />
    </div>
  );
}
