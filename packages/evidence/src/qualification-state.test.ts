import { expect, test } from "vitest";
import type { Entry } from "./entry.ts";
import { readEntries } from "./entry.ts";
import { storedProfile } from "./profile.ts";
import { heldSentences, isSkillHeld } from "./held-texts.ts";
import { educationState, isDenial } from "./qualification-state.ts";

const today = { year: 2026, month: 11 };

type Rows = Readonly<Record<string, readonly object[]>>;

const entriesOf = (rows: Rows): Entry[] =>
  readEntries(storedProfile.parse({ profile: { first_name: "Ines" }, ...rows }));

const study = (row: object) => {
  const [entry] = entriesOf({ education: [{ school: "Harbour College", ...row }] }).filter(
    ({ kind }) => kind === "education",
  );
  if (!entry) throw new Error("No education");
  return educationState(entry, today);
};

test.each([
  [{ degree: "HNC", start_date: "2016", end_date: "2018" }, "held"],
  [{ degree: "First aid at work" }, "held"],
  [{ degree: "BTS", end_date: "2010", description: "obtenu, 12,4" }, "held"],
  [{ degree: "FIMO", end_date: "2024", description: "valable jusqu'en 2029" }, "held"],
  [
    { degree: "HNC", start_date: "2016", end_date: "2018", description: "left after year 1" },
    "unproven",
  ],
  [
    { degree: "Licence", start_date: "2011", end_date: "2013", description: "non terminée" },
    "unproven",
  ],
  [{ degree: "BTS", end_date: "2016", description: "Moyenne 14/20 au diplôme" }, "held"],
  [{ degree: "BSc", end_date: "2016", description: "Year abroad in Madrid" }, "held"],
  [{ degree: "CPC", end_date: "2024", description: "renewal due 2029" }, "held"],
  [{ degree: "MSc", start_date: "2025" }, "unproven"],
  [{ degree: "First aid", end_date: "2019", description: "valid to 2022" }, "unproven"],
  [{ degree: "CACES 3, valable jusqu'au 12/2024", end_date: "2019" }, "unproven"],
  [{ degree: "First aid, refresher overdue", end_date: "2019" }, "unproven"],
  [{ degree: "SST, recyclage dépassé", end_date: "2019" }, "unproven"],
  [{ degree: "CSCS card, due for renewal", end_date: "2019" }, "unproven"],
  [{ degree: "MSc", end_date: "06/2027", description: "part-time" }, "underway"],
  [{ degree: "DEAS", start_date: "2025", description: "jury en mars 2027" }, "underway"],
  [{ degree: "NVQ", end_date: "2026", description: "course done, exam booked" }, "underway"],
  [{ degree: "NVQ", start_date: "2024", description: "all modules done" }, "underway"],
  [{ degree: "RNCP", end_date: "2026", description: "2 compétences sur 3 validées" }, "underway"],
])("an education %o is %s", (row, state) => {
  expect(study(row)).toBe(state);
});

test("what a note says is lost or to come is not held, and the rest of the note is", () => {
  const [note] = entriesOf({
    other: [{ label: "Cards", content: "ECS Gold card. SSSTS expired in 2024, renewal planned" }],
  }).filter(({ kind }) => kind === "note");
  expect(note && heldSentences(note, today)).toEqual(["ECS Gold card."]);
});

test.each(["ADR, expires 2028", "CACES R489, validité 2029", "CPC card to 2029", "12/12 points"])(
  "what is valid until a day to come is held: %s",
  (content) => {
    const entries = entriesOf({ other: [{ label: "Permis", content }] });
    const note = entries.find(({ kind }) => kind === "note");
    expect(note && heldSentences(note, today)).toEqual([content]);
  },
);

test("a skill is not held when a note or an unfinished education of that name restricts it", () => {
  const entries = entriesOf({
    competencies: [{ name: "ADR" }, { name: "SSIAP 2" }, { name: "Driver CPC" }],
    education: [
      { school: "CFPS", degree: "SSIAP 2", start_date: "2026", description: "examen en février" },
    ],
    other: [
      { label: "ADR", content: "expired 05/2025, happy to renew" },
      { label: "Telehandler", content: "ran out in 2024, not renewed" },
    ],
  });
  const held = entries.filter((one) => one.kind === "skill" && isSkillHeld(one, entries, today));
  expect(held.map(({ title }) => title)).toEqual(["Driver CPC"]);
});

test.each([
  ["Siemens S7, read only, no programming", true],
  ["Pas de caisse", true],
  ["Douane : non", true],
  ["No adjustments in 3 years", false],
  ["0 RIDDOR since 2022", false],
  ["Sans accident", false],
  ["Helped with the count, didnt run it", true],
  ["Extensions : regardé faire, jamais posé", true],
  ["Sans permis", true],
  ["Assisted residents who cannot feed themselves", false],
  ["Aide aux personnes qui ne peuvent pas se déplacer", false],
  ["Vente de produits sans gluten", false],
  ["Zero-downtime deployments", false],
  ["Jamais en retard", false],
  ["Not a single parcel lost", false],
  ["Réduction des arrêts non planifiés de 18 % en deux ans", false],
  ["Tri de pièces plastiques non conformes", false],
  ["Pièces non conformes : tri et retouche", false],
  ["Cut unplanned stops by 18 %", false],
  ["Chased the invoices not paid on time", false],
  ["Production de 120 jours sans accident", false],
  ["Suivi des modules non validés", true],
  ["Caisse non tenue", true],
  ["Use of forklifts not allowed", true],
])(
  "what somebody does not do is a denial, and what is good not to have is none: %s",
  (text, is) => {
    expect(isDenial(text)).toBe(is);
  },
);

const heldOf = (content: string, label = "Papers") => {
  const [note] = entriesOf({ other: [{ label, content }] }).filter(({ kind }) => kind === "note");
  return note && heldSentences(note, today);
};

test.each([
  ["tacho card to 04/2028. ADR lapsed 2022", ["tacho card to 04/2028."]],
  ["OSHA 10. NATE expired 12/2024, retest in January 2027", ["OSHA 10."]],
  ["full licence, own car but no trailer", ["full licence, own car"]],
  ["permis B, pas de voiture", ["permis B"]],
  ["dimanche et fêtes (pâques, noël) pas de nuits", ["dimanche et fêtes (pâques, noël)"]],
  // What is behind a loss, a plan or "yet" is said of what stands before.
  ["SSIAP 1 obtenu en 2020, recyclage non fait donc plus valable", []],
  ["commercial or LPG, have had no tickets for it", []],
  ["8 of 12 units done, assessor left and it stopped", []],
  ["attestation catégorie 1 : pas encore", []],
  ["First aid and food hygiene, both expired", []],
  ["PA1 passed, PA2 failed twice", []],
  ["Category C licence. Lost it in 2019.", []],
  ["Forklift ticket 2015. Never renewed.", []],
])("of a note, %s, held is %o", (content, held) => {
  expect(heldOf(content)).toEqual(held);
});

test("nothing is held under a label that denies", () => {
  expect(heldOf("commercial or LPG work", "Not interested in")).toEqual([]);
});
