import { describe, expect, test } from "vitest";
import { readPosting } from "../posting.ts";

const english = `
We are looking for someone reliable to join our team.
Duties:
- Work on payments, in paediatrics, or on electrical systems
Requirements:
- Two years of experience
Benefits:
- An immediate start and great pay
`;
const french = `
Nous recherchons une personne pour rejoindre notre équipe.
Missions :
- Assurer le suivi de l'électricité, du génie civil et de la microbiologie
Profil :
- Rigueur, CAP exigé
`;

describe("what stands behind the dash of a title is read", () => {
  test.each([
    ["Software Engineer – Payments / Acme Ltd", english, "Software Engineer – Payments", "Acme"],
    [
      "Staff Nurse – Paediatrics / St Anne's Hospital",
      english,
      "Staff Nurse – Paediatrics",
      "St Anne's Hospital",
    ],
    ["Technician – Electrical Systems", english, "Technician – Electrical Systems", undefined],
    [
      "Professeur – Génie civil / Lycée Vasseur",
      french,
      "Professeur – Génie civil",
      "Lycée Vasseur",
    ],
    [
      "Technicien de laboratoire – Microbiologie (H/F)",
      french,
      "Technicien de laboratoire – Microbiologie",
      undefined,
    ],
    ["Ingénieur(e) – Génie civil – CDI – Lyon", french, "Ingénieur(e) – Génie civil", undefined],
  ])("%s", (head, rest, ...[title, company]) => {
    expect(readPosting(head + rest)).toMatchObject({ title, company });
  });

  test.each([
    ["Driver – Immediate start", english, "Driver"],
    ["Support Worker – Nights / Oak House, Leeds", english, "Support Worker"],
    ["Cook – Larkfield Court", english, "Cook"],
    ["Technicien de maintenance – Temps plein", french, "Technicien de maintenance"],
  ])("conditions and names are no specialties: %s", (head, rest, title) => {
    const read = readPosting(head + rest);
    expect(read.title).toBe(title);
    expect(read.company).not.toBe("Nights");
  });
});
