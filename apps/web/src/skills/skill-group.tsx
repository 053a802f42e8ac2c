import type { Skill, SkillCategory } from "@postulo/domain/profile/skill";
import { useState } from "react";
import { productMessages } from "../i18n/product-messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { useDragSorting } from "../ui/sorting/use-drag-sorting.ts";
import { useLineFocus } from "../ui/form/use-line-focus.ts";
import { EditSkill } from "./edit-skill.tsx";
import { type SkillActions, SkillLine } from "./skill-line.tsx";
import { useMoveSkill } from "./use-skill-order.ts";
import classes from "./skills.module.css";

interface SkillGroupProps extends SkillActions {
  readonly category: SkillCategory;
  /** Of all categories. */
  readonly skills: readonly Skill[];
  readonly profileId: string;
}

/** The skills of one category: edited inline, sorted by drag and drop or by buttons. */
export function SkillGroup({ category, skills, profileId, ...actions }: SkillGroupProps) {
  const tProduct = useTranslate(productMessages);
  const own = skills.filter((skill) => skill.category === category);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const { list, focusLine } = useLineFocus();
  const moving = useMoveSkill(own);
  useDragSorting({ list, ids: own.map(({ id }) => id), onSorted: moving.to });
  const close = (id: string) => {
    setOpen((known) => new Set([...known].filter((one) => one !== id)));
    focusLine(id, "edit");
  };
  return (
    <section aria-label={tProduct(`skillCategories.${category}`)}>
      <h3>{tProduct(`skillCategories.${category}`)}</h3>
      <ol ref={list} className={classes["list"]}>
        {own.map((skill, at) => (
          <li key={skill.id} data-entry={skill.id}>
            {open.has(skill.id) ? (
              <EditSkill {...{ skill, skills, profileId }} onClose={() => close(skill.id)} />
            ) : (
              <SkillLine
                {...actions}
                skill={skill}
                isFirst={at === 0}
                isLast={at === own.length - 1}
                onEdit={() => setOpen((known) => new Set([...known, skill.id]))}
                onMove={(by) => {
                  moving.by(skill.id, by);
                  focusLine(skill.id, by < 0 ? "up" : "down");
                }}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
