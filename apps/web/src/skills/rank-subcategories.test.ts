import { expect, test, vi } from "vitest";
import type { ListedCategory } from "./catalogue.ts";
import { orderCatalogue, rankSubcategories } from "./rank-subcategories.ts";

const subcategory = (key: string, name: string, ...skills: readonly string[]) => ({
  key,
  name,
  skills: skills.map((all) => ({
    id: all,
    name: all,
    allNames: all.split("/"),
    category: "technical" as const,
    subcategory: key,
  })),
});

const tree: readonly ListedCategory[] = [
  {
    key: "technical",
    name: "Technical",
    subcategories: [
      subcategory("programmingLanguages", "Programming languages", "Python", "Java"),
      subcategory("webDevelopment", "Web development", "HTML", "React"),
      subcategory("health", "Health and care", "Nursing care/Soins infirmiers"),
      subcategory("hospitality", "Hospitality and food", "Cooking/Cuisine", "Food safety/HACCP"),
    ],
  },
  {
    key: "language",
    name: "Languages",
    subcategories: [
      subcategory("european", "European languages", "French/Français"),
      subcategory("asian", "Asian languages", "Japanese/Japonais"),
    ],
  },
];

const orderFor = (skills: readonly string[], titles: readonly string[]) =>
  orderCatalogue(tree, rankSubcategories(tree, { skills, titles }), "en").map(({ subcategories }) =>
    subcategories.map(({ key }) => key),
  );

const neutral = ["health", "hospitality", "programmingLanguages", "webDevelopment"];

test("without a profile trades are in the order of their names, the rest in that of the server", () => {
  expect(orderFor([], [])).toEqual([neutral, ["european", "asian"]]);
});

test.each([
  ["Cook", "hospitality"],
  ["Cuisinière de collectivité", "hospitality"],
  ["Infirmière de nuit", "health"],
  ["Web Developer", "webDevelopment"],
])("the title %s puts %s first", (title, first) => {
  const [trades] = orderFor([], [title]);
  expect(trades).toEqual([first, ...neutral.filter((key) => key !== first)]);
});

test("skills of the profile, in either language, come before words of titles", () => {
  const [trades, languages] = orderFor(["haccp", "Cooking", "Japonais"], ["Nursing assistant"]);
  expect(trades?.slice(0, 2)).toEqual(["hospitality", "health"]);
  expect(languages).toEqual(["asian", "european"]);
});

test("a title that says nothing of a trade changes nothing", () => {
  expect(orderFor([], ["CEO", "Chef de rang"])[0]).toEqual(neutral);
});

test("the work grows with the sum of names and skills, not with their product", () => {
  const listed = Array.from({ length: 300 }, (_, at) => `skill ${at}/compétence ${at}`);
  const skills = Array.from({ length: 100 }, (_, at) => `own ${at}`);
  const normalize = vi.spyOn(String.prototype, "normalize");
  rankSubcategories(
    [{ key: "technical", name: "T", subcategories: [subcategory("long", "Long", ...listed)] }],
    { skills, titles: [] },
  );
  const { length: calls } = normalize.mock.calls;
  normalize.mockRestore();
  expect(calls).toBeGreaterThan(0);
  expect(calls).toBeLessThan(4 * (2 * listed.length + skills.length));
});
