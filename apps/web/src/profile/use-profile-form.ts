import type { Profile } from "@postulo/domain/profile";
import { useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { showToast } from "../ui/toast.tsx";
import { useFields } from "../ui/use-fields.ts";
import { profileMessages } from "./messages.ts";
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
    initialValues: valuesOf(opened),
    check: checkProfile,
    messages: profileMessages,
    failureTitle: t("errors.save"),
    draft: { owner: user.id, name: "profile" },
    onSubmit: async (values) => {
      setSeen(await save(seen, values));
      showToast({ title: t("saved") });
    },
  });

  /** Shows what a résumé brought, beside what is typed. */
  async function takeInResume(): Promise<void> {
    const fresh = await reload();
    const typed = fields.form.getValues();
    fields.form.setValues(mergeUntouched({ typed, before: valuesOf(seen), now: valuesOf(fresh) }));
    setSeen(fresh);
  }

  return { ...fields, takeInResume };
}
