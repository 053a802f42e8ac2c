import { expect, test } from "vitest";
import { splitDegree } from "./degree.ts";

test.each([
  ["PhD in Computer Science", "PhD", "Computer Science"],
  ["Bachelor of Science in Nursing", "Bachelor of Science", "Nursing"],
  ["Bachelor of Science, Biology", "Bachelor of Science", "Biology"],
  ["Master of Arts", "Master of Arts", undefined],
  ["BSc (Hons) Physics", "BSc (Hons)", "Physics"],
  ["M.Sc. magna cum laude", "M.Sc. magna cum laude", undefined],
  ["Master 2 Marketing digital", "Master 2", "Marketing digital"],
  ["Licence de droit", "Licence", "droit"],
  ["Licence professionnelle en logistique", "Licence professionnelle", "logistique"],
  ["Diplôme d'ingénieur", "Diplôme d'ingénieur", undefined],
  ["Diplôme d’ingénieur en génie civil", "Diplôme d’ingénieur", "génie civil"],
  ["BTS Comptabilité et gestion", "BTS", "Comptabilité et gestion"],
  ["Baccalauréat scientifique", "Baccalauréat scientifique", undefined],
  ["DCG en comptabilité", "DCG", "comptabilité"],
  ["Master en droit, mention bien", "Master", "droit"],
  ["Computer Science (MSc)", "MSc", "Computer Science"],
  ["Licence en informatique et télécom", "Licence", "informatique et télécom"],
  ["Thèse de doctorat en statistique", "Thèse de doctorat", "statistique"],
])("splits %s into degree and subject", (text, degree, field) => {
  expect(splitDegree(text)).toEqual({ degree, field });
});
