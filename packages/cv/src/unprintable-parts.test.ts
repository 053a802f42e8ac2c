import { storedProfile } from "@postulo/evidence/profile";
import { expect, test } from "vitest";
import { masterCv } from "./master-cv.ts";
import { unprintableParts } from "./unprintable-parts.ts";

const cvOf = (description: string, name: string) =>
  masterCv(
    storedProfile.parse({
      profile: { first_name: "Ana", last_name: name, summary: "I cook 料理 every day." },
      experiences: [
        { title: "Cook", company: "Larkfield", description },
        { title: "Porter", company: "Wensum", description: "Moved beds" },
      ],
      education: [{ school: "東京大学", degree: "BA", field_of_study: "Food" }],
      competencies: [{ name: "한국어", category: "language" }],
      other: [{ label: "Interests", content: "Chess, 囲碁" }],
    }),
    "en",
  );

test("characters without a glyph are named with their part, in the order of the page", () => {
  expect(unprintableParts(cvOf("Cooked \uF0B7 山本 山", "สม"))).toEqual([
    { kind: "head", name: "", characters: ["ส", "ม"] },
    { kind: "summary", name: "", characters: ["料", "理"] },
    { kind: "experience", name: "Cook, Larkfield", characters: ["\uF0B7", "山", "本"] },
    { kind: "education", name: "BA, Food, 東京大学", characters: ["東", "京", "大", "学"] },
    { kind: "skills", name: "한국어", characters: ["한", "국", "어"] },
    { kind: "notes", name: "", characters: ["囲", "碁"] },
  ]);
});

test("a part in alphabets that are printed is not named", () => {
  const kinds = unprintableParts(cvOf("عملت שלום Київ – café ✓", "Şen")).map(({ kind }) => kind);
  expect(kinds).not.toContain("experience");
  expect(kinds).not.toContain("head");
});
