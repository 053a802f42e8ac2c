import { expect, test } from "vitest";
import { letterText } from "./letter.ts";
import { storedProfile } from "@postulo/evidence/profile";
import { readPosting } from "@postulo/posting/posting";
import { readRequirements } from "@postulo/posting/requirements";
import { writeLetter } from "./write-letter.ts";

const person = (gender: string, experience: object) =>
  storedProfile.parse({
    profile: { first_name: "Chloé", last_name: "Garnier", city: "Lille", gender },
    experiences: [experience],
    competencies: [
      { name: "Word Processing" },
      { name: "Hôpital Manager", category: "toolsAndSoftware" },
    ],
  });

function letterOf(profile: ReturnType<typeof person>, jobDescription: string): string {
  const today = { year: 2026, month: 11, day: 22 };
  const outcome = writeLetter({ profile, jobDescription, fallbackLanguage: "en", today });
  return outcome.kind === "written" && outcome.refused.length === 0
    ? letterText(outcome.letter)
    : JSON.stringify(outcome);
}

const sales = person("female", {
  company: "Leroy Merlin",
  title: "Conseillère de vente",
  start_date: "03/2020",
  is_current: true,
  description: "Accueil des clients et encaissement\nPose de bornes de recharge",
});

test("an apprenticeship has the applicant's gender, at employers whose names begin like an article", () => {
  const letter = letterOf(
    sales,
    "ALTERNANCE – Boulanger(e) (H/F)\nEntreprise : Lactalis\nVous accueillez les clients et vous tenez la caisse de la boulangerie.",
  );
  expect(letter).toContain("poste de boulangère en alternance");
  expect(letter).toContain("Chez Leroy Merlin");
  expect(letter).toContain("chez Lactalis");
  expect(letter).toContain("— Accueil des clients et encaissement");
  expect(letter).toContain("Hôpital Manager");
  expect(letter).not.toMatch(/(?<!\p{L})Word(?! Processing)/u);
});

const clerk = person("", {
  company: "Spar",
  title: "Shop assistant",
  start_date: "06/2023",
  is_current: true,
  description: "Lead 4 colleagues on weekends",
});

test("an agency is the addressee, not the employer", () => {
  const letter = letterOf(
    clerk,
    "Head of Operations - Bristol\nOur client, a transport operator, is seeking a Head of Operations.\nHarcourt Mills Recruitment is acting as an Employment Agency.\nCompany: Harcourt Mills Recruitment",
  );
  expect(letter).toContain("\n\nHarcourt Mills Recruitment\n\n");
  expect(letter).not.toMatch(/(?:at|join) Harcourt/);
  expect(letter).toContain("position of Head of Operations");
  expect(letter).toContain(
    "At Spar, as Shop assistant (since 2023):\n— Lead 4 colleagues on weekends",
  );
});

test("a named client is the employer; a consultancy's unnamed clients are not", () => {
  const isAgency = (text: string) => readPosting(text).isAgency;
  expect(
    isAgency("Cook\nOur client, Brill Foods Ltd, is looking for a cook.\nCompany: Brill Foods"),
  ).toBe(false);
  expect(isAgency("Consultant\nCompany: Brill\nYou advise our clients on site.")).toBe(false);
});

test("sentences that end in an accent are read one by one", () => {
  const requirements = readRequirements(
    readPosting(
      "Infirmier H/F\nProfil recherché : Diplôme d'État exigé. Expérience en réanimation souhaitée. Permis B exigé.\n- Atout : Kubernetes",
    ),
  );
  expect(requirements.map(({ kind, text }) => [kind, text])).toEqual([
    ["must", "Diplôme d'État exigé."],
    ["nice", "Expérience en réanimation souhaitée."],
    ["must", "Permis B exigé."],
    ["nice", "Atout : Kubernetes"],
  ]);
});

test("finds an occupation after a label and in an exclamation, and an employer above its kind", () => {
  const read = (text: string) => {
    const { title, company } = readPosting(text);
    return [title, company];
  };
  expect(
    read(
      "Le Comptoir des Marées\nRestaurant bistronomique · Pornic (44)\nOn cherche notre second de cuisine !!",
    ),
  ).toEqual(["Second de cuisine", "Le Comptoir des Marées"]);
  expect(
    read("Job d'été : animateur périscolaire (H/F)\nLa Ville de Nice recherche des animateurs."),
  ).toEqual(["Animateur périscolaire", "Ville de Nice"]);
});

test("a county or town beside the title is not the employer, and capitals are normalised by the text", () => {
  const posting = readPosting(
    "URGENT!!! SENIOR SUPPORT WORKER NEEDED - PURLEY\nWe run 3 homes around Purley looking for a Senior Support Worker to start asap. Call 0999. Marlpit Care Ltd",
  );
  expect([posting.title, posting.company]).toEqual(["Senior Support Worker", "Marlpit Care"]);
  expect(
    readPosting("Cariste H/F\nActeur reconnu dans le Finistère, recherche un cariste.").company,
  ).toBeUndefined();
});
