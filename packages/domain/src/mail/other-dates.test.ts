import { describe, expect, test } from "vitest";
import { mail, read } from "../testing/sample-mails.ts";

const said = (text: string) => {
  const { date, otherDates, asked } = read(mail(text));
  return { iso: date?.iso, kind: date?.kind, otherDates, asked };
};

describe("what follows an interview on another day", () => {
  test.each([
    [
      "We would like to invite you to an interview on Thursday 17 September at 2pm. It will be followed by a trial shift on Monday 21 September from 6am to 10am.",
      "2026-09-17T14:00",
      ["2026-09-21T06:00"],
    ],
    [
      "Nous vous invitons à un entretien le jeudi 17 septembre à 9 h. Un essai en boutique est prévu le samedi 19 septembre à 5 h.",
      "2026-09-17T09:00",
      ["2026-09-19T05:00"],
    ],
    [
      "Nous vous invitons à un entretien le jeudi 17 septembre à 9 h, suivi d’une mise en situation le vendredi 18 septembre à 14 h.",
      "2026-09-17T09:00",
      ["2026-09-18T14:00"],
    ],
    [
      "Nous vous invitons à un entretien le jeudi 17 septembre à 9 h, puis, si cela vous convient, à une demi-journée d’essai le samedi 19 septembre de 6 h à 10 h.",
      "2026-09-17T09:00",
      ["2026-09-19T06:00"],
    ],
  ])("is named beside the first: %s", (text, iso, otherDates) => {
    expect(said(text)).toMatchObject({ iso, kind: "interview", otherDates });
  });

  test.each([
    "We would like to invite you to an interview on Thursday 17 September at 2pm or on Friday 18 September at 9am.",
    "Nous vous invitons à un entretien le jeudi 17 septembre à 9 h et le vendredi 18 septembre à 14 h.",
    "Un essai aura lieu le mercredi 16 septembre à 9 h et nous vous invitons à un entretien le jeudi 17 septembre à 14 h.",
  ])(
    "decides nothing between two interviews, or where it comes before, and both are named: %s",
    (text) => {
      const { iso, otherDates } = said(text);
      expect(iso).toBeUndefined();
      expect(otherDates).toHaveLength(2);
    },
  );
});

describe("a day by which an answer is asked for", () => {
  const invited = "We would like to invite you to an interview on Thursday 17 September at 2pm.";
  test.each([
    [`${invited} Please confirm your attendance by Monday 14 September.`, "2026-09-14"],
    [
      "Nous vous invitons à un entretien le jeudi 17 septembre à 9 h. Je vous remercie de bien vouloir confirmer votre venue avant le lundi 14 septembre.",
      "2026-09-14",
    ],
    [invited, null],
    [`${invited} We will decide by Friday 25 September.`, null],
  ])("is beside the interview: %s", (text, asked) => {
    expect(said(text)).toMatchObject({ iso: expect.stringMatching(/^2026-09-17T/), asked });
  });

  test.each([
    "We are delighted to offer you the position of baker at a salary of £26,000. This offer is open until 18 September 2026.",
    "Nous avons le plaisir de vous proposer le poste de boulanger, pour 2 100 € brut par mois. Votre réponse est attendue pour le 18 septembre.",
    "Nous avons le plaisir de vous proposer le poste de boulanger en CDI à compter du 5 octobre, pour 2 100 € brut par mois. Nous attendons votre réponse avant le 18 septembre.",
  ])("is the date of an offer: %s", (text) => {
    expect(said(text)).toMatchObject({ iso: "2026-09-18", kind: "deadline", asked: null });
  });
});

describe("the venue of an interview", () => {
  const invited = "Nous vous invitons à un entretien le jeudi 17 septembre à 9 h";
  test.each([
    [
      "Nous vous invitons à un entretien dans nos locaux, 8 rue des Ormes à Rezé : le jeudi 17 septembre à 9 h.",
      "8 rue des Ormes à Rezé",
      null,
    ],
    [
      `${invited} sur notre site de Rezé, 8 avenue des Ormes, salle 4.`,
      "8 avenue des Ormes, salle 4, Rezé",
      null,
    ],
    [
      `${invited}, 8 rue des Ormes, 44400 Rezé (demander Mme Brisset).`,
      "8 rue des Ormes, 44400 Rezé",
      "Mme Brisset",
    ],
    [
      `${invited}, 8 rue des Ormes à Rezé, salle du Conseil.`,
      "8 rue des Ormes à Rezé, salle du Conseil",
      null,
    ],
    [
      "We would like to invite you to an interview on Thursday 17 September at 2pm at 14 Mill Lane, Otley. Please ask for Rhona Pike at reception.",
      "14 Mill Lane, Otley",
      "Rhona Pike",
    ],
    [
      "We would like to invite you to an interview on Thursday 17 September at 2pm at 14 Mill Lane, Otley. Ask for Human Resources.",
      "14 Mill Lane, Otley",
      null,
    ],
  ])("has its town, its room and whom to ask for: %s", (text, place, people) => {
    expect(read(mail(text)).venue).toMatchObject({ place, people });
  });
});
