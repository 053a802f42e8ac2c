import { expect, test } from "vitest";
import { statedDay, statedDeadlines } from "./stated-day.ts";

test.each([
  ["Send your CV and a letter quoting BBS/114 by 11 December.", "2026-12-11"],
  ["Apply by Friday 8 January 2027.", "2027-01-08"],
  ["Apply by 20 January.", "2027-01-20"],
  ["Closing date for applications: 11 December 2026", "2026-12-11"],
  ["Apply by 3 March 2024.", undefined],
  // Day or month first: the text does not tell here.
  ["Apply by 11/12/2026.", undefined],
  ["Apply between 1 December and 5 December.", undefined],
  ["Apply by Friday.", undefined],
  ["State if you are available from 1 March 2027.", undefined],
  ["Please keep 14 January 2027 free for interviews and send your CV.", undefined],
  ["Apply by 20 October.", undefined],
  ["Tell us in 200 words why you apply.", undefined],
])("%s: %s", (text, day) => {
  expect(statedDay(text, { today: "2026-11-28", language: "en" })).toBe(day);
});

test.each([
  ["Envoyez CV et lettre avant le 13 décembre 2026 à Mme Marchetti.", "2026-12-13"],
  ["Réponse avant le 1er février.", "2027-02-01"],
  ["Racontez-nous un service difficile.", undefined],
])("%s : %s", (text, day) => {
  expect(statedDay(text, { today: "2026-11-28", language: "fr" })).toBe(day);
});

test.each([
  [
    "en",
    "Warehouse lead\nApply by 11/12/2026\nWe pick and pack.",
    "Apply by 11/12/2026",
    "2026-12-11",
  ],
  ["en", "Closing date: 05/01/2027", "Closing date: 05/01/2027", "2027-01-05"],
  ["en", "The closing date is soon. Closing date: noon on 5 January 2027.", undefined, undefined],
  ["en", "Start date: 11 December 2026\nApply by post.", undefined, undefined],
  ["en", "Closing date: 5 January 2024", undefined, undefined],
  ["fr", "Poste à Vernon. Date limite : 11 décembre", "Date limite : 11 décembre", "2026-12-11"],
  [
    "fr",
    "Date limite de dépôt des candidatures : le 05/01/2027",
    "Date limite de dépôt des candidatures : le 05/01/2027",
    "2027-01-05",
  ],
  ["fr", "Date limite de consommation à vérifier.", undefined, undefined],
  ["en", "Permanent | 37 hours | Closing 4 December", "Closing 4 December", "2026-12-04"],
  [
    "en",
    "£28,000 · Leeds · Closing date: 4 December 2026 · Ref. 88",
    "Closing date: 4 December 2026",
    "2026-12-04",
  ],
  [
    "en",
    "£28,000 a year · Leeds · Closing 4 December 2026",
    "Closing 4 December 2026",
    "2026-12-04",
  ],
  ["en", "Closing on 4 December | Ripon | Permanent", "Closing on 4 December", "2026-12-04"],
  [
    "en",
    "Permanent | Closing 4 December\nApply by 8 December 2026",
    "Apply by 8 December 2026",
    "2026-12-08",
  ],
  [
    "en",
    "Grade 4, closing date 4 December, interviews 12 December",
    "closing date 4 December, interviews 12 December",
    "2026-12-04",
  ],
  [
    "fr",
    "CDI, Lille – Date limite : 11 décembre – Réf. 88",
    "Date limite : 11 décembre",
    "2026-12-11",
  ],
  [
    "fr",
    "Temps plein, date limite de candidature le 11 décembre",
    "date limite de candidature le 11 décembre",
    "2026-12-11",
  ],
  ["fr", "Délai de postulation : 15.12.2026", "Délai de postulation : 15.12.2026", "2026-12-15"],
  ["fr", "Délai de livraison : 15.12.2026", undefined, undefined],
  ["en", "The café, closing 4 December for repairs, needs a cook.", undefined, undefined],
  ["en", "Our shop is closing on 4 December | Permanent", undefined, undefined],
  ["en", "Permanent | Start date 4 December | 37 hours", undefined, undefined],
  ["en", "Permanent | Office closed 24 December to 2 January", undefined, undefined],
  ["en", "Interviews 12 December | 37 hours", undefined, undefined],
  ["en", "You help with the closing of the accounts, 4 December 2026", undefined, undefined],
  ["en", "You prepare the annual accounts, closing 31 December", undefined, undefined],
  ["en", "Opening hours - Monday to Friday - Closes 25 December", undefined, undefined],
  ["en", "Opening hours | Monday to Friday | Closing 25 December", undefined, undefined],
  ["en", "Annual accounts | Closing 31 December", undefined, undefined],
  ["en", "Full time, Ripon, closing 4 December", undefined, undefined],
  ["en", "Permanent | We prepare the accounts of 2026 | Closing 31 December", undefined, undefined],
  ["en", "Permanent | Closing 4 December | Closing 11 December", undefined, undefined],
  ["en", "Permanent | Closing Friday", undefined, undefined],
  ["fr", "Vous établissez les comptes annuels, clôture au 31 décembre.", undefined, undefined],
  ["fr", "Exercice comptable, clôture au 31 décembre", undefined, undefined],
  ["fr", "CDI | 35 h | Clôture au 31 décembre", undefined, undefined],
  ["fr", "Paie du mois ; clôture le 25 janvier", undefined, undefined],
  ["fr", "Fermeture du site – clôture le 24 décembre", undefined, undefined],
  ["fr", "CDD, prise de poste le 4 décembre", undefined, undefined],
  ["fr", "Fermeture annuelle, le 24 décembre", undefined, undefined],
])("the last day of a posting (%s): %s", (language, posting, ...[text, day]) => {
  const about = { today: "2026-11-28", language, order: "dayFirst" } as const;
  const expected = text === undefined ? [] : [{ text, day }];
  expect(statedDeadlines(posting, about)).toEqual(expected);
});

