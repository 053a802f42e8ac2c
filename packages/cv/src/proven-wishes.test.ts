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
