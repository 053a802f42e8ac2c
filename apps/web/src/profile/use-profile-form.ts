import { maxAge, type Profile } from "@postulo/domain/profile/profile";
import { useEffect, useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { showToast } from "../ui/feedback/toast.tsx";
import { useFields } from "../ui/form/use-fields.ts";
import { profileMessages, type messages } from "./messages.ts";
import { changedFields, saveUnsaved, mergeUnsaved } from "./profile-draft.ts";
import { checkProfile, mergeUntouched, valuesOf, type ProfileValues } from "./profile-fields.ts";
import { useSaveProfile } from "./queries.ts";

/** The profile form, with optimistic locking: when the profile was changed elsewhere, saving reports a conflict. */
export function useProfileForm(opened: Profile) {
  const t = useTranslate(profileMessages);
  const { user } = useSignedIn();
  const [seen, setSeen] = useState(opened);
  const save = useSaveProfile(t("errors.changedElsewhere"));
  const fields = useFields<ProfileValues, typeof messages>({
    initialValues: mergeUnsaved(user.id, valuesOf(opened)),
    check: (values) => checkProfile(values, seen),
    messages: profileMessages,
    parameters: { maximum: maxAge },
    failureTitle: t("errors.save"),
    onSubmit: async (values) => {
      const saved = await save(seen, values);
      rebase(saved, values);
      showToast({ title: t("saved") });
    },
  });
  const { values } = fields.form;

  /** Rebases the form on another stored profile; changes since `before` stay. */
  function rebase(now: Profile, before: ProfileValues): void {
    const typed = fields.form.getValues();
    fields.form.setValues(mergeUntouched({ typed, before, now: valuesOf(now) }));
    setSeen(now);
  }

  useEffect(() => saveUnsaved(user.id, valuesOf(seen), values), [user.id, seen, values]);

  return {
    ...fields,
    /** The profile has none yet. */
    isEmailRequired: seen.email === "",
    hasUnsaved: Object.keys(changedFields(valuesOf(seen), values)).length > 0,
  };
}