test("the month is first in the last day of an American posting", () => {
  const about = { today: "2026-11-28", language: "en", order: "monthFirst" } as const;
  expect(statedDeadlines("Apply by 12/11/2026", about)).toEqual([
    { text: "Apply by 12/11/2026", day: "2026-12-11" },
  ]);
});

test.each([
  ["en", "Full time. Closes 11th December 2026 at 5pm."],
  ["en", "Ripon\nCloses 11th December"],
  ["en", "Applications close on 11 December"],
  ["en", "The vacancy closes at midnight on 11 December."],
  ["en", "To apply, email your CV or call Priya on 0113 496 0000 by Friday 11th December."],
  ["en", "Or call Priya on 0113 496 0000 by Friday 11th December."],
  ["en", "Send us your CV by 5pm on 11 December."],
  ["en", "We are accepting applications until 11 December."],
  ["en", "Applications must be received by 11 December 2026."],
  ["en", "Applications welcome until 11 December."],
  ["en", "Please submit your application before 11 December."],
  ["en", "Interested? We need your CV by 11 December."],
  ["fr", "Les candidatures sont ouvertes jusqu'au 11 décembre."],
  ["fr", "Transmettre votre candidature au plus tard le 11 décembre."],
  ["fr", "Candidatez avant le 11 décembre"],
  ["fr", "Merci d'adresser CV et lettre avant le 11 décembre à Mme Marchetti."],
  ["fr", "Vous pouvez postuler jusqu'au vendredi 11 décembre."],
  ["fr", "Fin des candidatures : 11 décembre"],
])("the last day of a posting in other words (%s): %s", (language, posting) => {
  const about = { today: "2026-11-28", language, order: "dayFirst" } as const;
  expect(statedDeadlines(posting, about).map(({ day }) => day)).toEqual(["2026-12-11"]);
});

test.each([
  ["en", "Opening hours\nMonday to Friday\nCloses 25 December"],
  ["en", "Our shop closes 25 December"],
  ["en", "Successful applicants will be contacted by 18 December."],
  ["en", "If you have not heard by 18 December, your application was not successful."],
  ["en", "Apply now for this contract until 31 January 2027."],
  ["en", "You prepare applications by hand. Month end closes 5 January."],
  ["fr", "CDD jusqu'au 31 janvier 2027, envoyez votre candidature."],
  ["fr", "Nous répondrons à toutes les candidatures avant le 15 janvier."],
  ["fr", "Prise de poste avant le 4 janvier, postulez vite."],
  ["en", "Applications will be reviewed before 15 January 2027."],
  ["en", "Applicants must be aged 18 by 1 December 2026."],
  ["en", "Applicants must hold a full licence before 4 January 2027."],
  ["en", "All applications will be answered by 20 December 2026."],
  ["en", "Email jane@example.org by 12 December 2026 to book a place at our open evening."],
  ["en", "The successful applicant must be in post by 4 January 2027."],
  ["fr", "Le candidat devra être titulaire du permis avant le 4 janvier 2027."],
  ["fr", "Les candidatures seront examinées avant le 20 décembre 2026."],
  ["fr", "Nous étudierons votre candidature avant le 20 décembre 2026."],
])("another day is not the last one to apply (%s): %s", (language, posting) => {
  const about = { today: "2026-11-28", language, order: "dayFirst" } as const;
  expect(statedDeadlines(posting, about)).toEqual([]);
});
