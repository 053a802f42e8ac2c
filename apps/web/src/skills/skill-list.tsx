import { skillCategories, type Skill } from "@postulo/domain/profile/skill";
import { useRef, useState, type ReactNode } from "react";
import { IconBulb } from "../ui/icons.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { ConfirmDialog } from "../ui/feedback/confirm-dialog.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { focusIfUnclaimed } from "../ui/focus-if-unclaimed.ts";
import { skillMessages } from "./messages.ts";
import { useDeleteSkills } from "./queries.ts";
import { SkillGroup } from "./skill-group.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { Button } from "../ui/form/button.tsx";
import classes from "./skills.module.css";

interface SkillListProps {
  readonly skills: readonly Skill[];
  readonly profileId: string;
  /** Beside the heading. */
  readonly action: ReactNode;
}

/** The skills of the profile by category, with inline editing and bulk delete. */
export function SkillList({ skills, profileId, action }: SkillListProps) {
  const t = useTranslate(skillMessages);
  const title = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [skillsToDelete, setSkillsToDelete] = useState<readonly Skill[]>([]);
  const selected = skills.filter(({ id }) => chosen.has(id));
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((old) => {
      const remaining = [...old].filter((id) => !ids.includes(id));
      return new Set(isChosen ? [...remaining, ...ids] : remaining);
    });
  return (
    <section aria-labelledby="skills-title" className={classes["own"]}>
      <div className={classes["ownHead"]}>
        <h2 id="skills-title" ref={title} tabIndex={-1}>
          {t("title")}
        </h2>
        {action}
      </div>
      {skills.length === 0 ? (
        <EmptyState icon={<IconBulb size={22} aria-hidden />}>{t("empty")}</EmptyState>
      ) : (
        <Selection
          {...{ skills, selected }}
          onAll={(isChosen) =>
            choose(
              skills.map(({ id }) => id),
              isChosen,
            )
          }
          onRemove={() => setSkillsToDelete(selected)}
        />
      )}
      {skillCategories.map((category) => {
        const own = skills.filter((skill) => skill.category === category);
        return own.length === 0 ? null : (
          <SkillGroup
            key={category}
            {...{ category, skills, profileId }}
            isChosen={({ id }) => chosen.has(id)}
            onChoose={({ id }, isChosen) => choose([id], isChosen)}
            onRemove={(skill) => setSkillsToDelete([skill])}
          />
        );
      })}
      <DeleteDialog
        {...{ skillsToDelete, profileId }}
        onClose={() => setSkillsToDelete([])}
        onGone={() => focusIfUnclaimed(title.current)}
      />
    </section>
  );
}

interface SelectionProps {
  readonly skills: readonly Skill[];
  readonly selected: readonly Skill[];
  readonly onAll: (isChosen: boolean) => void;
  readonly onRemove: () => void;
}

function Selection({ skills, selected, onAll, onRemove }: SelectionProps) {
  const t = useTranslate(skillMessages);
  const { length: count } = selected;
  return (
    <div className={classes["selection"]}>
      <Checkbox
        label={t("selectAll")}
        checked={count === skills.length}
        indeterminate={count > 0 && count < skills.length}
        onChange={(event) => onAll(event.currentTarget.checked)}
      />
      <output>{count > 0 ? t("selected", { count }) : null}</output>
      {count > 0 ? (
        <Button variant="default" size="compact-sm" onClick={onRemove}>
          {t("deleteSelected")}
        </Button>
      ) : null}
    </div>
  );
}

interface DeleteDialogProps {
  readonly profileId: string;
  /** Empty while the dialog is closed. */
  readonly skillsToDelete: readonly Skill[];
  readonly onClose: () => void;
  /** Called after the skills were deleted; the button that had the focus is gone too. */
  readonly onGone: () => void;
}

function DeleteDialog({ profileId, skillsToDelete, onClose, onGone }: DeleteDialogProps) {
  const t = useTranslate(skillMessages);
  const isGone = useRef(false);
  // The closing transition still shows the last names.
  const [last, setLast] = useState(skillsToDelete);
  if (skillsToDelete.length > 0 && skillsToDelete !== last) setLast(skillsToDelete);
  const { remove, isPending } = useDeleteSkills(profileId, () => {
    isGone.current = true;
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen={skillsToDelete.length > 0}
      title={t("confirm.title")}
      confirmLabel={t("confirm.yes")}
      cancelLabel={t("cancel")}
      isPending={isPending}
      onConfirm={() => remove(skillsToDelete)}
      onClose={onClose}
      onClosed={() => {
        if (isGone.current) onGone();
        isGone.current = false;
      }}
    >
      {t("confirm.text", {
        count: last.length,
        names: last.map(({ name }) => name).join(", "),
      })}
    </ConfirmDialog>
  );
}
