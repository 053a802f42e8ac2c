import { languages, type Language } from "@postulo/i18n/language";

export { languages, type Language };

/** Every picture is made in each language and in these themes. */

export const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

export type Look = { readonly language: Language; readonly theme: Theme };
