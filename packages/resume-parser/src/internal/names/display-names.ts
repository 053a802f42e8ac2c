const first = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(97 + at));
const nameLanguages = ["en", "fr"] as const;

/** All two-letter codes, `aa` to `zz`. */
const codes: readonly string[] = first.flatMap((one) => first.map((other) => one + other));

/** Pairs of English or French display name and two-letter code, from `Intl.DisplayNames`. */
export function displayNames(
  type: "region" | "language",
): (readonly [name: string, code: string])[] {
  return nameLanguages.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type, fallback: "none" });
    return codes.flatMap((code) => {
      const name = names.of(type === "region" ? code.toUpperCase() : code);
      return name === undefined ? [] : [[name, code] as const];
    });
  });
}
