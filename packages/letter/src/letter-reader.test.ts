import { storedProfile } from "@postulo/evidence/profile";
import { expect, test } from "vitest";
import { moreProfiles } from "./testing/more-profiles.ts";
import { profiles } from "./testing/profiles.ts";
import { writeLetter } from "./write-letter.ts";

const letterFor = (stored: unknown, jobDescription: string) => {
  const outcome = writeLetter({
    profile: storedProfile.parse(stored),
    jobDescription,
    fallbackLanguage: "en",
    today: { year: 2026, month: 11, day: 23 },
  });
  if (outcome.kind !== "written") throw new Error(JSON.stringify(outcome));
  return outcome.letter;
};

test("the reader is addressed by name or office, and stands above the employer", () => {
  const english = letterFor(
    profiles["nurseEn"],
    "Staff Nurse\nCompany: Harrow Vale Hospital\nRef: HV/2041\nYou need wound care.\nAddress your letter to Mr Tom Prowse.",
  );
  expect(english.recipient[0]).toBe("Mr Tom Prowse");
  expect(english.salutation).toBe("Dear Mr Prowse,");
  expect(english.subject).toContain("(reference HV/2041)");
  const particle = letterFor(
    profiles["nurseEn"],
    "Staff Nurse\nCompany: Harrow Vale Hospital\nYou need wound care.\nAddress your letter to Ms Bríd Ní Mhaolan.",
  );
  expect(particle.salutation).toBe("Dear Ms Ní Mhaolan,");
  const french = letterFor(
    moreProfiles["schoolLeaverFr"],
    "Agent d'accueil\nLa Ville de Dinan recrute un agent d'accueil.\nVous accueillez le public avec le sourire.\nCandidature à adresser à Monsieur le Maire, 21 rue de Marchix.",
  );
  expect(french.recipient[0]).toBe("Monsieur le Maire");
  expect(french.salutation).toBe("Monsieur le Maire,");
  expect(french.closing).toContain("Monsieur le Maire");
});

test.each(["Letter and CV to Sandra Poole, sandra@halberd.example.", "CV please to Tom Ashe."])(
  "the reader is who gets what is sent: %s",
  (sentence) => {
    const name = sentence.includes("Sandra") ? "Sandra Poole" : "Tom Ashe";
    const letter = letterFor(
      profiles["nurseEn"],
      `Staff Nurse\nCompany: Harrow Vale Hospital\nYou need wound care.\n${sentence}`,
    );
    expect(letter.salutation).toBe(`Dear ${name},`);
  },
);

test("a French reader who is known by the first name alone is greeted so, and a surname alone is not", () => {
  const letterTo = (name: string) =>
    letterFor(
      moreProfiles["schoolLeaverFr"],
      `Agent d'accueil\nLa Ville de Dinan recrute un agent d'accueil.\nVous accueillez le public avec le sourire.\nPassez à l'agence. Demandez ${name}.`,
    );
  const { salutation, closing } = letterTo("Élodie");
  expect([salutation, closing]).toEqual(["Bonjour Élodie,", "Bien cordialement,"]);
  expect(letterTo("Kervadec").salutation).toBe("Madame, Monsieur,");
});

test("what the applicant is asked to write is not written for them", () => {
  const task = 'Applications without the phrase "blue heron" in the first line will not be read.';
  const text = `Cook\nCompany: The Copper Pan\nYou need pastry skills.\n${task}`;
  expect(JSON.stringify(letterFor(profiles["cookEn"], text))).not.toContain("heron");
});

test("the service of an office stands in the address only, with the street, and no mark of gender in a sentence", () => {
  const letter = letterFor(
    moreProfiles["schoolLeaverFr"],
    "La Mairie de Dinan recrute\nAgent / Agente d'accueil (H/F)\nVous accueillez le public avec le sourire.\nCandidature à adresser à Monsieur le Maire – Service du personnel, 21 rue de Marchix, 22100 Dinan.",
  );
  expect(letter.salutation).toBe("Monsieur le Maire,");
  expect(letter.closing).not.toContain("personnel");
  expect(letter.recipient).toEqual([
    "Monsieur le Maire",
    "Service du personnel",
    "Mairie de Dinan",
    "21 rue de Marchix",
    "22100 Dinan",
  ]);
  expect(letter.subject).not.toMatch(/H\/F| \/ /);
});
