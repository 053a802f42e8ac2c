import type { Skill } from "@postulo/domain/profile/skill";
import { IconGripVertical, IconPencil, IconTrash } from "../ui/icons.tsx";
import { productMessages } from "../i18n/product-messages.ts";
import { useTranslate } from "../i18n/use-translate.ts";
import { skillMessages } from "./messages.ts";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { LineAction, MoveActions } from "../ui/sorting/line-action.tsx";
import { LineActions } from "../ui/sorting/line-actions.tsx";
import classes from "./skills.module.css";

export interface SkillActions {
  readonly isChosen: (skill: Skill) => boolean;
  readonly onChoose: (skill: Skill, isChosen: boolean) => void;
  readonly onRemove: (skill: Skill) => void;
}

interface SkillLineProps extends SkillActions {
  readonly skill: Skill;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onEdit: () => void;
  readonly onMove: (by: -1 | 1) => void;
}

/** A skill in the list, with its actions; without move buttons if it is the only one in its category. */
export function SkillLine(props: SkillLineProps) {
  const { skill, isFirst, isLast } = props;
  const t = useTranslate(skillMessages);
  const { name } = skill;
  return (
    <div className={classes["line"]}>
      {isFirst && isLast ? null : (
        <span className={classes["grip"]} data-grip aria-hidden>
          <IconGripVertical size={18} />
        </span>
      )}
      <Checkbox
        aria-label={t("select", { name })}
        checked={props.isChosen(skill)}
        onChange={(event) => props.onChoose(skill, event.currentTarget.checked)}
      />
      <About skill={skill} />
      <LineActions label={t("actionsOf", { name })}>
        {isFirst && isLast ? null : (
          <MoveActions
            up={t("moveUp", { name })}
            down={t("moveDown", { name })}
            isFirst={isFirst}
            isLast={isLast}
            size={18}
            onMove={props.onMove}
          />
        )}
        <LineAction label={t("edit", { name })} action="edit" onAct={props.onEdit}>
          <IconPencil size={18} aria-hidden />
        </LineAction>
        <LineAction
          label={t("remove", { name })}
          action="remove"
          onAct={() => props.onRemove(skill)}
        >
          <IconTrash size={18} aria-hidden />
        </LineAction>
      </LineActions>
    </div>
  );
}

function About({ skill }: { readonly skill: Skill }) {
  const t = useTranslate(skillMessages);
  const tProduct = useTranslate(productMessages);
  const { name, level, years_of_experience: years } = skill;
  const facts = [
    ...(level ? [tProduct(`skillLevels.${level}`)] : []),
    ...(years === null ? [] : [t("years", { count: years })]),
  ];
  return (
    <div className={classes["about"]}>
      <span>{name}</span>
      {facts.length > 0 ? <span className={classes["facts"]}>{facts.join(" · ")}</span> : null}
    </div>
  );
}
