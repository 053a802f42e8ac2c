import { findContactAddress } from "@postulo/domain/posting/contact-address";
import { expect, test } from "vitest";
import { provesWish } from "../match-wishes.ts";
import { readPosting } from "../posting.ts";
import { readRequirements } from "../requirements.ts";
import { readTasks } from "../tasks.ts";

const asked = (text: string) =>
  readRequirements(readPosting(text))
    .filter(({ kind }) => kind !== "duty")
    .map(({ kind, text: words }) => `${kind}: ${words}`);

test("sentences about the employer and its history are no requirements", () => {
  const text = `Secrétaire médicale (H/F)
Clinique du Parc, Lyon

Pourquoi ce poste existe ? Sylvie part en retraite et souhaite vous passer le relais pendant trois semaines.

Profil recherché
- Une expérience en secrétariat médical
Un anglais correct est apprécié : nous recevons beaucoup de patients étrangers.
Nous sommes certifiés depuis 2019.
`;
  expect(asked(text)).toEqual([
    "must: Une expérience en secrétariat médical",
    "nice: Un anglais correct est apprécié",
  ]);
  expect(readRequirements(readPosting(text)).map((one) => one.kind)).not.toContain("duty");
});

test("what the employer says to expect is asked for", () => {
  const text = `Secrétaire (H/F)
Clinique du Parc, Lyon

Vos missions
- Accueil des patients
Nous attendons une bonne maîtrise d'Excel.
`;
  const texts = readRequirements(readPosting(text)).map((one) => one.text);
  expect(texts).toContain("Nous attendons une bonne maîtrise d'Excel.");
});

test('a sentence that ends with "if" and one that ends with a colon are headings', () => {
  const text = `Office manager (H/F)
Nuage Vert

Tes responsabilités
- Facturation des clients

Tu es la bonne personne si
- tu écris un français impeccable
- tu parles anglais couramment
`;
  expect(asked(text)).toEqual([
    "must: tu écris un français impeccable",
    "must: tu parles anglais couramment",
  ]);
  const english = `Team Lead
Oakhaven Care Group

You must have:
- A QQI Level 5 in Healthcare Support

It would be great if you also have:
- QQI Level 6 in supervisory management
- A musical ear!
`;
  expect(asked(english)).toEqual([
    "must: A QQI Level 5 in Healthcare Support",
    "nice: QQI Level 6 in supervisory management",
    "nice: A musical ear!",
  ]);
});

const school = `SPECIAL NEEDS ASSISTANT
Scoil Naomh Bríd, Bishopstown, Cork

Please apply with a letter of application, CV and the names of two referees, in one PDF, by e-mail only to principal@scoilbrid.example before noon. Put “SNA An Réalt” in the subject line. The Board of Management is an equal opportunities employer.
`;

test("the employer is the institution below the title, not the body that governs it", () => {
  expect(readPosting(school).company).toBe("Scoil Naomh Bríd");
  const governed =
    "Caretaker\nGlanmire\n\nThe Board of Management is an equal opportunities employer.";
  expect(readPosting(governed).company).toBeUndefined();
});

test("the employer is not named by a service of it that is looking for somebody", () => {
  const text = `Assistant de gestion (F/H)
Métropole des Deux-Fleuves – Direction de l’éducation – Lyon 3e

La Métropole des Deux-Fleuves agit pour 1,4 million d’habitants. Le service Vie des collèges (14 personnes) recherche son futur assistant.`;
  expect(readPosting(text).company).toBe("Métropole des Deux-Fleuves");
});

test("a heading above the employer is no part of it", () => {
  const text = `Operations Manager

The role
Marl Security Services, an accredited provider, is seeking an experienced Operations Manager to join our team.`;
  expect(readPosting(text).company).toBe("Marl Security Services");
});

const tasksOf = (text: string) => readTasks(readPosting(text)).map((task) => task.text);

test("how to apply, the subject of the e-mail and instructions with « tu » are tasks", () => {
  expect(tasksOf(school)[0]).toContain("in one PDF, by e-mail only to principal@scoilbrid.example");
  expect(findContactAddress(school)).toBe("principal@scoilbrid.example");
  const [subject] = readTasks(
    readPosting("Secrétaire médicale\nÉcrivez-nous.\nObjet : « SECMED-6 »."),
  );
  expect(subject?.check).toEqual({ kind: "phrase", phrase: "SECMED-6", place: "subject" });
  expect(
    tasksOf(
      "Office manager\nRéponds sur notre site avec un CV et un message qui nous dit ce qui te donne envie de venir, et raconte-nous un process que tu as mis en place. Pas de lettre type !",
    ),
  ).toHaveLength(2);
});

test("a title has the gender that the first row writes out", () => {
  const text = `Secrétaire médicale / assistant(e) médico-administratif(ve) – CDI – Lyon 6e

La Clinique de la Tête d’Or recrute un(e) secrétaire médical(e) pour son cabinet.`;
  expect(readPosting(text).title).toBe("Secrétaire médicale");
});

test.each([
  ["Accueil des clients, y compris en anglais", false],
  ["Anglais courant", true],
])(
  "a line that only mentions a language does not show that it is spoken fluently: %s",
  (text, is) => {
    expect(provesWish(text, { kind: "must", text: "Tu parles anglais couramment" })).toBe(is);
  },
);
