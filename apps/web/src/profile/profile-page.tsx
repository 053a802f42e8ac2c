import type { Profile } from "@postulo/domain/profile/profile";
import { useTranslate } from "../i18n/use-translate.ts";
import { useProfileId } from "../session/session-context.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { useTimeLimit } from "../ui/hooks/use-time-limit.ts";
import { Completeness, useOtherTabs } from "./completeness.tsx";
import { profileMessages } from "./messages.ts";
import { ProfileForm } from "./profile-form.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import { useProfile } from "./queries.ts";
import { useProfileForm } from "./use-profile-form.ts";
import classes from "./profile.module.css";

/** ms that the form waits for the hint above it. */
const maxWaitMs = 1500;

/** The form of the profile tab, and what forms of employers ask for and the profile lacks. */
export function ProfilePage() {
  const t = useTranslate(profileMessages);
  const id = useProfileId();
  const profile = useProfile(id.data);
  // Above the form: both are shown at once, so that the form does not move; what comes later is for the next visit.
  const others = useOtherTabs(id.data);
  const isLate = useTimeLimit(profile.data !== undefined && others === undefined, maxWaitMs);
  if (profile.data && (others !== undefined || isLate))
    return <ProfileEditor profile={profile.data} others={isLate ? null : others} />;
  const failed = [id, profile].find(({ isError }) => isError);
  return failed ? (
    <LoadFailure title={t("errors.load")} onRetry={() => void failed.refetch()} />
  ) : (
    <ProfileSkeleton />
  );
}

interface ProfileEditorProps {
  readonly profile: Profile;
  /** Null where there is no hint. */
  readonly others: ReturnType<typeof useOtherTabs>;
}

function ProfileEditor({ profile, others }: ProfileEditorProps) {
  const state = useProfileForm(profile);
  return (
    <div className={classes["page"]}>
      {others ? (
        <Completeness others={others} fields={state.form.values} onField={state.focusField} />
      ) : null}
      <ProfileForm state={state} />
    </div>
  );
}
