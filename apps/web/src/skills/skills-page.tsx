import type { Skill } from "@postulo/domain/profile/skill";
import { useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { SegmentedChoice } from "../ui/form/segmented-choice.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import { ManualSkill } from "./manual-skill.tsx";
import { skillMessages } from "./messages.ts";
import { useSkills } from "./queries.ts";
import { SkillList } from "./skill-list.tsx";
import { SkillTree } from "./skill-tree.tsx";
import classes from "./skills.module.css";

/** The skills tab: two ways to add, and the list. */
export function SkillsPage() {
  const t = useTranslate(skillMessages);
  const { skills, failed, profileId } = useSkills();
  if (!skills || profileId === undefined) {
    return failed ? (
      <LoadFailure title={t("errors.load")} onRetry={() => void failed.refetch()} />
    ) : (
      <SkeletonRows rows={4} height={64} />
    );
  }
  return (
    <div className={classes["page"]}>
      <AddSkills skills={skills} profileId={profileId} />
      <SkillList skills={skills} profileId={profileId} />
    </div>
  );
}

const modes = ["select", "manual"] as const;
type Mode = (typeof modes)[number];

interface AddSkillsProps {
  readonly skills: readonly Skill[];
  readonly profileId: string;
}

function AddSkills(props: AddSkillsProps) {
  const t = useTranslate(skillMessages);
  const [mode, setMode] = useState<Mode>("select");
  return (
    <section className={classes["add"]} aria-labelledby="add-skills-title">
      <div className={classes["addHead"]}>
        <h2 id="add-skills-title">{t("addTitle")}</h2>
        <SegmentedChoice
          label={t("mode")}
          value={mode}
          onChange={setMode}
          options={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
        />
      </div>
      {mode === "select" ? <SkillTree {...props} /> : <ManualSkill {...props} />}
    </section>
  );
}
