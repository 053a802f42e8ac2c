import { expect, test } from "vitest";
import { isProven } from "../testing/match-one.ts";

const note = (text: string) => ({ notes: [{ id: "note", text }] });
const skill = (text: string) => ({ names: [{ id: "skill", text }] });

const nvq = "NVQ Level 3 or equivalent in plumbing or heating";
const firstAid = "AFGSU niveau 2 à jour";

test.each([
  [nvq, "Tickets: NVQ Level 3 Plumbing and Heating, Hull City College, 2014"],
  [nvq, "NVQ Level 3 Plumbing and Heating, Hull City College, awarded in June 2014"],
  [firstAid, "Certificats: AFGSU niveau 2, CESU 35, recyclage mai 2025"],
  [firstAid, "Certificats: AFGSU niveau 2, CESU 35, renouvelée en mai 2025"],
  [firstAid, "AFGSU niveau 2, validité mai 2029"],
  [firstAid, "AFGSU niveau 2, CESU 35, valable jusqu'en mai 2029"],
])("who gave a certificate and when is no part of its name: %s, %s", (asked, held) => {
  expect(isProven(asked, note(held))).toBe(true);
});

test.each([
  ["Permis C exigé", "Permis B, C, CE"],
  ["Permis CE", "Permis B, C, CE"],
  ["CACES R489 catégorie 3", "CACES R489, Catégorie 3"],
  ["CACES R489 catégorie 3", "CACES, R489, Catégorie 3"],
  ["CACES R489 catégorie 3", "CACES R489, 1A, 3, 5"],
  ["Driving licence category C1", "Driving licence, B, C1"],
  ["First aid certificate, paediatric", "First aid certificate, Paediatric, 2025"],
])("its categories are a part of what is held: %s, %s", (asked, held) => {
  expect(isProven(asked, note(held))).toBe(true);
});

test.each([
  ["Permis D", "Permis B, C, CE"],
  ["CACES R489 catégorie 3", "CACES R489, Catégorie 1A"],
  ["Driving licence category C1", "Driving licence, B, Swansea"],
  [nvq, "Tickets: NVQ Level 2 Plumbing and Heating, Hull City College, 2014"],
  [nvq, "NVQ Level 3 Health and Social Care, Hull City College, 2014"],
  [nvq, "NVQ Level 3 Plumbing and Heating, Hull City College, not completed"],
  [nvq, "NVQ Level 3 Plumbing and Heating, Hull City College, two units left"],
  [nvq, "NVQ Level 3 Plumbing and Heating, Hull City College, expected 2027"],
  [firstAid, "Certificats: AFGSU niveau 1, CESU 35, recyclage mai 2025"],
  [firstAid, "Certificats: AFGSU niveau 2, CESU 35, recyclage mai 2019"],
  [firstAid, "AFGSU niveau 2, CESU 35, recyclage prévu en janvier 2027"],
  [firstAid, "AFGSU niveau 2, validité mai 2025"],
  [firstAid, "AFGSU niveau 2, CESU 35, fin de validité mai 2025"],
  [firstAid, "AFGSU niveau 2, CESU 35, expirée depuis mai 2025"],
  ["First aid certificate in date", "First aid certificate, Red Cross, ended May 2025"],
  ["NVQ Level 3 in plumbing", "NVQ Level 3, Hairdressing"],
  ["SIA CCTV licence", "SIA licence, Door Supervisor, 2025"],
  ["CSCS gold card", "CSCS card, Green, 2025"],
  ["First aid at work certificate", "First aid certificate, Paediatric, 2025"],
  ["Experience of a college", "NVQ Level 3 Plumbing and Heating, Hull City College, 2014"],
])(
  "what is lower, lapsed, unfinished or of another field proves nothing: %s, %s",
  (asked, held) => {
    expect(isProven(asked, note(held))).toBe(false);
  },
);

test.each([
  ["Experience with electronic patient records such as MetaVision is an advantage", "Metavision"],
  ["Experience with electronic patient records such as MetaVision or Clinisoft", "metavision"],
  ["Experience with MetaVision software", "Metavision"],
  ["Experience of services such as Orange or Total", "Total"],
])("a product is the same in other capitals: %s, %s", (asked, held) => {
  expect(isProven(asked, skill(held))).toBe(true);
});

test.each([
  ["Experience with electronic patient records such as MetaVision is an advantage", "Vision"],
  ["Experience with electronic patient records such as MetaVision is an advantage", "Clinisoft"],
  ["Experience with property management systems", "Property"],
  ["Experience of services such as Orange or Total", "total"],
  ["Experience with Causeway data", "causeway"],
])("another name proves no product: %s, %s", (asked, held) => {
  expect(isProven(asked, skill(held))).toBe(false);
});

const counterbalance = "A valid counterbalance licence (RTITB or ITSSAR)";

test.each([
  [counterbalance, "Counterbalance forklift licence (RTITB), 2022"],
  [counterbalance, "Counterbalance licence (ITSSAR), March 2023"],
  [counterbalance, "Counterbalance forklift licence (RTITB)"],
  ["CACES R489 catégorie 3 en cours de validité", "CACES R489 catégorie 3, 2023"],
])("a licence for forklifts is valid for five years: %s, %s", (asked, held) => {
  expect(isProven(asked, note(held))).toBe(true);
  expect(isProven(asked, skill(held))).toBe(true);
});

test.each([
  [counterbalance, "Counterbalance forklift licence (RTITB), 2019"],
  [counterbalance, "Reach truck licence (RTITB), 2025"],
  [counterbalance, "Reach forklift licence (RTITB), 2025"],
  [counterbalance, "Forklift licence (RTITB), 2025"],
  [counterbalance, "Counterbalance forklift licence (RTITB), 2022, expired"],
  ["A valid first aid certificate", "First aid certificate, 2022"],
])("an older one, and one for another truck, proves nothing: %s, %s", (asked, held) => {
  expect(isProven(asked, note(held))).toBe(false);
});
