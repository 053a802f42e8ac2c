import { describe, expect, test } from "vitest";
import { checkText } from "./fact-gate.ts";
import { sentencesOf } from "./internal/sentences.ts";
import { storedProfile } from "@postulo/evidence/profile";
import { readPosting } from "@postulo/posting/posting";
import { postingsEn } from "@postulo/posting/testing/postings-en";
import { postingsFr } from "@postulo/posting/testing/postings-fr";
import { profiles } from "./testing/profiles.ts";

const english = {
  profile: storedProfile.parse(profiles["nurseEn"]),
  posting: readPosting(postingsEn[0]?.text ?? ""),
  today: { year: 2026, month: 11 },
  language: "en" as const,
};
const french = {
  profile: storedProfile.parse(profiles["accountantFr"]),
  posting: readPosting(postingsFr[1]?.text ?? ""),
  today: { year: 2026, month: 11 },
  language: "fr" as const,
};
const kinds = (text: string, known: typeof english | typeof french) =>
  checkText(text, known).map(({ kind }) => kind);

describe("the fact gate passes what profile and posting state", () => {
  test.each([
    "I have worked as a Staff Nurse at Saint Bride's Infirmary since March 2019.",
    "There I carry out triage for up to sixty patients per shift.",
    "I trained six new nurses in wound care.",
    "Documentation errors fell by 20% with my checklist.",
    "Your 420-bed hospital serves the north of Leeds.",
    "I hold a Bachelor of Science in Adult Nursing from the University of Hull.",
    "My Spanish is at an intermediate level.",
    "I am applying for the position of Registered Nurse at Harrow Vale Hospital.",
    "I spent four years at Oakwood Clinic in York.",
    "I have not taken the ACLS course yet, and would like to.",
    "Your hospital of 420 beds is the kind of place that appeals to me.",
    "For this I went through the University of Hull.",
    "Errors fell by 20% while I was there.",
    "Your 420 beds and your patients appeal to me.",
  ])("%s", (sentence) => {
    expect(checkText(sentence, english)).toEqual([]);
  });

  test.each([
    "Je travaille comme comptable chez Ateliers Morel depuis janvier 2020.",
    "J’ai réduit le délai de clôture mensuelle de 10 à 6 jours.",
    "J’ai préparé les dossiers de trente-cinq clients.",
    "Trésorier du Club de judo de Wazemmes, je gère un budget de 40 000 euros.",
    "Je souhaite rejoindre Menuiseries Vasseur à Lille.",
  ])("%s", (sentence) => {
    expect(checkText(sentence, french)).toEqual([]);
  });
});

describe("the mark of a postscript", () => {
  test.each(["PS: ", "PS ", "P.S. ", "P.S.: ", "P. S. ", "PS – ", "Postscript: ", "Ps, "])(
    "is no name: %s",
    (mark) => {
      expect(checkText(`${mark}I trained six new nurses in wound care.`, english)).toEqual([]);
      expect(kinds(`${mark}I trained six new nurses at Amazon.`, english)).toContain("name");
    },
  );

  test.each(["PS : ", "P.S. : ", "P.-S. : ", "Post-scriptum : "])(
    "n'est pas un nom : %s",
    (mark) => {
      const text = `${mark}j’ai préparé les dossiers de trente-cinq clients.`;
      expect(checkText(text, french)).toEqual([]);
    },
  );

  test.each([
    "PS Ltd taught me triage.",
    "I worked for PS as a nurse.",
    "I trained six new nurses in wound care at PS.",
  ])("is a name elsewhere: %s", (text) => {
    expect(kinds(text, english)).toContain("name");
  });
});

