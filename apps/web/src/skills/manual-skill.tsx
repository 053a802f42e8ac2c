import type { Skill } from "@postulo/domain/profile/skill";
import { useRef } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { resetForm } from "../ui/form/reset-form.ts";
import { advanceFocus } from "../ui/focus-if-unclaimed.ts";
import { skillMessages } from "./messages.ts";
import { useSaveSkill } from "./queries.ts";
import { SkillFields, useSkillForm } from "./skill-form.tsx";
import classes from "./skills.module.css";

interface ManualSkillProps {
  readonly skills: readonly Skill[];
  readonly profileId: string;
}

/**
 * Adds a skill by name. Then the form is reset except for its category, and the name gets the focus, unless the user
 * moved the focus meanwhile.
 */
export function ManualSkill({ skills, profileId }: ManualSkillProps) {
  const t = useTranslate(skillMessages);
  const { add } = useSaveSkill(profileId);
  const name = useRef<HTMLInputElement>(null);
  const fields = useSkillForm({
    skills,
    failureTitle: t("errors.add"),
    onSubmit: async (skill, submitted) => {
      const focusedAtSubmit = document.activeElement;
      await add([skill]);
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
