import { expect, test } from "vitest";
import { additionAddress, tabForAsked } from "./profile-tab.ts";

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

const additionOf = (text: string, ...missing: readonly string[]) =>
  additionAddress({ text, missing }, "letter").replace("/dashboard/your-informations/", "");

test("a skill begins with the first term that is missing, an entry with the words of the posting", () => {
  expect(additionOf("Kubernetes and Terraform in production", "terraform", "Kubernetes")).toBe(
    "skills?back=letter&add=Terraform",
  );
  expect(additionOf("lead a team of four")).toBe("experience?back=letter&add=Lead+a+team+of+four");
  expect(additionOf("BTS tourisme")).toBe("education?back=letter&add=BTS+tourisme");
  expect(additionOf("Fluent German", "German")).toBe("skills?back=letter&add=German&as=language");
});
