import type { Skill } from "@postulo/domain/profile/skill";
import { useEffect, useRef } from "react";
import { clearDraft } from "../data/drafts.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import type { useAskedAddition } from "../posting/asked-addition.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { resetForm } from "../ui/form/reset-form.ts";
import { advanceFocus } from "../ui/focus-if-unclaimed.ts";
import { skillMessages } from "./messages.ts";
import { useSaveSkill } from "./queries.ts";
import { newSkillDraft, SkillFields, useSkillForm } from "./skill-form.tsx";
import classes from "./skills.module.css";

interface ManualSkillProps {
  readonly skills: readonly Skill[];
  readonly profileId: string;
  /** What a requirement of a posting asks to add. */
  readonly asked: ReturnType<typeof useAskedAddition>;
}

/**
 * Adds a skill by name. Then the form is reset except for its category, and the name gets the focus, unless the user
 * moved the focus meanwhile; one that a requirement of a posting asked for leads back to it.
 */
export function ManualSkill({ skills, profileId, asked }: ManualSkillProps) {
  const t = useTranslate(skillMessages);
  const { user } = useSignedIn();
  const { add } = useSaveSkill(profileId);
  const name = useRef<HTMLInputElement>(null);
  const isAsked = asked !== undefined;
  useEffect(() => {
    if (isAsked) name.current?.focus();
  }, [isAsked]);
  const fields = useSkillForm({
    skills,
    given: asked,
    failureTitle: t("errors.add"),
    onSubmit: async (skill, submitted) => {
      const focusedAtSubmit = document.activeElement;
      await add([skill]);
      if (asked) {
        // What was added is no draft, which would be asked about.
        clearDraft(user.id, newSkillDraft);
        asked.goBack();
        return;
      }
      const blank = { name: "", level: "", years: "" };
      if (resetForm({ form: fields.form, submitted, blank }))
        advanceFocus(focusedAtSubmit, name.current);
    },
  });
  return (
    <form
      className={classes["form"]}
      onSubmit={fields.submit}
      noValidate
      aria-label={t("addTitle")}
    >
      <SkillFields fields={fields} firstRef={name} />
      <div className={classes["foot"]}>
        <AsyncButton isPending={fields.isPending}>{t("add")}</AsyncButton>
      </div>
    </form>
  );
}
