import type { Skill } from "@postulo/domain/profile/skill";
import { useRef } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { useFormFrame } from "../ui/form/use-form-frame.ts";
import { skillMessages } from "./messages.ts";
import { useSaveSkill } from "./queries.ts";
import { SkillFields, useSkillForm } from "./skill-form.tsx";
import { Button } from "../ui/form/button.tsx";
import classes from "./skills.module.css";

interface EditSkillProps {
  readonly skill: Skill;
  readonly skills: readonly Skill[];
  readonly profileId: string;
  /** Called after saving and after cancelling. */
  readonly onClose: () => void;
}

/** The inline form of an existing skill. Escape cancels. */
export function EditSkill({ skill, skills, profileId, onClose }: EditSkillProps) {
  const t = useTranslate(skillMessages);
  const { save } = useSaveSkill(profileId);
  const fields = useSkillForm({
    skills,
    skill,
    failureTitle: t("errors.save"),
    onSubmit: async (changed) => {
      await save(skill, changed);
      onClose();
    },
  });
  function cancel() {
    if (!fields.isPending) onClose();
  }

  const first = useRef<HTMLInputElement>(null);
  const frame = useFormFrame(() => first.current?.focus(), cancel);

  return (
    <form
      ref={frame}
      className={classes["edit"]}
      onSubmit={fields.submit}
      noValidate
      aria-label={t("edit", { name: skill.name })}
    >
      <SkillFields fields={fields} firstRef={first} />
      <div className={classes["foot"]}>
        <Button variant="default" onClick={cancel}>
          {t("cancel")}
        </Button>
        <AsyncButton isPending={fields.isPending}>{t("save")}</AsyncButton>
      </div>
    </form>
  );
}