describe("the fact gate rejects inventions", () => {
  test.each([
    ["a number", "I trained 14 new nurses in wound care."],
    ["a number in words", "I have fifteen years of experience."],
    ["a percentage", "I reduced errors by 35%."],
    ["a year", "I have been at Saint Bride's Infirmary since 2011."],
    ["two halves of different dates", "I started at Oakwood Clinic in March 2015."],
    ["an employer", "I also worked at Mayo Clinic for a while."],
    ["a school", "I studied at the University of Cambridge."],
    ["a name at the beginning", "Mayo Clinic taught me wound care."],
    ["a tool", "I document everything in Excel and SAP."],
    ["a skill", "My experience includes palliative care."],
    ["a degree", "I hold an MBA and a PhD."],
    ["a language", "I speak fluent German."],
    ["a title", "As a director I led the ward."],
    ["a skill that only the posting has", "I have an ACLS certification."],
    ["a number that only the posting has", "I ran a ward of 420 beds myself."],
    ["a skill asked for and then claimed", "You ask for ACLS, which I have."],
    ["years of another job", "I joined Oakwood Clinic in 2019 and left in 2022."],
    ["a title of another job", "As a Staff Nurse at Oakwood Clinic I learnt a lot."],
    ["a figure of another thing", "I trained 60 new nurses in wound care."],
    ["a multiple", "I doubled the number of patients."],
    ["a higher rank", "As a Senior Staff Nurse I carry out triage."],
    ["a better level", "I speak fluent Spanish."],
    ["a past there", "I worked at Harrow Vale Hospital as a student."],
    ["an honour", "I received an award for my checklist."],
    ["years in another house", "I spent nine years at Oakwood Clinic."],
    ["a rank that the posting offers", "I have held a Head Nurse post."],
    ["a first-class degree", "I hold a first-class degree in Adult Nursing."],
    ["years counted with a figure of another thing", "I have sixty years of experience."],
    ["a school of true words", "I studied at the University of Leeds."],
    ["a denial that is none", "I have not only passed ACLS but taught it."],
    ["a past in the reader's house", "I know your ward, where I trained as a student."],
    ["a link", "My work is at www.amelia-nurses.com."],
    [
      "one sentence in another language",
      "I trained 6 new nurses in wound care. Je serais très heureuse de vous rencontrer pour parler du poste.",
    ],
    ["a placeholder", "I look forward to joining [Company Name]."],
    ["a refusal", "As an AI language model, I cannot write this."],
    ["leaked instructions", "Here is your cover letter, as instructed."],
    [
      "the wrong language",
      "Je suis infirmière dans un service de chirurgie et je travaille avec les patients.",
    ],
  ])("%s", (_, sentence) => {
    expect(kinds(sentence, english)).not.toEqual([]);
  });

  test.each([
    ["un nombre", "J’ai encadré 12 personnes."],
    ["un nombre en lettres", "J’ai douze ans d’expérience."],
    ["un nombre rond", "J’ai encadré une quinzaine de personnes."],
    ["une date", "Je travaille chez Ateliers Morel depuis septembre 2020."],
    ["un employeur", "J’ai aussi travaillé chez Deloitte."],
    ["une école", "Je suis diplômé de Sciences Po."],
    ["un outil", "Je maîtrise SAP et Power BI."],
    ["un diplôme", "Je suis titulaire du DSCG et d’un master."],
    ["un titre", "En tant que directeur, j’ai dirigé le service."],
    ["un refus", "En tant qu’IA, je ne peux pas rédiger cette lettre."],
    ["un champ vide", "Je souhaite rejoindre [nom de l’entreprise]."],
  ])("%s", (_, sentence) => {
    expect(kinds(sentence, french)).not.toEqual([]);
  });
});

describe("a title belongs to its employer", () => {
  const job = (id: string, company: string, title: string) => ({
    id,
    company,
    title,
    start_date: "2015",
    end_date: "2018",
    description: "",
  });
  const profile = storedProfile.parse({
    ...Object(profiles["nurseEn"]),
    experiences: [job("1", "Acme", "Cook"), job("2", "Acme Hotels", "Baker")],
  });
  const kindsOf = (text: string) => kinds(text, { ...english, profile });

  test("a title belongs to its employer, also when two names begin alike", () => {
    expect(kindsOf("As a Baker at Acme Hotels I learnt a lot.")).toEqual([]);
    expect(kindsOf("As a Cook at Acme Hotels I learnt a lot.")).toContain("title");
    expect(kindsOf("As a Director at Acme Hotels I learnt a lot.")).toContain("title");
  });

  test("a subject belongs to its school", () => {
    expect(kindsOf("As a Nursing student at the University of Hull I learnt a lot.")).toEqual([]);
    expect(kindsOf("As a Director at the University of Hull I learnt a lot.")).toContain("title");
  });
});

test("a full stop of an abbreviation ends no sentence", () => {
  expect(
    sentencesOf("Dear Mr. Okoro,\nI count E. coli. I hold permis B. J'écris à M. Roux."),
  ).toEqual(["Dear Mr. Okoro,", "I count E. coli.", "I hold permis B.", "J'écris à M. Roux."]);
});
