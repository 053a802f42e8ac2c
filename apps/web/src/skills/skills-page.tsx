import type { Skill } from "@postulo/domain/profile/skill";
import { useRef, useState } from "react";
import { useTranslate } from "../i18n/use-translate.ts";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { SegmentedChoice } from "../ui/form/segmented-choice.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import { loadDraft } from "../data/drafts.ts";
import { useAskedAddition } from "../posting/asked-addition.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { Button } from "../ui/form/button.tsx";
import { useFormFrame } from "../ui/form/use-form-frame.ts";
import { IconPlus } from "../ui/icons.tsx";
import { Help, TwoColumns } from "../ui/two-columns.tsx";
import { newSkillDraft } from "./skill-form.tsx";
import { ManualSkill } from "./manual-skill.tsx";
import { skillMessages } from "./messages.ts";
import { useSkills } from "./queries.ts";
import { SkillList } from "./skill-list.tsx";
import { SkillTree } from "./skill-tree.tsx";
import classes from "./skills.module.css";

/** The skills tab: the list, and two ways to add. */
export function SkillsPage() {
  const t = useTranslate(skillMessages);
  const { skills, failed, profileId } = useSkills();
  return (
    <TwoColumns aside={<SkillHelp />}>
      {skills && profileId !== undefined ? (
        <Skills skills={skills} profileId={profileId} />
      ) : failed ? (
        <LoadFailure title={t("errors.load")} onRetry={() => void failed.refetch()} />
      ) : (
        <SkeletonRows rows={4} height={64} />
      )}
    </TwoColumns>
  );
}

function SkillHelp() {
  const t = useTranslate(skillMessages);
  const items = [t("help.named"), t("help.languages"), t("help.order")];
  return <Help id="skills-help" title={t("help.title")} items={items} />;
}

/** Whether there was a draft of a new skill when the component was mounted. */
function useHasDraft(): boolean {
  const { user } = useSignedIn();
  const [hasDraft] = useState(() => loadDraft(user.id, newSkillDraft) !== undefined);
  return hasDraft;
}

/**
 * The list, and above it the form that adds skills: shown while there are none, with a draft, on request, and when a requirement of
 * a posting led here.
 */
function Skills({ skills, profileId }: AddSkillsProps) {
  const t = useTranslate(skillMessages);
  const hasDraft = useHasDraft();
  const asked = useAskedAddition();
  const [shown, setShown] = useState<Shown>(() => {
    if (asked) return "requested";
    return hasDraft ? "shown" : "folded";
  });
  const isFolded = shown === "folded" || shown === "closed";
  if (isFolded && skills.length === 0) setShown("shown");

  function close() {
    if (skills.length > 0) setShown("closed");
  }

  const button = (
    <Button
      ref={shown === "closed" ? focusOnMount : null}
      variant="default"
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setShown("requested")}
    >
      {t("addTitle")}
    </Button>
  );
  return (
    <div className={classes["page"]}>
      {isFolded ? null : (
        <AddSkills {...{ skills, profileId, asked, close }} isRequested={shown === "requested"} />
      )}
      <SkillList {...{ skills, profileId }} action={isFolded ? button : null} />
    </div>
  );
}

const modes = ["select", "manual"] as const;
type Mode = (typeof modes)[number];
/** When the user opens the form it takes the focus (`requested`), and closing gives it to the button (`closed`). */
type Shown = "folded" | "shown" | "requested" | "closed";

const focusOnMount = (button: HTMLButtonElement | null) => button?.focus();

interface AddSkillsProps {
  readonly skills: readonly Skill[];
  readonly profileId: string;
}

interface AddPanelProps extends AddSkillsProps {
  /** What a requirement of a posting asks to add. */
  readonly asked: ReturnType<typeof useAskedAddition>;
  /** Focuses the heading, or the name that a posting asks for: the user requested the form. */
  readonly isRequested: boolean;
  readonly close: () => void;
}

function AddSkills({ skills, profileId, asked, isRequested, close }: AddPanelProps) {
  const t = useTranslate(skillMessages);
  const hasDraft = useHasDraft();
  const [mode, setMode] = useState<Mode>(hasDraft || asked ? "manual" : "select");
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useFormFrame<HTMLElement>(() => {
    if (isRequested && !asked) heading.current?.focus();
  }, close);
  const props = { skills, profileId };
  return (
    <section ref={frame} className={classes["add"]} aria-labelledby="add-skills-title">
      <div className={classes["addHead"]}>
        <h2 id="add-skills-title" ref={heading} tabIndex={-1}>
          {t("addTitle")}
        </h2>
        <SegmentedChoice
          label={t("mode")}
          value={mode}
          onChange={setMode}
          options={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
        />
        {skills.length > 0 ? (
          <Button variant="subtle" color="neutral" onClick={close}>
            {t("close")}
          </Button>
        ) : null}
      </div>
      {mode === "select" ? <SkillTree {...props} /> : <ManualSkill {...props} asked={asked} />}
    </section>
  );
}
