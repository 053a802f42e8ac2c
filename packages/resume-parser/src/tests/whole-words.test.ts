import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFromText } from "../testing/lines-from-text.ts";

const parse = (head: string, more = "") => {
  const work = "**WORK HISTORY**\nCashier, Larmor Boats Ltd, Whitby, 2001 - 2003\n- Till";
  return parseResume(documentFromText(`# Noor Verhaegen\n${head}\n\n${work}\n${more}`));
};
const licencesOf = (head: string) => parse(head).notes.map(({ content }) => content.value);

test.each([
  ["noor@example.org\nPermis B – véhicule personnel", ["Permis B – véhicule personnel"]],
  ["noor@example.org · Permis B · véhiculée", ["Permis B · véhiculée"]],
  ["Electrician. Own van. Full UK\ndriving licence.", ["Full UK driving licence."]],
  ["Permis B – célibataire\nnoor@example.org", ["Permis B"]],
  ["Electrician. I do not hold a\ndriving licence.", []],
])("a driving licence has its own words: %j", (head, licences) => {
  expect(licencesOf(head)).toEqual(licences);
});

test.each([
  ["Leeds LS12 · noor@example.org", "Leeds", "LS12"],
  ["Manchester, M20\nnoor@example.org", "Manchester", "M20"],
  ["Leeds LS12 3AB\nnoor@example.org", "Leeds", "LS12 3AB"],
  ["Lyon A6\nnoor@example.org", undefined, undefined],
])("reads the town and the postcode of %j", (head, city, code) => {
  const { profile } = parse(head);
  expect([profile.city?.value, profile.postal_code?.value]).toEqual([city, code]);
});

test.each([
  ["Anglais : B1", "intermediate", "B1"],
  ["English (C1)", "advanced", "C1"],
  ["Anglais courant (TOEIC 850)", "advanced", "TOEIC 850"],
  ["Anglais : langue maternelle", "expert", undefined],
])("keeps the code or score of a level: %s", (line, level, stated) => {
  const [language] = parse("noor@example.org", `**LANGUAGES**\n${line}`).competencies;
  expect([language?.level, language?.stated]).toEqual([level, stated]);
});
