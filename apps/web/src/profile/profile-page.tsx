import type { Profile } from "@postulo/domain/profile/profile";
import { useTranslate } from "../i18n/use-translate.ts";
import { useProfileId } from "../session/session-context.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Completeness } from "./completeness.tsx";
import { profileMessages } from "./messages.ts";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import { useProfile } from "./queries.ts";
import { ResumeReview } from "./resume-review.tsx";
import { ResumeUpload } from "./resume-upload.tsx";
import { useProfileForm } from "./use-profile-form.ts";
import { useResumeUndo } from "./use-resume-undo.ts";
import { useResumeUpload } from "./use-resume-upload.ts";
import { useReview } from "./use-review.ts";
import classes from "./profile.module.css";

/** The profile tab: upload of a résumé, and the form. */
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
  const review = useReview(state);
  const undo = useResumeUndo();
  const upload = useResumeUpload(async (report, fileName) => {
    await state.mergeResume();
    review.begin(report);
    if (report) undo.begin(fileName, report);
  });

  async function afterUndo() {
    upload.reset();
    review.begin(undefined);
    await state.mergeResume();
  }

  return (
    <div className={classes["page"]}>
      <ResumeUpload upload={upload} undo={undo} onUndone={afterUndo} />
      <ResumeReview review={review} />
      <Completeness
        profileId={profile.id}
        fields={state.form.getValues()}
        onField={state.focusField}
      />
      <ProfileForm state={state} isSaveDisabled={upload.isBusy} />
    </div>
  );
}
