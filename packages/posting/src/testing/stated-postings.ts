import { postingsEnDesks } from "./postings-en-desks.ts";
import { postingsEnHands } from "./postings-en-hands.ts";
import { postingsEnLater } from "./postings-en-later.ts";
import { postingsEnLatest } from "./postings-en-latest.ts";
import { postingsEnProfessions } from "./postings-en-professions.ts";
import { postingsFrBureaux } from "./postings-fr-bureaux.ts";
import { postingsFrLater } from "./postings-fr-later.ts";
import { postingsFrLatest } from "./postings-fr-latest.ts";
import { postingsFrMains } from "./postings-fr-mains.ts";
import type { StatedPosting } from "./stated-posting.ts";

/** Forty postings of as many trades, half of them French. */
export const statedPostings: readonly StatedPosting[] = [
  ...postingsEnHands,
  ...postingsEnDesks,
  ...postingsEnProfessions,
  ...postingsFrMains,
  ...postingsFrBureaux,
];

/** More of them, for reading only: the reader had not been tuned to these when they were written. */
export const laterPostings: readonly StatedPosting[] = [
  ...postingsEnLater,
  ...postingsFrLater,
  ...postingsEnLatest,
  ...postingsFrLatest,
];
