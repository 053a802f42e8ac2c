import type { Profile } from "@postulo/domain/profile";
import { useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useProfileId } from "../session/session-context.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { profileMessages } from "./messages.ts";
import type { TextField } from "./profile-fields.ts";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import { useProfile } from "./queries.ts";
import { ResumeConflicts } from "./resume-conflicts.tsx";
import { ResumeUpload } from "./resume-upload.tsx";
import type { ResumeReport } from "./upload-resume.ts";
import { useProfileForm } from "./use-profile-form.ts";
import { useResumeUpload } from "./use-resume-upload.ts";
import classes from "./profile.module.css";

/** The profile tab: a résumé that fills it, and the form. */
export function ProfilePage() {
  const t = useTranslate(profileMessages);
  const id = useProfileId();
  const profile = useProfile(id.data);
  if (profile.data) return <ProfileEditor profile={profile.data} />;
  const failed = [id, profile].find(({ isError }) => isError);
  return failed ? (
    <LoadFailure title={t("errors.load")} onRetry={() => void failed.refetch()} />
  ) : (
    <ProfileSkeleton />
  );
}

function ProfileEditor({ profile }: { readonly profile: Profile }) {
  const state = useProfileForm(profile);
  const [conflicts, setConflicts] = useState<ResumeReport["conflicts"]>([]);
  const upload = useResumeUpload(async (report) => {
    await state.takeInResume();
    setConflicts(report?.conflicts ?? []);
  });

  function settle(field: TextField) {
    setConflicts((open) => open.filter((conflict) => conflict.field !== field));
    state.focusField(field);
  }

  return (
    <div className={classes["page"]}>
      <ResumeUpload upload={upload} />
      <ResumeConflicts
        conflicts={conflicts}
        onTakeOver={(field, found) => {
          state.form.setFieldValue(field, found);
          settle(field);
        }}
        onKeep={settle}
      />
      <ProfileForm state={state} isHeld={upload.isBusy} />
    </div>
  );
}
