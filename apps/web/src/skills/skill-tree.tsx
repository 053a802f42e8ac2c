import { anyOfSkills, type Skill } from "@postulo/domain/profile/skill";
import { useMutation } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { IconChevronRight, IconSearch } from "../ui/icons.tsx";
import { useLanguage } from "../i18n/language-context.tsx";
import { useTranslate } from "../i18n/use-translate.ts";
import { AsyncButton } from "../ui/form/async-button.tsx";
import { LoadFailure } from "../ui/feedback/load-failure.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton-rows.tsx";
import {
  searchCatalogue,
  useSkillCatalogue,
  type ListedCategory,
  type ListedSkill,
} from "./catalogue.ts";
import { skillMessages } from "./messages.ts";
import { useJobTitles, useSaveSkill } from "./queries.ts";
import { orderCatalogue, rankSubcategories } from "./rank-subcategories.ts";
import { useTimeLimit } from "../ui/hooks/use-time-limit.ts";
import { TextInput } from "../ui/form/text-input.tsx";
import { Checkbox } from "../ui/form/checkbox.tsx";
import classes from "./skills.module.css";

/** ms that the tree waits for the titles that order it. */
const maxWaitMs = 1500;

interface SkillTreeProps {
  readonly skills: readonly Skill[];
  readonly profileId: string;
}

/** Adds skills from the predefined tree: category, subcategory, skill. */
export function SkillTree(props: SkillTreeProps) {
  const t = useTranslate(skillMessages);
  const { language } = useLanguage();
  const catalogue = useSkillCatalogue(language);
  const titles = useJobTitles(props.profileId);
  const isLate = useTimeLimit(catalogue.data !== undefined && titles === undefined, maxWaitMs);
  if (catalogue.data && (titles || isLate))
    return <Picker {...props} catalogue={catalogue.data} titles={titles ?? []} />;
  return catalogue.isError ? (
    <LoadFailure title={t("errors.catalogue")} onRetry={() => void catalogue.refetch()} />
  ) : (
    <SkeletonRows rows={12} />
  );
}

/** The selection in the tree; skills that are in the profile are disabled. */
function useSelection({ skills, profileId }: SkillTreeProps, tree: readonly ListedCategory[]) {
  const t = useTranslate(skillMessages);
  const { add } = useSaveSkill(profileId);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const isOwn = anyOfSkills(skills.map(({ name }) => name));
  const isThere = ({ allNames }: ListedSkill) => allNames.some(isOwn);
  const picked = tree
    .flatMap(({ subcategories }) => subcategories.flatMap((one) => one.skills))
    .filter((skill) => ids.has(skill.id) && !isThere(skill));
  const adding = useMutation({
    meta: { errorTitle: t("errors.add") },
    mutationFn: () =>
      add(
        picked.map(({ name, category, subcategory }) => ({
          name,
          category,
          subcategory,
          level: null,
          years_of_experience: null,
        })),
      ),
    onSuccess: () => setIds(new Set()),
  });
  return {
    isThere,
    picked,
    isPicked: ({ id }: ListedSkill) => ids.has(id),
    isPending: adding.isPending,
    add: () => adding.mutate(),
    pick: (chosen: readonly ListedSkill[], isPicked: boolean) =>
      setIds((old) => {
        const changed = new Set(chosen.map(({ id }) => id));
        const remaining = [...old].filter((id) => !changed.has(id));
        return new Set(isPicked ? [...remaining, ...changed] : remaining);
      }),
  };
}

type Picking = ReturnType<typeof useSelection>;

interface PickerProps extends SkillTreeProps {
  readonly catalogue: readonly ListedCategory[];
  /** Of the person's jobs. */
  readonly titles: readonly string[];
}

function Picker(props: PickerProps) {
  const t = useTranslate(skillMessages);
  const { language } = useLanguage();
  const { catalogue, skills: owned, titles } = props;
  // Once, so that nothing moves while the person selects.
  const [ranks] = useState(() =>
    rankSubcategories(catalogue, { skills: owned.map(({ name }) => name), titles }),
  );
  const tree = orderCatalogue(catalogue, ranks, language);
  const picking = useSelection(props, tree);
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed).trim();
  const shown = searchCatalogue(tree, search);
  const [isWarned, setIsWarned] = useState(false);
  const { length: count } = picking.picked;
  const found = shown
    .flatMap(({ subcategories }) => subcategories)
    .reduce((sum, { skills }) => sum + skills.length, 0);
  return (
    <div className={classes["picker"]}>
      <TextInput
        type="search"
        label={t("search")}
        autoComplete="off"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          // The browser clears the field; the panel stays open.
          if (event.key === "Escape" && typed !== "") event.stopPropagation();
        }}
      />
      <output className={classes["found"]}>
        {search === "" ? null : found > 0 ? t("results", { count: found }) : t("nothingFound")}
      </output>
      <div className={classes["tree"]}>
        {shown.map((category) => (
          <Category
            key={category.key}
            category={category}
            isOpen={search !== ""}
            picking={picking}
          />
        ))}
      </div>
      {isWarned && count === 0 ? <Notice tone="danger">{t("nothingSelected")}</Notice> : null}
      <div className={classes["foot"]}>
        <AsyncButton
          isPending={picking.isPending}
          onPress={() => {
            setIsWarned(count === 0);
            if (count > 0) picking.add();
          }}
        >
          {count > 0 ? t("addSelected", { count }) : t("addNone")}
        </AsyncButton>
      </div>
    </div>
  );
}

interface CategoryProps {
  readonly category: ListedCategory;
  /** All matches are visible during a search. */
  readonly isOpen: boolean;
  readonly picking: Picking;
}

function Category({ category, isOpen, picking }: CategoryProps) {
  return (
    <div className={classes["category"]}>
      <h3>{category.name}</h3>
      {category.subcategories.map((subcategory) => (
        <Subcategory
          key={subcategory.key}
          subcategory={subcategory}
          isOpen={isOpen}
          picking={picking}
        />
      ))}
    </div>
  );
}

interface SubcategoryProps extends Omit<CategoryProps, "category"> {
  readonly subcategory: ListedCategory["subcategories"][number];
}

function Subcategory({ subcategory, isOpen, picking }: SubcategoryProps) {
  const t = useTranslate(skillMessages);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { name, skills } = subcategory;
  const free = skills.filter((skill) => !picking.isThere(skill));
  const pickedCount = free.filter(picking.isPicked).length;
  const isShown = isOpen || isUnfolded;
  return (
    <details
      open={isShown}
      onToggle={(event) => {
        if (!isOpen) setIsUnfolded(event.currentTarget.open);
      }}
    >
      <summary>
        <IconChevronRight size={16} aria-hidden />
        {name}
        <span>{pickedCount > 0 ? `${pickedCount}/${skills.length}` : skills.length}</span>
      </summary>
      {isShown ? (
        <div className={classes["skills"]}>
          <Checkbox
            className={classes["all"] ?? ""}
            label={t("selectAllOf", { name })}
            disabled={free.length === 0}
            checked={free.length > 0 && pickedCount === free.length}
            indeterminate={pickedCount > 0 && pickedCount < free.length}
            onChange={(event) => picking.pick(free, event.currentTarget.checked)}
          />
          {skills.map((skill) => (
            <Checkbox
              key={skill.id}
              label={skill.name}
              {...(picking.isThere(skill)
                ? { checked: true, disabled: true, description: t("alreadyThere") }
                : { checked: picking.isPicked(skill) })}
              onChange={(event) => picking.pick([skill], event.currentTarget.checked)}
            />
          ))}
        </div>
      ) : null}
    </details>
  );
}
