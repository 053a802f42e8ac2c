/** The looks of a CV, in the order in which they are offered. */
export const cvTemplateNames = ["plain", "serif", "margin", "compact", "sidebar", "split"] as const;
export type CvTemplateName = (typeof cvTemplateNames)[number];

export const defaultCvTemplate: CvTemplateName = "plain";

/** Programs that read lines across a page mix two columns. `accent` is `#rrggbb`, where the user chose none. */
export const cvTemplates: Readonly<
  Record<CvTemplateName, { readonly columns: 1 | 2; readonly accent: string }>
> = {
  plain: { columns: 1, accent: "#16161a" },
  serif: { columns: 1, accent: "#7a2e2a" },
  margin: { columns: 1, accent: "#1f4e79" },
  compact: { columns: 1, accent: "#2f4858" },
  sidebar: { columns: 2, accent: "#34308c" },
  split: { columns: 2, accent: "#1d4d4f" },
};

export const accentPattern = /^#[0-9a-f]{6}$/i;
