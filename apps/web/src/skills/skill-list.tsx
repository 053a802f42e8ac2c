import { ActionIcon, Button, Checkbox } from "@mantine/core";
import { skillCategories, type Skill } from "@postulo/domain/skill";
import { IconBulb, IconPencil, IconTrash } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { productWords } from "../i18n/product-words.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { EditSkill } from "./edit-skill.tsx";
import { skillMessages } from "./messages.ts";
import { useSkillRemoval } from "./queries.ts";
import classes from "./skills.module.css";

interface SkillListProps {
  readonly skills: readonly Skill[];
  readonly profileId: string;
}

/** The skills of the profile by category: to be changed in place, and to be deleted, several at once. */
export function SkillList({ skills, profileId }: SkillListProps) {
  const t = useTranslate(skillMessages);
  const words = useTranslate(productWords);
  const title = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly Skill[]>([]);
  const selected = skills.filter(({ id }) => chosen.has(id));
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((old) => {
      const kept = [...old].filter((id) => !ids.includes(id));
      return new Set(isChosen ? [...kept, ...ids] : kept);
    });
  return (
    <section aria-labelledby="skills-title" className={classes["own"]}>
      <h2 id="skills-title" ref={title} tabIndex={-1}>
        {t("title")}
      </h2>
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
          onRemove={() => setAsked(selected)}
        />
      )}
      {skillCategories.map((category) => {
        const own = skills.filter((skill) => skill.category === category);
        return own.length === 0 ? null : (
          <section key={category} aria-label={words(`skillCategories.${category}`)}>
            <h3>{words(`skillCategories.${category}`)}</h3>
            <ul className={classes["list"]}>
              {own.map((skill) => (
                <SkillLine
                  key={skill.id}
                  {...{ skill, skills, profileId }}
                  isChosen={chosen.has(skill.id)}
                  onChoose={(isChosen) => choose([skill.id], isChosen)}
                  onRemove={() => setAsked([skill])}
                />
              ))}
            </ul>
          </section>
        );
      })}
      <Removal
        {...{ asked, profileId }}
        onClose={() => setAsked([])}
        onGone={() => title.current?.focus()}
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
        color="var(--accent-fill)"
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

interface SkillLineProps extends SkillListProps {
  readonly skill: Skill;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onRemove: () => void;
}

function SkillLine({ skill, skills, profileId, ...line }: SkillLineProps) {
  const t = useTranslate(skillMessages);
  const words = useTranslate(productWords);
  const [isOpen, setIsOpen] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const { name, level, years_of_experience: years } = skill;
  const facts = [
    ...(level ? [words(`skillLevels.${level}`)] : []),
    ...(years === null ? [] : [t("years", { count: years })]),
  ];
  if (isOpen) {
    return (
      <li>
        <EditSkill
          {...{ skill, skills, profileId }}
          onClose={() => {
            setIsOpen(false);
            // The button is drawn again by then.
            queueMicrotask(() => editButton.current?.focus());
          }}
        />
      </li>
    );
  }
  return (
    <li className={classes["line"]}>
      <Checkbox
        color="var(--accent-fill)"
        aria-label={t("select", { name })}
        checked={line.isChosen}
        onChange={(event) => line.onChoose(event.currentTarget.checked)}
      />
      <div className={classes["about"]}>
        <span>{name}</span>
        {facts.length > 0 ? <span className={classes["facts"]}>{facts.join(" · ")}</span> : null}
      </div>
      <ActionIcon
        ref={editButton}
        size="var(--action-size)"
        aria-label={t("edit", { name })}
        onClick={() => setIsOpen(true)}
      >
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size="var(--action-size)"
        aria-label={t("remove", { name })}
        onClick={line.onRemove}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}

interface RemovalProps {
  readonly profileId: string;
  /** None: nothing is asked. */
  readonly asked: readonly Skill[];
  readonly onClose: () => void;
  /** After they are gone, together with the button that had the focus. */
  readonly onGone: () => void;
}

function Removal({ profileId, asked, onClose, onGone }: RemovalProps) {
  const t = useTranslate(skillMessages);
  const isGone = useRef(false);
  // While the dialog fades away it still says what it asked.
  const [last, setLast] = useState(asked);
  if (asked.length > 0 && asked !== last) setLast(asked);
  const { remove, isPending } = useSkillRemoval(profileId, () => {
    isGone.current = true;
    onClose();
  });
  return (
    <ConfirmDialog
      isOpen={asked.length > 0}
      title={t("confirm.title")}
      confirmLabel={t("confirm.yes")}
      cancelLabel={t("cancel")}
      isPending={isPending}
      onConfirm={() => remove(asked)}
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
