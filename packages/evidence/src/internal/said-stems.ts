import { memoizeObject } from "../memoize.ts";
import { wordsOf } from "../words.ts";
import type { Clause } from "./clauses.ts";
import { stemsOf } from "./word-keys.ts";

/** The stems of all words of a clause. */
export const saidStems = memoizeObject(
  ({ text }: Clause): ReadonlySet<string> =>
    new Set(wordsOf(text).flatMap(({ raw }) => stemsOf(raw))),
);
