import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFromText } from "../testing/lines-from-text.ts";
import { unreadLines } from "../unread-lines.ts";

const read = (text: string) => parseResume(documentFromText(text));
const named = (resume: ReturnType<typeof read>) =>
  resume.experiences.map(({ title, company, location }) =>
    [title, company, location].map((one) => one?.value),
  );

test("what a template says where nobody wrote anything is no value, and its line is unread", () => {
  const resume = read(`
# Ada Example
ada@mail.example

**EXPERIENCE**

**Welder**, Company Name, City, State, 03/2016 – present
- Made frames and gates for schools

**Job Title**, [Company Name], 2012 – 2015
- Describe what you did here in a few words

**JobTitle**, WorkPlaceName, City, State, 2009 – 2011
- Describe what you did there in a few words

**EDUCATION**

**Degree Name**, University Name, 2008 – 2011`);
  expect(named(resume)).toEqual([["Welder", undefined, undefined]]);
  expect(resume.education).toEqual([]);
  expect(unreadLines(resume).map((line) => resume.lines[line])).toContain(
    "Job Title, [Company Name], 2012 – 2015",
  );
});

test("the same in French, also for the name of the person", () => {
  const resume = read(`
# Votre Nom
ada@mail.example

**EXPÉRIENCE PROFESSIONNELLE**

**Soudeuse**, Nom de l’entreprise, Ville, 03/2016 – 05/2019
- Fabrication de portails pour des écoles

**Intitulé du poste**, Entreprise, Ville, 2012 – 2015
- Décrire ici vos missions en quelques mots`);
  expect(named(resume)).toEqual([["Soudeuse", undefined, undefined]]);
  expect([resume.profile.first_name, resume.profile.last_name]).toEqual([undefined, undefined]);
});

test("names that only begin like a placeholder are values", () => {
  const resume = read(`
# Ada Example
ada@mail.example

**EXPERIENCE**

**Job Coach**, City Hall, Leeds, 03/2016 – present
- Advised people who looked for work

**Welder**, The Company Store, Bristol, 2012 – 2015
- Made frames and gates for schools`);
  expect(named(resume)).toEqual([
    ["Job Coach", "City Hall", "Leeds"],
    ["Welder", "The Company Store", "Bristol"],
  ]);
});
