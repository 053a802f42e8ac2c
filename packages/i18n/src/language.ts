/** The languages of the interface. A new member does not compile until every text is translated: docs/design/languages.md. */
export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];

/** The language of the original texts, and of everybody who neither chose one nor prefers one of the others. */
export const defaultLanguage = "en" satisfies Language;
/** The languages that texts are translated to. */
export type TranslatedLanguage = Exclude<Language, typeof defaultLanguage>;

/** The language that a stored or requested value is the exact code of. */
export const findLanguage = (value: unknown): Language | undefined =>
  languages.find((language) => language === value);

/** As `findLanguage`, and the default for everything else. */
export const parseLanguage = (value: unknown): Language => findLanguage(value) ?? defaultLanguage;

/** The first language of the interface among BCP 47 tags in the order of preference; undefined when there is none. */
export const preferredLanguage = (tags: readonly string[]): Language | undefined =>
  tags.flatMap((tag) => findLanguage(tag.toLowerCase().split("-")[0]) ?? []).at(0);

/** The language of a BCP 47 tag such as `fr-CA`; the default when there is none. */
export const matchLanguage = (tag: string): Language =>
  findLanguage(tag) ?? parseLanguage(tag.split("-")[0]);
