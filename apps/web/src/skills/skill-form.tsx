import {
  checkSkill,
  defaultSkillCategory,
  formatYearsWhileTyping,
  maxSkillNameLength,
  maxSkillYears,
  skillCategories,
  skillColumns,
  skillLevels,
  stepYears,
  type Skill,
} from "@postulo/domain/profile/skill";
import type { KeyboardEvent, Ref } from "react";
import { productMessages } from "../i18n/product-messages.ts";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { useSignedIn } from "../session/session-context.tsx";
import { useFields } from "../ui/form/use-fields.ts";
import { useSkillCatalogue } from "./catalogue.ts";
import { skillMessages, type messages } from "./messages.ts";
import type { NewSkill } from "./queries.ts";
import { NativeSelect } from "../ui/form/native-select.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import classes from "./skills.module.css";

/** The name of the draft of a new skill. */
export const newSkillDraft = "skills-new";

type SkillValues = {
  name: string;
  category: string;
  subcategory: string;
  level: string;
  years: string;
};

/** What a new skill begins with. */
interface GivenSkill {
  readonly text: string;
  readonly isLanguage: boolean;
}

const newValues = (given: GivenSkill | undefined): SkillValues => ({
  name: given?.text.slice(0, maxSkillNameLength) ?? "",
  category: given?.isLanguage ? "language" : defaultSkillCategory,
  subcategory: "",
  level: "",
  years: "",
});

const valuesOf = (skill: Skill): SkillValues => ({
  name: skill.name,
  category: skill.category,
  subcategory: skill.subcategory ?? "",
  level: skill.level ?? "",
  years: skill.years_of_experience?.toString() ?? "",
});

interface SkillFormOptions {
  /** The existing skills, for the check for duplicates; the edited one is excluded. */
  readonly skills: readonly Skill[];
  readonly skill?: Skill;
  readonly given?: GivenSkill | undefined;
  readonly failureTitle: string;
  readonly onSubmit: (skill: NewSkill, typed: SkillValues) => Promise<void>;
}

/** The form of one skill. A draft of a new one survives a change of tabs. */
export function useSkillForm(options: SkillFormOptions) {
  const { skills, skill, given, failureTitle, onSubmit } = options;
  const { user } = useSignedIn();
  const others = skills.filter(({ id }) => id !== skill?.id).map(({ name }) => name);
  return useFields<SkillValues, typeof messages>({
    initialValues: skill ? valuesOf(skill) : newValues(given),
    check: (values) => {
      const { name, years } = checkSkill(values, others);
      return {
        name: name && `problems.${name}`,
        years: years && `problems.${years}`,
      };
    },
    messages: skillMessages,
    parameters: { maximum: maxSkillYears },
    failureTitle,
    onSubmit: (values) => onSubmit(skillColumns(values), values),
    ...(skill ? {} : { draft: { owner: user.id, name: newSkillDraft } }),
  });
}

interface SkillFieldsProps {
  readonly fields: ReturnType<typeof useSkillForm>;
  readonly firstRef?: Ref<HTMLInputElement>;
}

export function SkillFields({ fields, firstRef }: SkillFieldsProps) {
  const t = useTranslate(skillMessages);
  const tProduct = useTranslate(productMessages);
  const { field, form } = fields;
  return (
    <div className={classes["fields"]}>
      <TextInput
        {...(firstRef ? { ref: firstRef } : {})}
        label={t("fields.name")}
        maxLength={maxSkillNameLength}
        autoComplete="off"
        withAsterisk
        required
        {...field("name")}
      />
      <NativeSelect
        label={t("fields.category")}
        data={skillCategories.map((key) => ({
          value: key,
          label: tProduct(`skillCategories.${key}`),
        }))}
        {...field("category")}
        onChange={({ currentTarget: { value } }) =>
          form.setValues({ category: value, subcategory: "" })
        }
      />
      <Subcategory fields={fields} />
      <NativeSelect
        label={t("fields.level")}
        data={[
          { value: "", label: t("noLevel") },
          ...skillLevels.map((key) => ({ value: key, label: tProduct(`skillLevels.${key}`) })),
        ]}
        {...field("level")}
      />
      <Years fields={fields} />
    </div>
  );
}

function Subcategory({ fields }: SkillFieldsProps) {
  const t = useTranslate(skillMessages);
  const { language } = useLanguage();
  const catalogue = useSkillCatalogue(language).data ?? [];
  const { category, subcategory } = fields.form.values;
  const known = catalogue.find(({ key }) => key === category)?.subcategories ?? [];
  const isKnown = subcategory === "" || known.some(({ key }) => key === subcategory);
  return (
    <NativeSelect
      label={t("fields.subcategory")}
      data={[
        { value: "", label: t("noSubcategory") },
        ...(isKnown ? [] : [{ value: subcategory, label: subcategory }]),
        ...known.map(({ key, name }) => ({ value: key, label: name })),
      ]}
      {...fields.field("subcategory")}
    />
  );
}

const steps: Readonly<Record<string, 0.5 | -0.5>> = { ArrowUp: 0.5, ArrowDown: -0.5 };

/** Digits and one dot; the arrow keys step by half a year. */
function Years({ fields }: SkillFieldsProps) {
  const t = useTranslate(skillMessages);
  const set = (years: string) => fields.form.setFieldValue("years", years);
  return (
    <TextInput
      label={t("fields.years")}
      inputMode="decimal"
      autoComplete="off"
      maxLength={5}
      {...fields.field("years")}
      onChange={({ currentTarget }) => set(formatYearsWhileTyping(currentTarget.value))}
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        const by = steps[event.key];
        if (by === undefined) return;
        event.preventDefault();
        set(stepYears(event.currentTarget.value, by));
      }}
    />
  );
}
