const first = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(97 + at));
const languagesOfNames = ["en", "fr"] as const;

/** Two letters, all there are: `aa` to `zz`. */
const codes: readonly string[] = first.flatMap((one) => first.map((other) => one + other));

/** The English and French names that the runtime knows for codes of two letters, with their codes. */
export function namesOfCodes(
  type: "region" | "language",
): (readonly [name: string, code: string])[] {
  return languagesOfNames.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type, fallback: "none" });
    return codes.flatMap((code) => {
      const name = names.of(type === "region" ? code.toUpperCase() : code);
      return name === undefined ? [] : [[name, code] as const];
    });
  });
}
