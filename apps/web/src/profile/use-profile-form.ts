import type { Profile } from "@postulo/domain/profile";
import { useEffect, useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { showToast } from "../ui/toast.tsx";
import { useFields } from "../ui/use-fields.ts";
import { profileMessages } from "./messages.ts";
import { changedFields, keepTyped, withTyped } from "./profile-draft.ts";
import { checkProfile, mergeUntouched, valuesOf, type ProfileValues } from "./profile-fields.ts";
import { useReloadProfile, useSaveProfile } from "./queries.ts";

/**
 * The profile form: what is typed, over the profile it was opened with. A profile that changes on the server meanwhile
 * is taken in only when a résumé was read, field by field where nothing was typed; else saving tells the conflict.
 */
export function useProfileForm(opened: Profile) {
  const t = useTranslate(profileMessages);
  const { user } = useSignedIn();
  const [seen, setSeen] = useState(opened);
  const reload = useReloadProfile();
  const save = useSaveProfile(t("errors.changedElsewhere"));
  const fields = useFields<ProfileValues>({
    initialValues: withTyped(user.id, valuesOf(opened)),
    check: (values) => checkProfile(values, seen),
    messages: profileMessages,
    failureTitle: t("errors.save"),
    onSubmit: async (values) => {
      const saved = await save(seen, values);
      takeIn(saved, values);
      showToast({ title: t("saved") });
    },
  });
  const { values } = fields.form;

  /** Goes on with another stored profile; what was typed since `before` stays. */
  function takeIn(now: Profile, before: ProfileValues): void {
    const typed = fields.form.getValues();
    fields.form.setValues(mergeUntouched({ typed, before, now: valuesOf(now) }));
    setSeen(now);
  }

  useEffect(() => keepTyped(user.id, valuesOf(seen), values), [user.id, seen, values]);

  return {
    ...fields,
    /** There is none yet. */
    isEmailRequired: seen.email === "",
    hasUnsaved: Object.keys(changedFields(valuesOf(seen), values)).length > 0,
    /** Shows what a résumé brought, beside what is typed. */
    takeInResume: async () => takeIn(await reload(), valuesOf(seen)),
  };
}
