/** Every picture is made in these languages and themes. */
export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];

export const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

export type Look = { readonly language: Language; readonly theme: Theme };
