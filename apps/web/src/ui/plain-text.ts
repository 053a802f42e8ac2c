/** Without accents, capitals and outer spaces, for comparing: nobody should have to type the é of Algérie. */
export const plainText = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
