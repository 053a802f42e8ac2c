/** Normalises for search: without accents, case and outer spaces. */
export const normalizeForSearch = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
