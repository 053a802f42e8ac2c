/** Who reads the letter: an office, a name, or both. */
export type Reader = {
  readonly name: string | undefined;
  readonly office: string | undefined;
  /** How the posting addresses the person: "Mr", "Mme". */
  readonly honorific: string | undefined;
};

/** « Madame la Directrice »: an office that is addressed by itself. */
const frenchOffice = /^(?:Monsieur|Madame) l(?:e |a |['’])/;
const withHonorific =
  /^(Mr|Mrs|Ms|Mx|Miss|Dr|Prof|Monsieur|Madame|Mme|Mlle|Maître|Me|M(?=\.))\.? (\S.*)$/u;

/** Name and office in one line: "Mr Tom Prowse, Headteacher". */
export function readerText({ honorific, name, office }: Reader): string {
  const title = honorific === "M" ? "M." : honorific;
  const person = [title, name].filter((part) => part !== undefined).join(" ");
  return [person, office].filter((part) => part !== undefined && part !== "").join(", ");
}

/** Reads what a person types about the reader of the letter, in the form of `readerText` or with the office first. */
export function parseReader(text: string): Reader {
  const parts = text.split(",").map((part) => part.trim());
  const officeOf = (named: string) =>
    parts.filter((part) => part !== named && part !== "").join(", ") || undefined;
  for (const part of parts) {
    if (frenchOffice.test(part))
      return { office: text.trim(), honorific: undefined, name: undefined };
    const [, honorific, name] = withHonorific.exec(part) ?? [];
    if (name !== undefined) return { office: officeOf(part), honorific, name };
  }
  const [name = ""] = parts;
  return { office: officeOf(name), honorific: undefined, name };
}
