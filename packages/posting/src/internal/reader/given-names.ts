import { fold } from "@postulo/lexicon/fold";
import { givenNames } from "@postulo/lexicon/given-names";
import type { Reader } from "../../reader.ts";

const listed: ReadonlySet<string> = new Set(givenNames);
const isGivenName = (word: string) =>
  /^\p{Lu}\.$/u.test(word) ||
  fold(word)
    .split("-")
    .some((part) => listed.has(part));

/** Whether a name is a person's: with an honorific, or a given name and a surname, of which a surname in capitals may be first. */
export function isPersonsName({
  honorific,
  name = "",
}: Pick<Reader, "honorific" | "name">): boolean {
  const words = name.split(" ");
  const [first = ""] = words;
  const given = /^[\p{Lu}’'-]{2,}$/u.test(first) ? words : [first];
  return honorific !== undefined || (words.length > 1 && given.some(isGivenName));
}
