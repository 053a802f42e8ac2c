import { describe, expect, test } from "vitest";
import { checkText } from "./fact-gate.ts";
import { storedProfile } from "@postulo/evidence/profile";
import { readPosting } from "@postulo/posting/posting";
import { inventions } from "./testing/inventions.ts";
import { letterPairs } from "./testing/letter-pairs.ts";
import { postingsEn } from "@postulo/posting/testing/postings-en";
import { postingsFr } from "@postulo/posting/testing/postings-fr";
import { profiles } from "./testing/profiles.ts";
import { writeLetter } from "./write-letter.ts";

const today = { year: 2026, month: 11 };

/** Not every letter: a sample costs less, and the kinds matter more than their number. */
const step = 9;

const goodLetters = letterPairs().flatMap(({ request }, at) => {
  const outcome = at % step === 0 ? writeLetter(request) : undefined;
  if (outcome?.kind !== "written") return [];
  const { letter, posting } = outcome;
  const sentences = letter.paragraphs.flat().map(({ text }) => text);
  return [{ letter, posting, profile: request.profile, sentences }];
});

/** What the invention has changed: the sentences that stay have passed already. */
const withoutKept = (text: string, sentences: readonly string[]) =>
  sentences.reduce((rest, sentence) => rest.replace(sentence, ""), text).trim();

describe("the fact gate over good letters", () => {
  test("refuses at most 2 % of their sentences, read without what they cite", () => {
    const all = goodLetters.flatMap((good) =>
      good.letter.paragraphs.flat().map(({ text }) => ({ ...good, text })),
    );
    const refused = all.filter(({ text, profile, posting, letter }) =>
      checkText(text, { profile, posting, today, language: letter.language }).some(
        ({ severity }) => severity === "refused",
      ),
    );
    expect(goodLetters.length).toBeGreaterThanOrEqual(20);
    expect(refused.length / all.length).toBeLessThanOrEqual(0.02);
  });

  test("stops 95 % of forty kinds of invention, and each kind in more than half of the letters", () => {
    const weak: string[] = [];
    let injected = 0;
    let stopped = 0;
    for (const { kind, inject } of inventions) {
      const stops = goodLetters.flatMap((good) => {
        const text = inject(good);
        if (text === undefined) return [];
        const { profile, posting, letter, sentences } = good;
        const changed = withoutKept(text, sentences);
        return [
          checkText(changed, { profile, posting, today, language: letter.language }).length > 0,
        ];
      });
      const count = stops.filter(Boolean).length;
      injected += stops.length;
      stopped += count;
      if (stops.length === 0 || count / stops.length < 0.5)
        weak.push(`${kind}: ${count}/${stops.length}`);
    }
    expect(inventions.length).toBeGreaterThanOrEqual(40);
    expect(weak).toEqual([]);
    expect(stopped / injected).toBeGreaterThanOrEqual(0.95);
  });
});

describe("true sentences as a model or a user would write them", () => {
  const nurse = {
    profile: storedProfile.parse(profiles["nurseEn"]),
    posting: readPosting(postingsEn[0]?.text ?? ""),
    today: { year: 2026, month: 11 },
    language: "en" as const,
  };
  const accountant = {
    profile: storedProfile.parse(profiles["accountantFr"]),
    posting: readPosting(postingsFr[1]?.text ?? ""),
    today: { year: 2026, month: 11 },
    language: "fr" as const,
  };
  const english = [
    "I was glad to read that Harrow Vale Hospital is looking for a nurse in its emergency department.",
    "On every shift I triage up to 60 patients.",
    "Since March 2019 I have been a Staff Nurse at Saint Bride's Infirmary in Leeds.",
    "Between 2015 and 2019 I supported elderly patients at Oakwood Clinic in York.",
    "A checklist that I introduced for medical records cut documentation errors by 20%.",
    "Six new nurses have learnt wound care from me.",
    "For five years at the Leeds Half Marathon I treated runners at the finish line.".replace(
      "For five years at",
      "At",
    ),
    "My Bachelor of Science in Adult Nursing is from the University of Hull.",
    "I have eight years of experience in emergency and surgical care.",
    "I am NMC registered and available from 5 January.",
    "My Spanish is intermediate, which you list among the things that would help.",
    "Your hospital serves the north of the city with 420 beds.",
    "You ask for clear notes in medical records, and I care about them as well.",
    "I would be pleased to tell you more in an interview.",
    "Thank you for your time.",
  ];
  const french = [
    "Votre annonce pour un poste de comptable général à Lille a retenu mon attention.",
    "Comptable depuis sept ans en PME industrielle, je souhaite rejoindre Menuiseries Vasseur.",
    "Chez Ateliers Morel, je tiens la comptabilité générale de deux sociétés depuis janvier 2020.",
    "J’établis les déclarations de TVA et les rapprochements bancaires.",
    "La clôture mensuelle prend désormais 6 jours au lieu de 10.",
    "Je prépare les bilans avec l’expert-comptable.",
    "Au Cabinet Delattre, de 2016 à 2019, j’ai préparé les dossiers de 35 clients.",
    "J’y ai formé deux stagiaires à Sage.",
    "Je suis titulaire d’un BTS Comptabilité et gestion obtenu au Lycée Gaston Berger en 2016.",
    "Trésorier du Club de judo de Wazemmes depuis 2018, je gère 40 000 euros par an.",
    "Je travaille avec Sage et Excel, que vous citez dans votre annonce.",
    "J’ai le permis B et un niveau d’anglais intermédiaire.",
    "Vous demandez trois ans d’expérience.",
    "Je serais heureux de vous rencontrer pour en parler.",
    "Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.",
  ];

  test("pass", () => {
    expect([
      ...english.flatMap((text) => checkText(text, nurse)),
      ...french.flatMap((text) => checkText(text, accountant)),
    ]).toEqual([]);
  });
});
