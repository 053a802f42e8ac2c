import { storedProfile } from "@postulo/evidence/profile";
import { expect, test } from "vitest";
import { masterCv } from "./master-cv.ts";
import { matchPosting } from "./match-posting.ts";

test("a title proves the one word of a wish, and what is looked for proves nothing", () => {
  const profile = storedProfile.parse({
    profile: {
      first_name: "Claire",
      last_name: "Fontanel",
      summary: "Infirmière. Je cherche un poste en soins intensifs.",
    },
    experiences: [{ company: "Hôpital Morand", title: "Infirmière, service de cardiologie" }],
  });
  const wishes = ["3 ans d'expérience en cardiologie", "une expérience en soins intensifs"];
  const posting = `Infirmière\nProfil\n- ${wishes.join("\n- ")}`;
  const { requirements } = matchPosting(masterCv(profile, "fr"), posting);
  expect(requirements.map(({ provenBy }) => provenBy.length)).toEqual([1, 0]);
});

test("what stands beside a wish in a summary still proves", () => {
  const summary = "Comptable avec une maîtrise de Sage, je recherche un poste à Nantes.";
  const profile = storedProfile.parse({
    profile: { first_name: "Claire", last_name: "Fontanel", summary },
    experiences: [{ company: "Cabinet Morand", title: "Comptable" }],
  });
  const posting = "Comptable\nProfil\n- Maîtrise de Sage";
  const { requirements } = matchPosting(masterCv(profile, "fr"), posting);
  expect(requirements.map(({ provenBy }) => provenBy.length)).toEqual([1]);
});

test("a degree in another subject proves no wish for one", () => {
  const provenBy = (...studies: readonly { degree: string; field_of_study: string }[]) => {
    const profile = storedProfile.parse({
      profile: { first_name: "Claire", last_name: "Fontanel" },
      experiences: [{ company: "Cabinet Morand", title: "Aide" }],
      education: studies.map((study) => ({ ...study, school: "Lycée Bréal", end_date: "2010" })),
    });
    const { requirements } = matchPosting(
      masterCv(profile, "fr"),
      "Aide\nProfil\n- CAP tapisserie exigé",
    );
    return requirements.map((requirement) => requirement.provenBy.length);
  };
  const craft = { degree: "CAP", field_of_study: "Tapisserie" };
  const trade = { degree: "BEP", field_of_study: "Vente" };
  expect(provenBy(craft, trade)).toEqual([1]);
  expect(provenBy(trade)).toEqual([0]);
});

test.each([
  ["CACES R485 en cours de validité", "CACES R485", false],
  ["CACES R485 en cours de validité", "CACES R485, en cours de validité", true],
  ["CACES R485", "CACES R485", true],
])("%s is proven by a training called %s: %s", (wish, degree, isProven) => {
  const profile = storedProfile.parse({
    profile: { first_name: "Claire", last_name: "Fontanel" },
    experiences: [{ company: "Cabinet Morand", title: "Cariste" }],
    education: [{ degree, school: "Centre Bréal", end_date: "2012" }],
  });
  const { requirements } = matchPosting(masterCv(profile, "fr"), `Cariste\nProfil\n- ${wish}`);
  expect(requirements.map(({ provenBy }) => provenBy.length > 0)).toEqual([isProven]);
});
