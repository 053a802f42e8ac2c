import { fold } from "@postulo/lexicon/fold";
import { skillCategories, type SkillCategory } from "@postulo/domain/profile/skill";
import { languages, type Language } from "@postulo/i18n/language";
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { readRows } from "../data/read-rows.ts";
import { useSignedIn } from "../session/session-context.tsx";

/** The column of a category's name by language. */
const categoryNames = { en: "name_en", fr: "name_fr" } as const satisfies Record<Language, string>;
/** The column of a skill's name by language; null means the English one. */
const skillNames = { en: "name", fr: "name_fr" } as const satisfies Record<Language, string>;
const names = { name_en: z.string(), name_fr: z.string() };
const categoryRow = z.object({ id: z.string(), key: z.enum(skillCategories), ...names });
const subcategoryRow = z.object({
  id: z.string(),
  category_id: z.string(),
  key: z.string(),
  ...names,
});
const skillRow = z.object({
  id: z.string(),
  subcategory_id: z.string(),
  name: z.string(),
  name_fr: z.nullable(z.string()),
});

/** A predefined skill: its name in the interface's language, and in all languages. */
export interface ListedSkill {
  readonly id: string;
  readonly name: string;
  readonly allNames: readonly string[];
  readonly category: SkillCategory;
  readonly subcategory: string;
}

interface ListedSubcategory {
  readonly key: string;
  readonly name: string;
  readonly skills: readonly ListedSkill[];
}

export interface ListedCategory {
  readonly key: SkillCategory;
  readonly name: string;
  readonly subcategories: readonly ListedSubcategory[];
}

interface Rows {
  readonly categories: readonly z.infer<typeof categoryRow>[];
  readonly subcategories: readonly z.infer<typeof subcategoryRow>[];
  readonly skills: readonly z.infer<typeof skillRow>[];
}

/** Builds the tree of categories with names in a language. */
function treeOf({ categories, subcategories, skills }: Rows, language: Language): ListedCategory[] {
  const nameOf = (category: z.infer<typeof categoryRow> | z.infer<typeof subcategoryRow>) =>
    category[categoryNames[language]];
  const skillsBySubcategory = Map.groupBy(skills, ({ subcategory_id: id }) => id);
  const subcategoriesByCategory = Map.groupBy(subcategories, ({ category_id: id }) => id);
  return categories.map((category) => ({
    key: category.key,
    name: nameOf(category),
    subcategories: (subcategoriesByCategory.get(category.id) ?? []).map((subcategory) => ({
      key: subcategory.key,
      name: nameOf(subcategory),
      skills: (skillsBySubcategory.get(subcategory.id) ?? []).map((skill) => ({
        id: skill.id,
        name: skill[skillNames[language]] ?? skill.name,
        allNames: languages.flatMap((each) => skill[skillNames[each]] ?? []),
        category: category.key,
        subcategory: subcategory.key,
      })),
    })),
  }));
}

/** The predefined skills in a language, the same for all users. */
export function useSkillCatalogue(language: Language) {
  const { client } = useSignedIn();
  const read = (table: string, columns: string) =>
    client.from(table).select(columns).order("sort_order");
  return useQuery({
    queryKey: ["skill-catalogue"],
    staleTime: Infinity,
    queryFn: async (): Promise<Rows> => {
      const [categories, subcategories, skills] = await Promise.all([
        readRows(categoryRow, read("skill_categories", "id,key,name_en,name_fr")),
        readRows(subcategoryRow, read("skill_subcategories", "id,category_id,key,name_en,name_fr")),
        readRows(skillRow, read("predefined_skills", "id,subcategory_id,name,name_fr")),
      ]);
      return { categories, subcategories, skills };
    },
    select: (rows) => treeOf(rows, language),
  });
}

/** The part of the tree whose names contain a text, in any language. */
export function searchCatalogue(
  tree: readonly ListedCategory[],
  text: string,
): readonly ListedCategory[] {
  const query = fold(text.trim());
  if (query === "") return tree;
  return tree.flatMap((category) => {
    const subcategories = category.subcategories.flatMap((subcategory) => {
      const matches = fold(subcategory.name).includes(query);
      const skills = matches
        ? subcategory.skills
        : subcategory.skills.filter(({ allNames }) =>
            allNames.some((name) => fold(name).includes(query)),
          );
      return skills.length > 0 ? [{ ...subcategory, skills }] : [];
    });
    return subcategories.length > 0 ? [{ ...category, subcategories }] : [];
  });
}
