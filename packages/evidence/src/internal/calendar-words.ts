import { fold } from "@postulo/lexicon/fold";

const days =
  "Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mondays Fridays Tuesdays Wednesdays Thursdays Saturdays Sundays Christmas Easter Dear Sir Madam Madame Monsieur";

const namesOf = (language: string) =>
  Array.from({ length: 12 }, (_, at) =>
    new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" }).format(
      new Date(Date.UTC(2024, at, 15)),
    ),
  );

/** Capitalised words of the calendar and of salutations, folded: they are no names. */
export const calendarWords: ReadonlySet<string> = new Set(
  [...namesOf("en"), ...namesOf("fr"), ...days.split(" ")].map(fold),
);
