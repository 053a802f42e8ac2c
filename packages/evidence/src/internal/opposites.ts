import { oppositeForms, opposites } from "@postulo/lexicon/opposites";

/** The forms of one side of a pair: those that a claim may use, and all those of a source. */
type Side = { readonly claimed: readonly string[]; readonly stated: readonly string[] };

export type Opposition = {
  /** The matched text, folded. */
  readonly form: string;
  readonly start: number;
  readonly end: number;
  /** Both may be true of the same things: given and received, at morning and at night. */
  readonly isUnsure: boolean;
  /** Whether a folded text says the same, or the opposite. */
  readonly isSaid: (folded: string) => boolean;
  readonly isOpposed: (folded: string) => boolean;
};

const namedForms = Map.groupBy(
  oppositeForms.map((line) => {
    const [name = "", forms = ""] = line.split(": ");
    return { name, forms: forms.split(" ").map((form) => form.replaceAll("_", " ")) };
  }),
  ({ name }) => name,
);

function sideOf(name: string): Side {
  const forms = (namedForms.get(name) ?? []).flatMap((row) => row.forms);
  return {
    claimed: forms.filter((form) => !form.startsWith("~")),
    stated: forms.map((form) => form.replace("~", "")),
  };
}

/** Each is two sides that say the opposite of one another. */
export const oppositePairs = opposites.map((row) => {
  const [first = "", second = "", mark] = row.split(" ");
  return [sideOf(first), sideOf(second), mark === "unsure"] as const;
});

const firstWord = (form: string) => /^\p{L}+/u.exec(form)?.[0] ?? "";

/** The sides that a claim may use a form of, by the first word of the form. */
const byWord = Map.groupBy(
  oppositePairs.flatMap(([first, second, isUnsure]) =>
    [
      { own: first, other: second },
      { own: second, other: first },
    ].flatMap(({ own, other }) => own.claimed.map((form) => ({ form, own, other, isUnsure }))),
  ),
  ({ form }) => firstWord(form),
);

const isLetter = (character: string) => /\p{L}/u.test(character);

/** Whether a text has a form as whole words. */
function hasForm(folded: string, form: string): boolean {
  for (let at = folded.indexOf(form); at >= 0; at = folded.indexOf(form, at + 1))
    if (!isLetter(folded.charAt(at - 1)) && !isLetter(folded.charAt(at + form.length))) return true;
  return false;
}

/** The words of a folded text that have opposites: "closed", "goods in". */
export function oppositionsIn(folded: string): readonly Opposition[] {
  return [...folded.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) =>
    (byWord.get(word) ?? [])
      .filter(
        ({ form }) =>
          folded.startsWith(form, index) && !isLetter(folded.charAt(index + form.length)),
      )
      .map(({ form, own, other, isUnsure }) => ({
        form,
        isUnsure,
        start: index,
        end: index + form.length,
        isSaid: (text: string) => own.stated.some((one) => hasForm(text, one)),
        isOpposed: (text: string) => other.stated.some((one) => hasForm(text, one)),
      })),
  );
}
