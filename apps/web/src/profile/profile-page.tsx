import type { Profile } from "@postulo/domain/profile/profile";
import { useTranslate } from "../i18n/use-translate.ts";
import { useProfileId } from "../session/session-context.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Completeness } from "./completeness.tsx";
import { profileMessages } from "./messages.ts";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import { useProfile } from "./queries.ts";
import { useProfileForm } from "./use-profile-form.ts";
import classes from "./profile.module.css";

/** The form of the profile tab, and what forms of employers ask for and the profile lacks. */
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
  return (
    <div className={classes["page"]}>
      <Completeness profileId={profile.id} fields={state.form.values} onField={state.focusField} />
      <ProfileForm state={state} />
    </div>
  );
}
