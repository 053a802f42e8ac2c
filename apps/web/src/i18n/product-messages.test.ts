import { nextActions } from "@postulo/domain/next-action";
import { fileTypes } from "@postulo/domain/document";
import { features, plans } from "@postulo/domain/plan";
import { priorities } from "@postulo/domain/priority";
import { genders } from "@postulo/domain/profile/profile";
import { workModes } from "@postulo/domain/work-mode";
import {
  languageLevelWords,
  skillCategories,
  skillLevels,
  skillSubcategories,
} from "@postulo/domain/profile/skill";
import { pipelineGroups, stages } from "@postulo/domain/stage";
import { productMessages } from "@postulo/i18n/product-messages.en";
import { messages as frenchMessages } from "@postulo/i18n/product-messages.fr";
import { expect, test } from "vitest";

test.each([
  ["stages", stages],
  ["pipelineGroups", pipelineGroups],
  ["priorities", priorities],
  ["nextActions", nextActions],
  ["plans", plans],
  ["features", features],
  ["genders", genders],
  ["workModes", workModes],
  ["skillLevels", skillLevels],
  ["skillCategories", skillCategories],
  ["skillSubcategories", Object.values(skillSubcategories).flat()],
  ["fileTypes", fileTypes],
] as const)("each of the %s of the domain has exactly one message", (group, values) => {
  expect(Object.keys(productMessages[group]).toSorted()).toEqual([...values].toSorted());
});

test("letters and CVs name an advanced language as the form of a skill does", () => {
  expect(languageLevelWords.en.advanced).toBe(productMessages.skillLevels.advanced.toLowerCase());
  expect(languageLevelWords.fr.advanced).toBe(
    `niveau ${frenchMessages.skillLevels.advanced.toLowerCase()}`,
  );
});
