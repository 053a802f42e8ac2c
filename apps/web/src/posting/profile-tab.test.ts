import { expect, test } from "vitest";
import { tabForAsked } from "./profile-tab.ts";

const tabFor = (text: string) => tabForAsked({ text, missing: [text] });

test("a diploma is added under education, also with a language beside it", () => {
  expect(tabFor("BTS tourisme, anglais courant")).toBe("education");
  expect(tabFor("Titre professionnel de cuisinier")).toBe("education");
  expect(tabFor("Licence professionnelle")).toBe("education");
});

test("a certificate and a language are added under skills", () => {
  expect(tabFor("Permis B")).toBe("skills");
  expect(tabFor("Formation CACES R489")).toBe("skills");
  expect(tabFor("Fluent English")).toBe("skills");
});
