import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFromText } from "../testing/lines-from-text.ts";

const entriesOf = (text: string) => {
  const { experiences, education } = parseResume(documentFromText(text));
  return {
    experiences: experiences.map(({ title, description }) => [title?.value, description?.value]),
    education: education.map(({ degree, description }) => [degree?.value, description?.value]),
  };
};

const person = "# Noor Verhaegen\nnoor@example.org\n";

test("a contract, a department and a grade beside the names are in the description", () => {
  expect(
    entriesOf(`${person}
**EXPÉRIENCE PROFESSIONNELLE**
Aide-soignante (intérim), Clinique des Ajoncs, Rennes\t2019 - 2021
- Soins d’hygiène et de confort
Infirmière (CDD de remplacement), Clinique de l’Ouest, Rennes\t2016 - 2017
Vendeuse, CDD – Boulangerie Larmor, Rennes\tmars 2017 - juin 2019
**FORMATION**
2016 Bac pro ASSP, mention bien, Lycée des Ajoncs, Rennes`),
  ).toEqual({
    experiences: [
      ["Aide-soignante", "Intérim\n• Soins d’hygiène et de confort"],
      ["Infirmière", "CDD de remplacement"],
      ["Vendeuse", "CDD"],
    ],
    education: [["Bac pro", "Mention bien"]],
  });
});

test("places, periods, labels and addresses are not", () => {
  expect(
    entriesOf(`${person}
**EXPERIENCE**
Position held: Fitter, Larmor Boats Ltd, Whitby, United Kingdom\t2018 - 2020 (2 years)
- Fitted engines
**EDUCATION**
2016 - 2018 Diploma in Marine Engineering, Whitby College, Whitby`),
  ).toEqual({
    experiences: [["Fitter", "• Fitted engines"]],
    education: [["Diploma", undefined]],
  });
});
