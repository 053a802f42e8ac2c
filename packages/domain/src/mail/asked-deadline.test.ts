import { expect, test } from "vitest";
import { mail, read } from "../testing/sample-mails.ts";

/** The sample mails are of Tuesday, 8 September 2026. */
const dateOf = (text: string) => read(mail(text)).date;

test.each([
  ["Could you send your case study back to me by midday on Tuesday 15th?", "2026-09-15T12:00"],
  ["Open a pull request by Sunday 13 September, 23:59.", "2026-09-13T23:59"],
  ["Upload these documents for your application no later than Monday 14 September.", "2026-09-14"],
  ["Merci de nous adresser votre étude de cas pour le vendredi 18 septembre.", "2026-09-18"],
  ["Merci de confirmer votre entretien du jeudi 17 à 14h avant mardi 15.", "2026-09-15"],
  ["Merci de confirmer votre entretien de 14h avant mardi 15.", "2026-09-15"],
  ["Il nous faut votre dossier avant le 15 septembre à 12h.", "2026-09-15T12:00"],
  [
    "We would like to invite you to an interview:\n- Monday 14 September at 9:30\n- Tuesday 15 September at 14:00\nPlease let me know by this Friday, 11 September.",
    "2026-09-11",
  ],
  [
    "Your test for this application is below.\nDeadline: 13 September 2026, 17:00",
    "2026-09-13T17:00",
  ],
])("the last day of %s", (text, iso) => {
  expect(dateOf(text)).toMatchObject({ iso, kind: "deadline" });
});

test.each([
  "Thank you for your application. The post closes on Friday 18 September at noon.",
  "We hope to confirm your interview by Friday 18 September.",
  "HR will send the next step of your application by Friday 18 September.",
  "Please bear with us on your application until Friday 18 September.",
  "I am travelling until Friday 18 September, so please don't read anything into the silence.",
  "Your application is with us. If you change your mind, please tell us by 18 September.",
  "We regret that the role has been filled. Please send your expenses by 18 September.",
])("no last day for the reader: %s", (text) => {
  expect(dateOf(text)).toBeNull();
});
